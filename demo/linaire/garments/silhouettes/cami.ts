import { darken } from '../cloth/colour.ts'
import { foldPairs, foldsOn } from '../cloth/fold.ts'
import { bothSides, onSide, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { label, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

/** A camisole on thin straps, cut on the bias. */
export function drawCami(cloth: Cloth): Drawing {
	const { colour, random } = cloth
	const strap = bothSides((side) => {
		const path = onSide('M150 424C158 350 140 300 108 262', side)
		const back = onSide('M150 424C130 350 116 300 108 262', side)
		return `<path d="${back}" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="10"/><path d="${path}" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="12"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="9"/>`
	})
	return {
		behind: strap,
		parts: [
			cut(cloth, {
				outline: symmetric(
					'M0 520C50 500 110 470 150 418C180 470 220 540 262 572C246 660 238 720 240 780C244 900 268 1080 290 1250C200 1274 90 1284 0 1284',
					random,
				),
				under: `<path d="M450 424C500 460 700 460 750 424L700 540L500 540Z" fill="${darken(colour, 0.5)}"/>${label(600, 452)}`,
				folds:
					foldsOn(1, [
						[20, 528, 120, 590, 16, 8, 0.8],
						[40, 530, 60, 660, 14, -6, 0.6],
					]) +
					foldPairs(random, [
						[150, 440, 90, 640, 16, 10, 0.8],
						[250, 590, 120, 760, 18, 12, 0.8],
						[230, 720, 60, 1000, 22, 20, 0.7],
						[90, 760, 130, 1270, 24, -12, 0.8],
						[190, 900, 226, 1260, 22, -8, 0.7],
						[20, 900, 30, 1270, 18, 6, 0.6],
					]),
				lines: bothSides(
					(side) =>
						seam(onSide('M0 530C52 510 112 482 150 432C182 484 220 552 260 584', side), 0.36) +
						stitch(onSide('M0 1266C90 1266 196 1256 288 1232', side), { opacity: 0.28 }),
				),
			}),
		],
		reach: { x: 440, y: 256, width: 320, height: 1020 },
		fill: { height: 0.72, width: 0.6 },
		detail: [600, 520],
		detailWidth: 440,
	}
}
