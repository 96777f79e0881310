import type { BytesFault } from './bytes.ts'
import type { DownloadOptions } from './download.ts'
import { fetchSource } from './files.ts'
import type { MediaStore } from './providers/media-store.ts'
import {
	derivePicture,
	inspectPicture,
	isDecodable,
	type Picture,
	type PictureFault,
	type PictureUse,
} from './pictures.ts'

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
	if (!fetched.ok) return fetched
	const inspected = await inspectPicture(fetched.bytes, options)
	if (!inspected.ok) return inspected
	if (!options.media) return (await isDecodable(fetched.bytes)) ? inspected : { ok: false, reason: 'not-an-image' }
	const derived = await derivePicture(fetched.bytes, {
		...inspected,
		media: options.media,
		use: options.use,
	})
	return derived.ok ? inspected : derived
}
