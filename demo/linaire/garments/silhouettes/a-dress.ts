import { lighten } from '../cloth/colour.ts'
import { foldPairs, lens } from '../cloth/fold.ts'
import { bothSides, onSide, SIDES } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { neckInside, necklinePath, neckRib } from './neck.ts'
import { skirtFolds } from './skirt-folds.ts'
import { bodyOutline, type TopBlock } from './top-block.ts'

/** A little dress: round neck, puffed short sleeves, a gathered skirt. */
export function drawDressA(cloth: Cloth): Drawing {
	const { colour, random } = cloth
	const block: TopBlock = {
		neck: [104, 250],
		depth: 320,
		neckShape: 'round',
		shoulder: [254, 296],
		underarm: [250, 520],
		waist: [226, 690],
		hem: [452, 1360],
		hemDrop: 40,
		cuff: { outer: [380, 500], inner: [270, 548] },
	}
	const gathers = Array.from({ length: 23 }, (_, index) => (index - 11) / 11)
	return {
		parts: [
			...SIDES.map((side) =>
				cut(cloth, {
					outline: onSide(
						'M252 292C330 292 402 360 414 452C408 492 380 520 352 532C316 546 282 548 262 540C244 470 240 380 252 292Z',
						side,
					),
					shift: [side * 50, 30],
					folds:
						[0, 1, 2, 3]
							.map((index) =>
								lens([
									600 + side * (282 + index * 26),
									536 - index * 10,
									600 + side * (284 + index * 30),
									440 - index * 10,
									9,
									0,
									0.8,
								]),
							)
							.join('') + lens([600 + side * 256, 300, 600 + side * 340, 350, 12, 4, 0.6]),
					lines: seam(onSide('M402 478C370 508 320 528 262 522', side), 0.44),
				}),
			),
			cut(cloth, {
				outline: bodyOutline(block, random),
				under: neckInside(block, colour),
				trims: neckRib(block, { width: 12, colour: lighten(colour, 0.1), ribs: 1 }),
				folds:
					gathers
						.map((share) =>
							lens([
								600 + share * 216,
								704,
								600 + share * (260 + random() * 60),
								860 + random() * 160,
								10 + random() * 5,
								0,
								0.7,
							]),
						)
						.join('') +
					skirtFolds(random, { waist: 820, hem: block.hem }) +
					foldPairs(random, [
						[230, 540, 120, 660, 14, 8, 0.6],
						[90, 690, 110, 600, 10, 4, 0.5],
					]),
				lines:
					seam(necklinePath(block, 12), 0.4) +
					seam('M372 690C480 712 720 712 828 690', 0.5, 3) +
					bothSides(
						(side) =>
							seam(onSide('M252 294C236 380 238 460 250 522', side), 0.44) +
							stitch(onSide(`M0 1366C150 1366 300 1354 ${block.hem[0] - 8} 1326`, side)),
					),
			}),
		],
		detail: [600, 480],
		detailWidth: 460,
	}
}
