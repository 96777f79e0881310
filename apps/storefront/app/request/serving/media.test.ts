import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { serveMedia } from './media.ts'

let folder: string
beforeAll(async () => {
	const outside = await mkdtemp(join(tmpdir(), 'shop-media-'))
	folder = join(outside, 'media')
	await mkdir(join(folder, 'ab'), { recursive: true })
	await writeFile(join(folder, 'ab', 'abc-640.avif'), 'picture')
	await writeFile(join(outside, 'secret.png'), 'secret')
	await writeFile(join(folder, '.hidden.png'), 'secret')
	await writeFile(join(folder, 'notes.txt.exe'), 'secret')
})

test('a picture is kept for ever', async () => {
	const response = await serveMedia(folder, 'ab/abc-640.avif')
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
	const response = await serveMedia(folder, path)
	expect(response.status).toBe(404)
	expect(await response.text()).not.toContain('secret')
})

test('a swatch that was never cut is the whole garment, and not for ever', async () => {
	await writeFile(join(folder, 'ab', 'abc-160.avif'), 'small')
	const response = await serveMedia(folder, 'ab/abc-swatch.avif')
	expect([response.status, await response.text()]).toEqual([200, 'small'])
	expect(response.headers.get('cache-control')).not.toContain('immutable')
	expect((await serveMedia(folder, 'ab/none-swatch.avif')).status).toBe(404)
})
