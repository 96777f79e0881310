/** A drawn outline: corners in order, closed by itself. */
export type Outline = readonly (readonly [x: number, y: number])[]

/** How far a place lies inside of an outline (below 0: outside), and the way along the outline to its nearest place; cm. */
export function region(outline: Outline): (x: number, y: number) => readonly [inside: number, along: number] {
	const size = outline.length
	const starts = [0]
	for (let index = 1; index < size; index += 1) {
		const [[ax, ay], [bx, by]] = [outline[index - 1], outline[index]]
		starts.push(starts[index - 1] + Math.hypot(bx - ax, by - ay))
	}
	return (x, y) => {
		let [nearest, along, within] = [Infinity, 0, false]
		for (let index = 0; index < size; index += 1) {
			const [ax, ay] = outline[index]
			const [bx, by] = outline[(index + 1) % size]
			const [dx, dy] = [bx - ax, by - ay]
			const square = dx * dx + dy * dy
			const share = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0
			const far = Math.hypot(x - ax - dx * share, y - ay - dy * share)
			if (far < nearest) [nearest, along] = [far, starts[index] + share * Math.sqrt(square)]
			if (ay > y !== by > y && x < ax + ((y - ay) / dy) * dx) within = !within
		}
		return [within ? nearest : -nearest, along]
	}
}

/** A smooth closed outline through corners, `count` points for each stretch. */
export function smooth(corners: Outline, count = 8): Outline {
	const size = corners.length
	const result: [number, number][] = []
	for (let index = 0; index < size; index += 1) {
		const [a, b, c, d] = [-1, 0, 1, 2].map((step) => corners[(index + step + size) % size])
		for (let step = 0; step < count; step += 1) {
			const t = step / count
			const weigh = (k: 0 | 1) =>
				b[k] +
				0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])))
			result.push([weigh(0), weigh(1)])
		}
	}
	return result
}

/** A rectangle around 0 with rounded corners. */
export function rectangle(width: number, height: number, radius: number, count = 8): Outline {
	return [0, 1, 2, 3].flatMap((corner) => {
		const [sx, sy] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1]
		return Array.from({ length: count + 1 }, (_, step) => {
			const angle = ((corner + step / count) * Math.PI) / 2
			return [
				sx * (width / 2 - radius) + Math.cos(angle) * radius,
				sy * (height / 2 - radius) + Math.sin(angle) * radius,
			] as const
		})
	})
}
