import { noise } from '../../cloth/random.ts'
import { sheet, type Solid } from '../mesh.ts'
import { round, sweep } from '../sweep.ts'
import { rise, type Vec } from '../vector.ts'
import { carrying } from './backpack-straps.ts'
import { mainZip, pouch } from './backpack-zips.ts'
import { around, cornersOf, type Photographed, type Plan } from './bags.ts'

export type Backpack = { width: number; height: number; depth: number }

/** Radii of its shoulders and of its edges at the top, and the share of its depth that it has there. */
const [SHOULDER, TOP, SLIM] = [8.5, 3.6, 0.74]

/** A backpack of tight cloth: a zip over its top, a zipped pocket before it, a padded back and straps; cm. */
export function backpack(measures: Backpack): Photographed {
	const { width, height, depth } = measures
	const quarter = (z: number, from: number, radius: number) =>
		z < from ? 0 : radius - Math.sqrt(Math.max(0, radius * radius - (z - from) ** 2))
	const planAt = (z: number): Plan => {
		const foot = quarter(2 - z, 0, 2) * (z < 2 ? 1 : 0)
		return {
			wide: width - 2 * quarter(z, height - SHOULDER, SHOULDER) - foot * 1.4,
			deep: depth * (1 - (1 - SLIM) * (z / height) ** 1.5) - 2 * quarter(z, height - TOP, TOP) - foot,
			corner: Math.max(0.8, 3.4 - quarter(z, height - TOP, TOP)),
		}
	}
	const soft = (x: number, y: number, z: number) =>
		(0.32 * noise(x / 8, z / 9 + Math.sign(y) * 5, 3) + 0.12 * noise(x / 3 + z / 6, z / 5, 4)) *
		rise(0, 0.15, z / height) *
		rise(height, height - 4, z)
	const wall = (s: number, z: number, out = 0): Vec => {
		const plan = planAt(z)
		const [x, y] = around(s, plan)
		const full = 0.7 * Math.sin(Math.PI * Math.min(1, z / height)) * Math.max(0, 1 - (x / (width * 0.48)) ** 4)
		const more = (y < 0 ? full : 0) + soft(x, y, z) + out
		return [x * (1 + (out + soft(y * 2, x, z)) / (width / 2)), y + Math.tanh(y / 2) * more, z]
	}
	const body = sheet({
		at: (s, t) => {
			if (t < 0.94) return wall(s, 0.05 + (t / 0.94) * (height - 0.07))
			const [x, y, z] = wall(s, height - 0.02)
			const k = (t - 0.94) / 0.06
			return [x * (1 - k), y * (1 - k), z + 0.35 * Math.sin((k * Math.PI) / 2)]
		},
		columns: 230,
		rows: 120,
		flip: true,
	})
	const frontAt = (x: number, z: number, out: number): Vec => {
		const { deep } = planAt(z)
		const full = 0.7 * Math.sin(Math.PI * Math.min(1, z / height)) * Math.max(0, 1 - (x / (width * 0.48)) ** 4)
		return [x, -(deep / 2 + full + soft(x, -1, z) + out), z]
	}
	return {
		solids: [
			{ part: 'upper', finish: 'nylon', mesh: body },
			...[1, 3].map((corner): Solid => piping(corner, height, (z, k) => wall(cornersOf(planAt(z))[k], z, 0.06))),
			...mainZip(height, (side, z) => {
				const plan = planAt(z)
				const [backRight, frontRight, frontLeft, backLeft] = cornersOf(plan)
				const share = side > 0 ? backRight + (frontRight - backRight) * 0.58 : frontLeft + (backLeft - frontLeft) * 0.42
				return wall(share, z, 0.1)
			}),
			...pouch(frontAt, measures),
			...carrying(measures, (x, z, out) => [x, planAt(z).deep / 2 + soft(x, 1, z) * 0.4 + out, z]),
		],
		front: { around: 252, above: 13, fill: [0.72, 0.82], key: 215 },
		back: { around: 62, above: 15, fill: [0.74, 0.82], key: 215 },
		detail: {
			around: 252,
			above: 20,
			key: 215,
			close: { at: [-3.5, -depth / 2, height * 0.55], width: 19 },
		},
	}
}

/** The piped seam around a panel: up one corner, over the top, down the other. */
function piping(corner: number, height: number, at: (z: number, corner: number) => Vec): Solid {
	const heights = Array.from({ length: 70 }, (_, k) => 0.2 + (k / 69) ** 0.8 * (height - 0.24))
	const other = corner === 1 ? 2 : 0
	const line = [...heights.map((z) => at(z, corner)), ...heights.toReversed().map((z) => at(z, other))]
	return { part: 'tape', finish: 'canvas', mesh: sweep(line, round(0.22)) }
}
