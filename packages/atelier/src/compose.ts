import sharp, { type OverlayOptions } from 'sharp'
import type { GarmentSpec } from './draw.ts'
import { drawGround, type GroundId } from './grounds.ts'
import { renderCutOut } from './render.ts'

type Placed = { spec: GarmentSpec; x: number; y: number; width: number; turn: number }
/** Narrower than this, fine stripes fall between the pixels: garments are drawn at least so wide, then made smaller. */
const FINEST = 720

type Area = { ground: GroundId; width: number; height: number }

/** From the outer to the inner, then what is worn below, then the bag. x and y are shares of the area of the garments. */
const PLACES: Record<number, readonly { x: number; y: number; size: number; turn: number }[]> = {
	1: [{ x: 0.5, y: 0.5, size: 1, turn: 4 }],
	2: [
		{ x: 0.3, y: 0.5, size: 0.86, turn: -7 },
		{ x: 0.66, y: 0.5, size: 0.96, turn: 5 },
	],
	3: [
		{ x: 0.24, y: 0.56, size: 0.78, turn: -7 },
		{ x: 0.58, y: 0.5, size: 0.94, turn: 4 },
		{ x: 0.84, y: 0.74, size: 0.56, turn: 8 },
	],
	4: [
		{ x: 0.26, y: 0.62, size: 0.74, turn: -7 },
		{ x: 0.58, y: 0.5, size: 0.92, turn: 5 },
		{ x: 0.22, y: 0.32, size: 0.6, turn: -10 },
		{ x: 0.85, y: 0.78, size: 0.5, turn: 8 },
	],
}

async function layer({ spec, x, y, width, turn }: Placed, area: Area): Promise<OverlayOptions[]> {
	const pixels = Math.max(1, Math.round(width))
	const cutOut = await renderCutOut({ spec, width: Math.max(pixels, FINEST) })
	const sized = await sharp(cutOut).resize(pixels).png({ compressionLevel: 1 }).toBuffer()
	const turned = sharp(sized).rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
	const { data, info } = await turned.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
	const left = Math.round(x - info.width / 2)
	const top = Math.round(y - info.height / 2)
	const visible = {
		left: Math.max(0, -left),
		top: Math.max(0, -top),
		width: Math.min(area.width, left + info.width) - Math.max(0, left),
		height: Math.min(area.height, top + info.height) - Math.max(0, top),
	}
	if (visible.width <= 0 || visible.height <= 0) return []
	const input = await sharp(data).extract(visible).png({ compressionLevel: 1 }).toBuffer()
	return [{ input, left: Math.max(0, left), top: Math.max(0, top) }]
}

async function compose(area: Area, placed: Placed[]): Promise<Buffer> {
	const layers: OverlayOptions[] = []
	for (const one of placed) layers.push(...(await layer(one, area)))
	return sharp(Buffer.from(drawGround(area)))
		.composite(layers)
		.removeAlpha()
		.png({ compressionLevel: 3, adaptiveFiltering: true })
		.toBuffer()
}

/**
 * A hero banner as PNG: one to four garments on an editorial ground, in the order in which they lie on each other.
 * Wider than high, they fill the right 60 % and leave the left for text; upright (the 780 by 975 crop of small
 * screens, text under the image) they fill the whole. Throws when there is no garment or more than four.
 */
export async function composeBanner(banner: Area & { garments: readonly GarmentSpec[] }): Promise<Buffer> {
	const { garments, ground, width, height } = banner
	const places = PLACES[garments.length]
	if (!places) throw new Error(`A banner takes one to four garments, not ${garments.length}`)
	const wide = width > height
	const from = wide ? width * 0.4 : width * 0.04
	const room = wide ? width * 0.6 : width * 0.92
	const full = Math.min(height * 0.86, room * 0.92)
	const placed = garments.map((spec, index): Placed => {
		const place = places[index] ?? { x: 0.5, y: 0.5, size: 1, turn: 0 }
		return { spec, x: from + room * place.x, y: height * place.y, width: full * place.size, turn: place.turn }
	})
	return compose({ ground, width, height }, placed)
}

/** A category or department tile as PNG, 3:4: one garment at 70 % on an editorial ground. `width` in px. */
export async function composeTile(tile: { ground: GroundId; spec: GarmentSpec; width: number }): Promise<Buffer> {
	const { ground, spec, width } = tile
	const height = Math.round((width * 4) / 3)
	return compose({ ground, width, height }, [{ spec, x: width / 2, y: height / 2, width: width * 0.92, turn: 0 }])
}
