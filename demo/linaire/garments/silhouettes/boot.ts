import { darken } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import { seam, stitch } from '../cloth/thread.ts'
import { cut } from './cloth.ts'
import { type Last, type Shoe, sole } from './shoe.ts'

/** An ankle boot with an elastic side and a stacked heel. */
export function boot({ cloth, sole: tint }: Last): Shoe {
	const { colour } = cloth
	const body =
		'M232 1030C226 956 320 920 430 890C530 860 590 800 596 700L600 420C690 400 830 400 906 420C912 620 916 860 936 1030Z'
	return {
		parts: [
			cut(cloth, {
				outline: body,
				under: `<path d="M600 424C690 380 830 380 906 424L900 450L606 450Z" fill="${darken(colour, 0.55)}"/>`,
				folds:
					lens([610, 760, 860, 800, 16, 8, 0.7]) +
					lens([600, 820, 820, 850, 15, 6, 0.6]) +
					lens([420, 1010, 500, 890, 14, 6, 0.5]) +
					lens([640, 480, 640, 700, 24, 6, 0.4]),
				lines:
					seam('M900 436C904 640 910 860 928 1024', 0.3) +
					seam('M480 1028C520 960 600 920 700 900C800 884 880 900 926 930', 0.36) +
					stitch('M612 440C700 424 820 424 896 440') +
					stitch('M612 452C700 436 820 436 896 452'),
			}),
			cut(cloth, {
				outline: 'M690 470L826 470C836 560 830 660 812 740L704 740C686 660 680 560 690 470Z',
				colour: darken(colour, 0.4),
				fabric: {
					tile: {
						width: 9,
						height: 10,
						drawing:
							'<rect width="3" height="10" fill="#1a0f08" opacity=".4"/><rect x="5" width="2" height="10" fill="#fff8ea" opacity=".14"/>',
					},
					grain: 0.1,
					soft: 8,
					depth: 20,
				},
				rim: 10,
				edge: 0.6,
				lines: stitch('M682 464L834 464'),
			}),
			sole(
				cloth,
				'M224 1020C420 1040 760 1040 944 1020C950 1044 950 1060 946 1074L760 1076L756 1100C600 1096 360 1092 262 1080C226 1074 220 1046 224 1020ZM766 1060L946 1060L940 1146L772 1146Z',
				tint,
			),
		],
		hardware: `<path d="M852 420C850 370 890 370 886 424" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="16"/>`,
	}
}
