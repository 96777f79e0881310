import { foldPairs, foldsOn, lens } from '../cloth/fold.ts'
import { bothSides, onSide, SIDES } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, label, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { collarInside } from './neck.ts'
import { shirtCollar } from './shirt-collar.ts'
import { buttonColour, shirtBlock, shirtFront } from './shirt-block.ts'
import { skirtFolds } from './skirt-folds.ts'
import { acrossSleeve, bodyOutline, sleeveFolds, sleeveOutline, type TopBlock } from './top-block.ts'

/** A shirt to the waist, a belt of its own cloth, a buttoned skirt. */
export function drawShirtDress(cloth: Cloth): Drawing {
	const { colour, random } = cloth
	const block: TopBlock = {
		...shirtBlock({ straight: true }),
		shoulder: [280, 262],
		underarm: [276, 570],
		waist: [212, 740],
		hem: [372, 1470],
		cuff: { outer: [428, 600], inner: [318, 648] },
	}
	const front = shirtFront(block, block.hem[1] + 18)
	const belt = 'M386 712C470 734 730 734 814 712L818 772C730 796 470 796 382 772Z'
	return {
		parts: [
			...SIDES.map((side) =>
				cut(cloth, {
					outline: sleeveOutline(block, side),
					folds: foldsOn(side, sleeveFolds(block, 13)),
					lines: seam(acrossSleeve(block, 0.86, side), 0.4) + stitch(acrossSleeve(block, 0.95, side)),
				}),
			),
			cut(cloth, {
				outline: bodyOutline(block, random),
				under: collarInside(block, colour) + label(600, block.neck[1] + 24, true),
				trims: front.trims,
				folds:
					skirtFolds(random, { waist: 760, hem: block.hem }) +
					foldPairs(random, [
						[264, 580, 120, 700, 16, 10, 0.7],
						[150, 710, 170, 560, 14, -6, 0.7],
						[90, 706, 100, 600, 12, 6, 0.6],
						[170, 380, 190, 540, 12, -6, 0.4],
					]) +
					front.folds,
				lines:
					front.lines +
					[356, 456, 556, 656, 850, 960, 1070, 1180, 1290, 1400]
						.map((y) => button(601, y, 10.5, buttonColour(cloth)))
						.join('') +
					bothSides((side) => stitch(onSide(`M0 1462C120 1462 240 1456 ${block.hem[0] - 4} 1444`, side))),
			}),
			cut(cloth, {
				outline: belt,
				shadow: 0.28,
				rim: 10,
				edge: 0.4,
				folds: lens([410, 740, 560, 764, 8, 2, 0.5]),
				lines: stitch('M388 722C470 744 730 744 812 722M384 763C470 786 730 786 816 763', { opacity: 0.3 }),
			}),
			cut(cloth, {
				outline:
					'M588 718C640 706 660 726 652 752C690 830 706 900 700 980L650 976C654 900 634 830 606 776C590 770 580 740 588 718Z',
				shadow: 0.34,
				rim: 10,
				edge: 0.36,
				folds: lens([630, 760, 672, 970, 9, 4, 0.7]),
			}),
			...shirtCollar(cloth, block, 'leaves'),
		],
		crumple: [0.005, 0.003, 0.5],
		detail: [600, 460],
		detailWidth: 460,
	}
}
