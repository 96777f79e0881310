import { bottom, LINING, type Shoe } from './footwear.ts'
import type { Inside, Solid } from '../mesh.ts'
import { shell } from '../shell.ts'
import { round, sweep } from '../sweep.ts'
import { through, type Vec } from '../vector.ts'
import { type Last, lastOf, upper } from './last.ts'

/** Straps over toes and instep, one around the ankle with a buckle. */
export function sandal(
	measures: Shoe & { straps: readonly (readonly [x: number, width: number])[]; ankle: number },
): Solid[] {
	const last = lastOf(measures)
	const { straps, ankle, length: l } = measures
	const seat = last.under(0)
	const leather = {
		part: 'upper',
		finish: 'leather',
		thickness: 0.22,
		stitches: { rows: [0.16] },
		lining: LINING,
	} as const
	const across = straps.map(
		([x, width]): Inside =>
			([px, y, z]) => [
				// Leaning back with the instep.
				Math.min(width / 2 - Math.abs(px - x - y * 0.1 + 0.08 * (z - last.under(px))), seat + ankle - 1.2 - z),
				y - Math.sign(y) * z,
			],
	)
	const around: Inside = ([x, y, z]) => [0.62 - Math.abs(z - seat - ankle - x * 0.02), x + Math.abs(y)]
	const rear: Inside = ([x, y, z]) => {
		const over = z - seat
		const edge = through([
			[0, 5.2],
			[1.6, 3.6],
			[4, 2.2],
			[ankle, 1.9],
		])
		return [Math.min(edge(over) - x, ankle + 0.3 - over), over + Math.abs(y)]
	}
	return [
		...across.flatMap((inside) => shell(upper(last, inside, 0.2), leather)),
		...shell(upper(last, rear, 0.1), leather),
		...shell(upper(last, around, 0.3), leather),
		...buckleOn(last, { x: l * 0.3, z: seat + ankle }),
		...bottom(last, measures),
	]
}

/** A small buckle on the outer side. */
function buckleOn(last: Last, { x, z }: { x: number; z: number }): Solid[] {
	let [best, found]: [number, Vec] = [99, [0, 0, 0]]
	for (let s = 0.5; s < 1; s += 0.005) {
		for (let t = 0.05; t < 0.5; t += 0.01) {
			const place = last.at(s, t)
			const far = Math.hypot(place[0] - x, place[2] - z)
			if (far < best) [best, found] = [far, place]
		}
	}
	const [px, py, pz] = found
	const out = 0.5
	const frame = Array.from({ length: 32 }, (_, index): Vec => {
		const angle = (index / 32) * 2 * Math.PI
		const [a, b] = [Math.cos(angle), Math.sin(angle)]
		const square = 1 / Math.max(Math.abs(a), Math.abs(b)) ** 0.75
		return [px + a * 0.62 * square, py + out - a * 0.1, pz + b * 0.8 * square]
	})
	const pin: Vec[] = [
		[px - 0.6, py + out + 0.05, pz],
		[px + 0.75, py + out + 0.02, pz],
	]
	return [
		{ part: 'hardware', finish: 'metal', mesh: sweep(frame, round(0.12), { closed: true }) },
		{ part: 'hardware', finish: 'metal', mesh: sweep(pin, round(0.08)) },
	]
}
