import { createFolderStore } from '@vitrine/commerce/media/providers/folder-store'
import { deriveFile } from '@vitrine/commerce/media/derive'
import type { DerivedFile } from '@vitrine/commerce/media/pictures'
import sharp from 'sharp'
import { type DemoHouseName, openHouse } from '../src/demo-house.ts'
import { filesOf } from '../src/open-demo.ts'

/**
 * Writes a plain picture of the right size for every file of the small catalog: a shop under test composes nothing, and a
 * browser decodes next to nothing. That the true ones are made is proved in `demo` and by `demo-crew.test.ts`.
 */
export async function writePlainPictures(folder: string, name: DemoHouseName): Promise<void> {
	const house = await openHouse(name)
	const named = new Set(
		JSON.stringify([...house.catalog({ now: new Date(), lite: true })]).match(/[\w-]+\.(?:png|webp)/g),
	)
	const media = createFolderStore(folder)
	const plain = new Map<string, Promise<Buffer>>()
	for (const picture of house.pictures()) {
		if (!named.has(picture.file)) continue
		for (const file of filesOf(picture)) {
			const height = Math.round((picture.height / picture.width) * file.width)
			const size = `${file.kind} ${file.width} ${height}`
			const bytes = plain.get(size) ?? plainFile(file, height)
			plain.set(size, bytes)
			await media.put(file.key, await bytes)
		}
	}
}

/** A garment is a rectangle on the ground of the goods. */
async function plainFile(file: DerivedFile, height: number): Promise<Buffer> {
	const { width } = file
	const size = { width: Math.round(width / 2), height: Math.round(height / 2), channels: 3 } as const
	const ground = sharp({ create: { width, height, channels: 3, background: '#f2f1ed' } })
	// What is laid on a picture in memory is laid on it after it has become smaller.
	const pixels = await ground
		.composite([{ input: { create: { ...size, background: '#5f6f57' } } }])
		.png({ compressionLevel: 1 })
		.toBuffer()
	return deriveFile(sharp(pixels), file, { effort: 0 })
}
