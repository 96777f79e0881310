import { type Color, type Dye, luminance, mix, type Rgb, rgbOf, times } from './dye.ts'
import { type DyeId, dyeOf } from './dyes.ts'
import { noise } from './noise.ts'
import { LIGHTS, type Part, type Passes } from './passes.ts'
import type { GarmentSpec } from '../spec.ts'
import type { Sewn } from './sewn.ts'

/** What the colors of a garment are made from. */
export type Palette = { sewn: Sewn; baseColor: string; accents: readonly string[]; view: GarmentSpec['view'] }

const HORN: Rgb = [0.09, 0.055, 0.035]
const SHELL: Rgb = [0.78, 0.74, 0.66]
const STEEL: Rgb = [0.42, 0.36, 0.28]
/** The color `GRY` is grey marl: as jersey it is spun of a pale and a dark yarn. */
const MARL = '#a7a9ac'
const KNITTED: readonly string[] = ['smooth', 'knit', 'rib']
const ACROSS: readonly DyeId[] = ['breton', 'stripe-across']
const DENIM: readonly DyeId[] = ['denim', 'denim-raw']
const LEATHER: Rgb = [0.24, 0.11, 0.045]
const SILVER: Rgb = [0.52, 0.54, 0.56]
const LABEL: Rgb = [0.7, 0.67, 0.6]

/** Parts that look alike on every garment. */
const FIXED: Readonly<Record<string, Rgb>> = { metal: STEEL, label: LABEL, leather: LEATHER, reflective: SILVER }

/** The color of every part of a garment; a dye runs along the part's own grain. */
export function colorsOf(
	{ parts, scale, surface }: Passes,
	{ sewn, baseColor, accents, view }: Palette,
): readonly Color[] {
	const base = rgbOf(baseColor)
	const isKnitted = KNITTED.includes(surface) || parts.some(({ part }) => part === 'knit')
	const dye = sewn.dye === 'plain' && baseColor.toLowerCase() === MARL && isKnitted ? 'melange' : sewn.dye
	const dyed = (id: DyeId) => dyeOf(id, { base, accents: accents.map(rgbOf), soft: 1 / scale })
	const cloth = dyed(dye === 'sun' ? 'plain' : dye)
	const inside = DENIM.includes(dye)
		? dyeOf('plain', { base: mix(base, [0.7, 0.7, 0.68], 0.55), accents: [], soft: 1 / scale })
		: cloth
	const plain = dyed('plain')
	const button = sewn.buttons ? rgbOf(sewn.buttons) : luminance(base) > 0.3 ? SHELL : HORN
	// A set is dyed piece by piece, and only the front of a printed tee shows its print.
	const bodyOf = (member: number) => (sewn.dyes ? dyed(sewn.dyes[member] ?? dye) : cloth)
	const ofPart = ({ part, grain, cloth: member = 0 }: Part): Color => {
		const given = sewn.colors?.[part]
		if (given !== undefined) return ofItsOwn(given, cloth)
		if (part === 'button' || part === 'toggle') return button
		const fixed = FIXED[part]
		if (fixed) return fixed
		if (part === 'zip') return teeth(base)
		const own =
			part === 'inside' || part === 'lining'
				? inside
				: part === 'rib' && ACROSS.includes(sewn.dyes?.[member] ?? dye)
					? plain
					: part === 'body' && dye === 'sun' && view !== 'back'
						? dyed('sun')
						: bodyOf(member)
		// What is inside lies in the shadow of what is above it, more than a thin layer casts.
		const depth = part === 'inside' ? 0.8 : part === 'lining' ? 0.72 : 1
		if (typeof own !== 'function') return times(own, depth)
		const [cos, sin] = [Math.cos((grain * Math.PI) / 180), Math.sin((grain * Math.PI) / 180)]
		return (u, v) => times(own(u * cos + v * sin, v * cos - u * sin), depth)
	}
	return parts.map(ofPart)
}

/** A part's own color, or its share of the cloth's light. */
function ofItsOwn(given: string | number, cloth: Color): Color {
	if (typeof given === 'string') return rgbOf(given)
	return typeof cloth === 'function' ? (u, v) => times(cloth(u, v), given) : times(cloth, given)
}

/** A zip: metal teeth on a tape nearly of the cloth's color. */
function teeth(base: Rgb): Dye {
	const tape = times(base, 0.55)
	return (u, v) => {
		const near = Math.abs(u) < 0.2
		return near && Math.abs(v / 0.26 - Math.round(v / 0.26)) < 0.3 ? STEEL : near ? times(tape, 0.5) : tape
	}
}

/** The color of sewing thread: nearly the cloth's, unless the style sews in another. */
export function threadOf({ sewn, baseColor }: Palette): Rgb {
	const base = rgbOf(baseColor)
	return sewn.thread
		? rgbOf(sewn.thread)
		: luminance(base) > 0.12
			? times(base, 0.86)
			: mix(base, [0.5, 0.5, 0.5], 0.06)
}

const COARSENESS: Readonly<Record<string, number>> = {
	linen: 0.09,
	wool: 0.1,
	twill: 0.04,
	chunky: 0.06,
	knit: 0.05,
	rib: 0.05,
	cord: 0.05,
	plain: 0.03,
	smooth: 0.03,
	quilt: 0.015,
}

/** The yarn's own unevenness around 1 at a place of the cloth, stronger the coarser the cloth. */
export function grainOf(surface: string): (u: number, v: number) => number {
	const coarse = COARSENESS[surface] ?? 0.03
	if (surface === 'linen')
		return (u, v) => 1 + coarse * (noise(u / 0.09, v / 1.3, 21) + noise(u / 1.3, v / 0.09, 22)) * 0.6
	return (u, v) => 1 + coarse * (noise(u / 0.085, v / 0.085, 23) * 0.7 + noise(u / 0.3, v / 0.3, 24) * 0.3)
}

/** What each of LIGHTS makes of a color: it is multiplied by the gain, and the lift is added. */
export type Look = { gain: Float64Array; lift: Float64Array }

/**
 * How a cloth takes light. Pale cloth lights its own folds, so they are never as deep as in dark cloth; dark cloth has a haze
 * of fibers, so that it is never black; satin throws the window back.
 */
export function lookOf({ pale, gloss }: { pale: number; gloss: NonNullable<Sewn['gloss']> }): Look {
	const [gain, lift] = [new Float64Array(LIGHTS.length), new Float64Array(LIGHTS.length)]
	for (const [level, light] of LIGHTS.entries()) {
		const deep = light < 1 ? light ** (1.25 - 0.5 * pale) : 1 + (light - 1) * (0.95 - 0.35 * pale)
		const above = Math.max(0, light - 1)
		gain[level] = deep * 0.97 + (gloss === 'satin' ? above * 0.8 : 0)
		const shine =
			gloss === 'satin'
				? 0.5 * Math.max(0, light - 1.02) ** 1.4
				: gloss === 'soft'
					? 0.1 * Math.max(0, light - 1.05)
					: 0
		lift[level] = (gloss === 'matt' ? 0.006 : 0.01) * light + shine
	}
	return { gain, lift }
}

/** Brightness as paper shows it: what is brighter than three quarters is drawn together. */
export function toned(bright: number): number {
	return bright < 0.75 ? bright : 0.75 + 0.22 * (1 - Math.exp(-(bright - 0.75) / 0.22))
}
