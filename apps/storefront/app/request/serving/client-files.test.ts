import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createClientFiles } from './client-files.ts'

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'shop-client-'))
	await mkdir(join(folder, 'assets'))
	for (const name of ['kept.js', 'gone.js']) await writeFile(join(folder, 'assets', name), `// ${name}`)
})

test('a file that a newer build has taken away is not found, before and after it was there', async () => {
	const files = createClientFiles(folder)
	const ask = (name: string, encoding: string) => {
		const headers = { 'accept-encoding': encoding }
		return files(new Request(`http://shop.test/assets/${name}`, { headers }), `/assets/${name}`)
	}
	expect((await ask('kept.js', 'br'))?.status).toBe(200)
	await rm(join(folder, 'assets/gone.js'))
	for (const encoding of ['br', '', 'br']) expect(await ask('gone.js', encoding)).toBeUndefined()
	await writeFile(join(folder, 'assets/gone.js'), '// back')
	expect(await (await ask('gone.js', ''))?.text()).toBe('// back')
})

test('hashed files of earlier builds are still served, nothing else of them (R165)', async () => {
	const previous = await mkdtemp(join(tmpdir(), 'shop-previous-'))
	for (const [build, name] of [
		['one', 'assets/kept.js'],
		['one', 'assets/old.js'],
		['two', 'assets/older.js'],
		['two', 'builds/latest.json'],
	] as const) {
		await mkdir(join(previous, build, name, '..'), { recursive: true })
		await writeFile(join(previous, build, name), `// ${build}`)
	}
	const files = createClientFiles(folder, `${previous}/`)
	const ask = async (path: string) => (await files(new Request(`http://shop.test${path}`), path))?.text()
	expect(await ask('/assets/old.js')).toBe('// one')
	expect(await ask('/assets/older.js')).toBe('// two')
	expect(await ask('/assets/kept.js')).toBe('// kept.js')
	for (const path of ['/builds/latest.json', '/one/assets/old.js', '/two/builds/latest.json'])
		expect(await ask(path)).toBeUndefined()
})

test('no page brings the gateway’s contracts into the browser: an import of types alone must say so', async () => {
	const assets = new URL('../../../build/client/assets/', import.meta.url)
	const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
	expect(scripts.length).toBeGreaterThan(0)
	for (const name of scripts) {
		const text = await readFile(new URL(name, assets), 'utf8')
		expect([name, text.includes('ZodObject')]).toEqual([name, false])
	}
})
