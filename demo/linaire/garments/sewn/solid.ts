import { colorsOf, lookOf, threadOf, toned } from './color.ts'
import { luminance, type Rgb, rgbOf } from './dye.ts'
import { LIGHTS, TABLE } from './passes.ts'
import type { Cloth } from './sew.ts'

/** A pixel and those beside it, with their weights. */
const NEIGHBORS = [
	[0, 0, 4],
	[1, 0, 2],
	[-1, 0, 2],
	[0, 1, 2],
	[0, -1, 2],
	[1, 1, 1],
	[-1, 1, 1],
	[1, -1, 1],
	[-1, -1, 1],
] as const

const BLACK: Rgb = [0, 0, 0]

/** The color in which each pixel of a solid is seen: where parts of different colors meet, it is of both. */
export function solidColors(solid: Cloth, palette: Parameters<typeof colorsOf>[1]): (at: number) => Rgb {
	const { shown, light, shine, parts, u, v, yarn: yarns, width } = solid
	const dyes = colorsOf(solid, palette)
	const thread = threadOf(palette)
	const pale = Math.sqrt(luminance(rgbOf(palette.baseColor)))
	const [dull, bright] = [lookOf({ pale, gloss: palette.sewn.gloss ?? 'matt' }), lookOf({ pale, gloss: 'soft' })]
	const partAt = (at: number) => shown[at * 3] ?? TABLE
	const ownAt = (at: number): Rgb => {
		const own = dyes[partAt(at)] ?? BLACK
		const dyed = typeof own === 'function' ? own(u[at] ?? 0, v[at] ?? 0) : own
		const sewing = (shown[at * 3 + 2] ?? 0) / 255
		const yarn = parts[partAt(at)]?.metal ? 1 : (yarns[at] ?? 1)
		const channel = (k: 0 | 1 | 2) => (dyed[k] + (thread[k] - dyed[k]) * sewing) * yarn
		return [channel(0), channel(1), channel(2)]
	}
	const blendAt = (at: number): Rgb => {
		let [red, green, blue, total] = [0, 0, 0, 0]
		for (const [dx, dy, weight] of NEIGHBORS) {
			const near = at + dx + dy * width
			if (partAt(near) === TABLE) continue
			const own = ownAt(near)
			red += own[0] * weight
			green += own[1] * weight
			blue += own[2] * weight
			total += weight
		}
		return [red / total, green / total, blue / total]
	}
	const meets = (at: number) =>
		NEIGHBORS.some(([dx, dy]) => ![partAt(at), TABLE].includes(partAt(at + dx + dy * width)))
	return (at) => {
		const color = meets(at) ? blendAt(at) : ownAt(at)
		const look = parts[partAt(at)]?.metal ? bright : dull
		const level = light[at] ?? 0
		const [gain, lift] = [look.gain[level] ?? 0, (look.lift[level] ?? 0) + (LIGHTS[shine?.[at] ?? 0] ?? 0)]
		return [toned(color[0] * gain + lift), toned(color[1] * gain + lift), toned(color[2] * gain + lift)]
	}
}
