import { foldPairs } from '../cloth/fold.ts'
import { bothSides, onSide, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { neckInside, necklinePath, neckRib } from './neck.ts'
import type { TopBlock } from './top-block.ts'
import { BODY, sleeves } from './baby-block.ts'

/** A footed sleepsuit, fastened from the neck down one leg. */
export function drawSleepsuit(cloth: Cloth): Drawing {
	const { random, colour } = cloth
	const block: TopBlock = {
		...BODY,
		neck: [112, 230],
		depth: 300,
		shoulder: [276, 276],
		underarm: [280, 520],
		cuff: { outer: [462, 840], inner: [356, 862] },
	}
	const outline = symmetric(
		'M0 300C62 300 98 270 112 230L134 220C190 238 240 254 276 276C262 350 262 440 280 520C272 640 272 760 290 860C310 1010 316 1120 306 1260C300 1330 330 1350 336 1400C340 1450 300 1470 240 1468C180 1466 150 1450 152 1390C150 1250 120 1100 40 960C24 948 10 946 0 946',
		random,
	)
	const studs = [
		[600, 340],
		[600, 440],
		[600, 540],
		[600, 640],
		[600, 740],
		[606, 840],
		[622, 930],
		[654, 1020],
		[692, 1110],
		[720, 1200],
		[738, 1290],
	] as const
	return {
		parts: [
			...sleeves(cloth, block),
			cut(cloth, {
				outline,
				under: neckInside(block, colour),
				trims: neckRib(block, { width: 24, colour, ribs: 34 }),
				folds: foldPairs(random, [
					[262, 560, 130, 740, 20, 18, 0.8],
					[270, 640, 180, 860, 18, 12, 0.6],
					[20, 930, 190, 900, 16, 6, 0.8],
					[30, 980, 200, 1020, 16, -6, 0.7],
					[290, 1160, 190, 1200, 14, 6, 0.7],
					[170, 1290, 290, 1310, 14, 4, 0.7],
					[220, 1000, 240, 1240, 20, 8, 0.5],
					[140, 360, 160, 500, 12, -6, 0.4],
				]),
				lines:
					seam(necklinePath(block, 24), 0.36) +
					bothSides(
						(side) =>
							seam(onSide('M274 276C256 360 260 440 280 520', side), 0.4) +
							seam(onSide('M156 1350C210 1366 270 1366 308 1340', side), 0.34),
					) +
					seam('M626 324L626 760C630 880 690 1010 730 1130C750 1190 764 1270 768 1350', 0.4),
			}),
		],
		hardware: studs.map(([x, y]) => stud(x + 2, y, 8, '#e8e4da')).join(''),
		detail: [600, 420],
		detailWidth: 420,
	}
}
