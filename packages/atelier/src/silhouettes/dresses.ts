import { darken, lighten } from '../cloth/colour.ts'
import { foldPairs, foldsOn, lens } from '../cloth/fold.ts'
import { bothSides, onSide, SIDES, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, label, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { collarInside, neckInside, necklinePath, neckRib } from './neck.ts'
import { buttonColour, shirtBlock, shirtFront } from './shirt.ts'
import { shirtCollar } from './shirt-collar.ts'
import { acrossSleeve, bodyOutline, sleeveFolds, sleeveOutline, type TopBlock } from './top-block.ts'

function skirtFolds(random: () => number, { waist, hem }: { waist: number; hem: [number, number] }): string {
	return [0.12, 0.34, 0.55, 0.78, 0.93]
		.flatMap((share) =>
			SIDES.map((side) =>
				lens([
					600 + side * share * 200,
					waist + 20 + random() * 60,
					600 + side * share * hem[0],
					hem[1] + 10,
					24 + random() * 10,
					-side * 10,
					0.75,
				]),
			),
		)
		.join('')
}

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

/** A pinafore: bib, straps with buttons, a flared skirt with two pockets; worn over a tee. */
export function drawPinafore(cloth: Cloth): Drawing {
	const { colour, random } = cloth
	const metal = cloth.accents[0] ?? '#b98552'
	const strap = (side: 1 | -1) =>
		cut(cloth, {
			outline: onSide('M112 258L168 252C178 330 176 400 170 452L110 456C116 390 118 320 112 258Z', side),
			shadow: 0.24,
			rim: 10,
			edge: 0.42,
			lines: stitch(onSide('M121 264C128 330 126 390 120 446M160 260C168 330 168 390 160 444', side)),
		})
	const pocket = (side: 1 | -1) =>
		cut(cloth, {
			outline: onSide('M96 860L266 848L286 1010C270 1052 240 1066 200 1068C150 1070 116 1056 106 1018Z', side),
			turn: side * -6,
			shadow: 0.2,
			rim: 14,
			edge: 0.44,
			lines:
				stitch(onSide('M106 872L116 1012C126 1046 156 1058 200 1056C238 1054 262 1042 274 1010L256 860', side)) +
				stitch(onSide('M98 884L268 872', side)),
		})
	return {
		parts: [
			cut(cloth, {
				outline: symmetric(
					'M0 430C70 430 130 426 178 420C186 500 204 570 250 620C246 650 244 670 246 690C290 900 370 1130 424 1350C290 1390 140 1400 0 1400',
					random,
				),
				under: `<path d="M424 420C500 400 700 400 776 420L770 470L430 470Z" fill="${darken(colour, 0.5)}"/>`,
				folds:
					skirtFolds(random, { waist: 700, hem: [424, 1370] }) +
					foldPairs(random, [
						[230, 640, 110, 560, 12, 6, 0.5],
						[160, 680, 170, 560, 10, 4, 0.4],
					]),
				lines:
					seam('M354 692C470 716 730 716 846 692', 0.5, 3) +
					stitch('M354 704C470 728 730 728 846 704') +
					stitch('M430 446C500 456 700 456 770 446') +
					bothSides(
						(side) =>
							stitch(onSide('M172 432C180 510 198 580 242 628', side)) +
							stitch(onSide('M0 1366C140 1366 290 1356 418 1322', side)),
					) +
					seam('M600 716L600 1398', 0.24),
			}),
			...SIDES.map(strap),
			...SIDES.map(pocket),
		],
		hardware:
			bothSides((side) => button(600 + side * 142, 472, 20, metal)) +
			[780, 880, 980].map((y) => button(600, y, 15, metal)).join(''),
		detail: [600, 560],
		detailWidth: 480,
	}
}
