import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureBytes } from '../fixtures.ts'
import { storePicture } from '../store-picture.ts'
import { openBucket } from '../test-stores.ts'
import { createFolderStore } from './folder-store.ts'
import { openMediaStore } from './open-store.ts'
import { createS3Store, type S3Account } from './s3-store.ts'

let folder: string
let account: S3Account
let server: S3rver
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vitrine-s3-'))
	const directory = join(folder, 'server')
	server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'media' }] })
	const { port } = await server.run()
	const endpoint = `http://127.0.0.1:${port}`
	account = { endpoint, bucket: 'media', region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' }
})
afterAll(async () => {
	await server.close()
	await rm(folder, { recursive: true, force: true })
})

test('a picture has the same files, byte for byte, in a bucket and in a folder, and is written once', async () => {
	await writeFile(join(folder, 'wide.jpg'), await pictureBytes({ width: 1000, height: 1200 }))
	const puts: string[] = []
	const s3 = createS3Store(account)
	const counted = { ...s3, put: (key: string, bytes: Buffer) => (puts.push(key), s3.put(key, bytes)) }
	const media = join(folder, 'media')
	for (const use of [undefined, 'banner', 'wordmark'] as const) {
		const options = { imagesFolder: folder, use }
		expect(await storePicture('wide.jpg', { ...options, media: counted })).toEqual(
			await storePicture('wide.jpg', { ...options, media: createFolderStore(media) }),
		)
	}
	const files = (await readdir(media, { recursive: true })).filter((name) => name.includes('.'))
	expect(puts.toSorted()).toEqual(files.toSorted())
	for (const file of files) expect(await s3.get(file)).toEqual(await readFile(join(media, file)))
	await storePicture('wide.jpg', { imagesFolder: folder, media: counted })
	expect(puts.length).toBe(files.length)
	const { headers } = await fetch(`${account.endpoint}/media/${files.find((file) => file.endsWith('.webp'))}`)
	expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
		'image/webp',
		'public, max-age=31536000, immutable',
	])
	expect([await s3.has('ab/none'), await s3.get('ab/none')]).toEqual([false, undefined])
})

test('a wrong secret, a missing bucket and a store that is away are thrown', async () => {
	await expect(createS3Store({ ...account, secret: 'wrong' }).get('ab/x')).rejects.toThrow('403 to GET ab/x')
	await expect(createS3Store({ ...account, bucket: 'none' }).put('ab/x', Buffer.from('x'))).rejects.toThrow(
		'404 to PUT',
	)
	const away = createS3Store({ ...account, endpoint: 'http://127.0.0.1:9' })
	await expect(away.has('ab/x')).rejects.toThrow('does not answer')
})

/** A bucket without public access, of one object: what is not signed is refused. */
async function closedBucket({ mayList = true } = {}) {
	let kept = Buffer.alloc(0)
	const closed = createServer(async (request, response) => {
		if (!request.headers.authorization) return response.writeHead(403).end()
		if (request.url !== '/media/private/check') return response.writeHead(mayList ? 404 : 403).end()
		if (request.method !== 'PUT') return response.end(kept)
		kept = Buffer.concat(await request.toArray())
		return response.end()
	})
	await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
	return { endpoint: `http://127.0.0.1:${(closed.address() as AddressInfo).port}`, close: () => closed.close() }
}

test('a check tells whether strangers may read what is private', async () => {
	const { endpoint, close } = await closedBucket()
	expect(await createS3Store({ ...account, endpoint }).check()).toEqual([])
	close()
	// This server gives everything to everybody.
	expect(await createS3Store(account).check()).toEqual([
		'private/check is answered 200 without a signature, where 403 is expected',
	])
	expect(await createS3Store({ ...account, secret: 'wrong' }).check()).toEqual([expect.stringContaining('403 to PUT')])
	expect(await createS3Store({ ...account, endpoint: 'http://127.0.0.1:9' }).check()).toEqual([
		expect.stringContaining('does not answer'),
	])
})

test('whoever has no key reads pictures, and nothing below private/ (live.md 35)', async () => {
	const bucket = await openBucket()
	const store = createS3Store(bucket.account)
	const [picture, secret] = ['ab/picture-640.avif', 'private/evidence.png']
	for (const key of [picture, secret]) await store.put(key, Buffer.from(key))
	const asked = [picture, secret, 'private/none'].map(async (key) => {
		const { status } = await fetch(`${bucket.account.endpoint}/media/${key}`)
		return status
	})
	expect(await Promise.all(asked)).toEqual([200, 403, 403])
	expect((await store.get(secret))?.toString()).toBe(secret)
	expect(await store.check()).toEqual([])
	await bucket.close()
})

test('a check names the permission without which what is missing is answered as forbidden', async () => {
	const { endpoint, close } = await closedBucket({ mayList: false })
	expect(await createS3Store({ ...account, endpoint }).check()).toEqual([
		'the media store answers 403 to HEAD private/none, which is missing: the key needs s3:ListBucket on media',
	])
	close()
})

test('the settings name a bucket whole, or the folder is taken', async () => {
	const MEDIA_FOLDER = join(folder, 'plain')
	await (await openMediaStore({ MEDIA_FOLDER })).put('ab/x', Buffer.from('x'))
	expect(await readFile(join(MEDIA_FOLDER, 'ab/x'), 'utf8')).toBe('x')
	const { endpoint: MEDIA_S3_ENDPOINT, bucket: MEDIA_S3_BUCKET } = account
	await expect(openMediaStore({ MEDIA_FOLDER, MEDIA_S3_ENDPOINT, MEDIA_S3_BUCKET })).rejects.toThrow('MEDIA_S3_SECRET')
})
