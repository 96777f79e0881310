import type { Pattern } from '../pattern.ts'
import type { Mesh } from './mesh.ts'

type Stroked = {
	pattern: Pattern
	mesh: Mesh
	/** Where the vertices lie, three numbers each, in cm; heights are changed. */
	x: Float32Array
	/** How far a hand strokes, in cm. */
	reach: number
}

/** A seam holds the cloth: within so many cm of it the hand strokes less. */
const SEAM = 2.5
const CELL = 1.5
/** How much of what stands across is stroked away: cloth without any of it looks like paper. */
const AWAY = 0.65

/**
 * A hand strokes each piece down its length: every place nears the mean height of what lies above and below it. Folds that
 * run down stay; of rucks across them, and of the rings in which cloth falls that has nowhere to go, a hint does.
 */
export function stroke({ pattern, mesh, x, reach }: Stroked): void {
	const members = verticesOf(mesh)
	const sharing = new Uint8Array(mesh.count)
	for (const own of members.values()) for (const vertex of own) sharing[vertex] += 1
	const heights = x.filter((_, at) => at % 3 === 2)
	for (const [piece, own] of members) {
		const places = turned(mesh.rest, pattern.pieces[piece].grain ?? 0)
		const cells = cellsOf([...own], places)
		const seams = cellsOf(
			[...own].filter((vertex) => sharing[vertex] > 1),
			places,
		)
		for (const vertex of own) {
			if (sharing[vertex] > 1) continue
			const [u, v] = [places[vertex * 2], places[vertex * 2 + 1]]
			let [sum, weight] = [0, 0]
			for (const near of within(cells, [u, v], [CELL, reach * 2.4])) {
				const [du, dv] = [places[near * 2] - u, places[near * 2 + 1] - v]
				const share = Math.exp(-(du * du) / 0.8 - (dv * dv) / (2 * reach * reach))
				sum += heights[near] * share
				weight += share
			}
			let far = SEAM
			for (const near of within(seams, [u, v], [SEAM, SEAM]))
				far = Math.min(far, Math.hypot(places[near * 2] - u, places[near * 2 + 1] - v))
			x[vertex * 3 + 2] += (sum / weight - heights[vertex]) * AWAY * (far / SEAM)
		}
	}
}

function verticesOf({ pieces, triangles }: Mesh): Map<number, Set<number>> {
	const members = new Map<number, Set<number>>()
	for (const [triangle, piece] of pieces.entries()) {
		const own = members.get(piece) ?? new Set()
		members.set(piece, own)
		for (let k = 0; k < 3; k += 1) own.add(triangles[triangle * 3 + k])
	}
	return members
}

/** Places across and along the cloth of a piece that lies turned, as a sleeve does. */
function turned(rest: Float32Array, grain: number): Float32Array {
	const [cos, sin] = [Math.cos((grain * Math.PI) / 180), Math.sin((grain * Math.PI) / 180)]
	return rest.map((value, at) => (at % 2 === 0 ? value * cos + rest[at + 1] * sin : value * cos - rest[at - 1] * sin))
}

type Cells = ReadonlyMap<string, number[]>

const cellAt = (value: number) => Math.floor(value / CELL)

function cellsOf(vertices: readonly number[], places: Float32Array): Cells {
	return Map.groupBy(vertices, (vertex) => `${cellAt(places[vertex * 2])} ${cellAt(places[vertex * 2 + 1])}`)
}

/** The vertices in all cells that reach into a rectangle around a place. */
function* within(cells: Cells, [u, v]: readonly [number, number], [wide, high]: readonly [number, number]) {
	for (let column = cellAt(u - wide); column <= cellAt(u + wide); column += 1)
		for (let row = cellAt(v - high); row <= cellAt(v + high); row += 1) yield* cells.get(`${column} ${row}`) ?? []
}
