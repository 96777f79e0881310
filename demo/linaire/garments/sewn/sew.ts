import sharp, { type Sharp } from 'sharp'
import type { GarmentSpec } from '../spec.ts'
import { colorsOf, grainOf, lookOf, threadOf, toned } from './color.ts'
import { luminance, type Rgb, rgbOf } from './dye.ts'
import { smoothEdges } from './edges.ts'
import { fingerprintOf, LIGHTS, type Passes, readPasses, squareOf, TABLE } from './passes.ts'
import { sewnAs } from './sewn.ts'
import { solidColors } from './solid.ts'
import { smoothTable } from './table.ts'

/** Goes into the name of every cached picture of cloth: raise it with any change here that alters a pixel. */
export const SEWING_VERSION = '4'

/** `#F2F1ED`, the shop's ground, as the light it sends back. */
const GROUND = rgbOf('#f2f1ed')

const GREYS = Uint8Array.from({ length: 4097 }, (_, step) => {
	const value = step / 4096
	return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
})
const encode = (value: number) => GREYS[value <= 0 ? 0 : value >= 1 ? 4096 : Math.floor(value * 4096 + 0.5)] ?? 255

/** What changes the pictures of a style besides its colors, for the names of a cache. */
export function identityOf({ code, view }: Pick<GarmentSpec, 'code' | 'view'>): object {
	const style = sewnAs(code)
	return { sewn: { ...style, version: SEWING_VERSION, passes: fingerprintOf(passesOf(style.garment, view)) } }
}

/** The folder of the passes of a view: a square of cloth is the same for all garments with that surface. */
function passesOf(garment: string, view: GarmentSpec['view']): string {
	if (view !== 'cloth') return garment
	const square = squareOf(garment)
	if (square === undefined) throw new Error(`There is no square of the cloth of ${garment}`)
	return square
}

/**
 * The picture of a sewn garment, `width` px wide and 3:4: its colors laid into the cloth's own coordinates and lit by the
 * light of the workshop. Without ground it has transparency, its shadow included. Throws for a style without passes.
 */
export async function sew(
	spec: GarmentSpec,
	{ width, ground = true }: { width: number; ground?: boolean },
): Promise<Sharp> {
	const style = spec.sewn ?? sewnAs(spec.code)
	const cloth = await clothOf(passesOf(style.garment, spec.view), spec.view)
	const pixels = paint(
		cloth,
		{
			sewn: style,
			baseColor: spec.baseColor,
			accents: spec.accents ?? [],
			view: spec.view === 'cloth' ? 'back' : spec.view,
		},
		ground,
	)
	const picture = sharp(pixels, { raw: { width: cloth.width, height: cloth.height, channels: ground ? 3 : 4 } })
	return cloth.width === width ? picture : picture.resize(width)
}

/**
 * Passes with smooth outlines, the place in the pattern of every pixel of cloth and the unevenness of its yarn there, which all
 * colors have in common, the pixels that show any of it, and the light on the table around a solid.
 */
export type Cloth = Passes & {
	u: Float32Array
	v: Float32Array
	yarn: Float64Array
	covered: Uint32Array
	/** Three bytes for each pixel: the picture without a garment. */
	ground: Buffer
	table?: Float32Array
}

/** Views whose passes are kept: the colors of a garment are composed one after the other. */
const REMEMBERED = 3
const recent = new Map<string, Promise<Cloth>>()

function clothOf(garment: string, view: string): Promise<Cloth> {
	const key = `${garment} ${view}`
	const cloth = recent.get(key) ?? readCloth(garment, view)
	recent.delete(key)
	recent.set(key, cloth)
	if (recent.size > REMEMBERED) recent.delete(recent.keys().next().value!)
	return cloth
}

async function readCloth(garment: string, view: string): Promise<Cloth> {
	const passes = await readPasses(garment, view)
	// A modeled edge is smooth; the net of triangles of cloth is not.
	const table = passes.shine && smoothTable(passes)
	if (!table) smoothEdges(passes)
	const { width, height, shown, placeOf } = passes
	const [u, v] = [new Float32Array(width * height), new Float32Array(width * height)]
	const yarn = new Float64Array(width * height)
	const yarnAt = grainOf(passes.surface)
	const covered = new Uint32Array(width * height)
	let count = 0
	for (let at = 0; at < u.length; at += 1) {
		if (!shown[at * 3 + 1]) continue
		covered[count] = at
		count += 1
		const place = placeOf(at % width, Math.floor(at / width))
		u[at] = place[0]
		v[at] = place[1]
		yarn[at] = yarnAt(u[at] ?? 0, v[at] ?? 0)
	}
	const lit = { ...passes, ...(table && { table }) }
	return { ...lit, u, v, yarn, covered: covered.slice(0, count), ground: groundOf(lit) }
}

