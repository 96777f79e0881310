import { lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { onSide, type Side, SIDES } from '../cloth/path.ts'
import { stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import type { TopBlock } from './top-block.ts'

function leaf(cloth: Cloth, block: TopBlock, side: Side): Part {
	const { depth } = block
	const [x, y] = block.neck
	return cut(cloth, {
		outline: onSide(
			`M6 ${depth + 8}C34 ${depth - 36} ${x - 20} ${y + 30} ${x} ${y - 8}C${x + 16} ${y - 16} ${x + 34} ${y - 8} ${x + 42} ${y + 8}C${x + 52} ${y + 78} ${x + 52} ${y + 132} ${x + 36} ${depth + 66}C${x} ${depth + 44} 46 ${depth + 22} 6 ${depth + 8}Z`,
			side,
		),
		turn: side * 38,
		shadow: 0.3,
		rim: 12,
		edge: 0.4,
		lines: stitch(
			onSide(
				`M18 ${depth + 4}C54 ${depth + 16} ${x + 2} ${depth + 34} ${x + 30} ${depth + 52}C${x + 41} ${depth + 12} ${x + 42} ${y + 72} ${x + 34} ${y + 14}`,
				side,
			),
			{ opacity: 0.32, width: 1.4, dash: '5 4' },
		),
		folds: lens([600 + side * 40, depth, 600 + side * (x + 22), y + 30, 14, side * 4, 0.5]),
	})
}

function standBand(cloth: Cloth, block: TopBlock, side: Side): Part {
	const { depth } = block
	const [x, y] = block.neck
	return cut(cloth, {
		outline: onSide(
			`M-16 ${depth - 34}C40 ${depth - 44} ${x - 26} ${y + 40} ${x - 10} ${y - 22}C${x - 4} ${y - 34} ${x + 22} ${y - 30} ${x + 26} ${y - 12}C${x + 22} ${y + 66} 60 ${depth + 8} -16 ${depth + 14}Z`,
			side,
		),
		shadow: 0.2,
		rim: 10,
		edge: 0.4,
		lines: stitch(onSide(`M-8 ${depth + 6}C58 ${depth} ${x + 14} ${y + 60} ${x + 18} ${y - 6}`, side)),
	})
}

function roundLeaf(cloth: Cloth, block: TopBlock, side: Side): Part {
	const { depth } = block
	const [x, y] = block.neck
	return cut(cloth, {
		outline: onSide(
			`M4 ${depth - 2}C50 ${depth - 6} ${x - 16} ${y + 46} ${x - 4} ${y - 12}C${x + 8} ${y - 26} ${x + 34} ${y - 16} ${x + 44} ${y + 2}C${x + 88} ${y + 60} ${x + 66} ${depth + 46} ${x + 14} ${depth + 66}C${x - 30} ${depth + 82} 10 ${depth + 60} 4 ${depth - 2}Z`,
			side,
		),
		colour: cloth.accents[0] ?? lighten(cloth.colour, 0.5),
		shadow: 0.24,
		rim: 12,
		edge: 0.36,
		lines: stitch(
			onSide(
				`M14 ${depth + 12}C22 ${depth + 52} ${x - 26} ${depth + 68} ${x + 10} ${depth + 54}C${x + 56} ${depth + 38} ${x + 74} ${y + 62} ${x + 40} ${y + 14}`,
				side,
			),
			{ opacity: 0.3 },
		),
	})
}

function tieBow(cloth: Cloth, block: TopBlock): Part[] {
	const y = block.depth
	const tail = (outline: string, fold: string) =>
		cut(cloth, { outline, shadow: 0.32, rim: 14, edge: 0.36, folds: fold })
	return [
		tail(
			`M590 ${y + 20}C560 ${y + 120} 540 ${y + 250} 520 ${y + 380}L578 ${y + 404}C590 ${y + 280} 606 ${y + 140} 616 ${y + 28}Z`,
			lens([598, y + 40, 552, y + 380, 12, 6, 0.8]),
		),
		tail(
			`M596 ${y + 20}C628 ${y + 120} 650 ${y + 220} 662 ${y + 330}L612 ${y + 352}C606 ${y + 240} 594 ${y + 120} 584 ${y + 24}Z`,
			lens([602, y + 40, 636, y + 330, 11, -6, 0.8]),
		),
		tail(
			`M596 ${y + 2}C540 ${y - 54} 446 ${y - 40} 438 ${y + 10}C444 ${y + 66} 540 ${y + 70} 598 ${y + 28}Z`,
			lens([590, y + 14, 464, y + 4, 12, 6, 0.8]) + lens([586, y + 20, 480, y + 36, 8, -4, 0.6]),
		),
		tail(
			`M604 ${y + 2}C660 ${y - 54} 754 ${y - 40} 762 ${y + 10}C756 ${y + 66} 660 ${y + 70} 602 ${y + 28}Z`,
			lens([610, y + 14, 736, y + 4, 12, -6, 0.8]) + lens([614, y + 20, 720, y + 36, 8, 4, 0.6]),
		),
		tail(
			`M574 ${y - 10}C590 ${y - 20} 612 ${y - 20} 626 ${y - 10}C634 ${y + 10} 632 ${y + 34} 622 ${y + 44}C606 ${y + 52} 592 ${y + 52} 578 ${y + 44}C568 ${y + 30} 568 ${y + 6} 574 ${y - 10}Z`,
			lens([584, y - 6, 590, y + 44, 7, 0, 0.7]),
		),
	]
}

/** The collar of a shirt or blouse, as parts of its own that cast a shadow on the front. */
export function shirtCollar(cloth: Cloth, block: TopBlock, kind: 'leaves' | 'band' | 'peter-pan' | 'tie'): Part[] {
	const draw = { leaves: leaf, band: standBand, 'peter-pan': roundLeaf, tie: standBand }[kind]
	const collar = SIDES.map((side) => draw(cloth, block, side))
	if (kind === 'leaves') return collar
	return kind === 'tie' ? [...collar, ...tieBow(cloth, block)] : collar
}
