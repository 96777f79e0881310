import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cameraPicture } from './test-pictures.ts'
import { photoFiles, photoWidths } from './photo-files.ts'
import { derivePhoto, readPhoto, removePhoto } from './photos.ts'
import { openTestStore, STORES } from './test-stores.ts'

const reasonOf = async (bytes: Buffer) => {
	const read = await readPhoto(bytes)
	return read.ok ? undefined : read.reason
}
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>'

test('a photo is upright and says nothing of camera, place and program', async () => {
	const camera = await cameraPicture({ width: 4_000, height: 3_000 })
	expect((await sharp(camera).metadata()).exif?.includes('GPS') || camera.includes('A camera')).toBe(true)
	const read = await readPhoto(camera)
	if (!read.ok) throw new Error(read.reason)
	const { bytes, width, height } = read.photo
	expect([width, height]).toEqual([1_200, 1_600])
	const { format, exif, xmp, iptc, icc, orientation, pages } = await sharp(bytes).metadata()
	expect({ format, exif, xmp, iptc, icc, orientation, pages }).toEqual({ format: 'webp' })
	expect(bytes.includes('camera') || bytes.includes('script')).toBe(false)
})

test('what is only called a picture is none', async () => {
	const jpeg = await cameraPicture()
	const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
	for (const bytes of [
		Buffer.alloc(0),
		Buffer.from(SVG),
		Buffer.concat([png, Buffer.from(SVG)]),
		Buffer.from('GIF89a<script>alert(1)</script>'),
		Buffer.from('%PDF-1.7'),
		Buffer.from('<!doctype html><script>alert(1)</script>'),
		jpeg.subarray(0, jpeg.length / 2),
		await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
			.gif()
			.toBuffer(),
		await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
			.tiff()
			.toBuffer(),
	])
		expect(await reasonOf(bytes), bytes.subarray(0, 12).toString('latin1')).toBe('not-an-image')
})

test('a picture that is a page, a program or an archive as well is a picture alone afterwards', async () => {
	const jpeg = await cameraPicture()
	const tail = Buffer.from(`<script>alert(1)</script>PK\x03\x04${SVG}<?php system('id') ?>`)
	const read = await readPhoto(Buffer.concat([jpeg, tail]))
	if (!read.ok) throw new Error(read.reason)
	expect(read.photo.bytes.subarray(0, 4).toString()).toBe('RIFF')
	expect(['script', 'PK\u0003', 'php', 'svg'].some((tail) => read.photo.bytes.includes(tail))).toBe(false)
})

test('a decompression bomb is refused by its header, a strip and a stamp by their size', async () => {
	expect(await reasonOf(bomb(30_000, 30_000))).toBe('too-many-pixels')
	const flat = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: 'red' } })
			.png()
			.toBuffer()
	expect(await reasonOf(await flat(100, 100))).toBe('too-small')
	expect(await reasonOf(await flat(250, 12_000))).toBe('too-small')
})

test('of a moving picture one frame is left', async () => {
	const frames = [10, 200].map((shade) => ({
		create: { width: 300, height: 300, channels: 3 as const, background: { r: shade, g: 0, b: 0 } },
	}))
	const moving = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
		join: { animated: true },
	})
		.webp({ delay: [50, 50] })
		.toBuffer()
	expect((await sharp(moving).metadata()).pages).toBe(2)
	const read = await readPhoto(moving)
	if (!read.ok) throw new Error(read.reason)
	expect([read.photo.width, read.photo.height, (await sharp(read.photo.bytes).metadata()).pages]).toEqual([
		300,
		300,
		undefined,
	])
})

test('many at once wait for their turn, and beyond that are told to come again', async () => {
	const jpeg = await cameraPicture()
	const reads = await Promise.all(Array.from({ length: 30 }, () => readPhoto(jpeg)))
	const busy = reads.filter((read) => !read.ok)
	expect(new Set(busy.map((read) => !read.ok && read.reason))).toEqual(new Set(['busy']))
	expect(reads.length - busy.length).toBeGreaterThanOrEqual(10)
	expect((await readPhoto(jpeg)).ok).toBe(true)
})

test.each(STORES)('its files are in a %s, and gone again without a trace', async (kind) => {
	const store = await openTestStore(kind)
	try {
		const read = await readPhoto(await cameraPicture({ width: 900, height: 600 }))
		if (!read.ok) throw new Error(read.reason)
		const name = { fileName: 'ab'.repeat(32), widths: photoWidths(read.photo.width) }
		for (const [key, bytes] of await derivePhoto({ ...name, bytes: read.photo.bytes })) await store.put(key, bytes)
		const files = photoFiles(name).map(({ key }) => key)
		expect(await store.keys()).toEqual(files.toSorted())
		expect(files).toContain(`reviews/ab/${name.fileName}-640.webp`)
		for (const key of files) {
			const { exif, xmp } = await sharp((await store.get(key))!).metadata()
			expect({ exif, xmp }, key).toEqual({ exif: undefined, xmp: undefined })
		}
		await removePhoto(store, name)
		await removePhoto(store, name)
		expect(await store.keys()).toEqual([])
	} finally {
		await store.close()
	}
})

/** A PNG whose header promises so many pixels and whose data are few. */
function bomb(width: number, height: number): Buffer {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width, 0)
	header.writeUInt32BE(height, 4)
	header.set([8, 2, 0, 0, 0], 8)
	const data = deflateSync(Buffer.alloc(1_000_000))
	const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
	return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
	const length = Buffer.alloc(4)
	length.writeUInt32BE(data.length)
	const named = Buffer.concat([Buffer.from(type), data])
	const sum = Buffer.alloc(4)
	sum.writeUInt32BE(crc32(named))
	return Buffer.concat([length, named, sum])
}
