import type { Finish } from '../finish.ts'
import { type Mesh, sheet, type Solid, type Stitches } from '../mesh.ts'
import { region } from '../region.ts'
import { clamp, rise, type Vec } from '../vector.ts'
import type { Last } from './last.ts'

/** A corner of a sole's profile: cm out from the foot's edge, and a height. */
type Corner = readonly [out: number, height: (x: number) => number]

/** A place of the foot's edge, `out` cm away from it. */
export function beside(last: Last, q: number, out: number): readonly [x: number, y: number] {
	const [ax, ay] = last.edge((q + 0.998) % 1)
	const [bx, by] = last.edge((q + 0.002) % 1)
	const size = Math.hypot(bx - ax, by - ay) || 1
	const [x, y] = last.edge(q)
	return [x - ((by - ay) / size) * out, y + ((bx - ax) / size) * out]
}

/** A ring around the foot of a profile from below to above. */
export function ring(last: Last, corners: readonly Corner[], stitches?: Stitches): Mesh {
	const total = wayAround(last)
	return sheet({
		at: (s, t) => {
			const at = t * (corners.length - 1)
			const index = Math.min(corners.length - 2, Math.floor(at))
			const [[o0, h0], [o1, h1]] = [corners[index], corners[index + 1]]
			const share = at - index
			const [cx] = last.edge(s)
			const out = o0 + (o1 - o0) * share
			// A welt ends before the heel.
			const [x, y] = beside(last, s, out > 0 ? out * (0.4 + 0.6 * rise(0.14, 0.42, cx / last.length)) : out)
			return [x, y, h0(cx) + (h1(cx) - h0(cx)) * share]
		},
		columns: 240,
		rows: (corners.length - 1) * 4,
		...(stitches && {
			// The way down the profile from its upper end stands for the distance to an edge.
			inside: (_place: Vec, s: number, t: number) => [(1 - t) * depthOf(corners) + 1e-3, s * total] as const,
		}),
	})
}

function depthOf(corners: readonly Corner[]): number {
	return corners
		.slice(1)
		.reduce(
			(sum, [out, height], index) => sum + Math.hypot(out - corners[index][0], height(9) - corners[index][1](9)),
			0,
		)
}

function wayAround(last: Last): number {
	let [sum, before] = [0, last.edge(0)]
	for (let step = 1; step <= 100; step += 1) {
		const now = last.edge(step / 100)
		sum += Math.hypot(now[0] - before[0], now[1] - before[1])
		before = now
	}
	return sum
}

/** A flat of the foot's outline at a height: the insole, or the tread. */
export function flat(last: Last, { out, height }: { out: number; height: (x: number) => number }): Mesh {
	const outline = Array.from({ length: 120 }, (_, index) => beside(last, index / 120, out))
	const within = region(outline)
	return sheet({
		at: (s, t) => {
			const [x, y] = [-1 + s * (last.length + 2), (t - 0.5) * (last.width + 3)]
			return [x, y, height(clamp(x, 0, last.length))]
		},
		columns: 110,
		rows: 44,
		inside: ([x, y]) => within(x, y),
	})
}

/** A heel of stacked layers under the seat: its outline is the foot's up to `front`, closed by a breast. */
export function heelOf(
	last: Last,
	{
		front,
		thick,
		narrow,
		finish,
		part,
	}: { front: number; thick: number; narrow: number; finish: Finish; part: string },
): Solid {
	const outline: (readonly [number, number])[] = []
	for (let step = 0; step < 200; step += 1) {
		const [x, y] = beside(last, step / 200, 0.06)
		if (x <= front) outline.push([x, y])
	}
	const after = outline.findIndex(
		([, y], index) => index > 0 && Math.sign(y) < Math.sign(outline[index - 1][1]) && outline[index - 1][0] > front / 2,
	)
	const [a, b] = [outline[after - 1], outline[after]]
	const breast = Array.from({ length: 9 }, (_, step) => {
		const share = (step + 1) / 10
		return [front - 0.5 * Math.sin(share * Math.PI), a[1] + (b[1] - a[1]) * share] as const
	})
	const closed = [...outline.slice(0, after), ...breast, ...outline.slice(after)]
	const size = closed.length
	const middle = front / 2
	const at = (s: number, t: number): Vec => {
		const k = s * size
		const [p, q] = [closed[Math.floor(k) % size], closed[(Math.floor(k) + 1) % size]]
		const share = k - Math.floor(k)
		const [x, y] = [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]
		const upper = last.under(clamp(x, 0, last.length)) - thick
		const low = clamp((t - 0.06) / 0.94, 0, 1)
		const slim = 1 - narrow * (1 - low) ** 1.2
		const under = t < 0.06 ? t / 0.06 : 1
		return [middle + (x - middle) * slim * under - narrow * 0.2 * (1 - low), y * slim * under, upper * low]
	}
	return { part, finish, mesh: sheet({ at, columns: size * 2, rows: 32 }) }
}
