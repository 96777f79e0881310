import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureBytes, pngBomb } from './fixtures.ts'
import { storePicture } from './store-picture.ts'
import { openTestStore, STORES, type TestStore } from './test-stores.ts'

let root: string
let imagesFolder: string
let media: TestStore
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'vitrine-media-'))
	imagesFolder = join(root, 'images')
	await mkdir(join(imagesFolder, 'deep'), { recursive: true })
	await writeFile(join(root, 'secret.jpg'), await pictureBytes({ width: 10, height: 10 }))
	await symlink(join(root, 'secret.jpg'), join(imagesFolder, 'link.jpg'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const put = (name: string, bytes: Uint8Array | string) => writeFile(join(imagesFolder, name), bytes)
const store = (source: string) => storePicture(source, { imagesFolder, media })

const keyOf = (hash: string, rest: string) => `${hash.slice(0, 2)}/${hash}${rest}`

async function filesOf(hash: string): Promise<string[]> {
	const keys = (await media.keys()).filter((key) => key.includes(hash))
	return keys.map((key) => key.slice(keyOf(hash, '').length))
}

describe.each(STORES)('in a %s (live.md 35)', (kind) => {
	beforeAll(async () => {
		media = await openTestStore(kind)
	})
	afterAll(() => media.close())

	test('a wide picture is kept in all widths, a narrow one in its own', async () => {
		await put('deep/wide.jpg', await pictureBytes({ width: 1600, height: 2000 }))
		const wide = await store('deep/wide.jpg')
		if (!wide.ok) throw new Error(wide.reason)
		expect(wide.picture).toMatchObject({ width: 1600, height: 2000, widths: [160, 320, 480, 640, 960, 1200] })
		expect(await filesOf(wide.picture.hash)).toEqual([
			'-1200.avif',
			'-160.avif',
			'-320.avif',
			'-480.avif',
			'-640.avif',
			'-640.webp',
			'-960.avif',
			'-960.webp',
			'-email.jpg',
			'-swatch.avif',
		])
		const inEmails = await media.get(keyOf(wide.picture.hash, '-email.jpg'))
		expect(await sharp(inEmails).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 300 })
		const file = await media.get(keyOf(wide.picture.hash, '-320.avif'))
		expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', width: 320, height: 400 })
		await put('narrow.png', await pictureBytes({ width: 100, height: 50, format: 'png' }))
		const narrow = await store('./narrow.png')
		if (!narrow.ok) throw new Error(narrow.reason)
		expect(narrow.picture.widths).toEqual([100])
		expect(await filesOf(narrow.picture.hash)).toEqual(['-100.avif', '-100.webp', '-email.jpg', '-swatch.avif'])
	})

	test.each(['png', 'webp', 'jpeg'] as const)(
		'a %s is told its ground, also when its files are all there',
		async (format) => {
			const picture = sharp({ create: { width: 700, height: 900, channels: 3, background: '#f4f4f4' } })
			await put(`ground.${format}`, await picture.toFormat(format, { lossless: true }).toBuffer())
			for (const _ of ['new', 'known'])
				expect(await store(`ground.${format}`)).toMatchObject({ ok: true, picture: { ground: '#f4f4f4' } })
		},
	)

	test('the swatch is cut inside the garment, wherever it lies on its ground', async () => {
		// A red bag low on linen, a handle above it and a gold buckle on it.
		const bag = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#f2f1ed"/>
			<path d="M300 800V500h300v300" fill="none" stroke="#a02020" stroke-width="20"/><rect x="250" y="760" width="400" height="300" fill="#a02020"/>
			<rect x="560" y="860" width="60" height="60" fill="#d0a030"/></svg>`
		await put('bag.png', await sharp(Buffer.from(bag)).png().toBuffer())
		const stored = await store('bag.png')
		if (!stored.ok) throw new Error(stored.reason)
		const { hash } = stored.picture
		const swatch = sharp(await media.get(keyOf(hash, '-swatch.avif')))
		expect(await swatch.metadata()).toMatchObject({ width: 96, height: 96 })
		const { channels } = await swatch.stats()
		for (const [index, level] of [0xa0, 0x20, 0x20].entries()) {
			expect(Math.abs((channels[index]?.mean ?? 0) - level)).toBeLessThan(8)
			expect(channels[index]?.stdev).toBeLessThan(10)
		}
	})

	test('a picture that is there is not made again; a file that got lost is', async () => {
		await put('again.jpg', await pictureBytes({ width: 330, height: 440 }))
		const first = await store('again.jpg')
		if (!first.ok) throw new Error(first.reason)
		const lost = keyOf(first.picture.hash, '-160.avif')
		await media.lose(lost)
		media.written.length = 0
		expect(await store('again.jpg')).toEqual(first)
		expect(media.written).toEqual([lost])
		expect((await media.get(lost))?.length).toBeGreaterThan(0)
	})

	test('a picture lying on its side is put upright', async () => {
		const bytes = await sharp(await pictureBytes({ width: 400, height: 300 }))
			.withMetadata({ orientation: 6 })
			.toBuffer()
		await put('side.jpg', bytes)
		const stored = await store('side.jpg')
		expect(stored).toMatchObject({ ok: true, picture: { width: 300, height: 400, widths: [160] } })
		if (!stored.ok) return
		const file = await media.get(keyOf(stored.picture.hash, '-160.avif'))
		expect(await sharp(file).metadata()).toMatchObject({ width: 160, height: 213 })
	})

	test.each(['png', 'gif', 'tiff', 'avif'] as const)('%s is a picture', async (format) => {
		await put(`kind.${format}`, await pictureBytes({ width: 20, height: 20, format }))
		expect(await store(`kind.${format}`)).toMatchObject({ ok: true })
	})

	test.each(['../secret.jpg', '/etc/passwd', 'deep/../../secret.jpg', 'link.jpg', '..\\secret.jpg', 'C:\\a.jpg', '.'])(
		'%s leads out of the folder',
		async (source) => expect(await store(source)).toEqual({ ok: false, reason: 'path-outside-folder' }),
	)

	test('what is not there, not a picture, or too much, is told', async () => {
		await put('page.jpg', '<html></html>')
		await put('drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
		const whole = await pictureBytes({ width: 300, height: 300, format: 'png' })
		await put('half.png', whole.subarray(0, whole.length - 60))
		await put('heavy.jpg', Buffer.alloc(20 * 1024 * 1024 + 1))
		await put('bomb.png', pngBomb(20_000))
		expect(await store('none.jpg')).toEqual({ ok: false, reason: 'not-found' })
		expect(await store('deep')).toEqual({ ok: false, reason: 'not-found' })
		expect(await store('page.jpg')).toEqual({ ok: false, reason: 'not-an-image' })
		expect(await store('drawing.jpg')).toEqual({ ok: false, reason: 'not-an-image' })
		expect(await store('half.png')).toEqual({ ok: false, reason: 'not-an-image' })
		expect(await storePicture('half.png', { imagesFolder })).toEqual({ ok: false, reason: 'not-an-image' })
		expect(await store('heavy.jpg')).toEqual({ ok: false, reason: 'too-many-bytes' })
		expect(await store('bomb.png')).toEqual({ ok: false, reason: 'too-many-pixels' })
	})
})
