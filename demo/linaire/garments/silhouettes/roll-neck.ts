import { lens } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { short, symmetric } from '../cloth/path.ts'
import { seam } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import type { TopBlock } from './top-block.ts'

/** A collar folded over once: a tube of ribs that hides the neck. */
export function rollNeck(cloth: Cloth, block: TopBlock): Part[] {
	const [x, y] = block.neck
	const top = y - 96
	const wide = x + 14
	let ribs = ''
	for (let index = -9; index <= 9; index++) {
		const at = 600 + (index / 9) * (wide - 12)
		ribs += `M${short(at)} ${top - 8}L${short(600 + (index / 9) * (wide + 4))} ${y + 90}`
	}
	const random = () => 0.5
	const tube = symmetric(
		`M0 ${top}C${wide * 0.6} ${top} ${wide - 14} ${top + 4} ${wide - 8} ${top + 24}C${wide - 2} ${y - 20} ${wide + 2} ${y} ${wide + 6} ${y + 28}C${wide - 24} ${y + 62} 80 ${y + 84} 0 ${y + 84}`,
		random,
	)
	return [
		cut(cloth, {
			outline: tube,
			shadow: 0.3,
			rim: 26,
			edge: 0.36,
			trims: `<path d="${ribs}" stroke="#1a0f08" stroke-opacity=".26" stroke-width="4.6"/><path d="${ribs}" stroke="#fff8ea" stroke-opacity=".13" stroke-width="3" transform="translate(6 0)"/>`,
			lines: seam(
				`M${600 - wide + 6} ${top + 26}C${600 - wide * 0.5} ${top + 40} ${600 + wide * 0.5} ${top + 40} ${600 + wide - 6} ${top + 26}`,
				0.3,
			),
			folds:
				lens([600 - wide * 0.7, y + 60, 600 - wide * 0.1, y - 10, 15, 6, 0.6]) +
				lens([600 + wide * 0.8, y + 70, 600 + wide * 0.3, y + 96, 13, -6, 0.6]),
		}),
	]
}
