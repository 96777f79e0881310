import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import sharp from 'sharp'

/** What the workshop wrote down of a view: see `demo/workshop/write-passes.ts`, whose figures these are. */
const CELL = 16
const BRIGHTEST = 1.8
const GAMMA = 2.2
const STEPS = 100
const SMOOTHINGS = 3
export const TABLE = 255

/** What a pixel may show: a part, the turn of its cloth in degrees clockwise, which of a set it belongs to; metal has the color of what it mirrors. */
export type Part = { part: string; grain: number; cloth?: number; metal?: true }

type Grid = { piece: number; x: number; y: number; width: number; height: number }
type Garment = {
	surface: string
	fingerprint: string
	parts: Readonly<Record<string, readonly Part[]>>
	views: Readonly<Record<string, { scale: number; grids: readonly Grid[] }>>
}

/** The light on each pixel (a place in LIGHTS), what it shows, and where in the pattern that is. */
export type Passes = {
	width: number
	height: number
	/** px to the cm. */
	scale: number
	surface: string
	/** Numbers of LIGHTS. */
	light: Uint8Array
	/** What a solid mirrors besides its color, as numbers of LIGHTS; cloth has none. */
	shine?: Uint8Array
	/** Number of the part that shows, cover and thread (0 to 255 each), three bytes a pixel. */
	shown: Buffer
	parts: readonly Part[]
	/** Place in the pattern in cm. */
	placeOf(x: number, y: number): readonly [u: number, v: number]
}

/** The surface of what was modeled instead of sewn. */
const SOLID = 'solid'
const FOLDER = join(import.meta.dirname, 'passes')
/** Lights by their number in a pass: 1 is that of a flat place that nothing shades. */
export const LIGHTS = Float32Array.from({ length: 256 }, (_, grey) => (grey / 255) ** GAMMA * BRIGHTEST)

const sheets = new Map<string, Garment>()

function sheetOf(garment: string): Garment {
	const known = sheets.get(garment)
	if (known) return known
	const sheet = JSON.parse(readFileSync(join(FOLDER, garment, 'garment.json'), 'utf8')) as Garment
	sheets.set(garment, sheet)
	return sheet
}

/** A number that changes with the passes of a garment. */
export function fingerprintOf(garment: string): string {
	return sheetOf(garment).fingerprint
}

/** The folder of the square of a garment's cloth; undefined where it is of none, as shoes are. */
export function squareOf(garment: string): string | undefined {
	const name = `cloth-${sheetOf(garment).surface}`
	return existsSync(join(FOLDER, name)) ? name : undefined
}

/** The views that its passes have. */
export function viewsOf(garment: string): string[] {
	return Object.keys(sheetOf(garment).views)
}

/** How large its front is shown, in px of the sheet to the cm. */
export function scaleOf(garment: string): number {
	return sheetOf(garment).views['front']?.scale ?? 1
}

async function raw(path: string): Promise<{ data: Buffer; width: number; height: number }> {
	const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
	return { data, ...info }
}

function greyOf(path: string): Promise<Uint8Array> {
	return sharp(path).extractChannel(0).raw().toBuffer()
}

/** Reads the passes of a view. Throws when the garment has no such view. */
export async function readPasses(garment: string, view: string): Promise<Passes> {
	const folder = join(FOLDER, garment)
	const sheet = JSON.parse(await readFile(join(folder, 'garment.json'), 'utf8')) as Garment
	const of = sheet.views[view]
	if (!of) throw new Error(`The garment ${garment} has no view ${view}`)
	const [light, shown, places, shine] = await Promise.all([
		greyOf(join(folder, `${view}.light.webp`)),
		raw(join(folder, `${view}.parts.webp`)),
		readFile(join(folder, `${view}.places`)),
		sheet.surface === SOLID ? greyOf(join(folder, `${view}.shine.webp`)) : undefined,
	])
	const { width, height } = shown
	const grids = readGrids(of.grids, inflateRawSync(places))
	const pieceAt = (x: number, y: number) => shown.data[(y * width + x) * 3] ?? TABLE
	return {
		width,
		height,
		scale: of.scale,
		surface: sheet.surface,
		light,
		...(shine && { shine }),
		shown: shown.data,
		parts: sheet.parts[view === 'back' ? 'back' : 'front'] ?? [],
		placeOf: (x, y) => {
			const [dx, dy] = grids.get(pieceAt(x, y))?.(x, y) ?? [0, 0]
			return [x / of.scale + dx, y / of.scale + dy]
		},
	}
}

type Offsets = (x: number, y: number) => readonly [number, number]

function readGrids(grids: readonly Grid[], bytes: Buffer): Map<number, Offsets> {
	const half = bytes.length / 2
	const numberAt = (at: number) => (((bytes[at] ?? 0) | ((bytes[half + at] ?? 0) << 8)) << 16) >> 16
	let read = 0
	const values = (size: number, width: number) => {
		const result = new Float32Array(size)
		for (let at = 0; at < size; at += 1, read += 1) {
			const before = at % width > 0 ? result[at - 1] : result[at - width]
			result[at] = ((numberAt(read) + (before ?? 0)) << 16) >> 16
		}
		return result
	}
	return new Map(
		grids.map((grid) => {
			const size = grid.width * grid.height
			const [xs, ys] = [smoothed(values(size, grid.width), grid), smoothed(values(size, grid.width), grid)]
			return [grid.piece, (x: number, y: number) => [between(xs, grid, x, y), between(ys, grid, x, y)] as const]
		}),
	)
}

/** What is smaller than a fold is the grain of the workshop's net: left in, it gives straight stripes and round suns corners. */
function smoothed(values: Float32Array, grid: Grid): Float32Array {
	let result = values
	for (let time = 0; time < SMOOTHINGS; time += 1) result = withNeighbors(result, grid)
	return result
}

/** Each cell with half of its neighbors. */
function withNeighbors(values: Float32Array, { width, height }: Grid): Float32Array {
	return values.map((value, at) => {
		const [column, row] = [at % width, Math.floor(at / width)]
		let [sum, weight] = [value * 2, 2]
		if (column > 0) [sum, weight] = [sum + (values[at - 1] ?? 0), weight + 1]
		if (column < width - 1) [sum, weight] = [sum + (values[at + 1] ?? 0), weight + 1]
		if (row > 0) [sum, weight] = [sum + (values[at - width] ?? 0), weight + 1]
		if (row < height - 1) [sum, weight] = [sum + (values[at + width] ?? 0), weight + 1]
		return sum / weight
	})
}

/** The value between the middles of four cells, in cm. */
function between(values: Float32Array, grid: Grid, x: number, y: number): number {
	const column = Math.min(grid.width - 1, Math.max(0, (x + 0.5) / CELL - 0.5 - grid.x))
	const row = Math.min(grid.height - 1, Math.max(0, (y + 0.5) / CELL - 0.5 - grid.y))
	const [left, top] = [Math.floor(column), Math.floor(row)]
	const [right, bottom] = [Math.min(grid.width - 1, left + 1), Math.min(grid.height - 1, top + 1)]
	const at = (one: number, other: number) => values[other * grid.width + one] ?? 0
	const [s, t] = [column - left, row - top]
	return (
		((at(left, top) * (1 - s) + at(right, top) * s) * (1 - t) +
			(at(left, bottom) * (1 - s) + at(right, bottom) * s) * t) /
		STEPS
	)
}
