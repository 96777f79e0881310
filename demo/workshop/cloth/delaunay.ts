/** Triangles over points, each as three indices, counterclockwise; the neighbor opposite of each corner stands in `across`. */
type Net = { corners: number[]; across: number[] }

/** Positive when a, b, c turn counterclockwise. */
function turn(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
	return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

function inCircle(
	xs: Float64Array,
	ys: Float64Array,
	[a, b, c, p]: readonly [number, number, number, number],
): boolean {
	const [ax, ay] = [xs[a] - xs[p], ys[a] - ys[p]]
	const [bx, by] = [xs[b] - xs[p], ys[b] - ys[p]]
	const [cx, cy] = [xs[c] - xs[p], ys[c] - ys[p]]
	const [aa, bb, cc] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy]
	return ax * (by * cc - bb * cy) - ay * (bx * cc - bb * cx) + aa * (bx * cy - by * cx) > 0
}

/** The triangle that contains the point, walked to from `from`. */
function locate({ corners, across }: Net, xs: Float64Array, ys: Float64Array, p: number, from: number): number {
	let triangle = from
	for (let steps = 0; steps < corners.length; steps += 1) {
		let next = -1
		for (let side = 0; side < 3 && next < 0; side += 1) {
			const b = corners[triangle * 3 + ((side + 1) % 3)]
			const c = corners[triangle * 3 + ((side + 2) % 3)]
			if (turn(xs[b], ys[b], xs[c], ys[c], xs[p], ys[p]) < 0) next = across[triangle * 3 + side]
		}
		if (next < 0) return triangle
		triangle = next
	}
	return triangle
}

/** Adds a point by the cavity of all circles around it; returns one of the new triangles. */
function insert(net: Net, free: number[], xs: Float64Array, ys: Float64Array, p: number, from: number): number {
	const { corners, across } = net
	const cavity = new Set([locate(net, xs, ys, p, from)])
	const rim: { a: number; b: number; outside: number }[] = []
	for (const triangle of cavity) {
		for (let side = 0; side < 3; side += 1) {
			const other = across[triangle * 3 + side]
			if (other >= 0 && cavity.has(other)) continue
			const at = other * 3
			if (other >= 0 && inCircle(xs, ys, [corners[at], corners[at + 1], corners[at + 2], p])) cavity.add(other)
		}
	}
	for (const triangle of cavity) {
		for (let side = 0; side < 3; side += 1) {
			const outside = across[triangle * 3 + side]
			if (outside >= 0 && cavity.has(outside)) continue
			const [a, b] = [corners[triangle * 3 + ((side + 1) % 3)], corners[triangle * 3 + ((side + 2) % 3)]]
			rim.push({ a, b, outside })
		}
	}
	free.push(...cavity)
	const startingAt = new Map<number, number>()
	const made = rim.map(({ a, b, outside }) => {
		const triangle = free.pop() ?? corners.length / 3
		corners.splice(triangle * 3, 3, a, b, p)
		across[triangle * 3 + 2] = outside
		if (outside >= 0) {
			const side = [0, 1, 2].find(
				(k) => corners[outside * 3 + ((k + 1) % 3)] === b && corners[outside * 3 + ((k + 2) % 3)] === a,
			)
			if (side !== undefined) across[outside * 3 + side] = triangle
		}
		startingAt.set(a, triangle)
		return { triangle, a, b }
	})
	for (const { triangle, b } of made) {
		const next = startingAt.get(b) ?? -1
		across[triangle * 3] = next
		if (next >= 0) across[next * 3 + 1] = triangle
	}
	return made[0].triangle
}

/**
 * The Delaunay triangulation (Bowyer and Watson) of points given in an order in which neighbors follow each other. Returns
 * the indices of the corners, three for each triangle.
 */
export function triangulate(points: readonly (readonly [number, number])[]): number[] {
	const count = points.length
	const xs = new Float64Array(count + 3)
	const ys = new Float64Array(count + 3)
	// A hair's breadth off the place, so that no four points lie on one circle.
	points.forEach(([x, y], index) => {
		xs[index] = x + 1e-6 * Math.sin(index * 12.9898)
		ys[index] = y + 1e-6 * Math.sin(index * 78.233)
	})
	xs.set([-1e4, 1e4, 0], count)
	ys.set([-1e4, -1e4, 1e4], count)
	const net: Net = { corners: [count, count + 1, count + 2], across: [-1, -1, -1] }
	const free: number[] = []
	let last = 0
	for (let p = 0; p < count; p += 1) last = insert(net, free, xs, ys, p, last)
	const unused = new Set(free)
	const result: number[] = []
	for (let triangle = 0; triangle < net.corners.length / 3; triangle += 1) {
		const three = net.corners.slice(triangle * 3, triangle * 3 + 3)
		if (!unused.has(triangle) && three.every((corner) => corner < count)) result.push(...three)
	}
	return result
}
