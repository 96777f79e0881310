import { darken } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import { onSide, SIDES, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { label, seam } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

/** Tights laid flat, feet apart. */
export function drawTights(cloth: Cloth): Drawing {
	const { colour } = cloth
	const outline = symmetric(
		'M0 232C70 232 130 228 168 220L172 270C206 380 214 480 210 560C226 800 196 1020 178 1200C176 1280 200 1340 214 1400C216 1450 190 1474 150 1470C110 1460 100 1400 104 1330C96 1100 70 860 16 600C12 584 6 580 0 580',
		cloth.random,
	)
	return {
		parts: [
			cut(cloth, {
				outline,
				under: `<path d="M432 222C500 204 700 204 768 222L764 260C700 244 500 244 436 260Z" fill="${darken(colour, 0.5)}"/>${label(600, 216)}`,
				folds: SIDES.map(
					(side) =>
						lens([600 + side * 150, 640, 600 + side * 150, 1180, 22, side * 6, 0.5]) +
						lens([600 + side * 190, 560, 600 + side * 60, 600, 12, side * 4, 0.6]) +
						lens([600 + side * 110, 1200, 600 + side * 176, 1220, 10, 2, 0.6]) +
						lens([600 + side * 80, 820, 600 + side * 190, 850, 10, 2, 0.5]),
				).join(''),
				lines:
					seam('M430 270C500 284 700 284 770 270', 0.4) +
					seam('M600 280L600 580', 0.34) +
					SIDES.map((side) => seam(onSide('M104 1360C130 1384 170 1390 206 1376', side), 0.26)).join(''),
				rim: 44,
			}),
		],
		fill: { height: 0.74, width: 0.6 },
		detail: [600, 420],
		detailWidth: 440,
	}
}
