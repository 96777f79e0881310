type Channels = [red: number, green: number, blue: number]

const SHADE = '#1a0f08'
const PAPER = '#fffdf8'

/** Splits `#rrggbb` into three channels of 0 to 255. Throws when the text is not a colour. */
export function channelsOf(colour: string): Channels {
	const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
	if (!digits) throw new Error(`Not a #rrggbb colour: ${colour}`)
	return [
		Number.parseInt(digits[1] ?? '', 16),
		Number.parseInt(digits[2] ?? '', 16),
		Number.parseInt(digits[3] ?? '', 16),
	]
}

function toHex(channels: Channels): string {
	const digits = channels.map((value) =>
		Math.min(255, Math.max(0, Math.round(value)))
			.toString(16)
			.padStart(2, '0'),
	)
	return `#${digits.join('')}`
}

/** The colour `share` (0 to 1) of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
	const [red, green, blue] = channelsOf(from)
	const target = channelsOf(to)
	return toHex([
		red + (target[0] - red) * share,
		green + (target[1] - green) * share,
		blue + (target[2] - blue) * share,
	])
}

/** The colour in warm shade, as inside a collar. */
export function darken(colour: string, share: number): string {
	return mix(colour, SHADE, share)
}

/** The colour in full light. */
export function lighten(colour: string, share: number): string {
	return mix(colour, PAPER, share)
}

/**
 * Every channel multiplied, as far as the lightest one allows: the base is lifted because shading darkens it again,
 * and a clipped channel would turn ivory into mint.
 */
export function lift(colour: string, factor: number): string {
	const [red, green, blue] = channelsOf(colour)
	const most = Math.max(1, 253 / Math.max(red, green, blue, 1))
	const by = Math.min(factor, most)
	return toHex([red * by, green * by, blue * by])
}

/** Relative luminance, 0 to 1: pale cloth needs less of every shade. */
export function luminance(colour: string): number {
	const [red, green, blue] = channelsOf(colour)
	return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
}
