import type { Random } from './random.ts'

/** +1 is the right of the picture, -1 the left. */
export type Side = 1 | -1
export type Point = [x: number, y: number]
export type Box = { x: number; y: number; width: number; height: number }

export const CANVAS = { width: 1200, height: 1600, centre: 600 } as const
export const SIDES: readonly Side[] = [1, -1]

/** One decimal is enough on a canvas of 1200 and keeps the drawing small. */
export function short(value: number): string {
	return String(Math.round(value * 10) / 10)
}

/**
 * Puts a path written for the right half (x counted from the centre line) on one side of the canvas.
 * Only absolute M, L, C, Q and Z are understood: pairs of numbers, nothing else.
 */
export function onSide(path: string, side: Side): string {
	return path.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) => {
		return `${short(CANVAS.centre + side * Number(x))} ${y}`
	})
}

/** The same drawing for the right and the left side, in this order. */
export function bothSides(draw: (side: Side) => string): string {
	return draw(1) + draw(-1)
}

type Segment = { from: Point; controls: Point[]; to: Point }

function segmentsOf(half: string): Segment[] {
	const segments: Segment[] = []
	let current: Point = [0, 0]
	for (const [, command, numbers] of half.matchAll(/([MLC])([^MLCZ]*)/g)) {
		const values = (numbers ?? '').trim().split(/[ ,]+/).map(Number)
		const points: Point[] = []
		for (let index = 0; index + 1 < values.length; index += 2) points.push([values[index] ?? 0, values[index + 1] ?? 0])
		const to = points.pop() ?? current
		if (command !== 'M') segments.push({ from: current, controls: points, to })
		current = to
	}
	return segments
}

/**
 * Closes a half outline (absolute M, L, C from the centre line back to it) by its mirror image.
 * Control points stray up to `jitter` px, because scissors do: perfect symmetry reads as an icon.
 */
export function symmetric(half: string, random: Random, jitter = 2.2): string {
	const segments = segmentsOf(half)
	const stray = () => (random() - 0.5) * 2 * jitter
	const at = ([x, y]: Point, side: Side) => `${short(CANVAS.centre + side * x)} ${short(y)}`
	const loose = ([x, y]: Point, side: Side) => at([x + stray(), y + stray()], side)
	const first = segments[0]
	if (!first) return ''
	let path = `M${at(first.from, 1)}`
	for (const { controls, to } of segments) {
		path +=
			controls.length === 0 ? `L${loose(to, 1)}` : `C${controls.map((point) => loose(point, 1)).join(' ')} ${at(to, 1)}`
	}
	for (const { from, controls } of segments.toReversed()) {
		const back = controls.toReversed()
		path +=
			back.length === 0 ? `L${at(from, -1)}` : `C${back.map((point) => loose(point, -1)).join(' ')} ${at(from, -1)}`
	}
	return `${path}Z`
}

/** The box around all points of the paths, control points included: close enough to frame a garment. */
export function boxAround(paths: string[]): Box {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
	for (const path of paths) {
		for (const [, x, y] of path.matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g)) {
			left = Math.min(left, Number(x))
			right = Math.max(right, Number(x))
			top = Math.min(top, Number(y))
			bottom = Math.max(bottom, Number(y))
		}
	}
	return { x: left, y: top, width: right - left, height: bottom - top }
}
