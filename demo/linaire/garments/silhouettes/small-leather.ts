import { darken, lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { stitch, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

/** A belt rolled up, buckle in front; woven belts show their plait. */
export function drawBelt(cloth: Cloth): Drawing {
	const { colour } = cloth
	const metal = cloth.accents[0] ?? '#c9a45c'
	const thread = { colour: cloth.fabric.topstitch ?? darken(colour, 0.4), opacity: 0.7, width: 2.2, dash: '9 6' }
	const ring = (rx: number, ry: number, dy: number) =>
		`M${600 - rx} ${800 + dy}C${600 - rx} ${800 + dy - ry * 1.3} ${600 + rx} ${800 + dy - ry * 1.3} ${600 + rx} ${800 + dy}L${600 + rx} ${910 + dy}C${600 + rx} ${910 + dy - ry * 1.2} ${600 - rx} ${910 + dy - ry * 1.2} ${600 - rx} ${910 + dy}Z`
	const front = (rx: number, ry: number, dy: number) =>
		`M${600 - rx} ${800 + dy}C${600 - rx} ${800 + dy + ry * 1.3} ${600 + rx} ${800 + dy + ry * 1.3} ${600 + rx} ${800 + dy}L${600 + rx} ${920 + dy}C${600 + rx} ${920 + dy + ry * 1.3} ${600 - rx} ${920 + dy + ry * 1.3} ${600 - rx} ${920 + dy}Z`
	return {
		parts: [
			cut(cloth, { outline: ring(330, 150, 0), colour: darken(colour, 0.5), rim: 30 }),
			cut(cloth, { outline: ring(280, 110, 4), colour: darken(colour, 0.4), rim: 26 }),
			cut(cloth, {
				outline: front(284, 100, -20),
				colour: darken(colour, 0.18),
				rim: 26,
				folds: lens([360, 860, 500, 960, 16, 10, 0.4]),
			}),
			cut(cloth, {
				outline: front(340, 150, 0),
				shadow: 0.4,
				rim: 26,
				folds: lens([300, 850, 460, 990, 18, 10, 0.4]),
				lines:
					stitch('M264 812C280 1000 920 1000 936 812', thread) + stitch('M264 908C280 1100 920 1100 936 908', thread),
			}),
			cut(cloth, {
				outline:
					'M500 936C560 944 700 940 800 916C830 910 846 940 842 976C838 1010 824 1026 800 1032C700 1052 560 1058 500 1050Z',
				colour: lighten(colour, 0.05),
				shadow: 0.44,
				rim: 18,
				lines:
					stitch('M510 950C570 956 700 952 800 930M510 1038C570 1044 700 1040 800 1018', thread) +
					[580, 640, 700, 760]
						.map((x) => `<circle cx="${x}" cy="${994 - (x - 580) * 0.06}" r="7" fill="#1a0f08" opacity=".75"/>`)
						.join(''),
			}),
		],
		hardware:
			`<rect x="392" y="908" width="150" height="172" rx="22" fill="none" stroke="#1a0f08" stroke-opacity=".35" stroke-width="24" transform="translate(5 8)"/><rect x="392" y="908" width="150" height="172" rx="22" fill="none" stroke="${darken(metal, 0.3)}" stroke-width="26"/><rect x="392" y="908" width="150" height="172" rx="22" fill="none" stroke="${metal}" stroke-width="20"/><path d="M396 1050L396 930C396 916 402 912 414 912L520 912" fill="none" stroke="#fff8e6" stroke-opacity=".7" stroke-width="5"/>` +
			`<path d="M402 994L546 990" stroke="${darken(metal, 0.3)}" stroke-width="18" stroke-linecap="round"/><path d="M402 992L546 988" stroke="${metal}" stroke-width="12" stroke-linecap="round"/>${stud(402, 993, 11, metal)}`,
		crumple: [0.012, 0.01, 0.25],
		fill: { height: 0.46, width: 0.64 },
		detail: [520, 960],
		detailWidth: 400,
	}
}
