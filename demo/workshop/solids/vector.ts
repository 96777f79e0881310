/** A place or a direction in cm: x to the right, y away, z up from the table. */
export type Vec = readonly [x: number, y: number, z: number]

export const plus = ([ax, ay, az]: Vec, [bx, by, bz]: Vec): Vec => [ax + bx, ay + by, az + bz]
export const minus = ([ax, ay, az]: Vec, [bx, by, bz]: Vec): Vec => [ax - bx, ay - by, az - bz]
export const times = ([x, y, z]: Vec, factor: number): Vec => [x * factor, y * factor, z * factor]
export const dot = ([ax, ay, az]: Vec, [bx, by, bz]: Vec): number => ax * bx + ay * by + az * bz
export const cross = ([ax, ay, az]: Vec, [bx, by, bz]: Vec): Vec => [
	ay * bz - az * by,
	az * bx - ax * bz,
	ax * by - ay * bx,
]
export const length = (vec: Vec): number => Math.hypot(vec[0], vec[1], vec[2])
export const unit = (vec: Vec): Vec => times(vec, 1 / (length(vec) || 1))
export const between = (a: Vec, b: Vec, share: number): Vec => plus(a, times(minus(b, a), share))
export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** 0 below `from`, 1 above `to`, smooth between. */
export function rise(from: number, to: number, value: number): number {
	const share = clamp((value - from) / (to - from), 0, 1)
	return share * share * (3 - 2 * share)
}

/** A smooth curve through the points of a table, x ascending; beyond its ends the value of the end. */
export function through(table: readonly (readonly [x: number, y: number])[]): (x: number) => number {
	const slopes = table.map(([x, y], index) => {
		const [before, after] = [table[Math.max(0, index - 1)], table[Math.min(table.length - 1, index + 1)]]
		const [left, right] = [(y - before[1]) / (x - before[0] || 1), (after[1] - y) / (after[0] - x || 1)]
		// Monotone: no value beyond its neighbors.
		return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
	})
	return (x) => {
		if (x <= table[0][0]) return table[0][1]
		const next = table.findIndex(([at]) => at > x)
		if (next < 0) return (table.at(-1) as readonly [number, number])[1]
		const [[x0, y0], [x1, y1]] = [table[next - 1], table[next]]
		const [wide, t] = [x1 - x0, (x - x0) / (x1 - x0)]
		const s = 1 - t
		return (
			y0 * (1 + 2 * t) * s * s +
			y1 * t * t * (3 - 2 * t) +
			wide * (slopes[next - 1] * t * s * s - slopes[next] * s * t * t)
		)
	}
}

/** A smooth line through places, `count` of them for each stretch; closed lines return to the first. */
export function curve(places: readonly Vec[], count: number, closed = false): Vec[] {
	const size = places.length
	const at = (index: number) => places[closed ? (index + size) % size : clamp(index, 0, size - 1)]
	const result: Vec[] = []
	for (let index = 0; index < (closed ? size : size - 1); index += 1) {
		const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
		for (let step = 0; step < count; step += 1) {
			const t = step / count
			const weigh = (k: 0 | 1 | 2) =>
				b[k] +
				0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])))
			result.push([weigh(0), weigh(1), weigh(2)])
		}
	}
	if (!closed) result.push(at(size - 1))
	return result
}
