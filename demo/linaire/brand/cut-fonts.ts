import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type FontCut, fontCuts } from './font-cuts.ts'

/** It has no types of its own. */
type SubsetFont = (
	font: Uint8Array,
	text: string,
	options: {
		targetFormat: 'woff2'
		variationAxes: FontCut['axes']
		keepFeatures: readonly string[]
	},
) => Promise<Uint8Array>

const require = createRequire(import.meta.url)
const subsetFont: SubsetFont = require('subset-font')

/** What browsers apply by themselves, and figures of one width. All others bring glyphs that no page shows. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** Cuts fonts, those of `font-cuts.ts` unless others are given, into a folder; does nothing when they are there already. */
export async function cutFonts(folder: string, cuts: readonly FontCut[] = fontCuts): Promise<void> {
	const versionOf = async (name: string): Promise<string> =>
		JSON.parse(await readFile(require.resolve(`${name}/package.json`), 'utf8')).version
	const packages = new Set([...cuts.map(({ from }) => from), 'subset-font'])
	const versions = await Promise.all([...packages].map(versionOf))
	const stamp = createHash('sha256')
		.update(JSON.stringify([cuts, FEATURES, versions]))
		.digest('hex')
	const stampFile = join(folder, 'stamp')
	if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return
	await mkdir(folder, { recursive: true })
	for (const { file, from, source, text, axes } of cuts) {
		const font = await readFile(require.resolve(`${from}/files/${source}.woff2`))
		const cut = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES })
		await writeFile(join(folder, file), cut)
	}
	await writeFile(stampFile, stamp)
}
