import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { TABLE } from './light/camera.ts'
import type { Passes } from './light/shade.ts'

/** Side of a cell of the grid of places, px. */
export const CELL = 16
/** The brightest light a pass can hold, in units of the light on a flat place. */
export const BRIGHTEST = 1.8
const GAMMA = 2.2
/** Bytes of the heaviest light pass, and of the heaviest of two passes of grain from near. */
const HEAVIEST = 170_000
const HEAVIEST_GRAIN = 85_000
/** Steps of a place to the cm. */
const STEPS = 100

/** Where a piece shows in the grid of places, in cells. */
export type Patch = { piece: number; x: number; y: number; width: number; height: number }

type Written = { bytes: number; content: Buffer; grids: Patch[] }

/**
 * Writes the passes of a view: `light` (grey, light by the power of 1/2.2), `parts` (lossless: piece, cover, thread) and
 * `places` (for every piece a coarse grid of its place in the pattern), of a solid `shine` (grey, what it mirrors). Returns the size of all in bytes and the grids.
 */
export async function writePasses(
	folder: string,
	view: string,
	passes: Passes & { shine?: Float32Array },
	scale: number,
): Promise<Written> {
	const { width, height, light, cover, piece, thread, shine } = passes
	const grey = Buffer.alloc(width * height)
	const parts = Buffer.alloc(width * height * 3)
	for (let at = 0; at < grey.length; at += 1) {
		grey[at] = greyOf(light[at])
		parts.set([piece[at], Math.round(cover[at] * 255), thread[at] > 0.2 ? Math.round(thread[at] * 15) * 17 : 0], at * 3)
	}
	const raw = (channels: 1 | 3) => ({ raw: { width, height, channels } })
	const { grids, places } = placesOf(passes, scale)
	// A solid's smooth shadows show every block of a poor picture, and weigh little.
	const qualities = shine ? [95, 82, 60] : view === 'detail' || view === 'cloth' ? [58, 44, 32] : [82, 70]
	const heaviest = shine && view === 'detail' ? HEAVIEST_GRAIN : HEAVIEST
	const files = {
		...(shine && { 'shine.webp': await small(sharp(Buffer.from(shine.map(greyOf)), raw(1)), qualities, heaviest) }),
		'light.webp': await small(sharp(grey, raw(1)), qualities, heaviest),
		'parts.webp': await sharp(parts, raw(3)).webp({ lossless: true, effort: 6 }).toBuffer(),
		places: deflateRawSync(places, { level: 9 }),
	}
	await mkdir(folder, { recursive: true })
	for (const [name, content] of Object.entries(files)) await writeFile(join(folder, `${view}.${name}`), content)
	return {
		bytes: Object.values(files).reduce((sum, { length }) => sum + length, 0),
		content: Buffer.concat(Object.values(files)),
		grids,
	}
}

const greyOf = (light: number) => Math.round(255 * Math.min(1, Math.max(0, light / BRIGHTEST) ** (1 / GAMMA)))

/** As good as fits in what a light pass may weigh: the weave of a close view takes most of it. */
async function small(picture: Sharp, qualities: readonly number[], heaviest: number): Promise<Buffer> {
	let file = Buffer.alloc(0)
	for (const quality of qualities) {
		file = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
		if (file.length <= heaviest) break
	}
	return file
}

function placesOf(passes: Passes, scale: number): { grids: Patch[]; places: Buffer } {
	const grids: Patch[] = []
	const numbers: number[] = []
	for (const piece of new Set(passes.piece)) {
		if (piece === TABLE) continue
		const { grid, xs, ys } = gridOf(passes, piece, scale)
		grids.push(grid)
		numbers.push(...deltas(xs, grid.width), ...deltas(ys, grid.width))
	}
	const low = Buffer.from(numbers.map((number) => number & 255))
	const high = Buffer.from(numbers.map((number) => (number >> 8) & 255))
	return { grids, places: Buffer.concat([low, high]) }
}

/** Each number less the one before it in its row, or above it at the row's start. */
function deltas(values: number[], width: number): number[] {
	return values.map((value, at) => (value - (at % width > 0 ? values[at - 1] : (values[at - width] ?? 0))) & 0xffff)
}

/** How far each cell of a piece lies from where it would lie if the picture were the pattern, in hundredths of a cm. */
function gridOf({ width, height, piece: pieces, u, v }: Passes, piece: number, scale: number) {
	const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
	const [count, xs, ys] = [
		new Float64Array(columns * rows),
		new Float64Array(columns * rows),
		new Float64Array(columns * rows),
	]
	let [left, right, top, bottom] = [columns, 0, rows, 0]
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const at = y * width + x
			if (pieces[at] !== piece) continue
			const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
			const cell = row * columns + column
			count[cell] += 1
			xs[cell] += u[at] - x / scale
			ys[cell] += v[at] - y / scale
			;[left, right, top, bottom] = [
				Math.min(left, column),
				Math.max(right, column),
				Math.min(top, row),
				Math.max(bottom, row),
			]
		}
	}
	const grid = { piece, x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
	const cells = Array.from(
		{ length: grid.width * grid.height },
		(_, k) => (top + Math.floor(k / grid.width)) * columns + left + (k % grid.width),
	)
	const means = (sums: Float64Array) =>
		spread(
			cells.map((cell) => (count[cell] > 0 ? sums[cell] / count[cell] : undefined)),
			grid.width,
		)
	const steps = (sums: Float64Array) => means(sums).map((value) => Math.round(value * STEPS))
	return { grid, xs: steps(xs), ys: steps(ys) }
}

/** Cells that show nothing take the mean of their neighbors, ring after ring. */
function spread(values: (number | undefined)[], width: number): number[] {
	let known = values
	while (known.includes(undefined)) {
		const before = known
		known = before.map((value, at) => {
			if (value !== undefined) return value
			const neighbors = [
				at - width,
				at + width,
				...(at % width > 0 ? [at - 1] : []),
				...(at % width < width - 1 ? [at + 1] : []),
			]
			const near = neighbors.map((one) => before[one]).filter((one) => one !== undefined)
			return near.length > 0 ? near.reduce((sum, one) => sum + one, 0) / near.length : undefined
		})
	}
	return known as number[]
}
