import type { Angle } from '../camera.ts'
import { placedAll, type Solid } from '../mesh.ts'
import { band, round, sweep } from '../sweep.ts'
import { curve, length, minus, plus, times, unit, type Vec } from '../vector.ts'

type Photographed = { solids: Solid[]; front: Angle; back: Angle; detail: Angle }

const metal = (mesh: Solid['mesh'], part = 'jewel'): Solid => ({ part, finish: 'metal', mesh })

/** Two hoops, one on the table and one leaning on it; cm. */
export function hoops({ diameter, wire }: { diameter: number; wire: number }): Photographed {
	const radius = (diameter - wire) / 2
	const from = 0.2
	const arc = Array.from({ length: 160 }, (_, index): Vec => {
		const angle = from + (index / 159) * (2 * Math.PI - from - 0.02)
		return [Math.cos(angle) * radius, Math.sin(angle) * radius, 0]
	})
	const hinge: Vec[] = [
		[radius + 0.02, -0.1, 0],
		[radius + 0.02, 0.16, 0],
	]
	const post = curve(
		[
			[radius - 0.02, 0.02, 0],
			[radius - 0.02, 0.3, 0.02],
			[radius * 0.93, 0.62, 0.02],
		],
		10,
	)
	const one = [
		metal(sweep(arc, round(wire / 2))),
		metal(sweep(hinge, round(wire * 0.62))),
		metal(sweep(post, round(0.045)), 'post'),
	]
	return {
		solids: [
			...placedAll(one, { move: [-0.8, -0.6, wire / 2], turn: 70 }),
			// Its near edge rests on the first.
			...placedAll(one, { roll: 5, turn: 133, move: [0.75, 0.85, wire / 2 + radius * Math.sin(0.087)] }),
		],
		front: { around: 275, above: 47, fill: [0.66, 0.6] },
		back: { around: 200, above: 30, fill: [0.66, 0.6] },
		detail: { around: 275, above: 40, close: { at: [0, -0.2, 0.3], width: 2.6 } },
	}
}

/** A necklace as it is laid down; cm. `link` is the length and breadth of one. */
export function chain({
	length: long,
	extension,
	link,
}: {
	length: number
	extension: number
	link: readonly [number, number]
}): Photographed {
	const way = curve(
		[
			[-1.2, 8.2, 0],
			[-3.9, 6.2, 0],
			[-5.3, 1.5, 0],
			[-4.5, -4.2, 0],
			[-1.2, -7.6, 0],
			[2.2, -7.1, 0],
			[4.9, -3.6, 0],
			[5.2, 1.8, 0],
			[3.6, 6.1, 0],
			[1.1, 8.3, 0],
		],
		40,
	)
	const span = way.slice(1).reduce((sum, place, index) => sum + length(minus(place, way[index])), 0)
	const size = long / span
	const line = way.map((place) => times(place, size))
	const solids: Solid[] = linked(line, { long: link[0], wide: link[1], flat: true })
	const end = line.at(-1) as Vec
	const tail = curve(
		[
			end,
			plus(end, [0.9, 0.7, 0]),
			plus(end, [2.1, 0.6, 0]),
			plus(end, [2.9, -0.4, 0]),
			plus(end, [3.1, -extension * 0.45, 0]),
		],
		30,
	)
	solids.push(...linked(tail, { long: 0.46, wide: 0.36, flat: false }))
	solids.push(...clasp(line[0]))
	return {
		solids,
		front: { around: 270, above: 62, fill: [0.68, 0.7] },
		back: { around: 300, above: 28, fill: [0.8, 0.6] },
		detail: { around: 280, above: 48, close: { at: [0.4, -7.3 * size, 0.1], width: 6 } },
	}
}

/** Links that lie through each other along a line, each leaning the other way. */
function linked(line: readonly Vec[], { long, wide, flat }: { long: number; wide: number; flat: boolean }): Solid[] {
	const solids: Solid[] = []
	const thick = flat ? 0.09 : 0.07
	const pitch = long - thick * 2.6
	let walked = 0
	let next = pitch / 2
	for (let index = 1; index < line.length; index += 1) {
		const step = length(minus(line[index], line[index - 1]))
		while (walked + step >= next) {
			const at = plus(line[index - 1], times(minus(line[index], line[index - 1]), (next - walked) / step))
			const along = unit(minus(line[index], line[index - 1]))
			const side = unit([-along[1], along[0], 0])
			const lean = (solids.length % 2 ? 1 : -1) * (flat ? 0.5 : 0.9)
			const across: Vec = [side[0] * Math.cos(lean), side[1] * Math.cos(lean), Math.sin(lean)]
			const up: Vec = [-side[0] * Math.sin(lean), -side[1] * Math.sin(lean), Math.cos(lean)]
			const ring = Array.from({ length: 40 }, (_, k): Vec => {
				const angle = (k / 40) * 2 * Math.PI
				const [c, s] = [Math.cos(angle), Math.sin(angle)]
				const [a, b] = [
					(Math.sign(c) * Math.abs(c) ** 0.8 * (long - thick)) / 2,
					(Math.sign(s) * Math.abs(s) ** 0.8 * (wide - thick)) / 2,
				]
				return plus(
					[at[0], at[1], at[2] + thick / 2 + (wide / 2) * Math.sin(Math.abs(lean)) * 0.75],
					plus(times(along, a), times(across, b)),
				)
			})
			solids.push(metal(sweep(ring, flat ? band(0.17, thick, 0.03) : round(thick / 2), { closed: true, up })))
			next += pitch
		}
		walked += step
	}
	return solids
}

/** A lobster clasp at the end of a chain. */
function clasp([x, y, z]: Vec): Solid[] {
	const body = curve(
		[
			[x + 0.1, y + 0.05, z + 0.16],
			[x + 0.45, y + 0.42, z + 0.18],
			[x + 0.95, y + 0.5, z + 0.18],
			[x + 1.25, y + 0.2, z + 0.18],
			[x + 1.05, y - 0.08, z + 0.18],
			[x + 0.6, y - 0.02, z + 0.18],
			[x + 0.15, y + 0.02, z + 0.16],
		],
		10,
	)
	return [metal(sweep(body, round(0.11), { swell: (share) => 0.75 + 0.5 * Math.sin(share * Math.PI) }))]
}
