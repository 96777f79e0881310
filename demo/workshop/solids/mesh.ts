import type { Finish } from './finish.ts'
import { cross, length, minus, plus, times, unit, type Vec } from './vector.ts'

/** Triangles with what the light needs at their corners. */
export type Mesh = {
	positions: Float32Array
	normals: Float32Array
	/** Place in the material in cm: u, v. */
	places: Float32Array
	/** How far inside of the edge in cm (what is below 0 is cut off), and the way along the edge in cm. */
	edges: Float32Array
	triangles: Uint32Array
}

/** Rows of stitches along the edge, by their distance to it; cm. */
export type Stitches = { rows: readonly number[]; pitch?: number; width?: number }

/** A part of a product: what a colorway colors, what its surface is, its shape. */
export type Solid = {
	part: string
	finish: Finish
	mesh: Mesh
	stitches?: Stitches
	/** Tells pieces of one part apart that lie on each other, so that a pattern does not run from one into the other. */
	layer?: number
}

/** Distance inside of an outline, positive within, and the way along it; cm. */
export type Inside = (place: Vec, s: number, t: number) => readonly [inside: number, along: number]

/** A surface over s and t from 0 to 1. */
export type Sheet = {
	at(s: number, t: number): Vec
	columns: number
	rows: number
	/** Out along the normal, cm. */
	offset?: number
	/** Turns the normal round. */
	flip?: boolean
	inside?: Inside
	/** `inside` is measured along the surface already. */
	measured?: boolean
	/** Place in the material in cm, where it is not the way along the middle of the sheet. */
	place?(s: number, t: number): readonly [u: number, v: number]
}

const NEAR = 1e-3
const FAR_INSIDE = 99

function normalAt({ at, flip }: Sheet, s: number, t: number): Vec {
	const [left, right] = [Math.max(0, s - NEAR), Math.min(1, s + NEAR)]
	const [low, high] = [Math.max(0, t - NEAR), Math.min(1, t + NEAR)]
	const normal = cross(minus(at(right, t), at(left, t)), minus(at(s, high), at(s, low)))
	const size = length(normal)
	// At a pole one direction has no length: look beside it.
	if (size < 1e-6 && s > 0.01 && s < 0.99 && t !== 0.5)
		return normalAt({ at, flip } as Sheet, s, t < 0.5 ? t + 0.004 : t - 0.004)
	if (size < 1e-6 && s !== 0.5) return normalAt({ at, flip } as Sheet, s < 0.5 ? s + 0.004 : s - 0.004, t)
	return times(normal, (flip ? -1 : 1) / (size || 1))
}

/** The corners of a sheet in rows; `edges` are measured on the surface, not in the projection they are drawn in. */
export type Grid = {
	columns: number
	rows: number
	points: Vec[]
	normals: Vec[]
	edges: [number, number][]
	inward: Vec[]
	place?: Sheet['place']
}

export function gridOf(sheet: Sheet): Grid {
	const { at, columns, rows, offset = 0, inside } = sheet
	const wide = columns + 1
	const points: Vec[] = []
	const normals: Vec[] = []
	const edges: [number, number][] = []
	for (let row = 0; row <= rows; row += 1) {
		for (let column = 0; column <= columns; column += 1) {
			const [s, t] = [column / columns, row / rows]
			const [place, normal] = [at(s, t), normalAt(sheet, s, t)]
			normals.push(normal)
			points.push(offset ? plus(place, times(normal, offset)) : place)
			const [far, along] = inside ? inside(place, s, t) : [FAR_INSIDE, 0]
			edges.push([far, along])
		}
	}
	const inward = points.map((): Vec => [0, 0, 0])
	const grid = { columns, rows, points, normals, edges, inward, ...(sheet.place && { place: sheet.place }) }
	if (!inside) return grid
	const raw = edges.map(([far]) => far)
	for (let at = 0; at < points.length; at += 1) {
		const [column, row] = [at % wide, Math.floor(at / wide)]
		const [left, right] = [column > 0 ? at - 1 : at, column < columns ? at + 1 : at]
		const [low, high] = [row > 0 ? at - wide : at, row < rows ? at + wide : at]
		const gradient = gradientOf(
			minus(points[right], points[left]),
			minus(points[high], points[low]),
			raw[right] - raw[left],
			raw[high] - raw[low],
		)
		const steep = length(gradient)
		inward[at] = unit(gradient)
		if (!sheet.measured) edges[at][0] = raw[at] / Math.min(1.6, Math.max(0.35, steep || 1))
	}
	return grid
}

