import type { Mesh } from './mesh.ts'

/** A net with what is read at each vertex: place on the table and place in the pattern. */
export type Surface = {
	positions: Float32Array
	rest: Float32Array
	triangles: Uint32Array
	pieces: Uint8Array
}

/** Halves every edge once (Loop's subdivision): a fold of few triangles becomes round. Edges of the cloth stay edges. */
export function subdivide({ positions, rest, triangles, pieces }: Surface): Surface {
	const count = rest.length / 2
	const edges = new Map<number, { a: number; b: number; opposite: number[]; number: number }>()
	for (let at = 0; at < triangles.length; at += 3) {
		for (let k = 0; k < 3; k += 1) {
			const [p, q, r] = [triangles[at + k], triangles[at + ((k + 1) % 3)], triangles[at + ((k + 2) % 3)]]
			const [a, b] = p < q ? [p, q] : [q, p]
			const known = edges.get(a * count + b)
			if (known) known.opposite.push(r)
			else edges.set(a * count + b, { a, b, opposite: [r], number: count + edges.size })
		}
	}
	const numbers = count + edges.size
	const even = blend({ from: positions, size: 3, numbers, count, edges })
	const places = blend({ from: rest, size: 2, numbers, count, edges })
	const corners = new Uint32Array(triangles.length * 4)
	const numberOf = (p: number, q: number) =>
		(edges.get(Math.min(p, q) * count + Math.max(p, q)) as { number: number }).number
	for (let at = 0; at < triangles.length; at += 3) {
		const [a, b, c] = [triangles[at], triangles[at + 1], triangles[at + 2]]
		const [ab, bc, ca] = [numberOf(a, b), numberOf(b, c), numberOf(c, a)]
		corners.set([a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca], at * 4)
	}
	const quarters = new Uint8Array(pieces.length * 4)
	for (const [index, piece] of pieces.entries()) quarters.fill(piece, index * 4, index * 4 + 4)
	return { positions: even, rest: places, triangles: corners, pieces: quarters }
}

type Blending = {
	from: Float32Array
	size: number
	numbers: number
	count: number
	edges: Map<number, { a: number; b: number; opposite: number[]; number: number }>
}

function blend({ from, size, numbers, count, edges }: Blending): Float32Array {
	const to = new Float32Array(numbers * size)
	const around = new Float32Array(count * size)
	const neighbors = new Uint16Array(count)
	const rim = new Float32Array(count * size)
	const onRim = new Uint8Array(count)
	for (const { a, b, opposite, number } of edges.values()) {
		const isRim = opposite.length === 1
		for (let axis = 0; axis < size; axis += 1) {
			const [va, vb] = [from[a * size + axis], from[b * size + axis]]
			const mean = (va + vb) / 2
			const across =
				opposite.length === 2 ? (from[opposite[0] * size + axis] + from[opposite[1] * size + axis]) / 2 : mean
			to[number * size + axis] = opposite.length === 2 ? mean * 0.75 + across * 0.25 : mean
			around[a * size + axis] += vb
			around[b * size + axis] += va
			if (isRim) {
				rim[a * size + axis] += vb
				rim[b * size + axis] += va
			}
		}
		neighbors[a] += 1
		neighbors[b] += 1
		if (isRim) {
			onRim[a] += 1
			onRim[b] += 1
		}
	}
	for (let vertex = 0; vertex < count; vertex += 1) {
		const n = neighbors[vertex]
		const weight = n === 3 ? 3 / 16 : 3 / (8 * n)
		for (let axis = 0; axis < size; axis += 1) {
			const at = vertex * size + axis
			if (onRim[vertex] === 2) to[at] = from[at] * 0.75 + rim[at] * 0.125
			else if (onRim[vertex] > 0 || n === 0) to[at] = from[at]
			else to[at] = from[at] * (1 - n * weight) + around[at] * weight
		}
	}
	return to
}

export function surfaceOf(mesh: Mesh, positions: Float32Array, times: number): Surface {
	let surface: Surface = { positions, rest: mesh.rest, triangles: mesh.triangles, pieces: mesh.pieces }
	for (let time = 0; time < times; time += 1) surface = subdivide(surface)
	return surface
}

/** The slope of the cloth at each vertex: by how much it rises to the right and downwards, two numbers each. */
export function slopesOf({ positions, triangles, pieces }: Surface): Float32Array {
	const normals = new Float32Array(positions.length)
	for (let triangle = 0; triangle < pieces.length; triangle += 1) {
		const [a, b, c] = [triangles[triangle * 3] * 3, triangles[triangle * 3 + 1] * 3, triangles[triangle * 3 + 2] * 3]
		const [ux, uy, uz] = [
			positions[b] - positions[a],
			positions[b + 1] - positions[a + 1],
			positions[b + 2] - positions[a + 2],
		]
		const [vx, vy, vz] = [
			positions[c] - positions[a],
			positions[c + 1] - positions[a + 1],
			positions[c + 2] - positions[a + 2],
		]
		let [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
		if (nz < 0) [nx, ny, nz] = [-nx, -ny, -nz]
		for (const at of [a, b, c]) {
			normals[at] += nx
			normals[at + 1] += ny
			normals[at + 2] += nz
		}
	}
	const slopes = new Float32Array((positions.length / 3) * 2)
	for (let vertex = 0; vertex < slopes.length / 2; vertex += 1) {
		const [nx, ny, nz] = [normals[vertex * 3], normals[vertex * 3 + 1], normals[vertex * 3 + 2]]
		const size = Math.hypot(nx, ny, nz) || 1
		const up = Math.max(nz, 0.22 * size)
		slopes[vertex * 2] = -nx / up
		slopes[vertex * 2 + 1] = -ny / up
	}
	return slopes
}
