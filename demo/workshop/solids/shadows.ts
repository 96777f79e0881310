import type { Mesh } from './mesh.ts'
import { cross, unit, type Vec } from './vector.ts'

const SIDE = 768

/** How near to a light each place of a scene is: seen from one direction, without perspective. */
export type Shadow = {
	right: Vec
	up: Vec
	toward: Vec
	scale: number
	left: number
	low: number
	nearest: Float32Array
	/** What makes column, row and nearness of a place, one after the other. */
	rows: Float64Array
}

type Round = { middle: Vec; radius: number }

/** The ball around all meshes. */
export function ballOf(meshes: readonly Mesh[]): Round {
	const [least, most] = [
		[Infinity, Infinity, Infinity],
		[-Infinity, -Infinity, -Infinity],
	]
	for (const { positions } of meshes) {
		for (let at = 0; at < positions.length; at += 1) {
			least[at % 3] = Math.min(least[at % 3], positions[at])
			most[at % 3] = Math.max(most[at % 3], positions[at])
		}
	}
	return {
		middle: [(least[0] + most[0]) / 2, (least[1] + most[1]) / 2, (least[2] + most[2]) / 2],
		radius: Math.hypot(most[0] - least[0], most[1] - least[1], most[2] - least[2]) / 2,
	}
}

/** What a light in a direction sees of meshes. */
export function shadowOf(meshes: readonly Mesh[], toward: Vec, { middle, radius }: Round): Shadow {
	const right = unit(cross([0, 0, 1], toward))
	const up = cross(toward, right)
	const scale = SIDE / (2 * radius * 1.02)
	const on = (axis: Vec) => middle[0] * axis[0] + middle[1] * axis[1] + middle[2] * axis[2]
	const [left, low] = [on(right) - SIDE / 2 / scale, on(up) - SIDE / 2 / scale]
	const shadow = {
		rows: Float64Array.from([...[...right, left, ...up, low].map((value) => value * scale), ...toward]),
		right,
		up,
		toward,
		scale,
		left,
		low,
		nearest: new Float32Array(SIDE * SIDE).fill(-1e9),
	}
	for (const mesh of meshes) cast(mesh, shadow)
	return shadow
}

function cast({ positions, edges, triangles }: Mesh, { right, up, toward, scale, left, low, nearest }: Shadow): void {
	const count = positions.length / 3
	const [xs, ys, zs] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
	const [rx, ry, rz] = right
	const [ux, uy, uz] = up
	const [tx, ty, tz] = toward
	for (let at = 0; at < count; at += 1) {
		const x = positions[at * 3]
		const y = positions[at * 3 + 1]
		const z = positions[at * 3 + 2]
		xs[at] = (x * rx + y * ry + z * rz - left) * scale
		ys[at] = (x * ux + y * uy + z * uz - low) * scale
		zs[at] = x * tx + y * ty + z * tz
	}
	// Plain numbers: a picture casts some thirty million triangles.
	for (let at = 0; at < triangles.length; at += 3) {
		const a = triangles[at]
		const b = triangles[at + 1]
		const c = triangles[at + 2]
		const ax = xs[a]
		const ay = ys[a]
		const bx = xs[b] - ax
		const by = ys[b] - ay
		const cx = xs[c] - ax
		const cy = ys[c] - ay
		const area = bx * cy - by * cx
		if (area > -1e-6 && area < 1e-6) continue
		const x0 = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx)))
		const x1 = Math.min(SIDE - 1, Math.floor(ax + Math.max(0, bx, cx)))
		if (x0 > x1) continue
		const y0 = Math.max(0, Math.ceil(ay + Math.min(0, by, cy)))
		const y1 = Math.min(SIDE - 1, Math.floor(ay + Math.max(0, by, cy)))
		const ia = edges[a * 2]
		const ib = edges[b * 2]
		const ic = edges[c * 2]
		const whole = ia >= 0 && ib >= 0 && ic >= 0
		for (let y = y0; y <= y1; y += 1) {
			for (let x = x0; x <= x1; x += 1) {
				const sb = ((x - ax) * cy - (y - ay) * cx) / area
				const sc = (bx * (y - ay) - by * (x - ax)) / area
				const sa = 1 - sb - sc
				if (sa < 0 || sb < 0 || sc < 0) continue
				if (!whole && sa * ia + sb * ib + sc * ic < 0) continue
				const near = sa * zs[a] + sb * zs[b] + sc * zs[c]
				const cell = y * SIDE + x
				if (near > nearest[cell]) nearest[cell] = near
			}
		}
	}
}

/** How much of a light reaches a place, 0 to 1. `slack` in cm hides that surfaces are made of pixels. */
export function reaches(shadow: Shadow, place: Vec | Float32Array, slack: number, from = 0): number {
	const { nearest, rows } = shadow
	const x = place[from]
	const y = place[from + 1]
	const z = place[from + 2]
	const column = x * rows[0] + y * rows[1] + z * rows[2] - rows[3]
	const row = x * rows[4] + y * rows[5] + z * rows[6] - rows[7]
	const c = Math.floor(column)
	const r = Math.floor(row)
	if (c < 0 || r < 0 || c >= SIDE - 1 || r >= SIDE - 1) return 1
	const own = x * rows[8] + y * rows[9] + z * rows[10] + slack
	const fx = column - c
	const fy = row - r
	const at = r * SIDE + c
	return (
		(nearest[at] > own ? 0 : (1 - fx) * (1 - fy)) +
		(nearest[at + 1] > own ? 0 : fx * (1 - fy)) +
		(nearest[at + SIDE] > own ? 0 : (1 - fx) * fy) +
		(nearest[at + SIDE + 1] > own ? 0 : fx * fy)
	)
}
