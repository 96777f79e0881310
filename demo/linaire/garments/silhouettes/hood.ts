import { darken } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { bothSides, onSide, SIDES, symmetric } from '../cloth/path.ts'
import { label, seam, stitch, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import type { TopBlock } from './top-block.ts'

const still = () => 0.5

/** A hood lying open around the face: its dark inside, the outer rim and two cords. */
export function hood(cloth: Cloth, block: TopBlock, { cords = true } = {}): { parts: Part[]; hardware: string } {
	const [, y] = block.neck
	const top = y - 108
	const { depth } = block
	const inside = symmetric(
		`M0 ${top + 34}C70 ${top + 34} 116 ${top + 70} 118 ${y + 20}C118 ${depth - 50} 60 ${depth + 30} 0 ${depth + 62}`,
		still,
	)
	const shell = (side: 1 | -1) =>
		cut(cloth, {
			outline: onSide(
				`M0 ${top}C100 ${top - 4} 176 ${top + 46} 190 ${y + 10}C196 ${depth - 20} 140 ${depth + 66} -10 ${depth + 118}L-6 ${depth + 46}C60 ${depth + 10} 102 ${depth - 50} 104 ${y + 16}C104 ${top + 84} 66 ${top + 50} 0 ${top + 48}Z`,
				side,
			),
			under:
				side === 1
					? `<path d="${inside}" fill="${darken(cloth.colour, 0.42)}"/><path d="M600 ${top + 50}L600 ${y + 60}" stroke="#1a0f08" stroke-opacity=".3" stroke-width="3"/>${label(600, y + 44)}`
					: '',
			shadow: 0.26,
			rim: 22,
			edge: 0.4,
			folds:
				lens([600 + side * 150, y - 30, 600 + side * 128, depth + 30, 16, -side * 10, 0.7]) +
				lens([600 + side * 120, top + 60, 600 + side * 160, y + 10, 12, side * 6, 0.5]),
			lines:
				stitch(onSide(`M0 ${top + 66}C58 ${top + 66} 88 ${top + 96} 90 ${y + 18}`, side), { opacity: 0.1 }) +
				stitch(
					onSide(
						`M0 ${top + 36}C74 ${top + 36} 118 ${top + 76} 118 ${y + 18}C116 ${depth - 40} 70 ${depth + 22} 0 ${depth + 58}`,
						side,
					),
					{ opacity: 0.3 },
				) +
				(side === 1 ? seam(`M600 ${top}L600 ${top + 48}`, 0.3) : ''),
		})
	const cord = (side: 1 | -1) => {
		const path = onSide(`M40 ${depth + 50}C52 ${depth + 110} 44 ${depth + 170} 52 ${depth + 236}`, side)
		const tip = onSide(`M52 ${depth + 236}L54 ${depth + 266}`, side)
		return (
			`<path d="${path}" fill="none" stroke="#1a0f08" stroke-opacity=".25" stroke-width="10" transform="translate(4 6)"/>` +
			`<path d="${path}" fill="none" stroke="${cloth.accents[0] ?? '#efeadf'}" stroke-width="9" stroke-linecap="round"/>` +
			`<path d="${path}" fill="none" stroke="#1a0f08" stroke-opacity=".18" stroke-width="9" stroke-dasharray="2 4"/>` +
			`<path d="${tip}" stroke="#8d8a82" stroke-width="10" stroke-linecap="round"/>${stud(600 + side * 40, depth + 48, 8, '#c9c6bd')}`
		)
	}
	return { parts: SIDES.map(shell), hardware: cords ? bothSides(cord) : '' }
}

/** One pocket for both hands; divided when a zip runs through it. `bottom` is where the hem rib starts. */
export function kangarooPocket(cloth: Cloth, bottom: number, divided: boolean): Part[] {
	const top = bottom - 250
	const outline = `M488 ${top}L712 ${top}L826 ${bottom - 84}L826 ${bottom - 4}L374 ${bottom - 4}L374 ${bottom - 84}Z`
	const halves = [
		`M488 ${top}L584 ${top}L584 ${bottom - 4}L374 ${bottom - 4}L374 ${bottom - 84}Z`,
		`M712 ${top}L616 ${top}L616 ${bottom - 4}L826 ${bottom - 4}L826 ${bottom - 84}Z`,
	]
	return (divided ? halves : [outline]).map((path) =>
		cut(cloth, {
			outline: path,
			shadow: 0.16,
			rim: 14,
			edge: 0.4,
			lines: bothSides(
				(side) =>
					stitch(onSide(`M104 ${top + 8}L216 ${bottom - 80}`, side)) +
					stitch(onSide(`M95 ${top + 8}L207 ${bottom - 76}`, side)),
			),
			folds:
				lens([440, bottom - 40, 520, bottom - 170, 16, 8, 0.5]) +
				lens([740, bottom - 30, 690, bottom - 160, 16, -8, 0.5]),
		}),
	)
}
