import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { COLORWAYS } from '../catalog/colorways.ts'
import type { GarmentSpec } from './spec.ts'
import { renderMaster } from './render.ts'
import { squareOf, viewsOf } from './sewn/passes.ts'
import { sewn } from './sewn/sewn.ts'

type View = GarmentSpec['view']

const FOLDER = join(import.meta.dirname, '../../../.vitrine/contact-sheets')
const PASSES = join(import.meta.dirname, 'sewn/passes')
const GAP = 6
const [COLUMNS, ROWS] = [6, 4]
const LABEL = 22

/** A garment in the first colorway that is sold of it. */
type Shown = { garment: string; spec: Omit<GarmentSpec, 'view'> }

function shownAs(garment: string): Shown {
	const colorway = [...COLORWAYS.values()].find(({ code }) => sewn[code]?.garment === garment)
	if (!colorway)
		return { garment, spec: { code: garment, baseColor: '#8a8f98', sewn: sewn[garment] ?? { garment, dye: 'plain' } } }
	const { code, base, accents } = colorway
	return { garment, spec: { code, baseColor: base.hex, accents: accents.map(({ hex }) => hex) } }
}

/** Everything that is sewn or modeled whose name is wanted or begins with what is wanted; all without. */
async function garmentsOf(wanted: readonly string[]): Promise<Shown[]> {
	const names = (await readdir(PASSES)).filter((name) => !name.startsWith('cloth-')).toSorted()
	const missing = wanted.filter((prefix) => !names.some((name) => name.startsWith(prefix)))
	if (missing.length > 0) {
		console.error(
			`There are no passes of ${missing.join(', ')}: npm run tools -- workshop NAME sews them, without --folder.`,
		)
		process.exit(2)
	}
	return names.filter((name) => wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix))).map(shownAs)
}

const label = (text: string, width: number) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="4" y="16" font-family="sans-serif" font-size="13">${text}</text></svg>`,
	)

/** One sheet as a PNG: pictures of a view side by side, each `width` px wide and with its name under it. */
async function sheetOf(shown: readonly Shown[], view: View, width: number): Promise<Buffer> {
	const height = Math.round((width * 4) / 3)
	const layers: OverlayOptions[] = []
	for (const [index, { garment, spec }] of shown.entries()) {
		const [left, top] = [(index % COLUMNS) * (width + GAP), Math.floor(index / COLUMNS) * (height + LABEL)]
		layers.push({ input: await renderMaster({ spec: { ...spec, view }, width }), left, top })
		const name = view === 'cloth' ? (squareOf(garment) ?? garment) : `${garment} · ${spec.code}`
		layers.push({ input: label(name, width), left, top: top + height })
	}
	const [columns, rows] = [Math.min(COLUMNS, shown.length), Math.ceil(shown.length / COLUMNS)]
	const size = { width: columns * (width + GAP) - GAP, height: rows * (height + LABEL) }
	return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
		.composite(layers)
		.png()
		.toBuffer()
}

/** Writes the sheets of all views, some garments to each; returns their paths. */
async function writeSheets({ wanted, width }: { wanted: readonly string[]; width: number }): Promise<string[]> {
	const garments = await garmentsOf(wanted)
	const squares = new Map(garments.flatMap((one) => (squareOf(one.garment) ? [[squareOf(one.garment), one]] : [])))
	const views: [View, Shown[]][] = [
		...(['front', 'back', 'detail'] as const).map((view): [View, Shown[]] => [
			view,
			garments.filter(({ garment }) => viewsOf(garment).includes(view)),
		]),
		['cloth', [...squares.values()]],
	]
	await rm(FOLDER, { recursive: true, force: true })
	await mkdir(FOLDER, { recursive: true })
	const paths: string[] = []
	for (const [view, shown] of views) {
		for (let at = 0; at < shown.length; at += COLUMNS * ROWS) {
			const path = join(FOLDER, `${view}-${at / (COLUMNS * ROWS) + 1}.png`)
			await sharp(await sheetOf(shown.slice(at, at + COLUMNS * ROWS), view, width)).toFile(path)
			paths.push(path)
		}
	}
	return paths
}

// `npx node demo/linaire/garments/contact-sheet.ts [names or prefixes] [--width=720]`: all garments without names.
const { values, positionals } = parseArgs({
	options: { width: { type: 'string', default: '320' } },
	allowPositionals: true,
})
for (const path of await writeSheets({ wanted: positionals, width: Number(values.width) }))
	process.stdout.write(`${relative(process.cwd(), path)}\n`)
