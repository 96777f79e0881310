import { darken, mix } from '../cloth/colour.ts'
import type { Part } from '../cloth/part.ts'
import { onSide, SIDES, symmetric } from '../cloth/path.ts'
import { button, label, stitch } from '../cloth/thread.ts'
import { rib } from '../fabrics/knit.ts'
import { type Cloth, cut } from './cloth.ts'
import type { TopBlock } from './top-block.ts'

type Closing = { parts: Part[]; hardware: string }

/** What shows through a V neck: the inside of the back, up to its band. */
export function vInside(block: TopBlock, colour: string): string {
	const [x, y] = block.neck
	const { depth } = block
	const still = () => 0.5
	const hollow = symmetric(
		`M0 ${y - 8}C${x * 0.5} ${y - 8} ${x} ${y - 12} ${x + 16} ${y - 4}L${x + 14} ${y + 60}C${x * 0.7} ${depth * 0.7} 40 ${depth} 0 ${depth + 40}`,
		still,
	)
	const band = symmetric(
		`M0 ${y - 12}C${x * 0.5} ${y - 12} ${x} ${y - 16} ${x + 12} ${y - 8}L${x + 4} ${y + 34}C${x * 0.7} ${y + 24} ${x * 0.4} ${y + 28} 0 ${y + 28}`,
		still,
	)
	return `<path d="${hollow}" fill="${darken(colour, 0.5)}"/><path d="${band}" fill="${darken(colour, 0.2)}"/>${label(600, y + 26)}`
}

/** The ribbed band of a cardigan, down both fronts from the neck; as a shawl it folds over. */
export function frontBand(cloth: Cloth, block: TopBlock, shawl: boolean): Closing {
	const [x, y] = block.neck
	const { depth, hem } = block
	const bottom = hem[1] + 24
	const fabric = rib(10)
	const wide = shawl ? 74 : 24
	const lapel = (side: 1 | -1) =>
		cut(cloth, {
			outline: onSide(
				`M-14 ${depth + 30}C${x * 0.34} ${depth - 120} ${x * 0.7} ${y + 140} ${x - 16} ${y - 4}C${x - 10} ${y - 22} ${x + 20} ${y - 26} ${x + 30} ${y - 12}C${x + wide + 22} ${y + 120} ${x * 0.5 + wide} ${depth - 130} 24 ${depth + 40}Z`,
				side,
			),
			fabric,
			turn: side * (shawl ? 20 : 14),
			shadow: shawl ? 0.3 : 0.14,
			rim: 12,
			edge: 0.4,
		})
	const strip = cut(cloth, {
		outline: `M574 ${depth + 16}L626 ${depth + 16}L627 ${bottom}L573 ${bottom}Z`,
		fabric,
		turn: 90,
		shadow: 0.18,
		rim: 8,
		edge: 0.45,
	})
	const count = 5
	const buttons = Array.from({ length: count }, (_, index) =>
		button(
			600,
			Math.round(depth + 52 + ((hem[1] - depth - 100) / (count - 1)) * index),
			14,
			cloth.accents[0] ?? mix(cloth.colour, '#3a2416', 0.66),
		),
	)
	return { parts: [strip, lapel(-1), lapel(1)], hardware: buttons.join('') }
}

/** A zip from hem to neck, between two narrow tapes. */
export function zip(cloth: Cloth, block: TopBlock): Closing {
	const top = block.depth - 6
	const bottom = block.hem[1] + 18
	const tapes = SIDES.map((side) => stitch(onSide(`M17 ${top + 40}L17 ${bottom}`, side), { opacity: 0.4 })).join('')
	const teeth =
		`<path d="M600 ${top}L600 ${bottom}" stroke="${darken(cloth.colour, 0.5)}" stroke-width="17"/>` +
		`<path d="M600 ${top}L600 ${bottom}" stroke="#c9c6bd" stroke-width="8" stroke-dasharray="3 3"/><path d="M600 ${top}L600 ${bottom}" stroke="#6d6a63" stroke-width="1.6"/>`
	const pull = `<rect x="591" y="${top + 2}" width="18" height="26" rx="4" fill="#d6d3ca" stroke="#55524b" stroke-width="1.5"/><rect x="595" y="${top + 26}" width="10" height="40" rx="4" fill="#bdbab1" stroke="#55524b" stroke-width="1.5"/>`
	return { parts: [], hardware: teeth + tapes + pull }
}
