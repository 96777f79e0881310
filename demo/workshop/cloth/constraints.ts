import type { Material } from '../materials.ts'
import type { Pattern } from '../pattern.ts'
import type { Mesh } from './mesh.ts'
import { memoryOf } from './memory.ts'
import { chance, noise } from './random.ts'

/** Threads between neighbors: their ends, rest lengths in cm and compliance in s²/g. */
export type Stretches = { pairs: Uint32Array; lengths: Float32Array; compliance: Float32Array }

/**
 * Two triangles at an edge that want to lie flat (the isometric bending of Bergou and others, 2006: linear in the places of
 * its four vertices). `set` is what a fold left in the cloth, `yields` the share of a sharp fold that stays.
 */
export type Bends = {
	fours: Uint32Array
	factors: Float32Array
	compliance: Float32Array
	set: Float32Array
	yields: number
}

const THREAD = 26_000

type Work = { pattern: Pattern; mesh: Mesh; material: Material }

function areaOf({ rest, triangles }: Mesh, triangle: number): number {
	const [a, b, c] = [0, 1, 2].map((k) => triangles[triangle * 3 + k] * 2)
	return (
		Math.abs((rest[b] - rest[a]) * (rest[c + 1] - rest[a + 1]) - (rest[c] - rest[a]) * (rest[b + 1] - rest[a + 1])) / 2
	)
}

/** The inverse mass of every vertex in 1/g. */
export function massesOf(mesh: Mesh, { weight }: Material): Float32Array {
	const masses = new Float32Array(mesh.count)
	for (let triangle = 0; triangle < mesh.pieces.length; triangle += 1) {
		const share = (areaOf(mesh, triangle) * weight) / 3
		for (let k = 0; k < 3; k += 1) masses[mesh.triangles[triangle * 3 + k]] += share
	}
	return masses.map((mass) => 1 / Math.max(mass, 1e-4))
}

/** The triangles at each edge, by its two vertices. */
function edgesOf({ triangles, pieces, count }: Mesh): Map<number, number[]> {
	const edges = new Map<number, number[]>()
	for (let triangle = 0; triangle < pieces.length; triangle += 1) {
		for (let k = 0; k < 3; k += 1) {
			const [a, b] = [triangles[triangle * 3 + k], triangles[triangle * 3 + ((k + 1) % 3)]]
			const key = Math.min(a, b) * count + Math.max(a, b)
			const at = edges.get(key)
			if (at) at.push(triangle)
			else edges.set(key, [triangle])
		}
	}
	return edges
}

/** In an order by chance, so that no direction is solved before another. */
function shuffled<Value>(values: Value[], random: () => number): Value[] {
	for (let index = values.length - 1; index > 0; index -= 1) {
		const other = Math.floor(random() * (index + 1))
		;[values[index], values[other]] = [values[other], values[index]]
	}
	return values
}

export function stretches({ pattern, mesh, material, seed }: Work & { seed: number }): Stretches {
	const { rest, count, pieces, sewn } = mesh
	const edges = shuffled([...edgesOf(mesh)], chance(7))
	const stays = staysOf(mesh)
	const pairs = new Uint32Array((edges.length + stays.length) * 2)
	const lengths = new Float32Array(edges.length + stays.length)
	const compliance = new Float32Array(edges.length + stays.length)
	const remembered = memoryOf({ mesh, material, seed })
	for (const [index, [a, b]] of stays.entries()) {
		const at = edges.length + index
		pairs.set([a, b], at * 2)
		lengths[at] = Math.hypot(rest[a * 2] - rest[b * 2], rest[a * 2 + 1] - rest[b * 2 + 1])
		compliance[at] = 1 / (THREAD * 0.1)
	}
	for (const [index, [key, at]] of edges.entries()) {
		const [a, b] = [Math.floor(key / count), key % count]
		const [ax, ay, bx, by] = [rest[a * 2], rest[a * 2 + 1], rest[b * 2], rest[b * 2 + 1]]
		const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
		const piece = pattern.pieces[pieces[at[0]]]
		const uneven = 1 + 0.6 * noise(x / 14, y / 40, seed + 5)
		// A garment hung before it was laid: spare width falls in folds that run down. Spare length, too, would buckle in rings.
		const across = (bx - ax) ** 2 / ((bx - ax) ** 2 + (by - ay) ** 2)
		const ease = piece.ease ?? (piece.still ? 0 : material.ease * uneven * (0.25 + across))
		// A seam holds the cloth: it is a little shorter than what is sewn to it, which puckers.
		const isSeam = sewn[a] > 0 && sewn[b] > 0 && at.length !== 1
		const isEdge = sewn[a] > 0 && sewn[b] > 0 && at.length === 1
		pairs.set([a, b], index * 2)
		lengths[index] =
			Math.hypot(ax - bx, ay - by, isSeam ? 0 : remembered[a] - remembered[b]) *
			(1 + (isSeam ? Math.min(ease, 0) : isEdge ? ease * 0.6 : ease))
		compliance[index] = 1 / THREAD
	}
	return { pairs, lengths, compliance }
}

const cot = (px: number, py: number, qx: number, qy: number) =>
	(px * qx + py * qy) / Math.max(1e-6, Math.abs(px * qy - py * qx))

/** A seam is thick and does not bend in zigzags: each of its vertices is held from the one after the next. */
function staysOf({ rims }: Mesh): (readonly [number, number])[] {
	return rims.flatMap((rim) => rim.slice(2).map((vertex, index) => [rim[index], vertex] as const))
}

export function bends({ pattern, mesh, material, seed }: Work & { seed: number }): Bends {
	const { rest, triangles, pieces, count } = mesh
	const fours: number[] = []
	const factors: number[] = []
	const compliance: number[] = []
	const set: number[] = []
	const remembered = memoryOf({ mesh, material, seed })
	const opposite = (triangle: number, a: number, b: number) =>
		[0, 1, 2].map((k) => triangles[triangle * 3 + k]).find((vertex) => vertex !== a && vertex !== b) as number
	const within = shuffled([...edgesOf(mesh)], chance(11)).filter(([, at]) => at.length === 2)
	for (const [key, [one, two]] of within) {
		const [first, second] = [pattern.pieces[pieces[one]], pattern.pieces[pieces[two]]]
		// At the side a garment is folded, not flat: nothing holds it open.
		if (first.layer !== second.layer) continue
		const [a, b] = [Math.floor(key / count), key % count]
		const [c, d] = [opposite(one, a, b), opposite(two, a, b)]
		const place = (vertex: number) => [rest[vertex * 2], rest[vertex * 2 + 1]]
		const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [place(a), place(b), place(c), place(d)]
		const ca = cot(bx - ax, by - ay, cx - ax, cy - ay)
		const cb = cot(ax - bx, ay - by, cx - bx, cy - by)
		const da = cot(bx - ax, by - ay, dx - ax, dy - ay)
		const db = cot(ax - bx, ay - by, dx - bx, dy - by)
		fours.push(a, b, c, d)
		factors.push(cb + db, ca + da, -(ca + cb), -(da + db))
		set.push([a, b, c, d].reduce((sum, vertex, k) => sum + remembered[vertex] * (factors.at(k - 4) as number), 0))
		const stiffness = ((first.stiffness ?? 1) + (second.stiffness ?? 1)) / 2
		compliance.push((areaOf(mesh, one) + areaOf(mesh, two)) / (3 * material.bending * stiffness))
	}
	return {
		fours: Uint32Array.from(fours),
		factors: Float32Array.from(factors),
		compliance: Float32Array.from(compliance),
		set: Float32Array.from(set),
		yields: material.crease * 0.02,
	}
}
