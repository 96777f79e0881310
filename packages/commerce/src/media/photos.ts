import sharp from 'sharp'
import { createLimit } from '../queue/limit.ts'
import { deriveFile } from './derive.ts'
import { photoFiles } from './photo-files.ts'
import { inspectPicture, MAXIMUM_PIXELS, type PictureFault } from './pictures.ts'
import type { MediaStore } from './providers/media-store.ts'

/** What phones and browsers make. HEVC is none of them: sharp's libvips has no decoder, and iOS sends JPEG to our form. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif'])
/** Of the longer side in px: enough for a whole screen. */
const LONGEST_SIDE = 1_600
/** Of the shorter side in px; below there is nothing to see, and strips become files that no format holds. */
const SHORTEST_SIDE = 200
const SECONDS = 20
/** A decoded photo may hold 200 MB. */
const AT_ONCE = 2
const MOST_WAITING = 8

export type PhotoFault = PictureFault | 'too-small' | 'busy'
export type ReadPhoto =
	| { ok: true; photo: { bytes: Buffer; width: number; height: number } }
	| { ok: false; reason: PhotoFault }

const limited = createLimit(AT_ONCE)
let underWay = 0

/**
 * A stranger's photo as a WebP of ours: upright, sRGB, one frame, without any metadata. What is no picture, too large once
 * decoded or damaged is refused. Two at a time in a process; `busy` while eight wait.
 */
export async function readPhoto(bytes: Buffer): Promise<ReadPhoto> {
	const inspected = await inspectPicture(bytes, { formats: FORMATS })
	if (!inspected.ok) return inspected
	const { width, height } = inspected.picture
	const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
	if (shorter * Math.min(1, LONGEST_SIDE / longer) < SHORTEST_SIDE) return { ok: false, reason: 'too-small' }
	if (underWay >= AT_ONCE + MOST_WAITING) return { ok: false, reason: 'busy' }
	underWay += 1
	return limited(() => encode(bytes)).finally(() => (underWay -= 1))
}

async function encode(bytes: Buffer): Promise<ReadPhoto> {
	try {
		const { data, info } = await sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error', pages: 1 })
			.timeout({ seconds: SECONDS })
			.autoOrient()
			.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
			.flatten({ background: '#ffffff' })
			.toColourspace('srgb')
			.webp({ quality: 82 })
			.toBuffer({ resolveWithObject: true })
		return { ok: true, photo: { bytes: data, width: info.width, height: info.height } }
	} catch {
		return { ok: false, reason: 'not-an-image' }
	}
}

type PhotoName = { fileName: string; widths: readonly number[] }

/** The public files of a photo by their keys. */
export async function derivePhoto({ bytes, ...name }: PhotoName & { bytes: Buffer }): Promise<Map<string, Buffer>> {
	const pixels = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS })
	const files = new Map<string, Buffer>()
	for (const file of photoFiles(name)) files.set(file.key, await deriveFile(pixels, file))
	return files
}

export async function removePhoto(media: MediaStore, name: PhotoName): Promise<void> {
	await Promise.all(photoFiles(name).map(({ key }) => media.remove(key)))
}
