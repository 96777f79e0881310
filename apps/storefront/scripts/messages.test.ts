import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LAYER_NAMESPACES } from '@vitrine/messages/pages'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { messageModules, withFallback } from './messages.ts'

test('a missing text is the French one, wherever it is missing; what is there stays (R73)', () => {
	const french = { title: 'Titre', size: 'Taille {n}', form: { name: 'Nom', send: 'Envoyer' }, note: { a: 'Un' } }
	const own = { title: 'Title', form: { name: 'Name' } }
	expect(withFallback(own, french)).toEqual({
		title: 'Title',
		size: 'Taille {n}',
		form: { name: 'Name', send: 'Envoyer' },
		note: { a: 'Un' },
	})
	expect(withFallback({}, french)).toEqual(french)
})

test('the built Polish file says in French what was taken out of it, so a browser needs no other file (R73)', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'messages-'))
	try {
		const messages = fileURLToPath(new URL('../../../packages/messages', import.meta.url))
		for (const language of ['fr', 'pl']) await cp(join(messages, language), join(folder, language), { recursive: true })
		const path = join(folder, 'pl/nav.json')
		const texts = JSON.parse(await readFile(path, 'utf8'))
		delete texts.stores
		await writeFile(path, JSON.stringify(texts))
		await rm(join(folder, 'pl/country.json'))
		await writeFile(join(folder, 'entry.js'), "export { default } from 'virtual:messages/pl'")
		const built = await build({
			root: folder,
			configFile: false,
			logLevel: 'silent',
			plugins: [messageModules({ folder })],
			build: { write: false, lib: { entry: 'entry.js', formats: ['es'], fileName: 'pl' } },
		})
		const [chunk] = Array.isArray(built) ? (built[0]?.output ?? []) : []
		const { default: shown } = await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`)
		expect(shown.nav.stores).toBe('Magasins')
		expect(shown.country.title).toBe('Pays et langue')
		expect(shown.nav.country).toBe(texts.country)
	} finally {
		await rm(folder, { recursive: true })
	}
})

test('layers have a small file of their own, in every language', async () => {
	const folder = fileURLToPath(new URL('../../../packages/messages', import.meta.url))
	const { load } = messageModules({ folder, isCompiled: false }) as unknown as {
		load: { handler: (this: object, id: string) => Promise<{ code: string }> }
	}
	const { code } = await load.handler.call({ addWatchFile: () => undefined }, '\0virtual:messages/de-layers')
	const { default: texts } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
	expect(Object.keys(texts).sort()).toEqual([...LAYER_NAMESPACES].sort())
})
