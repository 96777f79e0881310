import { lighten } from '../cloth/colour.ts'
import { foldPairs, lens } from '../cloth/fold.ts'
import { bothSides, onSide, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stitch, stud } from '../cloth/thread.ts'
import { armholes, BODY, sleeves, TORSO } from './baby-block.ts'
import { type Cloth, cut } from './cloth.ts'
import { neckInside, necklinePath, neckRib } from './neck.ts'

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
