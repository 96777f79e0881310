import { createHash } from 'node:crypto'
import { SEWING_VERSION } from '@vitrine/linaire/garments/sewn/sew'
import { fingerprintOf } from '@vitrine/linaire/garments/sewn/passes'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { cutOut, type Piece } from './cut-out.ts'
import { drawMat, type Ground } from './mat.ts'

/** Goes into the name of every picture: raise it with any change in this folder that alters a pixel. */
const VERSION = '1'

/** Where a piece lies: its middle and its width in shares of the picture, and its turn in degrees. */
export type Place = { x: number; y: number; width: number; turn: number }

/** How a picture is made, as plain data. Goods and tiles are 4:5. */
export type Recipe =
	| { kind: 'garment'; piece: Piece }
	| { kind: 'tile'; ground: Ground; piece: Piece }
	| { kind: 'banner'; ground: Ground; width: number; height: number; pieces: readonly (Place & { piece: Piece })[] }

const GOODS = { width: 960, height: 1200 }
const TILE = { width: 640, height: 800 }
/** Of the picture, what a garment may fill, whichever it reaches first; none is made much larger than it was sewn. */
const FILL = { garment: 0.94, tile: 0.84 }
const LARGEST = 1.3

/** Its size in px. */
export function sizeOf(recipe: Recipe): { width: number; height: number } {
	if (recipe.kind === 'garment') return GOODS
	return recipe.kind === 'tile' ? TILE : { width: recipe.width, height: recipe.height }
}

/** The name of a picture: it changes with everything that changes a pixel of it. */
export function hashOf(recipe: Recipe): string {
	const pieces = recipe.kind === 'banner' ? recipe.pieces.map(({ piece }) => piece) : [recipe.piece]
	const passes = pieces.map(({ sewn: { garment } }) => fingerprintOf(garment))
	return createHash('sha256')
		.update(JSON.stringify(['drell', VERSION, SEWING_VERSION, passes, recipe]))
		.digest('hex')
}

/** Its pixels. Throws for a garment that was not sewn. */
export async function render(recipe: Recipe): Promise<Sharp> {
	if (recipe.kind === 'banner') return banner(recipe)
	const frame = sizeOf(recipe)
	const { png, width, height, step } = await cutOut(recipe.piece)
	if (recipe.piece.view === 'detail') {
		const close = await sharp(png)
			.resize({ ...frame, fit: 'cover' })
			.png({ compressionLevel: 1 })
			.toBuffer()
		return onMat({ ...frame, ground: 'mat', step: (step * frame.width) / width }, [{ input: close }])
	}
	const fill = FILL[recipe.kind]
	const fit = Math.min((fill * frame.width) / width, (fill * frame.height) / height, LARGEST)
	const garment = await sharp(png)
		.resize(Math.round(width * fit))
		.png({ compressionLevel: 1 })
		.toBuffer()
	const ground = recipe.kind === 'tile' ? recipe.ground : 'mat'
	return onMat({ ...frame, ground, step: step * fit }, [{ input: garment, gravity: 'center' }])
}

async function banner({ ground, width, height, pieces }: Recipe & { kind: 'banner' }): Promise<Sharp> {
	const layers: OverlayOptions[] = []
	let step = 0
	for (const { piece, ...place } of pieces) {
		const cut = await cutOut(piece)
		const pixels = Math.round(width * place.width)
		const layer = await sharp(cut.png)
			.resize(pixels)
			.rotate(place.turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
			.png({ compressionLevel: 1 })
			.toBuffer()
		step ||= (cut.step * pixels) / cut.width
		layers.push(...(await within(layer, { x: width * place.x, y: height * place.y }, { width, height })))
	}
	return onMat({ ground, width, height, step }, layers)
}

/** The part of a layer that is inside the frame, its middle at x and y in px. */
async function within(layer: Buffer, { x, y }: { x: number; y: number }, frame: { width: number; height: number }) {
	const { width, height } = await sharp(layer).metadata()
	const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)]
	const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)]
	const visible = {
		left: cutLeft,
		top: cutTop,
		width: Math.min(frame.width, left + width) - left - cutLeft,
		height: Math.min(frame.height, top + height) - top - cutTop,
	}
	if (visible.width <= 0 || visible.height <= 0) return []
	const input = await sharp(layer).extract(visible).png({ compressionLevel: 1 }).toBuffer()
	return [{ input, left: left + cutLeft, top: top + cutTop }]
}

async function onMat(mat: Parameters<typeof drawMat>[0], layers: OverlayOptions[]): Promise<Sharp> {
	return pixelsOf(sharp(Buffer.from(drawMat(mat))).composite(layers))
}

async function pixelsOf(picture: Sharp): Promise<Sharp> {
	const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
	return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
