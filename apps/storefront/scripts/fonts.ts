import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'

/** Where the six files go. Ignored by git: Vite gives them a hashed name, so browsers may keep them for ever. */
export const fontDirectory = join(import.meta.dirname, '..', '.cache', 'fonts')

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const westernLetters = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïôöùûüÿœŒÁÍÓÚÑáíóúñÌÒìòß'
const signs = '¿¡ªº€£«»‹›‘’‚“”„–—…·•°×©®™½¼¾²³−\u00A0'
const latin = ascii + westernLetters + signs
/** Letters that only the latin-ext files have; ó and Ó are in `latin` already. */
const polish = 'ĄąĆćĘęŁłŃńŚśŹźŻż'

const hanken = '@fontsource-variable/hanken-grotesk'
const newsreader = '@fontsource-variable/newsreader'
const sansAxes = { wght: { min: 400, max: 700, default: 400 } }
// The package's default is the 16 pt text cut, coarse in headings: pin the display cut.
const displayAxes = { opsz: 72, wght: 340 }

const recipes = [
	{ file: 'sans.woff2', from: hanken, source: 'hanken-grotesk-latin-wght-normal', text: latin, axes: sansAxes },
	{ file: 'sans-pl.woff2', from: hanken, source: 'hanken-grotesk-latin-ext-wght-normal', text: polish, axes: sansAxes },
	{ file: 'display.woff2', from: newsreader, source: 'newsreader-latin-opsz-normal', text: latin, axes: displayAxes },
	{
		file: 'display-it.woff2',
		from: newsreader,
		source: 'newsreader-latin-opsz-italic',
		text: latin,
		axes: displayAxes,
	},
	{
		file: 'display-pl.woff2',
		from: newsreader,
		source: 'newsreader-latin-ext-opsz-normal',
		text: polish,
		axes: displayAxes,
	},
	{
		file: 'display-it-pl.woff2',
		from: newsreader,
		source: 'newsreader-latin-ext-opsz-italic',
		text: polish,
		axes: displayAxes,
	},
]

const require = createRequire(import.meta.url)

async function versionOf(name: string): Promise<string> {
	return JSON.parse(await readFile(require.resolve(`${name}/package.json`), 'utf8')).version
}

/** Cuts the fonts of the design out of the variable fonts on npm; does nothing when they are there already. */
export async function buildFonts(): Promise<void> {
	const versions = await Promise.all([hanken, newsreader, 'subset-font'].map(versionOf))
	const stamp = createHash('sha256')
		.update(JSON.stringify([recipes, versions]))
		.digest('hex')
	const stampFile = join(fontDirectory, 'stamp')
	if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return
	await mkdir(fontDirectory, { recursive: true })
	for (const { file, from, source, text, axes } of recipes) {
		const font = await readFile(require.resolve(`${from}/files/${source}.woff2`))
		const cut = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes })
		await writeFile(join(fontDirectory, file), cut)
	}
	await writeFile(stampFile, stamp)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildFonts()
