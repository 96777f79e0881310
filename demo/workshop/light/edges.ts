import { type Seen, TABLE } from './camera.ts'

/**
 * Rounds the edge of the cloth against the table, which a net of triangles leaves as thin as paper: within `radius` cm the
 * height falls off as a folded edge does, and the slope with it.
 */
export function roundEdges({ camera, height, slopeX, slopeY, piece }: Seen, radius: number): void {
	const { width, height: rows, scale } = camera
	const reach = Math.max(2, radius * scale)
	const nearest = distanceToTable(piece, width, rows)
	const lowered = new Float32Array(height.length)
	for (let at = 0; at < height.length; at += 1) {
		if (piece[at] === TABLE || nearest[at] >= reach) continue
		const share = 1 - nearest[at] / reach
		lowered[at] = Math.min(height[at] * 0.9, radius * 0.8) * (1 - Math.sqrt(Math.max(0, 1 - share * share)))
	}
	for (let y = 1; y < rows - 1; y += 1) {
		for (let x = 1; x < width - 1; x += 1) {
			const at = y * width + x
			if (piece[at] === TABLE || nearest[at] >= reach + 1) continue
			const rise = (before: number, after: number) => {
				const from = piece[before] === TABLE ? at : before
				const to = piece[after] === TABLE ? at : after
				return to === from ? 0 : ((lowered[to] - lowered[from]) * scale) / (from === before && to === after ? 2 : 1)
			}
			slopeX[at] -= rise(at - 1, at + 1)
			slopeY[at] -= rise(at - width, at + width)
		}
	}
	for (let at = 0; at < height.length; at += 1) height[at] -= lowered[at]
}

/** The distance of every pixel to the nearest that shows the table, in px, by two sweeps. */
function distanceToTable(piece: Uint8Array, width: number, rows: number): Float32Array {
	const far = new Float32Array(piece.length)
	for (let at = 0; at < piece.length; at += 1) far[at] = piece[at] === TABLE ? 0 : 1e6
	const sweep = (at: number, side: 1 | -1) => {
		const row = at - width * side
		const near = Math.min(far[at - side], far[row]) + 1
		const slant = Math.min(far[row - 1], far[row + 1]) + Math.SQRT2
		far[at] = Math.min(far[at], near, slant)
	}
	for (let y = 1; y < rows - 1; y += 1)
		for (let x = 1; x < width - 1; x += 1) if (far[y * width + x] > 0) sweep(y * width + x, 1)
	for (let y = rows - 2; y > 0; y -= 1)
		for (let x = width - 2; x > 0; x -= 1) if (far[y * width + x] > 0) sweep(y * width + x, -1)
	return far
}
