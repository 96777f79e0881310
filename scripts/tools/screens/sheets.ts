import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** How much smaller a page stands on its sheet. */
const SCALE = 0.4
const GAP = 12
const CAPTION = 28
const QUALITY = 52
const WIDTHS = [390, 768, 1280, 1920] as const

export type Sheet = { kind: string; states: string[]; bytes: number }

/** One sheet of each kind of page as WebP into `folder`: a row for each state, in it the four widths. Answers what there is. */
export async function writeSheets(pictures: string, folder: string): Promise<Sheet[]> {
	const names = readdirSync(pictures).map((file) => file.replace(/--\d+\.png$/, ''))
	const kinds = Map.groupBy(new Set(names), (name) => name.slice(0, name.indexOf('--')))
	rmSync(folder, { recursive: true, force: true })
	mkdirSync(folder, { recursive: true })
	const sheets: Sheet[] = []
	for (const [kind, rows] of kinds) {
		const states = rows.map((name) => name.slice(kind.length + 2))
		const bytes = await sheetOf(
			rows.map((name, index) => ({
				caption: states[index]!,
				files: WIDTHS.map((width) => join(pictures, `${name}--${width}.png`)),
			})),
		)
		writeFileSync(join(folder, `${kind}.webp`), bytes)
		sheets.push({ kind, states, bytes: bytes.length })
	}
	return sheets
}

type Row = { caption: string; files: string[] }

async function sheetOf(rows: Row[]): Promise<Buffer> {
	const layers: OverlayOptions[] = []
	let top = GAP
	let width = 0
	for (const { caption, files } of rows) {
		layers.push({ input: Buffer.from(captionOf(caption)), left: GAP, top })
		top += CAPTION
		let left = GAP
		let highest = 0
		for (const file of files) {
			const { data, info } = await smaller(file)
			layers.push({ input: data, left, top })
			left += info.width + GAP
			highest = Math.max(highest, info.height)
		}
		width = Math.max(width, left)
		top += highest + GAP
	}
	const ground = { width, height: top, channels: 3, background: '#d5d5d5' } as const
	return sharp({ create: ground }).composite(layers).webp({ quality: QUALITY, effort: 6 }).toBuffer()
}

function smaller(file: string) {
	const picture = sharp(readFileSync(file))
	return picture.metadata().then(({ width }) =>
		picture
			.resize(Math.round(width * SCALE))
			.png()
			.toBuffer({ resolveWithObject: true }),
	)
}

function captionOf(caption: string): string {
	const words = caption.replaceAll('-', ' ')
	return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${CAPTION}"><text x="0" y="19" font-family="sans-serif" font-size="15">${words}</text></svg>`
}
