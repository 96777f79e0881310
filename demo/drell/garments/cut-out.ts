import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sew } from '@vitrine/linaire/garments/sewn/sew'
import type { Sewn } from '@vitrine/linaire/garments/sewn/sewn'
import sharp from 'sharp'

/** A garment of the workshop in colors of this house, as plain data: the same always gives the same picture. */
export type Piece = { sewn: Sewn; baseColor: string; accents: string[]; view: 'front' | 'back' | 'detail' }

export const SEWN_WIDTH = 960

/** A lamp at the other side, and a harder one: pictures are turned over, and their light is steeper. */
const LAMP = { gain: 1.08, lift: -6 }
/** The shadow of the lamp, to the left below, and the one close under the cloth, in px of a garment as wide as it was sewn. */
const SHADOWS = [
	{ x: -13, y: 15, blur: 3, strength: 0.24 },
	{ x: -3, y: 4, blur: 9, strength: 0.34 },
]

/** A garment with transparency around it, `width` px for the whole sheet it lies on, and the px of 10 cm. */
export type CutOut = { png: Buffer; width: number; height: number; step: number }

const PASSES = join(import.meta.dirname, '../../linaire/garments/sewn/passes')
const scales = new Map<string, number>()

/** px of 10 cm in a view as it was sewn. */
function stepOf({ sewn: { garment }, view }: Piece): number {
	const key = `${garment} ${view}`
	const known = scales.get(key)
	if (known) return known
	const sheet = JSON.parse(readFileSync(join(PASSES, garment, 'garment.json'), 'utf8')) as {
		views: Record<string, { scale: number }>
	}
	const step = (sheet.views[view]?.scale ?? 0) * 10
	scales.set(key, step)
	return step
}

type Sheet = { data: Buffer; width: number; height: number }

/** The garment alone: where no cloth is, the workshop's own shadow, which is black, goes. */
async function sewnSheet({ sewn, baseColor, accents, view }: Piece): Promise<Sheet> {
	const spec = { code: sewn.garment, sewn, baseColor, accents, view }
	const picture = await sew(spec, { width: SEWN_WIDTH, ground: false })
	const { data, info } = await picture.flop().raw().toBuffer({ resolveWithObject: true })
	for (let at = 0; at < data.length; at += 4) {
		const isCloth = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 0
		if (!isCloth && (data[at + 3] ?? 0) < 200) data[at + 3] = 0
	}
	return { data, width: info.width, height: info.height }
}

/** Black of the garment's shape, moved and blurred. */
async function shadowOf({ data, width, height }: Sheet, { x, y, blur, strength }: (typeof SHADOWS)[number]) {
	const shape = Buffer.alloc(width * height)
	for (let at = 0; at < shape.length; at += 1) {
		const from = at - y * width - x
		if (from >= 0 && from < shape.length) shape[at] = Math.round((data[from * 4 + 3] ?? 0) * strength)
	}
	const raw = { width, height, channels: 1 } as const
	const soft = await sharp(shape, { raw }).blur(blur).extractChannel(0).raw().toBuffer()
	const black = Buffer.alloc(width * height * 4)
	for (let at = 0; at < soft.length; at += 1) black[at * 4 + 3] = soft[at] ?? 0
	return { input: black, raw: { width, height, channels: 4 } as const }
}

/** Cuts a garment out of its sheet with the shadows of the lamp: close around it, or, of a close view, the whole sheet. */
export async function cutOut(piece: Piece): Promise<CutOut> {
	const sheet = await sewnSheet(piece)
	const { data, width, height } = sheet
	const box = piece.view === 'detail' ? { left: 0, top: 0, width, height } : boxOf(data, width)
	const [one, other] = await Promise.all(SHADOWS.map((shadow) => shadowOf(sheet, shadow)))
	const { gain, lift } = LAMP
	const garment = await sharp(data, { raw: { width, height, channels: 4 } })
		.linear([gain, gain, gain, 1], [lift, lift, lift, 0])
		.raw()
		.toBuffer()
	const whole = await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
		.composite([one!, other!, { input: garment, raw: { width, height, channels: 4 } }])
		.raw()
		.toBuffer()
	const png = await sharp(whole, { raw: { width, height, channels: 4 } })
		.extract(box)
		.png({ compressionLevel: 1 })
		.toBuffer()
	return { png, width: box.width, height: box.height, step: stepOf(piece) }
}

const MARGIN = 24

/** The box around what is solid, with room for its shadow. */
function boxOf(pixels: Buffer, width: number) {
	const height = pixels.length / 4 / width
	let [left, right, top, bottom] = [width, 0, height, 0]
	for (let at = 0; at < pixels.length / 4; at += 1) {
		if ((pixels[at * 4 + 3] ?? 0) < 200) continue
		const [x, y] = [at % width, Math.floor(at / width)]
		left = Math.min(left, x)
		right = Math.max(right, x)
		top = Math.min(top, y)
		bottom = y
	}
	left = Math.max(0, left - MARGIN)
	top = Math.max(0, top - MARGIN)
	return {
		left,
		top,
		width: Math.min(width, right + MARGIN) - left,
		height: Math.min(height, bottom + MARGIN) - top,
	}
}
