import { foldPairs, foldsOn, lens } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { bothSides, onSide, SIDES } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, label, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { collarInside } from './neck.ts'
import { buttonColour, shirtBlock, shirtFront } from './shirt-block.ts'
import { shirtCollar } from './shirt-collar.ts'
import {
	acrossSleeve,
	bodyFolds,
	bodyOutline,
	childBlock,
	onSleeve,
	sleeveFolds,
	sleeveOutline,
	type TopBlock,
} from './top-block.ts'

export type ShirtOptions = {
	collar?: 'leaves' | 'band' | 'peter-pan' | 'tie'
	/** Long straight hem of an overshirt instead of shirt tails. */
	straight?: boolean
	pockets?: 'none' | 'one' | 'flaps'
	/** Fuller sleeves, gathered at the cuff. */
	full?: boolean
	sleeves?: 'short' | 'long'
}

function sleevesOf(cloth: Cloth, block: TopBlock, { full = false, sleeves = 'long' }: ShirtOptions): Part[] {
	const striped = (cloth.fabric.tile?.width ?? 0) > 12 || (cloth.fabric.tile?.height ?? 0) > 30
	return SIDES.map((side) => {
		const [bx, by] = onSleeve(block, 0.975, 0.84)
		const gathers = full
			? [0.2, 0.4, 0.6, 0.8]
					.map((across) =>
						lens([
							600 + side * onSleeve(block, 0.92, across)[0],
							onSleeve(block, 0.92, across)[1],
							600 + side * onSleeve(block, 0.76, across)[0],
							onSleeve(block, 0.76, across)[1],
							10,
							0,
							0.8,
						]),
					)
					.join('')
			: ''
		const cuff =
			sleeves === 'short'
				? stitch(acrossSleeve(block, 0.93, side), { opacity: 0.3 })
				: seam(acrossSleeve(block, 0.915, side), 0.42) +
					stitch(acrossSleeve(block, 0.985, side), { opacity: 0.3, width: 1.4 }) +
					button(600 + side * bx, by, 9, buttonColour(cloth))
		return cut(cloth, {
			outline: sleeveOutline(block, side),
			turn: striped ? -side * 9 : 0,
			folds: foldsOn(side, sleeveFolds(block, 13)) + gathers,
			lines: cuff,
		})
	})
}

function pocketsOf(cloth: Cloth, kind: ShirtOptions['pockets']): Part[] {
	if (kind === 'one') {
		return [
			cut(cloth, {
				outline: 'M694 500L834 500L834 640L764 680L694 640Z',
				shift: [5, 0],
				shadow: 0.16,
				rim: 8,
				edge: 0.4,
				lines:
					stitch('M701 510L827 510L827 636L764 672L701 636Z', { opacity: 0.32, width: 1.3, dash: '5 4' }) +
					seam('M694 528L834 528', 0.2),
			}),
		]
	}
	if (kind !== 'flaps') return []
	return SIDES.flatMap((side) => {
		const at = (path: string) => onSide(path, side)
		return [
			cut(cloth, {
				outline: at('M86 520L232 520L232 690L216 706L102 706L86 690Z'),
				shadow: 0.14,
				rim: 10,
				edge: 0.4,
				lines: stitch(at('M94 530L94 686L106 698L212 698L224 686L224 530')),
			}),
			cut(cloth, {
				outline: at('M82 490L236 490L236 548L159 574L82 548Z'),
				shadow: 0.26,
				rim: 8,
				edge: 0.42,
				lines:
					stitch(at('M90 498L90 543L159 565L228 543L228 498')) + button(600 + side * 159, 552, 9, buttonColour(cloth)),
			}),
		]
	})
}

/** Shirts, blouses and overshirts. */
export function drawShirt(cloth: Cloth, options: ShirtOptions = {}): Drawing {
	const { collar = 'leaves', straight = false, pockets = 'none' } = options
	const block = cloth.kids ? childBlock({ ...shirtBlock(options), hemPath: undefined }) : shirtBlock(options)
	const { colour, random } = cloth
	const bottom = block.hem[1] + (straight || cloth.kids ? 20 : 136)
	const front = shirtFront(block, bottom)
	const count = 7
	const first = block.depth + 56
	const step = (bottom - first - 90) / (count - 1)
	const [hx, hy] = block.hem
	const hem =
		straight || cloth.kids
			? bothSides((side) =>
					stitch(onSide(`M0 ${hy - 4}C${hx * 0.33} ${hy - 4} ${hx * 0.66} ${hy - 8} ${hx} ${hy - 24}`, side)),
				)
			: stitch(
					'M318 1284C332 1364 374 1406 436 1420C510 1432 560 1414 600 1404C640 1414 690 1432 764 1420C826 1406 868 1364 882 1284',
					{ opacity: 0.28, width: 1.4 },
				)
	const yoke =
		collar === 'tie' || collar === 'peter-pan'
			? [40, 80, 120, 160]
					.flatMap((x) =>
						SIDES.map((side) =>
							lens([600 + side * x, block.depth + 40, 600 + side * (x + 14), block.depth + 240, 9, 0, 0.6]),
						),
					)
					.join('')
			: ''
	return {
		parts: [
			...sleevesOf(cloth, block, options),
			cut(cloth, {
				outline: bodyOutline(block, random),
				under: collarInside(block, colour) + label(600, block.neck[1] + 24, true),
				trims: front.trims,
				folds: foldPairs(random, bodyFolds(block, 19)) + front.folds + yoke,
				lines:
					front.lines +
					hem +
					Array.from({ length: count }, (_, index) =>
						button(601, Math.round(first + step * index), 10.5, buttonColour(cloth)),
					).join(''),
			}),
			...pocketsOf(cloth, cloth.kids && pockets === 'flaps' ? 'one' : pockets),
			...shirtCollar(cloth, block, collar),
		],
		crumple: [0.005, 0.003, 0.5],
		detail: [600, 400],
		detailWidth: 440,
	}
}
