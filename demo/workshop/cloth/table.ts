import type { Material } from '../materials.ts'
import type { Pattern } from '../pattern.ts'
import type { Mesh } from './mesh.ts'

/** What a garment lies on: the table, and its own lower layers. */
export type Table = { carry(body: { x: Float32Array; before: Float32Array; weights: Float32Array }): void }

type Grid = { heights: Float32Array; left: number; top: number; columns: number; rows: number }

const CELL = 0.5
const MARGIN = 30
const FRICTION = 6
/** So many steps of 1/600 s go by before the grid is drawn again: what is below hardly moves in that time. */
const RENEWED = 5

/**
 * The heights of the lower layers as a grid, renewed at times as the layers are carried from the lowest up. A layer rests one
 * thickness above it and is held by friction; what is below is not pushed back, because it lies on the table.
 */
export function createTable(pattern: Pattern, mesh: Mesh, { thickness }: Material): Table {
	const [left, top] = [bound(mesh.rest, 0, Math.min) - MARGIN, bound(mesh.rest, 1, Math.min) - MARGIN]
	const columns = Math.ceil((bound(mesh.rest, 0, Math.max) + MARGIN - left) / CELL)
	const rows = Math.ceil((bound(mesh.rest, 1, Math.max) + MARGIN - top) / CELL)
	const highest = Math.max(...pattern.pieces.map(({ layer }) => layer))
	// For each layer, what lies below it.
	const grids = Array.from({ length: highest + 1 }, () => new Float32Array(columns * rows))
	let carried = 0
	const layers = Array.from({ length: highest + 1 }, (_, layer) => ({
		vertices: Array.from({ length: mesh.count }, (_unused, i) => i).filter((i) => mesh.layers[i] === layer),
		triangles: Array.from(mesh.pieces.keys())
			.filter((triangle) => pattern.pieces[mesh.pieces[triangle]].layer === layer)
			.map((triangle) => {
				const [a, b, c] = mesh.triangles.subarray(triangle * 3, triangle * 3 + 3)
				return [a * 3, b * 3, c * 3] as const
			}),
	}))
	const heightAt = (heights: Float32Array, px: number, py: number) => {
		const [u, v] = [(px - left) / CELL, (py - top) / CELL]
		const [column, row] = [
			Math.max(0, Math.min(columns - 2, Math.floor(u))),
			Math.max(0, Math.min(rows - 2, Math.floor(v))),
		]
		const [s, t, at] = [u - column, v - row, row * columns + column]
		return (
			(heights[at] * (1 - s) + heights[at + 1] * s) * (1 - t) +
			(heights[at + columns] * (1 - s) + heights[at + columns + 1] * s) * t
		)
	}
	return {
		carry({ x, before, weights }) {
			const isRenewed = carried % RENEWED === 0
			carried += 1
			for (const [layer, { vertices, triangles }] of layers.entries()) {
				const heights = grids[layer]
				for (const vertex of vertices) {
					if (weights[vertex] === 0) continue
					const at = vertex * 3
					const floor =
						heightAt(heights, x[at], x[at + 1]) +
						(layer === 0 ? thickness / 2 : layer > 1 ? thickness * 1.8 : thickness)
					const depth = floor - x[at + 2]
					if (depth <= 0) continue
					x[at + 2] = floor
					const [dx, dy] = [x[at] - before[at], x[at + 1] - before[at + 1]]
					const slide = Math.hypot(dx, dy)
					const kept = slide < FRICTION * depth ? 1 : (FRICTION * depth) / slide
					x[at] -= dx * kept
					x[at + 1] -= dy * kept
				}
				const above = isRenewed && grids[layer + 1]
				if (!above) continue
				above.set(heights)
				const grid = { heights: above, left, top, columns, rows }
				for (const corners of triangles) raise(grid, corners, x)
			}
		},
	}
}

/** Enters the height of a triangle at the crossings of the grid that it covers. */
function raise(
	{ heights, left, top, columns, rows }: Grid,
	[a, b, c]: readonly [number, number, number],
	x: Float32Array,
): void {
	const [ax, ay, bx, by, cx, cy] = [
		x[a] - left,
		x[a + 1] - top,
		x[b] - left,
		x[b + 1] - top,
		x[c] - left,
		x[c + 1] - top,
	]
	const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
	if (Math.abs(area) < 1e-7) return
	const [from, to] = [
		Math.max(0, Math.ceil(Math.min(ax, bx, cx) / CELL)),
		Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) / CELL)),
	]
	const [first, last] = [
		Math.max(0, Math.ceil(Math.min(ay, by, cy) / CELL)),
		Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) / CELL)),
	]
	for (let row = first; row <= last; row += 1) {
		for (let column = from; column <= to; column += 1) {
			const [px, py] = [column * CELL, row * CELL]
			const wb = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area
			const wc = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area
			if (wb < -1e-4 || wc < -1e-4 || wb + wc > 1.0001) continue
			const z = x[a + 2] * (1 - wb - wc) + x[b + 2] * wb + x[c + 2] * wc
			const at = row * columns + column
			if (z > heights[at]) heights[at] = z
		}
	}
}

function bound(rest: Float32Array, axis: number, pick: (a: number, b: number) => number): number {
	let result = rest[axis]
	for (let at = axis; at < rest.length; at += 2) result = pick(result, rest[at])
	return result
}
