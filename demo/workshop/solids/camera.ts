import type { Mesh } from './mesh.ts'
import { cross, dot, minus, plus, times, unit, type Vec } from './vector.ts'

/** From where a product is seen: degrees around it (0 from the right hand of x, 270 from before it) and above the table. */
export type Angle = {
	around: number
	above: number
	/** Share of the picture's width and height that it fills. */
	fill?: readonly [width: number, height: number]
	/** Where the key light stands, in degrees from the right hand around the back: what stands takes it from before, at 215. */
	key?: number
	/** The middle of a close view and its breadth in cm. */
	close?: { at: Vec; width: number }
}

export type Camera = {
	place: Vec
	right: Vec
	up: Vec
	forward: Vec
	/** px of a thing that is 1 cm wide and 1 cm away. */
	focal: number
	centerX: number
	centerY: number
	width: number
	height: number
	/** px to the cm at the middle of what is seen. */
	scale: number
}

const DISTANCE = 190

/** A long lens at about two meters; the picture is 3:4. */
export function cameraOf(
	meshes: readonly Mesh[],
	{ around, above, fill = [0.84, 0.74], close }: Angle,
	width: number,
): Camera {
	const [a, e] = [(around * Math.PI) / 180, (above * Math.PI) / 180]
	const from: Vec = [Math.cos(a) * Math.cos(e), Math.sin(a) * Math.cos(e), Math.sin(e)]
	const target = close?.at ?? middleOf(meshes)
	const forward = times(from, -1)
	const right = unit(cross(forward, [0, 0, 1]))
	const up = cross(right, forward)
	const place = plus(target, times(from, DISTANCE))
	const height = (width * 4) / 3
	const base = { place, right, up, forward, width, height }
	if (close) {
		const focal = (width / close.width) * DISTANCE
		return { ...base, focal, centerX: width / 2, centerY: height / 2, scale: focal / DISTANCE }
	}
	const [left, most, low, high] = boundsOf(meshes, base)
	const focal = Math.min((width * fill[0]) / (most - left), (height * fill[1]) / (high - low))
	return {
		...base,
		focal,
		centerX: width / 2 - (focal * (left + most)) / 2,
		centerY: height / 2 + (focal * (low + high)) / 2,
		scale: focal / DISTANCE,
	}
}

function middleOf(meshes: readonly Mesh[]): Vec {
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
	return [(least[0] + most[0]) / 2, (least[1] + most[1]) / 2, (least[2] + most[2]) / 2]
}

/** What the kept triangles span on a picture at a distance of 1. */
function boundsOf(
	meshes: readonly Mesh[],
	{ place, right, up, forward }: Pick<Camera, 'place' | 'right' | 'up' | 'forward'>,
) {
	let [left, most, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
	for (const { positions, triangles, edges } of meshes) {
		for (const corner of triangles) {
			if (edges[corner * 2] < 0) continue
			const from = minus([positions[corner * 3], positions[corner * 3 + 1], positions[corner * 3 + 2]], place)
			const far = dot(from, forward)
			const [x, y] = [dot(from, right) / far, dot(from, up) / far]
			;[left, most, low, high] = [Math.min(left, x), Math.max(most, x), Math.min(low, y), Math.max(high, y)]
		}
	}
	return [left, most, low, high] as const
}
