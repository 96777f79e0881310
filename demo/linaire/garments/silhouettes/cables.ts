import { bothSides, CANVAS, short } from '../cloth/path.ts'
import type { TopBlock } from './top-block.ts'

const STEP = 92

function strand(x: number, { top, bottom, phase }: { top: number; bottom: number; phase: 1 | -1 }): string {
	let path = `M${short(x + 22 * phase)} ${top}`
	let side: number = phase
	for (let y = top; y < bottom; y += STEP) {
		path += `C${short(x + 22 * side)} ${y + STEP / 2} ${short(x - 22 * side)} ${y + STEP / 2} ${short(x - 22 * side)} ${y + STEP}`
		side = -side
	}
	return path
}

function rope(x: number, top: number, bottom: number): string {
	const draw = (path: string) =>
		`<path d="${path}" fill="none" stroke="#1a0f08" stroke-opacity=".22" stroke-width="29" transform="translate(3 4)"/>` +
		`<path d="${path}" fill="none" stroke="#fff8ea" stroke-opacity=".26" stroke-width="24"/>` +
		`<path d="${path}" fill="none" stroke="#1a0f08" stroke-opacity=".16" stroke-width="20" stroke-dasharray="3 9"/>`
	const gutter = (at: number) =>
		`<path d="M${short(at)} ${top}L${short(at)} ${bottom}" stroke="#1a0f08" stroke-opacity=".26" stroke-width="7"/>`
	return (
		gutter(x - 50) +
		gutter(x + 50) +
		draw(strand(x, { top, bottom, phase: 1 })) +
		draw(strand(x, { top, bottom, phase: -1 }))
	)
}

/** Three ropes of cable stitch down the front. */
export function cables(block: TopBlock): string {
	const bottom = block.hem[1]
	const centre = rope(CANVAS.centre, block.depth - 10, bottom)
	return centre + bothSides((side) => rope(CANVAS.centre + side * 180, block.shoulder[1] - 60, bottom))
}
