/** Red, green and blue of linear light, 0 to 1. */
export type Rgb = readonly [number, number, number]

/** The color of a cloth at a place of its grain, in cm. */
export type Dye = (x: number, y: number) => Rgb
/** One color everywhere, or a dye. */
export type Color = Rgb | Dye

/** The colors of a colorway, and the size of a pixel in cm. */
export type Dyeing = { base: Rgb; second: Rgb; accents: readonly Rgb[]; soft: number }

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

/** Off-white of undyed yarn. */
export const WHITE: Rgb = [0.86, 0.85, 0.81]

/** 1 within a band of `width` around every multiple of `period`, with edges as soft as a pixel. */
export function band(at: number, { period, width, soft }: { period: number; width: number; soft: number }): number {
	const far = Math.abs(at / period - Math.round(at / period)) * period
	return Math.min(1, Math.max(0, (width / 2 - far) / soft + 0.5))
}
