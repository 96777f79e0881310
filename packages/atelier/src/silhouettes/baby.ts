import { lighten } from '../cloth/colour.ts'
import { foldPairs, foldsOn, lens } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { bothSides, onSide, SIDES, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stitch, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { neckInside, necklinePath, neckRib } from './neck.ts'
import { acrossSleeve, sleeveFolds, sleeveOutline, type TopBlock } from './top-block.ts'

const BODY: TopBlock = {
	neck: [116, 300],
	depth: 390,
	neckShape: 'round',
	shoulder: [286, 350],
	underarm: [288, 560],
	hem: [300, 900],
	cuff: { outer: [436, 560], inner: [318, 614] },
}
const TORSO =
	'M0 390C64 390 102 354 116 300L138 290C196 310 246 326 286 350C272 420 270 490 288 560C284 680 290 800 304 930'

function sleeves(cloth: Cloth, block: TopBlock): Part[] {
	return SIDES.map((side) =>
		cut(cloth, {
			outline: sleeveOutline(block, side),
			folds: foldsOn(side, sleeveFolds(block, 14)),
			lines: stitch(acrossSleeve(block, 0.94, side)) + stitch(acrossSleeve(block, 0.91, side)),
		}),
	)
}

function armholes(): string {
	return bothSides((side) => seam(onSide('M284 350C266 420 268 490 288 560', side), 0.4))
}

/** An envelope-necked bodysuit with press studs, shown on top of two folded ones in the accent colours. */
export function drawBody(cloth: Cloth): Drawing {
	const { random, colour } = cloth
	const others = [cloth.accents[0] ?? '#f3eee2', cloth.accents[1] ?? lighten(colour, 0.55)]
	const folded = others.map((tint, index) => {
		const y = 1180 + index * 84
		return cut(cloth, {
			colour: tint,
			outline: `M270 ${y + 20}C270 ${y} 290 ${y - 10} 320 ${y - 10}L880 ${y - 10}C910 ${y - 10} 930 ${y} 930 ${y + 20}L936 ${y + 60}C936 ${y + 80} 914 ${y + 92} 886 ${y + 92}L314 ${y + 92}C286 ${y + 92} 264 ${y + 80} 264 ${y + 60}Z`,
			shadow: 0.2,
			rim: 26,
			folds: lens([300, y + 40, 900, y + 36, 26, 0, 0.6]),
			lines: stitch(`M284 ${y + 70}C400 ${y + 78} 800 ${y + 78} 916 ${y + 70}`),
		})
	})
	const outline = symmetric(`${TORSO}C250 950 150 1000 104 1100C70 1112 30 1114 0 1114`, random)
	return {
		parts: [
			...folded.toReversed(),
			...sleeves(cloth, BODY),
			cut(cloth, {
				outline,
				under: neckInside(BODY, colour),
				shadow: 0.2,
				trims: neckRib(BODY, { width: 22, colour, ribs: 34 }),
				folds: foldPairs(random, [
					[270, 590, 140, 760, 18, 18, 0.8],
					[280, 640, 190, 880, 16, 10, 0.6],
					[60, 1080, 200, 940, 15, 6, 0.7],
					[40, 1060, 120, 880, 14, -6, 0.5],
					[150, 430, 170, 560, 12, -6, 0.4],
				]),
				lines:
					seam(necklinePath(BODY, 22), 0.34) +
					armholes() +
					bothSides(
						(side) =>
							stitch(onSide('M294 946C246 968 166 1008 116 1092', side)) +
							seam(onSide('M132 296C190 380 240 420 284 440', side), 0.34),
					) +
					stitch('M500 1076C560 1086 640 1086 700 1076'),
			}),
		],
		hardware: [530, 600, 670].map((x) => stud(x, 1094, 9, '#e8e4da')).join(''),
		detail: [600, 500],
		detailWidth: 420,
	}
}

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

/** A swimsuit with crossed shoulder straps and a frill of its own cloth. */
export function drawSwimsuit(cloth: Cloth): Drawing {
	const { random, colour } = cloth
	const trim = cloth.accents[0] ?? lighten(colour, 0.7)
	const piped = (path: string) => `<path d="${path}" fill="none" stroke="${trim}" stroke-width="13"/>`
	const outline = symmetric(
		'M0 470C60 470 96 430 110 300L168 290C170 380 190 450 240 500C222 620 214 700 224 800C236 860 250 890 262 920C190 950 110 1030 66 1130C40 1138 20 1140 0 1140',
		random,
	)
	return {
		parts: [
			cut(cloth, {
				outline,
				under: `<path d="M432 290C450 350 520 400 600 400C680 400 750 350 768 290L700 500L500 500Z" fill="${lighten(colour, 0.05)}"/><path d="M432 290C450 350 520 400 600 400C680 400 750 350 768 290L700 500L500 500Z" fill="#1a0f08" opacity=".45"/>`,
				trims: bothSides(
					(side) =>
						piped(onSide('M0 472C62 472 98 430 112 300', side)) +
						piped(onSide('M166 290C168 380 188 450 240 502', side)) +
						piped(onSide('M262 918C190 948 110 1030 66 1132', side)),
				),
				folds: foldPairs(random, [
					[220, 560, 120, 660, 14, 10, 0.6],
					[226, 800, 90, 860, 16, 10, 0.6],
					[60, 1110, 170, 940, 14, 6, 0.6],
					[190, 620, 196, 820, 14, 4, 0.4],
				]),
				lines:
					bothSides(
						(side) =>
							stitch(onSide('M0 486C70 486 110 440 126 306', side), { opacity: 0.3 }) +
							stitch(onSide('M256 932C186 964 112 1042 76 1134', side), { opacity: 0.3 }),
					) + seam('M392 800C480 822 720 822 808 800', 0.3),
			}),
		],
		fill: { height: 0.66, width: 0.6 },
		detail: [600, 520],
		detailWidth: 420,
	}
}
