import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestStore } from '@vitrine/commerce/media/test-stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ReadMedia, readerOf, serveMedia } from './media.ts'

const KEY = `ab/${'ab'.repeat(32)}`
const NONE = `ab/${'cd'.repeat(32)}`
const HIDDEN = ['.hidden.png', 'private/secret.png', `private/${'ab'.repeat(32)}.png`, 'notes.txt.exe']
const log = { error: () => undefined }
let folder: string
beforeAll(async () => {
	const outside = await mkdtemp(join(tmpdir(), 'shop-media-'))
	folder = join(outside, 'media')
	for (const name of ['ab', 'private']) await mkdir(join(folder, name), { recursive: true })
	await writeFile(join(folder, `${KEY}-640.avif`), 'picture')
	await writeFile(join(folder, `${KEY}-160.avif`), 'small')
	await writeFile(join(folder, `${KEY}-640.webp`), 'small')
	await writeFile(join(outside, 'secret.png'), 'secret')
	for (const name of HIDDEN) await writeFile(join(folder, name), 'secret')
})

/** Reads the folder, as a storefront without a bucket does. */
async function openFolder(): Promise<{ read: ReadMedia; close: () => Promise<void> }> {
	return { read: readerOf({ mediaFolder: folder, log }), close: async () => undefined }
}

/** Reads a bucket that has what the folder has. */
async function openBucket(): Promise<{ read: ReadMedia; close: () => Promise<void> }> {
	const store = await openTestStore('bucket')
	await store.put(`${KEY}-640.avif`, Buffer.from('picture'))
	await store.put(`${KEY}-160.avif`, Buffer.from('small'))
	await store.put(`${KEY}-640.webp`, Buffer.from('small'))
	for (const name of HIDDEN) await store.put(name, Buffer.from('secret'))
	return { read: readerOf({ mediaFolder: folder, readMedia: store.get, log }), close: store.close }
}

describe.each([
	['folder', openFolder],
	['bucket', openBucket],
])('from a %s (live.md 35)', (_, open) => {
	let read: ReadMedia
	let close: () => Promise<void>
	beforeAll(async () => {
		;({ read, close } = await open())
	})
	afterAll(() => close())

	test('a picture is kept for ever', async () => {
		const response = await serveMedia(read, `${KEY}-640.avif`)
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
		`${NONE}-640.avif`,
		'private/secret.png',
		`private/${'ab'.repeat(32)}.png`,
		'notes.txt.exe',
		'',
	])('%s is not served', async (path) => {
		const response = await serveMedia(read, path)
		expect(response.status).toBe(404)
		expect(await response.text()).not.toContain('secret')
	})

	test('a swatch that was never cut, or a picture of e-mails, is the whole garment, and not for ever', async () => {
		const response = await serveMedia(read, `${KEY}-swatch.avif`)
		expect([response.status, await response.text()]).toEqual([200, 'small'])
		expect(response.headers.get('cache-control')).not.toContain('immutable')
		expect((await serveMedia(read, `${NONE}-swatch.avif`)).status).toBe(404)
		const inEmails = await serveMedia(read, `${KEY}-email.jpg`)
		expect([inEmails.status, inEmails.headers.get('content-type')]).toEqual([200, 'image/webp'])
	})
})

test('while the store is out of reach nobody keeps the answer, and it is logged', async () => {
	const logged: string[] = []
	const away = readerOf({
		mediaFolder: folder,
		readMedia: () => Promise.reject(new Error('away')),
		log: { error: (_fields, message) => void logged.push(message) },
	})
	const { status, headers } = await serveMedia(away, `${KEY}-640.avif`)
	expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '5'])
	expect(logged).toEqual(['Pictures are out of reach'])
})
