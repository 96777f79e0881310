import type { Point } from './path.ts'

const ORIGIN: Point = [0, 0]

type Segment = { command: string; points: Point[] }

function segmentsOf(path: string): Segment[] {
	return [...path.matchAll(/([MLCQ])([^MLCQZ]*)/g)].map(([, command = 'L', numbers = '']) => {
		const values = numbers.trim().split(/[ ,]+/).map(Number)
		const points: Point[] = []
		for (let index = 0; index + 1 < values.length; index += 2) points.push([values[index] ?? 0, values[index + 1] ?? 0])
		return { command, points }
	})
}

function area(points: Point[]): number {
	return points.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
		return sum + (x * nextY - nextX * y) / 2
	}, 0)
}

function reversed(segments: Segment[]): string {
	const write = (points: Point[]) => points.map(([x, y]) => `${x} ${y}`).join(' ')
	const ends = segments.map(({ points }) => points.at(-1) ?? ORIGIN)
	let path = `M${write([ends.at(-1) ?? ORIGIN])}`
	for (let index = segments.length - 1; index > 0; index--) {
		const { command = 'L', points = [] } = segments[index] ?? {}
		path += `${command}${write([...points.slice(0, -1).toReversed(), ends[index - 1] ?? ORIGIN])}`
	}
	return `${path}Z`
}

/**
 * The path drawn clockwise, each of its loops (absolute M, L, C, Q, Z). A clip of several paths cancels out where a
 * mirrored part turns the other way than the part below it: without this a left pocket would get no light.
 */
export function clockwise(path: string): string {
	return path
		.split(/(?=M)/)
		.map((loop) => {
			const segments = segmentsOf(loop)
			return area(segments.flatMap(({ points }) => points)) < 0 ? reversed(segments) : loop
		})
		.join('')
}
