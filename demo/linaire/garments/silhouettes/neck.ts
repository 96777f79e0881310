import { darken } from '../cloth/colour.ts'
import { onSide, type Point, short, symmetric } from '../cloth/path.ts'
import { label } from '../cloth/thread.ts'
import type { TopBlock } from './top-block.ts'

type Curve = [Point, Point, Point, Point]

/** The right half of the front neckline, moved outwards by `away` px, from the side to the middle. */
function neckline({ neck: [x, y], depth }: TopBlock, away: number): Curve {
	return [
		[x + 4 + away * 0.62, y - 8 + away * 0.1],
		[x - 10 + away * 0.28, depth - 44 + away * 0.72],
		[x * 0.55 + away * 0.2, depth + away],
		[0, depth + away],
	]
}

function pointOn([a, b, c, d]: Curve, t: number): Point {
	const along = (axis: 0 | 1) =>
		(1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t * t * c[axis] + t ** 3 * d[axis]
	return [along(0), along(1)]
}

/** The front neckline from side to side as an open path. */
export function necklinePath(block: TopBlock, away: number): string {
	const [a, b, c, d] = neckline(block, away).map(([x, y]) => `${short(x)} ${short(y)}`)
	const half = `M${a}C${b} ${c} ${d}`
	return onSide(half, 1) + onSide(half, -1)
}

/** A ribbed band around the neck: cloth, then radial ribs. */
export function neckRib(
	block: TopBlock,
	{ width, colour, ribs }: { width: number; colour: string; ribs: number },
): string {
	const path = necklinePath(block, width * 0.46)
	const inner = neckline(block, -4)
	const outer = neckline(block, width)
	let lines = ''
	for (let index = 0; index < ribs; index++) {
		const t = (index + 0.5) / ribs
		const [x1, y1] = pointOn(inner, t)
		const [x2, y2] = pointOn(outer, t)
		lines += `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`
	}
	const thick = Math.max(2, width / 15)
	return (
		`<path d="${path}" fill="none" stroke="${darken(colour, 0.04)}" stroke-width="${width}"/>` +
		`<path d="${onSide(lines, 1)}${onSide(lines, -1)}" stroke="#1a0f08" stroke-opacity=".3" stroke-width="${short(thick)}"/>`
	)
}

/** What shows through a round neck: the hollow, the band at the back and the label. No ground colour may be left. */
export function neckInside(block: TopBlock, colour: string): string {
	const [x, y] = block.neck
	const { depth } = block
	const still = () => 0.5
	const hollow = symmetric(
		`M0 ${y + 34}C${x * 0.34} ${y + 34} ${x * 0.68} ${y + 24} ${x} ${y - 4}L${x + 12} ${y + 16}C${x - 2} ${depth - 8} 70 ${depth + 26} 0 ${depth + 26}`,
		still,
	)
	const band = symmetric(
		`M0 ${y + 30}C${x * 0.34} ${y + 30} ${x * 0.68} ${y + 20} ${x + 2} ${y - 8}L${x + 7} ${y + 16}C${x * 0.75} ${y + 43} ${x * 0.37} ${y + 54} 0 ${y + 54}`,
		still,
	)
	return `<path d="${hollow}" fill="${darken(colour, 0.46)}"/><path d="${band}" fill="${darken(colour, 0.18)}"/>${label(600, y + 52)}`
}

/** What shows through an open collar: the lining up to the back neck. */
export function collarInside(block: TopBlock, colour: string, rise = 30): string {
	const [x, y] = block.neck
	const { depth } = block
	const still = () => 0.5
	const hollow = symmetric(
		`M0 ${y - rise}C${x * 0.5} ${y - rise} ${x * 0.86} ${y - rise * 0.7} ${x + 14} ${y + 10}L${x + 10} ${y + 70}C${x * 0.6} ${depth} 30 ${depth + 40} 0 ${depth + 46}`,
		still,
	)
	const band = symmetric(
		`M0 ${y - rise + 2}C${x * 0.5} ${y - rise + 2} ${x * 0.8} ${y - rise * 0.6} ${x + 4} ${y + 6}L${x} ${y + 38}C${x * 0.6} ${y + 8} ${x * 0.3} ${y + 6} 0 ${y + 6}`,
		still,
	)
	return `<path d="${hollow}" fill="${darken(colour, 0.46)}"/><path d="${band}" fill="${darken(colour, 0.2)}"/>`
}
