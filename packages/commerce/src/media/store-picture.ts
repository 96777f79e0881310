import type { BytesFault } from './bytes.ts'
import { download, type DownloadOptions } from './download.ts'
import { readLocalFile } from './local-file.ts'
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
	const isUrl = /^[a-z][a-z0-9+.-]+:\/\//i.test(source)
	const fetched = isUrl ? await download(source, options.download) : await readLocalFile(options.imagesFolder, source)
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
