import { evenly, type Pattern, type Piece, type Point } from '../pattern.ts'
import { triangulate } from './delaunay.ts'
import { chance } from './random.ts'

/** The whole garment as one net of triangles: pieces that are sewn share the vertices of their seam. */
export type Mesh = {
	count: number
	/** Place in the pattern, x and y in cm, two for each vertex. */
	rest: Float32Array
	/** Layer of each vertex: of a seam between two, the lower. */
	layers: Uint8Array
	triangles: Uint32Array
	/** Index of the piece of each triangle. */
	pieces: Uint8Array
	/** 1 where a vertex lies on a seam between pieces or on an edge, 2 on that of a narrow piece. */
	sewn: Uint8Array
	/** The vertices along each line of each piece. */
	rims: number[][]
}

type Corner = { x: number; y: number; keys: string[]; line: number }

const same = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by) < 1e-3

/** The points around a piece, each with the names under which other pieces know it. */
export function around({ name, outline }: Piece, step: number): Corner[] {
	const corners: Corner[] = []
	let end: Point | undefined
	const forwards = (index: number, points: readonly Point[]) => {
		if (end) return same(end, points[0])
		const next = outline[(index + 1) % outline.length].points
		return same(points[points.length - 1], next[0]) || same(points[points.length - 1], next[next.length - 1])
	}
	for (const [index, line] of outline.entries()) {
		const points = evenly(line.points, step)
		const onwards = forwards(index, line.points)
		const named = points.map(([x, y], place) => ({ x, y, keys: [`${line.name}|${place}`], line: index }))
		if (!onwards) named.reverse()
		const [first] = named
		if (end && !same(end, [first.x, first.y]))
			throw new Error(`${name}: ${line.name} does not begin where the line before it ends`)
		const before = corners.at(-1)
		if (before) before.keys.push(...first.keys)
		corners.push(...(before ? named.slice(1) : named))
		const last = named[named.length - 1]
		end = [last.x, last.y]
	}
	const [first, last] = [corners[0], corners.pop() as Corner]
	if (!same([first.x, first.y], [last.x, last.y])) throw new Error(`${name}: its outline is not closed`)
	first.keys.push(...last.keys)
	return corners
}

export function inside(x: number, y: number, outline: readonly { x: number; y: number }[]): boolean {
	let within = false
	for (let index = 0, before = outline.length - 1; index < outline.length; before = index++) {
		const [a, b] = [outline[index], outline[before]]
		if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within
	}
	return within
}

/** Points within an outline, row after row, none nearer to it than 0.6 steps. */
function fill(outline: readonly Corner[], step: number, random: () => number): Point[] {
	const cell = (value: number) => Math.floor(value / step)
	const near = new Map<string, Corner[]>()
	for (const corner of outline) {
		const key = `${cell(corner.x)} ${cell(corner.y)}`
		near.set(key, [...(near.get(key) ?? []), corner])
	}
	const isFree = (x: number, y: number) => {
		for (let dx = -1; dx <= 1; dx += 1) {
			for (let dy = -1; dy <= 1; dy += 1) {
				for (const corner of near.get(`${cell(x) + dx} ${cell(y) + dy}`) ?? [])
					if (Math.hypot(corner.x - x, corner.y - y) < 0.6 * step) return false
			}
		}
		return true
	}
	const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
	const points: Point[] = []
	let row = 0
	for (let y = top; y < bottom; y += step * 0.866, row += 1) {
		const inRow: Point[] = []
		for (let x = left + (row % 2 ? step / 2 : 0); x < right; x += step) {
			const [px, py] = [x + (random() - 0.5) * 0.3 * step, y + (random() - 0.5) * 0.3 * step]
			if (inside(px, py, outline) && isFree(px, py)) inRow.push([px, py])
		}
		points.push(...(row % 2 ? inRow.toReversed() : inRow))
	}
	return points
}

