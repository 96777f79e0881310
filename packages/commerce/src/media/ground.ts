import type { Sharp } from 'sharp'

/** Side of the square a picture is looked at in: its border is then some 2 % of the picture. */
const SIDE = 48
/** Of the border, how much has to be of one color, and how far a channel of 0 to 255 may be from it. */
const SHARE = 0.75
const TOLERANCE = 8
/** Of all pixels, how many nothing covers in a cut-out. */
const CUT_OUT = 0.05

/**
 * What a picture of goods, upright, lies on: `transparent` where it is cut out, the color of a border that has but one (`#ffffff` of a
 * packshot), undefined where there are surroundings, which a frame of another shape may cut.
 */
export async function findGround(picture: Sharp): Promise<string | undefined> {
	const { data, info } = await picture
		.clone()
		.resize(SIDE, SIDE, { fit: 'fill' })
		.toColourspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	const pixels = Array.from({ length: SIDE * SIDE }, (_, at) =>
		data.subarray(at * info.channels, (at + 1) * info.channels),
	)
	if (pixels.filter((pixel) => pixel[3]! < 16).length > CUT_OUT * pixels.length) return 'transparent'
	const border = pixels.filter((_, at) => isBorder(at % SIDE) || isBorder(Math.floor(at / SIDE)))
	const color = [0, 1, 2].map((channel) => median(border.map((pixel) => pixel[channel]!)))
	const alike = border.filter((pixel) => color.every((value, k) => Math.abs(pixel[k]! - value) <= TOLERANCE))
	if (alike.length < SHARE * border.length) return undefined
	return `#${Buffer.from(color).toString('hex')}`
}

function isBorder(at: number): boolean {
	return at === 0 || at === SIDE - 1
}

function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
