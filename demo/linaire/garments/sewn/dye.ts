import { noise } from './noise.ts'

/** Red, green and blue of linear light, 0 to 1. */
export type Rgb = readonly [number, number, number]

/** The color of a cloth at a place of its grain, in cm. */
export type Dye = (x: number, y: number) => Rgb

/** How a colorway is colored: stripes along the cloth or across it, checks, denim with its wash, yarns of two tones, or plain. */
export type DyeId = 'plain' | 'stripe' | 'stripe-fine' | 'breton' | 'check' | 'denim' | 'melange' | 'floral'

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Throws for a color that is not `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
	if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not a color`)
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
		toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
	)
	return [red, green, blue]
}

export const mix = ([ar, ag, ab]: Rgb, [br, bg, bb]: Rgb, share: number): Rgb => [
	ar + (br - ar) * share,
	ag + (bg - ag) * share,
	ab + (bb - ab) * share,
]

export const times = ([red, green, blue]: Rgb, factor: number): Rgb => [red * factor, green * factor, blue * factor]

export const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

const WHITE: Rgb = [0.86, 0.85, 0.81]
const FADED: Rgb = [0.55, 0.62, 0.7]

/** 1 within a band of `width` around every multiple of `period`, with edges as soft as a pixel. */
function band(at: number, { period, width, soft }: { period: number; width: number; soft: number }): number {
	const far = Math.abs(at / period - Math.round(at / period)) * period
	return Math.min(1, Math.max(0, (width / 2 - far) / soft + 0.5))
}

/** A dye in its colors. `soft` is the size of a pixel in cm. */
export function dyeOf(id: DyeId, { base, accents, soft }: { base: Rgb; accents: readonly Rgb[]; soft: number }): Dye {
	const second = accents[0] ?? (luminance(base) > 0.4 ? times(base, 0.3) : WHITE)
	switch (id) {
		case 'stripe':
			return (x) => mix(base, second, band(x, { period: 1.4, width: 0.5, soft }))
		case 'stripe-fine':
			return (x) => mix(base, second, 0.85 * band(x, { period: 0.62, width: 0.2, soft }))
		case 'breton':
			return (_, y) => mix(base, second, band(y, { period: 2.9, width: 1.05, soft }))
		case 'check': {
			const third = accents[1] ?? mix(second, base, 0.4)
			return (x, y) => {
				const wide = 0.5 * band(x, { period: 6.4, width: 2.2, soft }) + 0.5 * band(y, { period: 6.4, width: 2.2, soft })
				const fine =
					0.6 *
					Math.max(band(x - 3.2, { period: 6.4, width: 0.28, soft }), band(y - 3.2, { period: 6.4, width: 0.28, soft }))
				return mix(mix(base, second, wide), third, fine)
			}
		}
		case 'denim':
			return (x, y) => {
				const slub =
					0.07 * noise(x / 0.07, y / 2.6, 3) + 0.05 * noise(x / 0.3, y / 5, 4) + 0.03 * noise(x / 1.6, y / 0.06, 5)
				// Worn pale along the thighs, which the knees end.
				const thigh = Math.exp(-(((Math.abs(x) - 11.5) / 5.5) ** 2) - ((y - 44) / 20) ** 2)
				const worn = thigh * (0.13 + 0.04 * noise(x / 4, y / 9, 6))
				return mix(times(base, 1 + slub), FADED, Math.max(0, 0.02 + worn + slub * 0.2))
			}
		case 'melange':
			return (x, y) => {
				const yarn = noise(x / 0.06, y / 0.34, 7) + 0.7 * noise(x / 0.12, y / 0.16, 8)
				return yarn > 0 ? mix(base, WHITE, Math.min(0.26, yarn * 0.24)) : times(base, 1 + yarn * 0.28)
			}
		case 'floral':
			return floral(base, accents, soft)
		case 'plain':
			return () => base
	}
}

/** Flowers of five petals, scattered so that none touches another, with a leaf beside some. */
function floral(base: Rgb, accents: readonly Rgb[], soft: number): Dye {
	const [bloom = WHITE, heart = bloom, leaf = mix(base, bloom, 0.5)] = accents
	const SIZE = 3.1
	return (x, y) => {
		for (const [column, row] of [0, 1, 2, 3].map(
			(k) => [Math.floor(x / SIZE - 0.5) + (k % 2), Math.floor(y / SIZE - 0.5) + (k >> 1)] as const,
		)) {
			const chance = (salt: number) => noise(column * 7.31 + 0.5, row * 5.17 + 0.5, salt) * 0.5 + 0.5
			const [dx, dy] = [
				x - (column + 0.5 + (chance(1) - 0.5) * 0.7) * SIZE,
				y - (row + 0.5 + (chance(2) - 0.5) * 0.7) * SIZE,
			]
			const far = Math.hypot(dx, dy)
			const radius = 0.62 + 0.4 * chance(3)
			const petals = radius * (0.72 + 0.28 * Math.cos(5 * Math.atan2(dy, dx) + chance(4) * 6))
			if (far < radius * 0.24) return heart
			if (far < petals) return mix(bloom, base, 0.12 + 0.2 * (far / petals))
			const [lx, ly] = [dx - radius * 1.1, dy - radius * 0.5]
			const [along, across] = [lx * 0.8 + ly * 0.6, ly * 0.8 - lx * 0.6]
			if (chance(5) > 0.4 && Math.abs(along) < 0.62 && Math.abs(across) < 0.2 * (1 - (along / 0.62) ** 2) + soft * 0.2)
				return leaf
		}
		return base
	}
}
