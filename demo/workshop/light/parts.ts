import { inside } from '../cloth/mesh.ts'
import type { Surface } from '../cloth/smooth.ts'
import type { Button, Pattern } from '../pattern.ts'
import { type Seen, TABLE } from './camera.ts'

/** What a pixel may show besides the table, in the order of their numbers: pieces, then patches, then buttons. */
export function partsOf({
	pieces,
	patches = [],
	buttons = [],
}: Pattern): { part: string; grain: number; cloth?: number }[] {
	return [
		...[...pieces, ...patches].map(({ part, grain = 0, cloth }) => ({ part, grain, ...(cloth && { cloth }) })),
		...buttons.map(({ kind }) => ({ part: kind, grain: 0 })),
	]
}

/** Gives the pixels of patches the numbers of theirs. */
export function nameParts({ piece, u, v }: Seen, { pieces, patches = [] }: Pattern): void {
	for (const [index, { layer, points }] of patches.entries()) {
		const outline = points.map(([x, y]) => ({ x, y }))
		const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
		const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
		for (let at = 0; at < piece.length; at += 1) {
			if (piece[at] === TABLE || u[at] < left || u[at] > right || v[at] < top || v[at] > bottom) continue
			const under = piece[at] < pieces.length ? pieces[piece[at]].layer : patches[piece[at] - pieces.length]?.layer
			if (under === layer && inside(u[at], v[at], outline)) piece[at] = pieces.length + index
		}
	}
}

/** Puts the buttons where the cloth that they are sewn to lies. */
export function sewButtons(seen: Seen, surface: Surface, pattern: Pattern): void {
	const first = pattern.pieces.length + (pattern.patches ?? []).length
	for (const [index, button] of (pattern.buttons ?? []).entries()) {
		const place = placeOf(button, surface, pattern)
		if (place) put(seen, button, { ...place, number: first + index })
	}
}

function placeOf({ at, layer }: Button, { positions, rest, triangles, pieces }: Surface, pattern: Pattern) {
	let [nearest, found] = [0.6, -1]
	for (let triangle = 0; triangle < pieces.length; triangle += 1) {
		if (pattern.pieces[pieces[triangle]].layer !== layer) continue
		const vertex = triangles[triangle * 3]
		const distance = Math.hypot(rest[vertex * 2] - at[0], rest[vertex * 2 + 1] - at[1])
		if (distance < nearest) [nearest, found] = [distance, vertex]
	}
	if (found < 0) return undefined
	return {
		x: positions[found * 3] + at[0] - rest[found * 2],
		y: positions[found * 3 + 1] + at[1] - rest[found * 2 + 1],
		z: positions[found * 3 + 2],
	}
}

type Place = { x: number; y: number; z: number; number: number }

/** The height in cm of a button at a distance from its middle, in radii: a rim, a hollow, four holes. */
function profile(kind: Button['kind'], dx: number, dy: number): number {
	// A toggle is a peg that lies across.
	if (kind === 'toggle') return 0.5 * Math.sqrt(Math.max(0, 1 - (dy / 0.3) ** 2)) * Math.sqrt(Math.max(0, 1 - dx ** 6))
	const far = Math.hypot(dx, dy)
	const edge = Math.sqrt(Math.max(0, 1 - far ** 8))
	if (kind === 'metal') return 0.28 * edge * (1 - 0.25 * Math.exp(-((far - 0.72) ** 2) / 0.004))
	const rim = 0.06 * Math.exp(-((far - 0.82) ** 2) / 0.02)
	const holes = Math.min(...[-1, 1].flatMap((sx) => [-1, 1].map((sy) => Math.hypot(dx - sx * 0.2, dy - sy * 0.2))))
	return 0.2 * edge + rim - (holes < 0.11 ? 0.12 : 0)
}

function put(
	{ camera, height, slopeX, slopeY, piece }: Seen,
	{ radius, kind }: Button,
	{ x, y, z, number }: Place,
): void {
	const { scale, left, top, width, height: rows } = camera
	const [cx, cy, reach] = [(x - left) * scale, (y - top) * scale, radius * scale]
	const tall = radius / 0.55
	for (let row = Math.max(0, Math.floor(cy - reach)); row <= Math.min(rows - 1, cy + reach); row += 1) {
		for (let column = Math.max(0, Math.floor(cx - reach)); column <= Math.min(width - 1, cx + reach); column += 1) {
			const [dx, dy] = [(column + 0.5 - cx) / reach, (row + 0.5 - cy) / reach]
			if (dx * dx + dy * dy > 1 || (kind === 'toggle' && Math.abs(dy) > 0.3)) continue
			const at = row * width + column
			const step = 0.04
			height[at] = Math.max(height[at], z) + profile(kind, dx, dy) * tall
			slopeX[at] = ((profile(kind, dx + step, dy) - profile(kind, dx - step, dy)) * tall) / (2 * step * radius)
			slopeY[at] = ((profile(kind, dx, dy + step) - profile(kind, dx, dy - step)) * tall) / (2 * step * radius)
			piece[at] = number
		}
	}
}
