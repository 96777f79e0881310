import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import { buildIcons } from './icons.ts'

/** Draws every component of `app/ui` in its states into one HTML file, to be looked at: `node scripts/kit.ts kit.html`. */
async function writeKit(file: string): Promise<void> {
	await buildIcons()
	const root = join(import.meta.dirname, '..')
	const vite = await createServer({
		root,
		configFile: false,
		appType: 'custom',
		logLevel: 'error',
		server: { middlewareMode: true, hmr: false, ws: false, watch: null },
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
<title>Kit</title><style>${css}</style><body>${html.replaceAll(/\/(icons|care)\.svg\?v=\w+#/g, '#')}
<div hidden>${icons}${care}</div></body></html>`,
		)
	} finally {
		await vite.close()
	}
}

const [file = 'kit.html'] = process.argv.slice(2)
await writeKit(file)
