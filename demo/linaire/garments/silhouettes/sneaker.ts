import { darken, lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import { seam, stitch } from '../cloth/thread.ts'
import { cut } from './cloth.ts'
import { type Last, type Shoe, sole } from './shoe.ts'

/** A laced sneaker on a cup sole. */
export function sneaker({ cloth, sole: tint }: Last): Shoe {
	const { colour } = cloth
	const quarter =
		'M560 780C620 800 690 780 760 716C800 690 880 690 920 716C936 790 950 900 956 1010L300 1010C420 960 500 880 560 780Z'
	const toe = 'M228 1010C226 940 300 900 390 884C430 900 470 950 470 1010Z'
	const tongue = 'M520 820C560 730 610 670 668 644C700 640 712 668 704 700L640 830L540 860Z'
	const heel = 'M842 700C870 690 900 696 924 712C942 790 954 900 958 1010L850 1010C858 900 858 800 842 700Z'
	const eyelets = Array.from({ length: 6 }, (_, index) => [486 + index * 38, 880 - index * 33] as const)
	const laces = eyelets
		.map(
			([x, y]) =>
				`<path d="M${x - 6} ${y + 4}C${x + 14} ${y - 24} ${x + 42} ${y - 28} ${x + 62} ${y - 6}" fill="none" stroke="#1a0f08" stroke-opacity=".35" stroke-width="18" transform="translate(2 5)"/><path d="M${x - 6} ${y + 4}C${x + 14} ${y - 24} ${x + 42} ${y - 28} ${x + 62} ${y - 6}" fill="none" stroke="#f6f3ec" stroke-width="15" stroke-linecap="round"/>`,
		)
		.join('')
	const body =
		'M228 1010C222 930 330 890 430 872C500 850 556 800 600 740C640 700 700 700 760 706C800 690 880 690 922 712C940 790 952 900 958 1010Z'
	return {
		parts: [
			cut(cloth, { outline: tongue, colour: lighten(colour, 0.08), folds: lens([560, 820, 660, 670, 12, 4, 0.5]) }),
			cut(cloth, {
				outline: body,
				under: `<path d="M700 704C760 660 880 664 920 712L900 740L720 740Z" fill="${darken(colour, 0.5)}"/>`,
				folds: lens([380, 980, 450, 890, 14, 6, 0.6]) + lens([420, 990, 500, 880, 12, 6, 0.5]),
			}),
			cut(cloth, {
				outline: toe,
				shadow: 0.2,
				rim: 20,
				lines:
					stitch('M384 894C420 910 456 956 458 1008') +
					[
						[330, 950],
						[360, 940],
						[345, 970],
						[375, 965],
					]
						.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#1a0f08" opacity=".4"/>`)
						.join(''),
			}),
			cut(cloth, {
				outline: quarter,
				shadow: 0.24,
				rim: 24,
				folds: lens([700, 800, 640, 980, 18, 8, 0.4]),
				lines:
					stitch('M566 794C626 812 696 792 764 730M320 1000C430 950 510 880 564 794') +
					stitch('M690 860C740 900 790 910 850 890'),
			}),
			cut(cloth, {
				outline: heel,
				colour: cloth.accents[0] ?? darken(colour, 0.25),
				shadow: 0.2,
				rim: 16,
				lines: stitch('M852 706C868 800 868 900 860 1006'),
			}),
			sole(
				cloth,
				'M214 1000C380 1012 800 1012 966 996C980 1030 978 1080 960 1100L250 1100C214 1096 200 1040 214 1000Z',
				tint,
				stitch('M224 1018C400 1030 800 1030 968 1014') + seam('M222 1074C420 1082 760 1082 966 1074', 0.2),
			),
		],
		hardware: laces,
	}
}
