import type { BytesFault } from './bytes.ts'
import type { DownloadOptions } from './download.ts'
import { fetchSource } from './files.ts'
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
 * use below `mediaFolder`; without a folder it only validates. The caller records it in `media`.
 */
export async function storePicture(
	source: string,
	options: { imagesFolder: string; mediaFolder?: string; download?: DownloadOptions; use?: PictureUse },
): Promise<StoredPicture> {
	const fetched = await fetchSource(source, options)
	if (!fetched.ok) return fetched
	const inspected = await inspectPicture(fetched.bytes, options)
	if (!inspected.ok) return inspected
	if (!options.mediaFolder)
		return (await isDecodable(fetched.bytes)) ? inspected : { ok: false, reason: 'not-an-image' }
	const derived = await derivePicture(fetched.bytes, {
		...inspected,
		mediaFolder: options.mediaFolder,
		use: options.use,
	})
	return derived.ok ? inspected : derived
}