/** The table under every one of LIGHTS, three bytes each. */
const TABLES = Uint8Array.from({ length: LIGHTS.length * 3 }, (_, at) =>
	encode((GROUND[at % 3] ?? 0) * Math.min(1, LIGHTS[Math.floor(at / 3)] ?? 0)),
)
/** Seen through, a shadow is black of the strength that darkens what is drawn under it as much. */
const SHADOWS = LIGHTS.map((light) => 1 - Math.min(1, light) ** (1 / 2.2))

function paint(cloth: Cloth, palette: Parameters<typeof colorsOf>[1], ground: boolean): Buffer {
	const { shown, light } = cloth
	const channels = ground ? 3 : 4
	const pixels = ground ? Buffer.from(cloth.ground) : shadowOf(cloth)
	const colorAt = cloth.shine ? solidColors(cloth, palette) : clothColors(cloth, palette)
	for (const at of cloth.covered) {
		const level = light[at] ?? 0
		const cover = (shown[at * 3 + 1] ?? 0) / 255
		const to = at * channels
		const own = colorAt(at)
		if (cover === 1) {
			pixels[to] = encode(own[0])
			pixels[to + 1] = encode(own[1])
			pixels[to + 2] = encode(own[2])
			if (!ground) pixels[to + 3] = 255
		} else if (ground) {
			const under = Math.min(1, LIGHTS[level] ?? 0) * (1 - cover)
			pixels[to] = encode(own[0] * cover + GROUND[0] * under)
			pixels[to + 1] = encode(own[1] * cover + GROUND[1] * under)
			pixels[to + 2] = encode(own[2] * cover + GROUND[2] * under)
		} else {
			const alpha = cover + (1 - cover) * (SHADOWS[level] ?? 0)
			for (let k = 0; k < 3; k += 1) pixels[to + k] = (encode(own[k] ?? 0) * cover) / alpha
			pixels[to + 3] = Math.round(alpha * 255)
		}
	}
	return pixels
}

/** The table's color at each pixel: around a solid in the finer steps of its smoothed light. */
function groundOf({ light, table }: Pick<Cloth, 'light' | 'table'>): Buffer {
	const pixels = Buffer.alloc(light.length * 3)
	for (let at = 0; at < light.length; at += 1)
		for (let channel = 0; channel < 3; channel += 1)
			pixels[at * 3 + channel] = table
				? encode((GROUND[channel] ?? 0) * (table[at] ?? 1))
				: (TABLES[(light[at] ?? 0) * 3 + channel] ?? 0)
	return pixels
}

/** The shadow alone, in black that can be seen through. */
function shadowOf({ light }: Cloth): Buffer {
	const pixels = Buffer.alloc(light.length * 4)
	for (const [at, level] of light.entries()) pixels[at * 4 + 3] = Math.round((SHADOWS[level] ?? 0) * 255)
	return pixels
}

/** The color in which each pixel of a cloth is seen. The array is filled anew for each. */
function clothColors(cloth: Cloth, palette: Parameters<typeof colorsOf>[1]): (at: number) => Rgb {
	const { shown, light, parts, u, v, yarn } = cloth
	const dyes = colorsOf(cloth, palette)
	const [red, green, blue] = threadOf(palette)
	const pale = Math.sqrt(luminance(rgbOf(palette.baseColor)))
	const soft = lookOf({ pale, gloss: palette.sewn.gloss ?? 'matt' })
	const hard = lookOf({ pale, gloss: 'soft' })
	const isHard = parts.map(({ part }) => part === 'button' || part === 'metal' || part === 'toggle')
	const seen: [number, number, number] = [0, 0, 0]
	return (at) => {
		const piece = shown[at * 3] ?? TABLE
		const level = light[at] ?? 0
		const color = dyes[piece] ?? GROUND
		const dyed = typeof color === 'function' ? color(u[at] ?? 0, v[at] ?? 0) : color
		const sewing = (shown[at * 3 + 2] ?? 0) / 255
		const look = isHard[piece] ? hard : soft
		const gain = (isHard[piece] ? 1 : (yarn[at] ?? 1)) * (look.gain[level] ?? 0)
		const lift = look.lift[level] ?? 0
		seen[0] = toned((dyed[0] + (red - dyed[0]) * sewing) * gain + lift)
		seen[1] = toned((dyed[1] + (green - dyed[1]) * sewing) * gain + lift)
		seen[2] = toned((dyed[2] + (blue - dyed[2]) * sewing) * gain + lift)
		return seen
	}
}
