import type { Surface } from '../cloth/smooth.ts'

/** Straight from above: cm of the table to px, and the table's place in the picture's top left corner. */
export type Camera = { scale: number; left: number; top: number; width: number; height: number }

/** The whole garment in a picture of 3:4: 80 % of its height or 88 % of its width, whichever it fills first. */
export function frame({ positions }: Surface, width: number): Camera {
	let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
	for (let at = 0; at < positions.length; at += 3) {
		left = Math.min(left, positions[at])
		right = Math.max(right, positions[at])
		top = Math.min(top, positions[at + 1])
		bottom = Math.max(bottom, positions[at + 1])
	}
	const height = (width * 4) / 3
	const scale = Math.min((height * 0.8) / (bottom - top), (width * 0.88) / (right - left))
	return {
		scale,
		left: (left + right) / 2 - width / 2 / scale,
		top: (top + bottom) / 2 - height / 2 / scale,
		width,
		height,
	}
}

export function closeUp({ x, y, width: breadth }: { x: number; y: number; width: number }, width: number): Camera {
	const [scale, height] = [width / breadth, (width * 4) / 3]
	return { scale, left: x - breadth / 2, top: y - height / 2 / scale, width, height }
}

/** What the camera sees of the topmost cloth at each pixel; piece 255 is the table. */
export type Seen = {
	camera: Camera
	height: Float32Array
	slopeX: Float32Array
	slopeY: Float32Array
	/** Place in the pattern. */
	u: Float32Array
	v: Float32Array
	piece: Uint8Array
}

export const TABLE = 255

/** A layer that lies over another is seen even where, by a hair's breadth, the lower one came through: so much, in cm. */
const COVER = 0.3

/** `layers`: that of each piece. */
export function look(
	surface: Surface,
	{ slopes, layers }: { slopes: Float32Array; layers: readonly number[] },
	camera: Camera,
): Seen {
	const { width, height, scale, left, top } = camera
	const size = width * height
	const seen: Seen = {
		camera,
		height: new Float32Array(size),
		slopeX: new Float32Array(size),
		slopeY: new Float32Array(size),
		u: new Float32Array(size),
		v: new Float32Array(size),
		piece: new Uint8Array(size).fill(TABLE),
	}
	const { positions, rest, triangles, pieces } = surface
	const rank = new Float32Array(size)
	for (let triangle = 0; triangle < pieces.length; triangle += 1) {
		const [a, b, c] = [triangles[triangle * 3], triangles[triangle * 3 + 1], triangles[triangle * 3 + 2]]
		const [ax, ay] = [(positions[a * 3] - left) * scale - 0.5, (positions[a * 3 + 1] - top) * scale - 0.5]
		const [bx, by] = [(positions[b * 3] - left) * scale - 0.5, (positions[b * 3 + 1] - top) * scale - 0.5]
		const [cx, cy] = [(positions[c * 3] - left) * scale - 0.5, (positions[c * 3 + 1] - top) * scale - 0.5]
		const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
		if (Math.abs(area) < 1e-6) continue
		const [from, to] = [
			Math.max(0, Math.ceil(Math.min(ax, bx, cx))),
			Math.min(width - 1, Math.floor(Math.max(ax, bx, cx))),
		]
		const [first, last] = [
			Math.max(0, Math.ceil(Math.min(ay, by, cy))),
			Math.min(height - 1, Math.floor(Math.max(ay, by, cy))),
		]
		for (let y = first; y <= last; y += 1) {
			for (let x = from; x <= to; x += 1) {
				const wb = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
				const wc = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
				const wa = 1 - wb - wc
				if (wa < -1e-5 || wb < -1e-5 || wc < -1e-5) continue
				const z = positions[a * 3 + 2] * wa + positions[b * 3 + 2] * wb + positions[c * 3 + 2] * wc
				const at = y * width + x
				const over = z + layers[pieces[triangle]] * COVER
				if (seen.piece[at] !== TABLE && over <= rank[at]) continue
				rank[at] = over
				seen.height[at] = z
				seen.slopeX[at] = slopes[a * 2] * wa + slopes[b * 2] * wb + slopes[c * 2] * wc
				seen.slopeY[at] = slopes[a * 2 + 1] * wa + slopes[b * 2 + 1] * wb + slopes[c * 2 + 1] * wc
				seen.u[at] = rest[a * 2] * wa + rest[b * 2] * wb + rest[c * 2] * wc
				seen.v[at] = rest[a * 2 + 1] * wa + rest[b * 2 + 1] * wb + rest[c * 2 + 1] * wc
				seen.piece[at] = pieces[triangle]
			}
		}
	}
	return seen
}
