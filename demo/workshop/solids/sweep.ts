import type { Mesh } from './mesh.ts'
import { cross, dot, length, minus, plus, times, unit, type Vec } from './vector.ts'

/** A cross-section around 0: x across, y up. */
export type Profile = readonly (readonly [x: number, y: number])[]

export function round(radius: number, high = radius, count = 16): Profile {
	return Array.from({ length: count }, (_, index) => {
		const angle = (index / count) * 2 * Math.PI
		return [Math.cos(angle) * radius, Math.sin(angle) * high] as const
	})
}

/** A flat band of a width and a thickness, its edges rounded. */
export function band(width: number, thickness: number, soft = thickness / 2): Profile {
	const [x, y] = [width / 2 - soft, thickness / 2 - soft]
	return [0, 1, 2, 3].flatMap((corner) => {
		const [cx, cy] = [corner === 0 || corner === 3 ? x : -x, corner < 2 ? y : -y]
		const arc = Array.from({ length: 5 }, (_, step) => {
			const angle = ((corner + step / 4) * Math.PI) / 2
			return [cx + Math.cos(angle) * soft, cy + Math.sin(angle) * soft] as const
		})
		// Flat sides take corners of their own, so that their light stays flat.
		const [ax, ay] = arc[4]
		return corner % 2 ? arc : [...arc, [ax * 0.5, ay] as const, [-ax * 0.5, ay] as const]
	})
}

type Way = {
	closed?: boolean
	/** What is up at a place of the line; without, the section turns as little as it can. */
	up?: Vec | ((index: number) => Vec)
	/** Size of the section along the line, by share of its length. */
	swell?: (share: number) => number
	capped?: boolean
}

type Frame = { across: Vec; up: Vec }

function framesOf(points: readonly Vec[], { closed, up }: Way): Frame[] {
	const size = points.length
	const directions = points.map((_, index) => {
		const before = closed ? points[(index + size - 1) % size] : points[Math.max(0, index - 1)]
		const after = closed ? points[(index + 1) % size] : points[Math.min(size - 1, index + 1)]
		return unit(minus(after, before))
	})
	const given = typeof up === 'function' ? up : up ? () => up : undefined
	let last: Vec = Math.abs(directions[0][2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]
	return directions.map((direction, index) => {
		const wanted = given ? given(index) : last
		const square = unit(minus(wanted, times(direction, dot(wanted, direction))))
		last = square
		return { across: unit(cross(direction, square)), up: square }
	})
}

/** A profile led along a line. Its places: u along, v around. */
export function sweep(points: readonly Vec[], profile: Profile, way: Way = {}): Mesh {
	const { closed = false, swell, capped = !closed } = way
	const frames = framesOf(points, way)
	const ring = profile.length + 1
	const turns = profile.map(([x, y], index) => {
		const [bx, by] = profile[(index + profile.length - 1) % profile.length]
		const [ax, ay] = profile[(index + 1) % profile.length]
		return Math.hypot(ax - bx, ay - by) > 0 ? ([ay - by, bx - ax] as const) : ([x, y] as const)
	})
	const [positions, normals, places]: [number[], number[], number[]] = [[], [], []]
	let walked = 0
	const total = closed ? points.length + 1 : points.length
	for (let index = 0; index < total; index += 1) {
		const at = index % points.length
		if (index > 0) walked += length(minus(points[at], points[(index - 1) % points.length]))
		const { across, up } = frames[at]
		const size = swell ? swell(index / (total - 1)) : 1
		let around = 0
		for (let step = 0; step < ring; step += 1) {
			const k = step % profile.length
			const [x, y] = profile[k]
			if (step > 0) {
				const [bx, by] = profile[step - 1]
				around += Math.hypot(x - bx, y - by)
			}
			positions.push(...plus(points[at], plus(times(across, x * size), times(up, y * size))))
			normals.push(...unit(plus(times(across, turns[k][0]), times(up, turns[k][1]))))
			places.push(walked, around)
		}
	}
	const triangles: number[] = []
	for (let index = 0; index < total - 1; index += 1) {
		for (let step = 0; step < ring - 1; step += 1) {
			const [a, b] = [index * ring + step, (index + 1) * ring + step]
			triangles.push(a, b, b + 1, a, b + 1, a + 1)
		}
	}
	const mesh = { positions, normals, places, triangles }
	if (capped) for (const end of [0, total - 1]) cap(mesh, { points, end, ring })
	return {
		positions: Float32Array.from(positions),
		normals: Float32Array.from(normals),
		places: Float32Array.from(places),
		edges: Float32Array.from({ length: (positions.length / 3) * 2 }, (_, at) => (at % 2 ? 0 : 99)),
		triangles: Uint32Array.from(triangles),
	}
}

type Growing = { positions: number[]; normals: number[]; places: number[]; triangles: number[] }

function cap(mesh: Growing, { points, end, ring }: { points: readonly Vec[]; end: number; ring: number }): void {
	const last = end > 0
	const at = Math.min(end, points.length - 1)
	const out = unit(last ? minus(points[at], points[at - 1]) : minus(points[0], points[1]))
	const first = mesh.positions.length / 3
	const put = (place: readonly number[], corner: number) => {
		mesh.positions.push(...place)
		mesh.normals.push(...out)
		mesh.places.push(mesh.places[corner * 2], mesh.places[corner * 2 + 1])
	}
	put(points[at], end * ring)
	for (let corner = end * ring; corner < (end + 1) * ring; corner += 1)
		put(mesh.positions.slice(corner * 3, corner * 3 + 3), corner)
	for (let step = 1; step < ring; step += 1) mesh.triangles.push(first, first + step, first + step + 1)
}
