import { darken, lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import { seam, stitch } from '../cloth/thread.ts'
import { cut } from './cloth.ts'
import { type Last, type Shoe, sole } from './shoe.ts'

/** A penny loafer: apron, saddle with its slot, low heel. */
export function loafer({ cloth, sole: tint }: Last): Shoe {
	const { colour } = cloth
	const body =
		'M212 1040C204 976 280 938 380 914C450 894 510 862 560 838C600 826 628 838 642 864C700 886 800 878 936 836C952 890 958 970 958 1042Z'
	const inside = `<path d="M566 840C660 802 840 800 936 838L900 872C800 894 700 894 640 870Z" fill="${darken(colour, 0.55)}"/>`
	const apron = 'M306 958C340 928 430 914 496 890C524 880 546 866 566 850'
	return {
		parts: [
			cut(cloth, {
				outline: body,
				under: inside,
				folds:
					lens([806, 1030, 850, 880, 20, -8, 0.35]) +
					lens([310, 1030, 470, 930, 26, 14, 0.5]) +
					lens([330, 950, 500, 892, 12, 4, 0.6]),
				lines:
					seam('M848 870C862 920 866 980 866 1040', 0.4) +
					stitch('M646 874C704 896 802 888 930 848') +
					seam(apron, 0.5, 4) +
					stitch(apron, { dash: '3 8', width: 7, opacity: 0.4 }),
			}),
			cut(cloth, {
				outline:
					'M484 896C514 884 544 866 564 846C594 834 622 842 638 868C642 930 640 990 634 1042L506 1042C514 984 510 932 484 896Z',
				colour: lighten(colour, 0.04),
				shadow: 0.26,
				rim: 16,
				lines:
					stitch('M500 898C522 940 526 990 520 1040M624 868C628 930 626 990 620 1040') +
					`<path d="M534 914C560 896 580 884 602 880L606 902C586 908 566 918 546 932Z" fill="${darken(colour, 0.6)}"/>`,
			}),
			sole(
				cloth,
				'M204 1032C400 1050 780 1050 964 1034C970 1048 970 1060 964 1070L746 1072L744 1086C700 1090 400 1086 250 1078C212 1074 202 1050 204 1032ZM750 1062L964 1060L962 1112L756 1112Z',
				tint,
			),
		],
		hardware: '',
	}
}
