import { lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { type Cloth, cut } from './cloth.ts'

/** A printed square, folded to a triangle with its border showing. */
export function drawSquare(cloth: Cloth): Drawing {
	const border = cloth.accents[0] ?? '#c9573c'
	const edge = (path: string) =>
		`<path d="${path}" fill="none" stroke="${border}" stroke-width="64"/><path d="${path}" fill="none" stroke="${lighten(border, 0.6)}" stroke-width="10"/>`
	return {
		parts: [
			cut(cloth, {
				outline:
					'M230 480C420 462 780 470 960 486C972 700 968 960 950 1150C740 1168 460 1164 246 1148C232 930 222 700 230 480Z',
				trims: edge(
					'M230 480C420 462 780 470 960 486C972 700 968 960 950 1150C740 1168 460 1164 246 1148C232 930 222 700 230 480Z',
				),
				rim: 20,
				folds: lens([300, 560, 620, 1100, 34, 20, 0.5]),
			}),
			cut(cloth, {
				outline: 'M238 476C420 462 780 470 966 484C860 640 760 760 600 944C470 780 350 640 238 476Z',
				turn: 45,
				trims: edge('M238 476C350 640 470 780 600 944C760 760 860 640 966 484'),
				shadow: 0.34,
				rim: 22,
				folds:
					lens([420, 520, 590, 880, 26, 14, 0.7]) +
					lens([780, 520, 640, 860, 26, -14, 0.7]) +
					lens([600, 480, 600, 820, 20, 6, 0.5]),
			}),
		],
		crumple: [0.005, 0.004, 0.5],
		fill: { height: 0.58, width: 0.66 },
		detail: [600, 800],
		detailWidth: 440,
	}
}
