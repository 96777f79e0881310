import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { brandAlias } from './brand.ts'
import { buildFonts, fontDirectory } from './fonts.ts'
import { buildIcons } from './icons.ts'

/** Draws every component of `app/ui` in its states into one HTML file, to be looked at: `node scripts/kit.ts kit.html [brand folder]`. */
async function writeKit(file: string, brandFolder: string): Promise<void> {
	await Promise.all([buildFonts(brandFolder), buildIcons()])
	const root = join(import.meta.dirname, '..')
	const vite = await createServer({
		root,
		configFile: false,
		appType: 'custom',
		logLevel: 'error',
		server: { middlewareMode: true, hmr: false, ws: false, watch: null },
		resolve: { alias: brandAlias(brandFolder) },
	})
	try {
		const { default: css } = await vite.ssrLoadModule('/scripts/kit/kit.css?inline')
		const { renderKit } = await vite.ssrLoadModule('/scripts/kit/page.tsx')
		const icons = await readFile(join(root, 'public/icons.svg'), 'utf8')
		const care = await readFile(join(root, 'public/care.svg'), 'utf8')
		const html: string = renderKit()
		await writeFile(
			file,
			`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kit</title><style>${await inlineFonts(css, fontDirectory(brandFolder))}</style><body>${html.replaceAll(/\/(icons|care)\.svg\?v=\w+#/g, '#')}
<div hidden>${icons}${care}</div></body></html>`,
		)
	} finally {
		await vite.close()
	}
}

async function inlineFonts(css: string, directory: string): Promise<string> {
	const names = [
		...new Set([...css.matchAll(/[^"'(]*\/([\w-]+\.woff2)/g)].map(([url, name]) => [url, name ?? ''] as const)),
	]
	let inlined = css
	for (const [url, name] of names) {
		const font = await readFile(join(directory, name), 'base64')
		inlined = inlined.replaceAll(url, `data:font/woff2;base64,${font}`)
	}
	return inlined
}

const [file = 'kit.html', brandFolder = join(import.meta.dirname, '../brand')] = process.argv.slice(2)
await writeKit(file, resolve(brandFolder))
