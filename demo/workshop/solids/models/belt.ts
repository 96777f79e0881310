import type { Angle } from '../camera.ts'
import type { Finish } from '../finish.ts'
import type { Sheet, Solid } from '../mesh.ts'
import { type Outline, region } from '../region.ts'
import { shell } from '../shell.ts'
import { band, round, sweep } from '../sweep.ts'
import { cross, curve, length, minus, plus, rise, times, unit, type Vec } from '../vector.ts'

/** A belt with a buckle, as long as its strap; cm. */
export type Belt = { length: number; width: number; thickness: number; material: 'leather' | 'braid' }

/** A strap on its edge along a line: s along, t up, each a little beyond its edges. */
export function ribbon(line: readonly Vec[], width: number): Pick<Sheet, 'at'> & { total: number } {
	const ways = [0]
	for (let index = 1; index < line.length; index += 1)
		ways.push(ways[index - 1] + length(minus(line[index], line[index - 1])))
	const total = ways.at(-1) as number
	return {
		total,
		at: (s, t) => {
			const along = s * total
			let index = Math.min(line.length - 2, Math.max(0, Math.floor(s * (line.length - 1))))
			while (index > 0 && ways[index] > along) index -= 1
			while (index < line.length - 2 && ways[index + 1] < along) index += 1
			const share = (along - ways[index]) / (ways[index + 1] - ways[index] || 1)
			const place = plus(line[index], times(minus(line[index + 1], line[index]), share))
			return [place[0], place[1], place[2] + (t * 1.1 - 0.05) * width]
		},
	}
}

/** Rolled up, the buckle outside. */
function rolled({ length: long, thickness }: Belt): Vec[] {
	const gap = thickness + 0.42
	const line: Vec[] = []
	let [angle, walked] = [-Math.PI / 2, 0]
	while (walked < long) {
		const turn = (angle + Math.PI / 2) / (2 * Math.PI)
		const radius = 6.6 - gap * turn - 0.25 * Math.sin(angle * 2 + 1) * rise(0.2, 2, turn)
		line.push([
			Math.cos(angle) * radius,
			Math.sin(angle) * radius * 0.96,
			thickness / 2 + 0.06 + 0.6 * rise(10, 0, walked),
		])
		const step = 0.2
		angle += step / radius
		walked += step
	}
	return line
}

export function belt(measures: Belt): { solids: Solid[]; front: Angle; back: Angle; detail: Angle } {
	const { width, thickness, material } = measures
	const line = rolled(measures)
	const { at, total } = ribbon(line, width)
	const tip: Outline = [
		[0.1, 0],
		[total - 2.3, 0],
		[total - 0.6, width * 0.22],
		[total - 0.1, width / 2],
		[total - 0.6, width * 0.78],
		[total - 2.3, width],
		[0.1, width],
	]
	const outline = region(tip)
	const holes = [0, 1, 2, 3, 4].map((index) => total - 9 - index * 2.5)
	const leather = material === 'leather'
	const strap = (from: number, to: number, part: string, finish: Finish, offset: number) =>
		shell(
			{
				at,
				columns: Math.round(total * 7),
				rows: 20,
				offset,
				inside: (_place, s, t) => {
					const [x, y] = [s * total, (t * 1.1 - 0.05) * width]
					const [far, along] = outline(x, y)
					const ends = Math.min(far, x - from, to - x)
					if (finish !== 'leather') return [ends, along]
					const hole = Math.min(...holes.map((hx) => Math.hypot(x - hx, y - width / 2))) - 0.2
					return [Math.min(ends, hole), x]
				},
			},
			{
				part,
				finish,
				thickness: thickness + offset * 2,
				lining: { part: leather ? 'lining' : part, finish: leather ? 'lining' : finish },
				rim: { part: leather ? 'edge' : part, finish: leather ? 'edge' : finish },
				...(finish === 'leather' && { stitches: { rows: leather ? [] : [0.2] } }),
			},
		)
	return {
		solids: [
			...strap(0, total, 'strap', leather ? 'leather' : 'braid', 0),
			...(leather ? [] : [...strap(0, 6, 'end', 'leather', 0.05), ...strap(total - 7, total, 'end', 'leather', 0.05)]),
			...buckle(line, measures),
		],
		front: { around: 285, above: 33, fill: [0.72, 0.6] },
		back: { around: 65, above: 58, fill: [0.72, 0.62] },
		detail: { around: 275, above: 24, close: { at: [-0.6, -6.6, width / 2], width: 9 } },
	}
}

/** Frame, pin and keeper where the strap begins. */
function buckle(line: readonly Vec[], { width, thickness, material }: Belt): Solid[] {
	const start = line[0]
	const along = unit(minus(line[0], line[6]))
	const up: Vec = [0, 0, 1]
	const out = unit(cross(up, along)).map((value) => value) as unknown as Vec
	const outward: Vec = out[1] > 0 ? times(out, -1) : out
	const on = (a: number, z: number, o = 0): Vec =>
		plus(plus([start[0], start[1], start[2] + width / 2], times(along, a)), plus([0, 0, z], times(outward, o)))
	const high = width / 2 + 0.32
	const frame = Array.from({ length: 72 }, (_, index) => {
		const angle = (index / 72) * 2 * Math.PI
		const [c, s] = [Math.cos(angle), Math.sin(angle)]
		const power = 0.42
		return on(
			1.75 + Math.sign(c) * Math.abs(c) ** power * 1.75,
			Math.sign(s) * Math.abs(s) ** power * high,
			0.1 + 0.12 * c * c,
		)
	})
	const bar = [on(0.05, -high, 0.05), on(0.05, high, 0.05)]
	const pin = curve([on(0, 0, 0.34), on(0.9, 0, 0.44), on(2.4, 0, 0.42), on(3.6, 0, 0.42)], 8)
	const keeper = Array.from({ length: 60 }, (_, index) => {
		const angle = (index / 60) * 2 * Math.PI
		const [c, s] = [Math.cos(angle), Math.sin(angle)]
		const near = line[17]
		const [ox, oy] = [near[0], near[1]]
		const radius = Math.hypot(ox, oy)
		const far = Math.sign(c) * Math.abs(c) ** 0.4 * (thickness / 2 + 0.2) - thickness / 2
		const tall = Math.sign(s) * Math.abs(s) ** 0.4 * (width / 2 + 0.16)
		return [ox * (1 + far / radius), oy * (1 + far / radius), near[2] + width / 2 + tall] as const
	})
	const tangent = unit(minus(line[20], line[14]))
	const loop: Vec[] = [on(-1.5, 0, -0.42), on(-0.4, 0, -0.36), on(0.22, 0, -0.12), on(0.2, 0, 0.12), on(-0.3, 0, 0.2)]
	return [
		{ part: 'hardware', finish: 'metal', mesh: sweep(frame, round(0.22, 0.26), { closed: true }) },
		{ part: 'hardware', finish: 'metal', mesh: sweep(bar, round(0.17)) },
		{ part: 'hardware', finish: 'metal', mesh: sweep(pin, round(0.17, 0.14), { up: outward }) },
		{
			part: material === 'leather' ? 'strap' : 'end',
			finish: 'leather',
			mesh: sweep(keeper, band(0.95, 0.2), {
				closed: true,
				up: (index) => unit(cross(tangent, minus(keeper[(index + 1) % 60], keeper[(index + 59) % 60]))),
			}),
		},
		{
			part: material === 'leather' ? 'strap' : 'end',
			finish: 'leather',
			mesh: sweep(curve(loop, 6), band(width - 0.1, thickness), { up: [0, -1, 0] }),
		},
	]
}
