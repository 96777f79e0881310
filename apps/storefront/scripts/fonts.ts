import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'

/** A file to be cut: the letters and axes that are kept of a font (`source`, without ending) of an npm package. */
export type FontCut = {
	file: string
	from: string
	source: string
	text: string
	axes: Record<string, number | { min: number; max: number; default: number }>
}

/** What browsers apply by themselves, and figures of one width. All others bring glyphs that no page shows. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** Where the fonts of a brand go. Ignored by git: Vite gives them a hashed name, so browsers may keep them for ever. */
export function fontDirectory(brandFolder: string): string {
	return join(brandFolder, '.cache', 'fonts')
}

/** Cuts the fonts that a brand's `font-cuts.ts` names; does nothing when they are there already, or none is named. */
export async function buildFonts(brandFolder: string): Promise<void> {
	const named = join(brandFolder, 'font-cuts.ts')
	if (!existsSync(named)) return
	const { fontCuts } = (await import(/* @vite-ignore */ pathToFileURL(named).href)) as { fontCuts: readonly FontCut[] }
	const brandRequire = createRequire(named)
	const ownRequire = createRequire(import.meta.url)
	const versionOf = async (manifest: string): Promise<string> => JSON.parse(await readFile(manifest, 'utf8')).version
	const manifests = [...new Set(fontCuts.map(({ from }) => from))].map((from) =>
		brandRequire.resolve(`${from}/package.json`),
	)
	const versions = await Promise.all([...manifests, ownRequire.resolve('subset-font/package.json')].map(versionOf))
	const stamp = createHash('sha256')
		.update(JSON.stringify([fontCuts, FEATURES, versions]))
		.digest('hex')
	const directory = fontDirectory(brandFolder)
	const stampFile = join(directory, 'stamp')
	if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return
	await mkdir(directory, { recursive: true })
	for (const { file, from, source, text, axes } of fontCuts) {
		const font = await readFile(brandRequire.resolve(`${from}/files/${source}.woff2`))
		const cut = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES })
		await writeFile(join(directory, file), cut)
	}
	await writeFile(stampFile, stamp)
}
