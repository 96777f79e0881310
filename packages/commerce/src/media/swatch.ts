import type { Sharp } from 'sharp'

/** Analysis width in pixels: folds and buttons are a few pixels then. */
const LOOKED_AT = 120
/** Sides of the tried squares, as shares of the picture's width, largest first. */
const SIDES = [0.2, 0.14, 0.1, 0.07, 0.05]
/** Minimum color distance from the background to be garment: white on linen passes. */
const PALE = 9
/** Maximum color deviation of the square relative to the whole garment. */
const TYPICAL = 1.2
/** A smaller share of the picture is noise, not a garment. */
const LEAST = 0.015

type Color = readonly [number, number, number]
export type Square = { left: number; top: number; side: number }

/**
 * Finds a square that shows only the garment's cloth, in shares of the picture's width: inside what differs from the
 * background of the corners, as large as possible and close to the garment's own color, unlike a button or a shadow.
 * The center where there is none.
 */
export async function findCloth(picture: Sharp): Promise<Square> {
	const { data, info } = await picture
		.clone()
		.flatten({ background: '#f2f1ed' })
		.resize({ width: LOOKED_AT })
		.removeAlpha()
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true })
	const points: Color[] = []
	for (let at = 0; at < data.length; at += info.channels)
		points.push([data[at] ?? 0, data[at + 1] ?? data[at] ?? 0, data[at + 2] ?? data[at] ?? 0])
	const { width, height } = info
	const middle = { left: 0.35, top: Math.max(0, (height / width) * 0.5 - 0.15), side: 0.3 }
	const ground = medianOf([0, width - 1, (height - 1) * width, height * width - 1].map((at) => points[at] ?? [0, 0, 0]))
	const garment = points.map((color) => distance(color, ground) > PALE)
	const cloth = points.filter((_, at) => garment[at])
	if (cloth.length < LEAST * points.length) return middle
	const own = medianOf(cloth)
	const usual = cloth.reduce((sum, color) => sum + distance(color, own), 0) / cloth.length
	const heart = middleOf(garment, width)
	// Per pixel: 1 outside of the garment, and the distance from the garment's color.
	const outside = summed(
		garment.map((is) => (is ? 0 : 1)),
		width,
	)
	const strange = summed(
		points.map((color) => distance(color, own)),
		width,
	)
	for (const share of SIDES) {
		const side = Math.max(3, Math.round(share * width))
		const found = bestSquare({ width, height, side, outside, strange, middle: heart, usual })
		const isLast = share === SIDES.at(-1)
		// Stripes deviate everywhere, a buckle only locally.
		if (found && (isLast || found.cost <= usual * TYPICAL))
			return { left: found.left / width, top: found.top / width, side: side / width }
	}
	return middle
}

type Sums = (left: number, top: number, side: number) => number
type Field = {
	width: number
	height: number
	side: number
	outside: Sums
	strange: Sums
	middle: { x: number; y: number }
	usual: number
}

/** Among equal squares, the one nearer to the center of the garment: its edge has the shadow. */
function bestSquare({
	width,
	height,
	side,
	outside,
	strange,
	middle,
	usual,
}: Field): { left: number; top: number; cost: number } | undefined {
	let best: { left: number; top: number; cost: number } | undefined
	for (let top = 0; top + side <= height; top += 1) {
		for (let left = 0; left + side <= width; left += 1) {
			if (outside(left, top, side) > 0) continue
			const away = Math.hypot(left + side / 2 - middle.x, top + side / 2 - middle.y) / width
			const cost = strange(left, top, side) / side ** 2 + usual * away
			if (!best || cost < best.cost) best = { left, top, cost }
		}
	}
	return best
}

/** Summed-area table: the sum over any square in four look-ups. */
function summed(values: readonly number[], width: number): Sums {
	const height = values.length / width
	const sums = new Float64Array((width + 1) * (height + 1))
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const above = sums[y * (width + 1) + x + 1] ?? 0
			const before = sums[(y + 1) * (width + 1) + x] ?? 0
			const both = sums[y * (width + 1) + x] ?? 0
			sums[(y + 1) * (width + 1) + x + 1] = above + before - both + (values[y * width + x] ?? 0)
		}
	}
	const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0
	return (left, top, side) => at(left + side, top + side) - at(left, top + side) - at(left + side, top) + at(left, top)
}

function middleOf(garment: readonly boolean[], width: number): { x: number; y: number } {
	const inside = garment.flatMap((is, at) => (is ? [at] : []))
	const sum = (of: (at: number) => number) => inside.reduce((total, at) => total + of(at), 0) / inside.length
	return { x: sum((at) => at % width), y: sum((at) => Math.floor(at / width)) }
}

function distance(a: Color, b: Color): number {
	return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function medianOf(colors: readonly Color[]): Color {
	const channel = (index: 0 | 1 | 2) =>
		colors.map((color) => color[index]).toSorted((a, b) => a - b)[Math.floor(colors.length / 2)] ?? 0
	return [channel(0), channel(1), channel(2)]
}