/** The direction on a surface in which a value grows, as long as it grows by the cm. */
function gradientOf(ds: Vec, dt: Vec, rises: number, riset: number): Vec {
	const [a, b, c] = [
		ds[0] * ds[0] + ds[1] * ds[1] + ds[2] * ds[2],
		ds[0] * dt[0] + ds[1] * dt[1] + ds[2] * dt[2],
		dt[0] * dt[0] + dt[1] * dt[1] + dt[2] * dt[2],
	]
	const det = a * c - b * b
	if (det < 1e-12) return [0, 0, 0]
	return plus(times(ds, (rises * c - riset * b) / det), times(dt, (riset * a - rises * b) / det))
}

/** The triangles of a grid that are not wholly cut off. */
export function meshOf(grid: Grid): Mesh {
	const { columns, rows, points, normals, edges } = grid
	const wide = columns + 1
	const places = placesOf(grid)
	const triangles: number[] = []
	const kept = (...corners: number[]) => corners.some((corner) => edges[corner][0] > 0)
	for (let row = 0; row < rows; row += 1) {
		for (let column = 0; column < columns; column += 1) {
			const [a, b] = [row * wide + column, row * wide + column + 1]
			const [c, d] = [a + wide, b + wide]
			if (kept(a, b, d)) triangles.push(a, b, d)
			if (kept(a, d, c)) triangles.push(a, d, c)
		}
	}
	return {
		positions: Float32Array.from(points.flat()),
		normals: Float32Array.from(normals.flat()),
		places,
		edges: Float32Array.from(edges.flat()),
		triangles: Uint32Array.from(triangles),
	}
}

/** The way along the middle row and column of a grid: near enough to how the material lies. */
function placesOf({ columns, rows, points, place }: Grid): Float32Array {
	const wide = columns + 1
	if (place)
		return Float32Array.from(points.flatMap((_, at) => place((at % wide) / columns, Math.floor(at / wide) / rows)))
	const [middle, half] = [Math.floor(columns / 2), Math.floor(rows / 2)]
	const us = [0]
	for (let column = 1; column <= columns; column += 1)
		us.push(us[column - 1] + length(minus(points[half * wide + column], points[half * wide + column - 1])))
	const vs = [0]
	for (let row = 1; row <= rows; row += 1)
		vs.push(vs[row - 1] + length(minus(points[row * wide + middle], points[(row - 1) * wide + middle])))
	return Float32Array.from(points.flatMap((_, at) => [us[at % wide], vs[Math.floor(at / wide)]]))
}

export const sheet = (of: Sheet): Mesh => meshOf(gridOf(of))

/** Another place for a mesh, its normals turned alike; `mirror` swaps left and right first. */
export type Placing = { turn?: number; lean?: number; roll?: number; move?: Vec; mirror?: boolean }

/** Turns a mesh about x (`roll`), y (`lean`), then z (`turn`), in degrees, and moves it. */
export function placed(mesh: Mesh, { turn = 0, lean = 0, roll = 0, move = [0, 0, 0], mirror }: Placing): Mesh {
	const rad = Math.PI / 180
	const [ct, st, cl, sl, cr, sr] = [turn, lean, roll].flatMap((a) => [Math.cos(a * rad), Math.sin(a * rad)])
	const turned = (values: Float32Array, [mx, my, mz]: Vec) => {
		const result = new Float32Array(values.length)
		for (let at = 0; at < values.length; at += 3) {
			const [x, y, z] = [values[at], mirror ? -values[at + 1] : values[at + 1], values[at + 2]]
			const [y1, z1] = [y * cr - z * sr, y * sr + z * cr]
			const [x2, z2] = [x * cl + z1 * sl, z1 * cl - x * sl]
			result[at] = x2 * ct - y1 * st + mx
			result[at + 1] = x2 * st + y1 * ct + my
			result[at + 2] = z2 + mz
		}
		return result
	}
	return { ...mesh, positions: turned(mesh.positions, move), normals: turned(mesh.normals, [0, 0, 0]) }
}

export const placedAll = (solids: readonly Solid[], placing: Placing): Solid[] =>
	solids.map((solid) => ({ ...solid, mesh: placed(solid.mesh, placing) }))