/** Cuts the pieces into triangles of about `step` cm and sews them. */
export function cut(pattern: Pattern, step: number, seed: number): Mesh {
	const random = chance(seed)
	const rest: number[] = []
	const layers: number[] = []
	const sewn: number[] = []
	const triangles: number[] = []
	const pieces: number[] = []
	const known = new Map<string, number>()
	const rims: number[][] = []
	const merged: number[] = []
	const root = (vertex: number): number => (merged[vertex] === vertex ? vertex : root(merged[vertex]))
	const add = (x: number, y: number, layer: number) => {
		const vertex = layers.length
		rest.push(x, y)
		layers.push(layer)
		sewn.push(0)
		merged.push(vertex)
		return vertex
	}
	for (const [index, piece] of pattern.pieces.entries()) {
		const outline = around(piece, step)
		const rim = outline.map(({ x, y, keys }) => {
			const vertex = add(x, y, piece.layer)
			sewn[vertex] = piece.narrow ? 2 : 1
			for (const key of keys) {
				const other = known.get(key)
				if (other === undefined) known.set(key, vertex)
				else {
					const [low, high] = [root(other), root(vertex)].toSorted((a, b) => a - b)
					merged[high] = low
					layers[low] = Math.min(layers[low], layers[high])
				}
			}
			return vertex
		})
		rims.push(...rimsOf(piece, outline, rim))
		const within = fill(outline, step, random)
		const vertices = [...rim, ...within.map(([x, y]) => add(x, y, piece.layer))]
		const points = [...outline.map(({ x, y }): Point => [x, y]), ...within]
		const corners = triangulate(points)
		for (let at = 0; at < corners.length; at += 3) {
			const three = [corners[at], corners[at + 1], corners[at + 2]]
			const [x, y] = [0, 1].map((axis) => three.reduce((sum, corner) => sum + points[corner][axis], 0) / 3)
			if (!inside(x, y, outline)) continue
			triangles.push(...three.map((corner) => vertices[corner]))
			pieces.push(index)
		}
	}
	return compact({ rest, layers, sewn, triangles, pieces, rims, root })
}

/** Whether the outline runs on at a corner rather than turning, as in the point of a V. */
function isSmooth(corners: readonly Corner[], at: number): boolean {
	const [before, here, after] = [-1, 0, 1].map((step) => corners[(at + step + corners.length) % corners.length])
	const [ax, ay, bx, by] = [here.x - before.x, here.y - before.y, after.x - here.x, after.y - here.y]
	return ax * bx + ay * by > 0.7 * Math.hypot(ax, ay) * Math.hypot(bx, by)
}

/** The vertices of each line; a line and its mirror that meet on the center line without a corner are one. */
function rimsOf(piece: Piece, corners: readonly Corner[], vertices: readonly number[]): number[][] {
	const rims: number[][] = []
	const steps = piece.outline.map((_, index) => corners.filter(({ line }) => line === index).length)
	// The first line's corners begin with its own start; the last line's end is that same corner.
	steps[0] -= 1
	steps[steps.length - 1] += 1
	let from = 0
	for (const [index, { name }] of piece.outline.entries()) {
		const start = from
		from += steps[index]
		const rim = Array.from({ length: steps[index] + 1 }, (_, k) => vertices[(start + k) % vertices.length])
		const before = piece.outline[index - 1]?.name
		if (before && (name === `${before}~` || before === `${name}~`) && isSmooth(corners, start))
			rims.at(-1)?.push(...rim.slice(1))
		else rims.push(rim)
	}
	const [head, tail] = [piece.outline[0].name, piece.outline[piece.outline.length - 1].name]
	if (rims.length > 1 && (tail === `${head}~` || head === `${tail}~`) && isSmooth(corners, 0)) {
		const last = rims.pop() as number[]
		rims[0].unshift(...last.slice(0, -1))
	}
	return rims
}

type Loose = {
	rest: number[]
	layers: number[]
	sewn: number[]
	triangles: number[]
	pieces: number[]
	rims: number[][]
	root: (vertex: number) => number
}

/** Numbers the vertices that remain after sewing without gaps. */
function compact({ rest, layers, sewn, triangles, pieces, rims, root }: Loose): Mesh {
	const numbers = new Map<number, number>()
	const numberOf = (vertex: number) => {
		const own = root(vertex)
		const number = numbers.get(own) ?? numbers.size
		numbers.set(own, number)
		return number
	}
	const corners = Uint32Array.from(triangles, numberOf)
	const count = numbers.size
	const mesh: Mesh = {
		count,
		rest: new Float32Array(count * 2),
		layers: new Uint8Array(count),
		triangles: corners,
		pieces: Uint8Array.from(pieces),
		sewn: new Uint8Array(count),
		rims: rims.map((rim) => rim.map(numberOf)),
	}
	for (const [vertex, number] of numbers) {
		mesh.rest.set([rest[vertex * 2], rest[vertex * 2 + 1]], number * 2)
		mesh.layers[number] = layers[vertex]
		mesh.sewn[number] = sewn[vertex]
	}
	return mesh
}
