import { darken } from '../cloth/colour.ts'
import { foldsOn } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { onSide, type Side, SIDES } from '../cloth/path.ts'
import { button, label, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { acrossSleeve, onSleeve, sleeveFolds, sleeveOutline, type TopBlock } from './top-block.ts'

/** A pocket flap, slightly slanted; `y` is its upper edge. */
export function pocketFlap(cloth: Cloth, side: Side, y: number, tint = cloth.colour): Part {
	return cut(cloth, {
		colour: tint,
		outline: onSide(`M140 ${y + 24}L282 ${y}L288 ${y + 66}L146 ${y + 92}Z`, side),
		shadow: 0.3,
		rim: 8,
		edge: 0.45,
		lines: stitch(onSide(`M150 ${y + 82}L280 ${y + 58}`, side), { opacity: 0.3 }),
	})
}

/** Coat sleeves, with buttons at the cuff or a strap. */
export function coatSleeves(cloth: Cloth, block: TopBlock, strap = false): Part[] {
	return SIDES.map((side) => {
		const cuffButtons = [0.86, 0.9, 0.94].map((along) => {
			const [x, y] = onSleeve(block, along, 0.85)
			return button(600 + side * x, Math.round(y), 10, buttonsOf(cloth))
		})
		return cut(cloth, {
			outline: sleeveOutline(block, side),
			folds: foldsOn(side, sleeveFolds(block, 18)),
			lines: strap
				? seam(acrossSleeve(block, 0.86, side), 0.4) +
					seam(acrossSleeve(block, 0.92, side), 0.4) +
					stitch(acrossSleeve(block, 0.975, side))
				: stitch(acrossSleeve(block, 0.965, side), { opacity: 0.3 }) + cuffButtons.join(''),
		})
	})
}

/** Buttons of coats: the first accent, else horn. */
export function buttonsOf(cloth: Cloth): string {
	return cloth.accents[0] ?? '#4a2f1b'
}

/** The lining between the lapels, up to the back of the neck. */
export function coatInside(colour: string, depth: number): string {
	return (
		`<path d="M488 152C530 132 670 132 712 152L720 320L650 ${depth + 140}L550 ${depth + 140}L480 320Z" fill="${darken(colour, 0.52)}"/>` +
		`<path d="M488 152C530 132 670 132 712 152L708 196C660 178 540 178 492 196Z" fill="${darken(colour, 0.24)}"/>${label(600, 196, true)}`
	)
}

/** Canvas and lining round the folds off, whatever the cloth. */
export function lined(cloth: Cloth): Cloth {
	const { fabric } = cloth
	return { ...cloth, fabric: { ...fabric, soft: Math.max(fabric.soft, 13), depth: Math.min(fabric.depth, 54) } }
}
