import { darken } from '../cloth/colour.ts'
import { foldPairs } from '../cloth/fold.ts'
import { bothSides, onSide, SIDES, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { skirtFolds } from './skirt-folds.ts'

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
