import { foldPairs, foldsOn } from '../cloth/fold.ts'
import { bothSides, onSide, short, SIDES, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, label, seam, topstitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { collarInside } from './neck.ts'
import { shirtCollar } from './shirt-collar.ts'
import {
	acrossSleeve,
	bodyFolds,
	bodyOutline,
	onSleeve,
	sleeveFolds,
	sleeveOutline,
	type TopBlock,
} from './top-block.ts'

const BLOCK: TopBlock = {
	neck: [96, 200],
	depth: 316,
	neckShape: 'v',
	shoulder: [318, 284],
	underarm: [322, 620],
	hem: [300, 1180],
	hemDrop: 12,
	cuff: { outer: [510, 1150], inner: [396, 1168] },
}
const COPPER = '#a9764a'

/** The classic trucker: V seams from the chest pockets, a waistband, metal buttons. */
export function drawDenimJacket(cloth: Cloth): Drawing {
	const { random } = cloth
	const thread = cloth.accents[0] ?? cloth.fabric.topstitch ?? '#c98b45'
	const double = (path: string, shifted: string) => seam(path, 0.46) + topstitch(shifted, thread)
	const [hx, hy] = BLOCK.hem
	const band = hy - 70
	const sleeves = SIDES.map((side) => {
		const [bx, by] = onSleeve(BLOCK, 0.95, 0.8)
		return cut(cloth, {
			outline: sleeveOutline(BLOCK, side),
			trims: `<ellipse cx="${600 + side * 410}" cy="760" rx="60" ry="190" fill="url(#wash)" opacity=".3"/>`,
			folds: foldsOn(side, sleeveFolds(BLOCK, 15)),
			lines:
				seam(acrossSleeve(BLOCK, 0.91, side), 0.46) +
				topstitch(acrossSleeve(BLOCK, 0.925, side), thread) +
				topstitch(acrossSleeve(BLOCK, 0.985, side), thread) +
				button(600 + side * bx, Math.round(by), 11, COPPER),
		})
	})
	const [sx, sy] = BLOCK.shoulder
	const [ux, uy] = BLOCK.underarm
	const seams = bothSides(
		(side) =>
			seam(
				onSide(
					`M${sx - 2} ${sy - 2}C${sx - 20} ${short(sy + (uy - sy) * 0.35)} ${sx - 16} ${short(sy + (uy - sy) * 0.7)} ${ux} ${uy}`,
					side,
				),
				0.46,
				3,
			) +
			topstitch(
				onSide(
					`M${sx - 12} ${sy + 4}C${sx - 30} ${short(sy + (uy - sy) * 0.35)} ${sx - 26} ${short(sy + (uy - sy) * 0.7)} ${ux - 10} ${uy}`,
					side,
				),
				thread,
			) +
			double(onSide('M36 520L300 500', side), onSide('M36 510L298 490', side)) +
			double(onSide(`M120 600L84 ${band}`, side), onSide(`M128 602L92 ${band}`, side)) +
			double(onSide(`M222 594L174 ${band}`, side), onSide(`M214 594L166 ${band}`, side)) +
			`<path d="${onSide(`M236 ${band - 190}L268 ${band - 30}`, side)}" stroke="#0d1526" stroke-opacity=".6" stroke-width="6"/>` +
			topstitch(onSide(`M226 ${band - 188}L258 ${band - 28}`, side), thread),
	)
	const flaps = SIDES.map((side) =>
		cut(cloth, {
			outline: onSide('M104 508L240 500L242 566L173 604L104 572Z', side),
			shadow: 0.28,
			rim: 8,
			edge: 0.46,
			lines:
				topstitch(onSide('M113 514L113 567L173 594L233 561L231 508', side), thread) +
				button(600 + side * 173, 572, 11, COPPER),
		}),
	)
	const waistband = cut(cloth, {
		outline: symmetric(
			`M0 ${band}L${hx + 1} ${band - 8}L${hx} ${hy}C${hx * 0.6} ${hy + 14} ${hx * 0.3} ${hy + 16} 0 ${hy + 16}`,
			random,
			1,
		),
		shadow: 0.16,
		rim: 10,
		edge: 0.46,
		lines: bothSides(
			(side) =>
				topstitch(onSide(`M0 ${band + 12}L${hx} ${band + 4}`, side), thread) +
				topstitch(onSide(`M0 ${hy + 6}C${hx * 0.3} ${hy + 6} ${hx * 0.6} ${hy + 4} ${hx - 4} ${hy - 8}`, side), thread),
		),
	})
	return {
		parts: [
			...sleeves,
			cut(cloth, {
				outline: bodyOutline(BLOCK, random),
				under: collarInside(BLOCK, cloth.colour) + label(600, 226),
				trims: bothSides(
					(side) => `<ellipse cx="${600 + side * 150}" cy="800" rx="120" ry="320" fill="url(#wash)" opacity=".3"/>`,
				),
				folds: foldPairs(random, bodyFolds(BLOCK, 16)),
				lines: double('M634 330L640 1110', 'M626 330L632 1110') + topstitch('M570 330L566 1110', thread) + seams,
			}),
			...flaps,
			waistband,
			...shirtCollar(cloth, BLOCK, 'leaves'),
		],
		hardware: [376, 500, 640, 780, 920, 1050, 1146].map((y) => button(602, y, 14, COPPER)).join(''),
		detail: [600, 440],
		detailWidth: 480,
	}
}
