import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const storefront = join(import.meta.dirname, '..')
const namesFile = join(storefront, 'app/ui/icon/names.ts')
const drawnAttributes = ['viewBox', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']

/** Compiles the drawings of `icons/` into two sprites in `public/`, and their names into `app/ui/icon/names.ts`. */
export async function buildIcons(): Promise<void> {
	const icons = await readDrawings(join(storefront, 'icons'))
	const care = await readDrawings(join(storefront, 'icons/care'))
	await mkdir(join(storefront, 'public'), { recursive: true })
	await writeIfChanged(join(storefront, 'public/icons.svg'), sprite(icons))
	await writeIfChanged(join(storefront, 'public/care.svg'), sprite(care))
	await writeIfChanged(namesFile, namesModule(icons, care))
}

type Drawing = { name: string; symbol: string }

async function readDrawings(directory: string): Promise<Drawing[]> {
	const files = (await readdir(directory)).filter((file) => file.endsWith('.svg'))
	const names = files.map((file) => basename(file, '.svg')).sort()
	return Promise.all(
		names.map(async (name) => ({
			name,
			symbol: toSymbol(name, await readFile(join(directory, `${name}.svg`), 'utf8')),
		})),
	)
}

/** Turns the text of one SVG file into a `<symbol>`; throws when it is not on the 24 grid. */
export function toSymbol(name: string, svg: string): string {
	const [, root, content] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? []
	if (root === undefined || content === undefined) throw new Error(`${name}.svg is not an SVG file`)
	if (!root.includes('viewBox="0 0 24 24"')) throw new Error(`${name}.svg is not drawn on the 24 grid`)
	const attributes = drawnAttributes.flatMap((attribute) => {
		const value = new RegExp(`\\s${attribute}="([^"]*)"`).exec(root)?.[1]
		return value === undefined ? [] : [` ${attribute}="${value}"`]
	})
	return `<symbol id="${name}"${attributes.join('')}>${content.replace(/\s*\n\s*/g, '')}</symbol>`
}

function sprite(drawings: Drawing[]): string {
	const symbols = drawings.map((drawing) => drawing.symbol).join('\n')
	return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`
}

function namesModule(icons: Drawing[], care: Drawing[]): string {
	return [
		'// Written by scripts/icons.ts from the drawings in icons/. Do not edit.',
		nameList('iconNames', icons),
		'export type IconName = (typeof iconNames)[number]',
		`export const iconSpriteVersion = '${versionOf(icons)}'`,
		'',
		nameList('careSymbolNames', care),
		'export type CareSymbolName = (typeof careSymbolNames)[number]',
		`export const careSpriteVersion = '${versionOf(care)}'`,
		'',
	].join('\n')
}

function nameList(constant: string, drawings: Drawing[]): string {
	return `export const ${constant} = [\n${drawings.map(({ name }) => `\t'${name}',\n`).join('')}] as const`
}

function versionOf(drawings: Drawing[]): string {
	return createHash('sha256').update(sprite(drawings)).digest('hex').slice(0, 8)
}

async function writeIfChanged(file: string, text: string): Promise<void> {
	if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildIcons()
