import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readerOf, serveMedia } from './media.ts'

let folder: string
let read: ReturnType<typeof readerOf>
beforeAll(async () => {
	const outside = await mkdtemp(join(tmpdir(), 'shop-media-'))
	folder = join(outside, 'media')
	read = readerOf({ mediaFolder: folder, log: { error: () => undefined } })
	await mkdir(join(folder, 'ab'), { recursive: true })
	await writeFile(join(folder, 'ab', 'abc-640.avif'), 'picture')
	await writeFile(join(outside, 'secret.png'), 'secret')
	await writeFile(join(folder, '.hidden.png'), 'secret')
	await writeFile(join(folder, 'notes.txt.exe'), 'secret')
})

test('a picture is kept for ever', async () => {
	const response = await serveMedia(read, 'ab/abc-640.avif')
	expect(response.status).toBe(200)
	expect(response.headers.get('content-type')).toBe('image/avif')
	expect(response.headers.get('cache-control')).toContain('immutable')
	expect(await response.text()).toBe('picture')
})

test.each([
	'../secret.png',
	'ab/../../secret.png',
	'..%2fsecret.png',
	'.hidden.png',
	'ab',
	'ab/none-640.avif',
	'notes.txt.exe',
	'',
])('%s is not served', async (path) => {
	const response = await serveMedia(read, path)
	expect(response.status).toBe(404)
	expect(await response.text()).not.toContain('secret')
})

test('a swatch that was never cut is the whole garment, and not for ever', async () => {
	await writeFile(join(folder, 'ab', 'abc-160.avif'), 'small')
	const response = await serveMedia(read, 'ab/abc-swatch.avif')
	expect([response.status, await response.text()]).toEqual([200, 'small'])
	expect(response.headers.get('cache-control')).not.toContain('immutable')
	expect((await serveMedia(read, 'ab/none-swatch.avif')).status).toBe(404)
})

test('while the store is out of reach nobody keeps the answer, and it is logged', async () => {
	const logged: string[] = []
	const away = readerOf({
		mediaFolder: folder,
		readMedia: () => Promise.reject(new Error('away')),
		log: { error: (_fields, message) => void logged.push(message) },
	})
	const { status, headers } = await serveMedia(away, 'ab/abc-640.avif')
	expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '5'])
	expect(logged).toEqual(['Pictures are out of reach'])
})
