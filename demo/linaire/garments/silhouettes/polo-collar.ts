import { lens } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { CANVAS, onSide, SIDES } from '../cloth/path.ts'
import { stitch } from '../cloth/thread.ts'
import { rib } from '../fabrics/knit.ts'
import { type Cloth, cut } from './cloth.ts'
import type { TopBlock } from './top-block.ts'

/** A knitted collar and a placket of two buttons, on the round neck of a tee. */
export function poloCollar(cloth: Cloth, block: TopBlock): Part[] {
	const [x, y] = block.neck
	const { depth } = block
	const placket = cut(cloth, {
		outline: `M572 ${depth - 6}L628 ${depth - 6}L628 ${depth + 168}L572 ${depth + 168}Z`,
		shadow: 0.1,
		rim: 6,
		lines: stitch(`M578 ${depth}L578 ${depth + 162}L622 ${depth + 162}L622 ${depth}`),
	})
	const leaves = SIDES.map((side) =>
		cut(cloth, {
			outline: onSide(
				`M4 ${depth + 6}C40 ${depth - 2} ${x - 34} ${depth - 46} ${x - 12} ${y - 16}C${x - 4} ${y - 30} ${x + 22} ${y - 28} ${x + 28} ${y - 10}C${x + 34} ${y + 60} ${x + 8} ${depth + 14} ${x - 26} ${depth + 62}C${x - 62} ${depth + 46} 34 ${depth + 26} 4 ${depth + 6}Z`,
				side,
			),
			fabric: rib(7),
			turn: side * 40,
			shadow: 0.26,
			rim: 12,
			edge: 0.4,
			folds: lens([CANVAS.centre + side * 30, depth + 10, CANVAS.centre + side * (x + 8), y + 10, 13, side * 4, 0.5]),
		}),
	)
	return [placket, ...leaves]
}
