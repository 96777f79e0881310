import sharp, { type OverlayOptions } from 'sharp'
import { archetypes } from './archetypes.ts'
import type { GarmentSpec } from './draw.ts'
import { renderMaster } from './render.ts'
import { sewn } from './sewn/sewn.ts'
import { DEMO_COLOURS } from './demo-colours.ts'

const WIDTH = 240
const GAP = 6
const COLUMNS = 8

/**
 * Puts the archetypes side by side as a PNG, for the eye. `codes` are prefixes (`W`, `A0`) or full codes; all when
 * empty. `width` of one picture in px.
 */
export async function contactSheet({
	codes,
	view = 'front',
	width = WIDTH,
}: {
	codes: string[]
	view?: GarmentSpec['view']
	width?: number
}): Promise<Buffer> {
	const wanted = Object.keys({ ...archetypes, ...sewn }).filter(
		(code) => codes.length === 0 || codes.some((prefix) => code.startsWith(prefix)),
	)
	const height = Math.round((width * 4) / 3)
	const columns = Math.min(COLUMNS, wanted.length)
	const rows = Math.ceil(wanted.length / columns)
	const layers: OverlayOptions[] = []
	for (const [index, code] of wanted.entries()) {
		const spec: GarmentSpec = { code, view, ...(DEMO_COLOURS[code] ?? { baseColor: '#8a8f98' }) }
		const input = await sharp(await renderMaster({ spec, width: Math.max(width, 480) }))
			.resize(width)
			.toBuffer()
		layers.push({ input, left: (index % columns) * (width + GAP), top: Math.floor(index / columns) * (height + GAP) })
	}
	return sharp({
		create: {
			width: columns * (width + GAP) - GAP,
			height: rows * (height + GAP) - GAP,
			channels: 3,
			background: '#ffffff',
		},
	})
		.composite(layers)
		.png()
		.toBuffer()
}

/** `node demo/linaire/garments/contact-sheet.ts sheet.png [W|M|K|A|code ...] [--detail|--back] [--width=480]` */
async function main([path, ...rest]: string[]): Promise<void> {
	if (!path) throw new Error('Usage: contact-sheet.ts <file.png> [codes or prefixes] [--detail|--back] [--width=480]')
	const flag = rest.find((word) => word.startsWith('--width='))
	const width = flag ? Number(flag.slice(8)) : WIDTH
	const codes = rest.filter((word) => !word.startsWith('--'))
	const sheet = await contactSheet({
		codes,
		view: rest.includes('--detail') ? 'detail' : rest.includes('--back') ? 'back' : 'front',
		width,
	})
	await sharp(sheet).toFile(path)
}

if (import.meta.main) await main(process.argv.slice(2))
