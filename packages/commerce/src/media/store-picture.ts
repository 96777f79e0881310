import sharp from 'sharp'
import type { BytesFault } from './bytes.ts'
import type { DownloadOptions } from './download.ts'
import { fetchSource } from './files.ts'
import type { MediaStore } from './providers/media-store.ts'
import { derivePicture, isDecodable } from './derive.ts'
import { inspectPicture, type Picture, type PictureFault, type PictureUse } from './pictures.ts'

export type StoredPicture = { ok: true; picture: Picture } | { ok: false; reason: BytesFault | PictureFault }

/**
 * Fetches a picture by path (inside `imagesFolder`) or public URL, validates it and writes the derived files of its
 * use to the store; without one it only validates. The caller records it in `media`.
 */
export async function storePicture(
	source: string,
	options: { imagesFolder: string; media?: MediaStore; download?: DownloadOptions; use?: PictureUse },
): Promise<StoredPicture> {
	const fetched = await fetchSource(source, options)
	return fetched.ok ? storeBytes(fetched.bytes, options) : fetched
}

/** As storePicture, of an SVG drawing that is used as a wordmark. */
export async function storeDrawing(svg: string, { media }: { media?: MediaStore }): Promise<StoredPicture> {
	const bytes = await sharp(Buffer.from(svg))
		.png()
		.toBuffer()
		.catch(() => undefined)
	if (!bytes) return { ok: false, reason: 'not-an-image' }
	return storeBytes(bytes, { use: 'wordmark', ...(media && { media }) })
}

async function storeBytes(bytes: Buffer, options: { media?: MediaStore; use?: PictureUse }): Promise<StoredPicture> {
	const inspected = await inspectPicture(bytes, options)
	if (!inspected.ok) return inspected
	if (!options.media) return (await isDecodable(bytes)) ? inspected : { ok: false, reason: 'not-an-image' }
	const { media, use } = options
	const derived = await derivePicture(bytes, { ...inspected, media, use })
	if (!derived.ok) return derived
	const { ground } = derived
	return { ok: true, picture: { ...inspected.picture, ...(ground && { ground }) } }
}
