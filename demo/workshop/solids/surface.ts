import type { Camera } from './camera.ts'
import { sewing, texture } from './finish.ts'
import { hollow } from './knit.ts'
import type { Mesh, Solid } from './mesh.ts'
import type { Drawn } from './raster.ts'

/** What is seen at each pixel: the normal with its relief, the place in the material, thread, the share of light that its own relief lets in. */
export type Surface = {
	normals: Float32Array
	u: Float32Array
	v: Float32Array
	thread: Uint8Array
	open: Float32Array
}

const STEEPEST = 1.4

/** The surface at each pixel of what was drawn, texture and stitches included. */
export function surfaceOf(solids: readonly Solid[], drawn: Drawn, camera: Camera): Surface {
	const size = camera.width * camera.height
	const surface = {
		normals: new Float32Array(size * 3),
		u: new Float32Array(size),
		v: new Float32Array(size),
		thread: new Uint8Array(size),
		open: new Float32Array(size),
	}
	const height = new Float32Array(size)
	for (let at = 0; at < size; at += 1) {
		if (drawn.mesh[at] === 0) continue
		const { mesh, finish, stitches } = solids[drawn.mesh[at] - 1]
		const { u, v, inside, along } = lookUp(mesh, drawn, at, surface.normals)
		surface.u[at] = u
		surface.v[at] = v
		height[at] = texture(finish, u, v, 1 / camera.scale)
		surface.open[at] = hollow(finish, height[at])
		if (!stitches) continue
		const [raised, thread] = sewing(stitches, inside, along)
		height[at] += raised
		surface.thread[at] = thread
	}
	bend(surface.normals, height, { solids, drawn, camera })
	return surface
}

/** Puts the normal of a pixel in its place and tells the rest. */
function lookUp({ triangles, normals, places, edges }: Mesh, drawn: Drawn, at: number, result: Float32Array) {
	const first = drawn.triangle[at]
	const [a, b, c] = [triangles[first], triangles[first + 1], triangles[first + 2]]
	const [sb, sc] = [drawn.second[at], drawn.third[at]]
	const sa = 1 - sb - sc
	let [x, y, z] = [0, 1, 2].map((k) => sa * normals[a * 3 + k] + sb * normals[b * 3 + k] + sc * normals[c * 3 + k])
	const size = Math.hypot(x, y, z) || 1
	;[x, y, z] = [x / size, y / size, z / size]
	result[at * 3] = x
	result[at * 3 + 1] = y
	result[at * 3 + 2] = z
	const mixed = (values: Float32Array, k: 0 | 1) =>
		sa * values[a * 2 + k] + sb * values[b * 2 + k] + sc * values[c * 2 + k]
	// The way along an edge jumps where it closes: there the nearest corner tells it.
	const alongs = [edges[a * 2 + 1], edges[b * 2 + 1], edges[c * 2 + 1]]
	const jumps = Math.max(...alongs) - Math.min(...alongs) > 1.5
	return {
		u: mixed(places, 0),
		v: mixed(places, 1),
		inside: mixed(edges, 0),
		along: jumps ? alongs[0] : mixed(edges, 1),
	}
}

/** The place in the scene that a pixel shows. */
export function placeAt(camera: Camera, at: number, nearness: number): [number, number, number] {
	const { place, right, up, forward, focal, centerX, centerY, width } = camera
	const far = 1 / nearness
	const x = (((at % width) + 0.5 - centerX) / focal) * far
	const y = ((centerY - (Math.floor(at / width) + 0.5)) / focal) * far
	return [
		place[0] + right[0] * x + up[0] * y + forward[0] * far,
		place[1] + right[1] * x + up[1] * y + forward[1] * far,
		place[2] + right[2] * x + up[2] * y + forward[2] * far,
	]
}

/** Whether a triangle is seen from behind. Its own plane decides: rounded normals look away at every outline. */
function isBack(
	{ positions, triangles }: Mesh,
	first: number,
	n: readonly number[],
	own: readonly number[],
	{ place }: Camera,
): boolean {
	const [a, b, c] = [triangles[first] * 3, triangles[first + 1] * 3, triangles[first + 2] * 3]
	const [sx, sy, sz] = [0, 1, 2].map((k) => positions[b + k] - positions[a + k])
	const [tx, ty, tz] = [0, 1, 2].map((k) => positions[c + k] - positions[a + k])
	const [x, y, z] = [sy * tz - sz * ty, sz * tx - sx * tz, sx * ty - sy * tx]
	const facing = x * (place[0] - own[0]) + y * (place[1] - own[1]) + z * (place[2] - own[2])
	return facing * (x * n[0] + y * n[1] + z * n[2]) < 0
}

/** Turns normals by the heights of relief (Mikkelsen, bump mapping without tangents) and all of them to the camera. */
type Bending = { solids: readonly Solid[]; drawn: Drawn; camera: Camera }

function bend(normals: Float32Array, height: Float32Array, { solids, drawn, camera }: Bending): void {
	const { width } = camera
	const { mesh, nearness } = drawn
	const rows = camera.height
	for (let at = 0; at < mesh.length; at += 1) {
		if (mesh[at] === 0) continue
		const own = placeAt(camera, at, nearness[at])
		const n = [normals[at * 3], normals[at * 3 + 1], normals[at * 3 + 2]]
		const sign = isBack(solids[mesh[at] - 1].mesh, drawn.triangle[at], n, own, camera) ? -1 : 1
		const [column, row] = [at % width, Math.floor(at / width)]
		const right = column < width - 1 && mesh[at + 1] === mesh[at] ? at + 1 : -1
		const below = row < rows - 1 && mesh[at + width] === mesh[at] ? at + width : -1
		if (right >= 0 && below >= 0 && (height[right] !== height[at] || height[below] !== height[at])) {
			const [pr, pb] = [placeAt(camera, right, nearness[right]), placeAt(camera, below, nearness[below])]
			const [sx, sy, sz] = [pr[0] - own[0], pr[1] - own[1], pr[2] - own[2]]
			const [tx, ty, tz] = [pb[0] - own[0], pb[1] - own[1], pb[2] - own[2]]
			const r1 = [ty * n[2] - tz * n[1], tz * n[0] - tx * n[2], tx * n[1] - ty * n[0]]
			const r2 = [n[1] * sz - n[2] * sy, n[2] * sx - n[0] * sz, n[0] * sy - n[1] * sx]
			const det = sx * r1[0] + sy * r1[1] + sz * r1[2]
			const [dx, dy] = [height[right] - height[at], height[below] - height[at]]
			const by = [0, 1, 2].map((k) => (dx * r1[k] + dy * r2[k]) / (det || 1))
			const steep = Math.hypot(by[0], by[1], by[2])
			const limit = (steep > STEEPEST ? STEEPEST / steep : 1) * sign
			for (let k = 0; k < 3; k += 1) n[k] -= by[k] * limit
		}
		const size = (Math.hypot(n[0], n[1], n[2]) || 1) * sign
		for (let k = 0; k < 3; k += 1) normals[at * 3 + k] = n[k] / size
	}
}
