import sharp, { type Sharp } from 'sharp'
import { archetypes } from '../archetypes.ts'
import type { GarmentSpec } from '../spec.ts'
import { colorsOf, grain, lit, threadOf } from './color.ts'
import { luminance, rgbOf, type Rgb } from './dye.ts'
import { smoothEdges } from './edges.ts'
import { fingerprintOf, type Passes, readPasses, TABLE } from './passes.ts'
import { sewn } from './sewn.ts'

/** Goes into the name of every cached picture of cloth: raise it with any change here that alters a pixel. */
export const SEWING_VERSION = '3'

/** `#F2F1ED`, the shop's ground, as the light it sends back. */
const GROUND = rgbOf('#f2f1ed')

const GREYS = Uint8Array.from({ length: 4097 }, (_, step) => {
	const value = step / 4096
	return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
})
const encode = (value: number) => GREYS[Math.round(Math.min(1, Math.max(0, value)) * 4096)] ?? 255

/** What changes the pictures of a style besides its colors, for the names of a cache: nothing where it is drawn. */
export function identityOf(code: string): object {
	const style = sewn[code]
	return style ? { sewn: { ...style, version: SEWING_VERSION, passes: fingerprintOf(style.garment) } } : {}
}

/**
 * The picture of a sewn garment, `width` px wide and 3:4: its colors laid into the cloth's own coordinates and lit by the
 * light of the workshop. Without ground it has transparency, its shadow included. Throws when the style is not sewn.
 */
export async function sew(
	spec: GarmentSpec,
	{ width, ground = true }: { width: number; ground?: boolean },
): Promise<Sharp> {
	const style = sewn[spec.code]
	if (!style) throw new Error(`${spec.code} is drawn, not sewn`)
	const passes = await readPasses(style.garment, spec.view)
	smoothEdges(passes)
	const accents = spec.accents ?? archetypes[spec.code]?.accents ?? []
	const pixels = paint(passes, { sewn: style, baseColor: spec.baseColor, accents, view: spec.view }, ground)
	const picture = sharp(pixels, { raw: { width: passes.width, height: passes.height, channels: ground ? 3 : 4 } })
	return passes.width === width ? picture : picture.resize(width)
}

function paint(passes: Passes, palette: Parameters<typeof colorsOf>[1], ground: boolean): Buffer {
	const { width, height, shown, light, placeOf, surface } = passes
	const channels = ground ? 3 : 4
	const pixels = Buffer.alloc(width * height * channels)
	const colors = colorsOf(passes, palette)
	const thread = threadOf(palette)
	const look = { pale: Math.sqrt(luminance(rgbOf(palette.baseColor))), gloss: palette.sewn.gloss ?? 'matt' }
	const hard = passes.parts.map(({ part }) => part === 'button' || part === 'metal' || part === 'toggle')
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const at = y * width + x
			const cover = (shown[at * 3 + 1] ?? 0) / 255
			const bright = light[at] ?? 0
			const piece = shown[at * 3] ?? TABLE
			const cloth = cover > 0 ? clothAt(x, y, piece) : GROUND
			const shade = Math.min(1, bright)
			const gloss = hard[piece] ? ({ pale: look.pale, gloss: 'soft' } as const) : look
			// Seen through, a shadow is black of the strength that darkens what is drawn under it as much.
			const dark = (1 - cover) * (1 - shade ** (1 / 2.2))
			const alpha = ground ? 1 : cover + dark
			for (let k = 0; k < 3; k += 1) {
				const own = cover > 0 ? lit(cloth[k] ?? 0, bright, gloss) : 0
				pixels[at * channels + k] = ground
					? encode(own * cover + (GROUND[k] ?? 0) * shade * (1 - cover))
					: (encode(own) * cover) / Math.max(alpha, 1e-3)
			}
			if (!ground) pixels[at * channels + 3] = Math.round(alpha * 255)
		}
	}
	return pixels

	function clothAt(x: number, y: number, piece: number): Rgb {
		const [u, v] = placeOf(x, y)
		const [red, green, blue] = colors[piece]?.(u, v) ?? GROUND
		const sewing = (shown[(y * width + x) * 3 + 2] ?? 0) / 255
		const yarn = hard[piece] ? 1 : grain(surface, u, v)
		return [
			(red + (thread[0] - red) * sewing) * yarn,
			(green + (thread[1] - green) * sewing) * yarn,
			(blue + (thread[2] - blue) * sewing) * yarn,
		]
	}
}
