import { type Passes, TABLE } from './passes.ts'

/** Weights of a pixel and of its neighbors up to four away. */
const WEIGHTS = [0.2, 0.17, 0.12, 0.07, 0.04]
const REACH = WEIGHTS.length - 1
/** How steeply a smoothed edge rises from table to cloth. */
const STEEP = 3

/**
 * Smooths the outline of what is shown, in place: the net of triangles ends in teeth of about a pixel. A pixel that becomes
 * cloth takes the part of its nearest neighbor.
 */
export function smoothEdges({ width, height, shown }: Pick<Passes, 'width' | 'height' | 'shown'>): void {
	const cover = new Float32Array(width * height)
	for (let at = 0; at < cover.length; at += 1) cover[at] = (shown[at * 3 + 1] ?? 0) / 255
	const soft = blurred(blurred(cover, { count: height, length: width, step: 1, next: width }), {
		count: width,
		length: height,
		step: width,
		next: 1,
	})
	const before = Buffer.from(shown)
	for (let at = 0; at < soft.length; at += 1) {
		const share = soft[at] ?? 0
		if (share < 0.01 || share > 0.99) continue
		const now = Math.min(1, Math.max(0, 0.5 + (share - 0.5) * STEEP))
		shown[at * 3 + 1] = Math.round(now * 255)
		if (now > 0 && before[at * 3] === TABLE) shown[at * 3] = nearestPart(before, at, width)
	}
}

type Lines = { count: number; length: number; step: number; next: number }

function blurred(values: Float32Array, { count, length, step, next }: Lines): Float32Array {
	const result = values.slice()
	for (let line = 0; line < count; line += 1) {
		for (let index = REACH; index < length - REACH; index += 1) {
			const at = line * next + index * step
			let sum = (values[at] ?? 0) * (WEIGHTS[0] ?? 0)
			for (let far = 1; far <= REACH; far += 1)
				sum += ((values[at - far * step] ?? 0) + (values[at + far * step] ?? 0)) * (WEIGHTS[far] ?? 0)
			result[at] = sum
		}
	}
	return result
}

function nearestPart(shown: Buffer, at: number, width: number): number {
	for (let far = 1; far <= REACH; far += 1)
		for (const offset of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]) {
			const part = shown[(at + offset * far) * 3] ?? TABLE
			if (part !== TABLE) return part
		}
	return TABLE
}
