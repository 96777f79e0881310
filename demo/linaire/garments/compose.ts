import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { drawGround, type GroundId } from './grounds.ts'
import type { GarmentSpec } from './spec.ts'
import { sew } from './sewn/sew.ts'

/** Goes into the name of every cached composition: raise it with any change here that alters a pixel. */
export const COMPOSE_VERSION = '2'

/** Narrower than this, fine stripes fall between the pixels: garments are composed at least so wide, then made smaller. */
const FINEST = 720
/** Of a tile, what its garment may fill, whichever it reaches first. */
const TILE_FILL = { width: 0.72, height: 0.72 }

type Frame = { ground: GroundId; width: number; height: number }

/** Where the sheet of a garment lies: its middle and its width in shares of the frame, and its turn in degrees. */
export type Place = { x: number; y: number; width: number; turn: number }

type Banner = Frame & { garments: readonly GarmentSpec[]; places: readonly Place[] }
/** `width` in px; a tile is 3:4. */
type Tile = { ground: GroundId; spec: GarmentSpec; width: number }
/** A picture as plain data: the same always gives the same picture. */
export type Composition = ({ kind: 'banner' } & Banner) | ({ kind: 'tile' } & Tile)

/** Pixels with transparency, four bytes each. */
type Layer = { data: Buffer; width: number; height: number }

async function layerOf(picture: Sharp): Promise<Layer> {
	const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
	return { data, width: info.width, height: info.height }
}

const rawOf = ({ width, height }: Omit<Layer, 'data'>) => ({ raw: { width, height, channels: 4 } }) as const
const pictureOf = (layer: Layer) => sharp(layer.data, rawOf(layer))

/** The part of a layer that is inside the frame, put with its middle at x and y in px. */
async function placed(layer: Layer, { x, y }: { x: number; y: number }, frame: Frame): Promise<OverlayOptions[]> {
	const { width, height } = layer
	const left = Math.round(x - width / 2)
	const top = Math.round(y - height / 2)
	const visible = {
		left: Math.max(0, -left),
		top: Math.max(0, -top),
		width: Math.min(frame.width, left + width) - Math.max(0, left),
		height: Math.min(frame.height, top + height) - Math.max(0, top),
	}
	if (visible.width <= 0 || visible.height <= 0) return []
	const { data } = await layerOf(pictureOf(layer).extract(visible))
	return [{ input: data, ...rawOf(visible), left: Math.max(0, left), top: Math.max(0, top) }]
}

/** More than this at the edge of a sheet, of 255, is no shadow but cloth. */
const FAINTEST_CLOTH = 60

/** A garment with its shadow. Where the shadow of a modeled thing reaches the edge of its sheet it would end there in a line: as much as is left there is taken from all of it. */
async function sheetOf(spec: GarmentSpec, width: number): Promise<Layer> {
	const sheet = await layerOf(await sew(spec, { width, ground: false }))
	const { data, width: columns, height: rows } = sheet
	const alphaAt = (x: number, y: number) => data[(y * columns + x) * 4 + 3] ?? 0
	let edge = 0
	for (let x = 0; x < columns; x += 1) edge = Math.max(edge, alphaAt(x, 0), alphaAt(x, rows - 1))
	for (let y = 0; y < rows; y += 1) edge = Math.max(edge, alphaAt(0, y), alphaAt(columns - 1, y))
	if (edge === 0 || edge > FAINTEST_CLOTH) return sheet
	for (let at = 3; at < data.length; at += 4)
		data[at] = Math.round((Math.max(0, (data[at] ?? 0) - edge) * 255) / (255 - edge))
	return sheet
}

async function cutOut(spec: GarmentSpec, { width, turn }: { width: number; turn: number }): Promise<Layer> {
	const pixels = Math.max(1, Math.round(width))
	const sheet = await sheetOf(spec, Math.max(pixels, FINEST))
	const sized = await layerOf(pictureOf(sheet).resize(pixels))
	return layerOf(pictureOf(sized).rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } }))
}

function onGround(frame: Frame, layers: OverlayOptions[]): Sharp {
	return sharp(Buffer.from(drawGround(frame)))
		.composite(layers)
		.removeAlpha()
}

/** The pixels of a banner: garments on an editorial ground, in the order in which they lie on each other. Throws when one has no place. */
export async function composeBanner({ garments, places, ...frame }: Banner): Promise<Sharp> {
	const { width, height } = frame
	const layers: OverlayOptions[] = []
	for (const [index, spec] of garments.entries()) {
		const place = places[index]
		if (!place) throw new Error(`No place in the banner for garment ${index + 1}, ${spec.code}`)
		const layer = await cutOut(spec, { width: width * place.width, turn: place.turn })
		layers.push(...(await placed(layer, { x: width * place.x, y: height * place.y }, frame)))
	}
	return onGround(frame, layers)
}

/** The box around what a picture shows, without its soft shadow. */
function boxAround({ data, width: columns, height: rows }: Layer) {
	let [left, top, right, bottom] = [columns, rows, 0, 0]
	for (let y = 0; y < rows; y += 1) {
		for (let x = 0; x < columns; x += 1) {
			if ((data[(y * columns + x) * 4 + 3] ?? 0) < 200) continue
			left = Math.min(left, x)
			right = Math.max(right, x)
			top = Math.min(top, y)
			bottom = y
		}
	}
	return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left + 1, height: bottom - top + 1 }
}

/**
 * The pixels of a category or department tile, 3:4: one garment on an editorial ground, as large as every other whatever its
 * sheet leaves around it.
 */
export async function composeTile(tile: Tile): Promise<Sharp> {
	const { ground, spec, width } = tile
	const frame = { ground, width, height: Math.round((width * 4) / 3) }
	const drawn = Math.max(width, FINEST)
	const sheet = await sheetOf(spec, drawn)
	const box = boxAround(sheet)
	const fit = Math.min((TILE_FILL.width * width) / box.width, (TILE_FILL.height * frame.height) / box.height)
	const layer = await layerOf(pictureOf(sheet).resize(Math.round(drawn * fit)))
	const shift = { x: (drawn / 2 - box.x) * fit, y: ((drawn * 4) / 3 / 2 - box.y) * fit }
	const middle = { x: width / 2 + shift.x, y: frame.height / 2 + shift.y }
	return onGround(frame, await placed(layer, middle, frame))
}

/** The pixels of a banner or a tile, whichever is described. */
export async function compose(composition: Composition): Promise<Sharp> {
	return composition.kind === 'tile' ? composeTile(composition) : composeBanner(composition)
}
