import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import {
	AVIF_WIDTHS,
	type DerivedFile,
	derivedFiles,
	MAXIMUM_PIXELS,
	type Picture,
	type PictureFault,
	type PictureUse,
} from './pictures.ts'
import type { MediaStore } from './providers/media-store.ts'
import { findGround } from './ground.ts'
import { findCloth } from './swatch.ts'

/** Three device pixels per CSS pixel of a logo in an e-mail (web-domains/queries.ts). */
const WORDMARK_BOX = { width: 396, height: 144 }
/** Side of a color swatch in px: 36 on screen, sharp on high-density ones. */
const SWATCH_SIDE = 96
const USUAL_EFFORT = 3
const SMALLEST = AVIF_WIDTHS[0]!

type Derived = { ok: true; written: number; ground?: string | undefined } | { ok: false; reason: PictureFault }

/**
 * Writes the missing derived files of a picture; of goods it answers the ground, from the same pixels. Invalid pixels are
 * returned, not thrown.
 */
export async function derivePicture(
	bytes: Buffer,
	{ picture, media, use }: { picture: Picture; media: MediaStore; use?: PictureUse | undefined },
): Promise<Derived> {
	if (use === 'wordmark') return deriveWordmark(bytes, { picture, media })
	const missing: DerivedFile[] = []
	for (const file of derivedFiles(picture, use)) {
		if (!(await media.has(file.key))) missing.push(file)
	}
	const isOfGoods = use === undefined
	if (missing.length === 0 && !isOfGoods) return { ok: true, written: 0 }
	const decoded = await decode(bytes, Math.max(SMALLEST, ...missing.map((file) => file.width)))
	if (!decoded) return { ok: false, reason: 'not-an-image' }
	for (const file of missing) await media.put(file.key, await deriveFile(decoded, file))
	return { ok: true, written: missing.length, ground: isOfGoods ? await findGround(decoded) : undefined }
}

/** The bytes of one file of a picture, from its pixels at that width or more. `effort`: of AVIF, 0 to 9. */
export async function deriveFile(
	pixels: Sharp,
	{ kind, width }: DerivedFile,
	{ effort = USUAL_EFFORT }: { effort?: number } = {},
): Promise<Buffer> {
	const resized =
		kind === 'swatch' ? await cutSwatch(pixels) : pixels.clone().resize({ width, withoutEnlargement: kind === 'email' })
	if (kind === 'webp') return resized.webp({ quality: 72 }).toBuffer()
	if (kind === 'email')
		return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
	return resized.avif({ quality: 50, effort }).toBuffer()
}

/** `<hash>-wordmark.png`: the one format that every mail program shows, on white, which dark modes leave legible. */
async function deriveWordmark(
	bytes: Buffer,
	{ picture: { hash }, media }: { picture: Picture; media: MediaStore },
): Promise<Derived> {
	const path = join(hash.slice(0, 2), `${hash}-wordmark.png`)
	if (await media.has(path)) return { ok: true, written: 0 }
	const encoded = await encodeWordmark(bytes)
	if (!encoded) return { ok: false, reason: 'not-an-image' }
	await media.put(path, encoded)
	return { ok: true, written: 1 }
}

async function encodeWordmark(bytes: Buffer): Promise<Buffer | undefined> {
	try {
		const upright = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error' }).autoOrient()
		const fitted = upright.resize({ ...WORDMARK_BOX, fit: 'inside', withoutEnlargement: true })
		return await fitted.flatten({ background: '#ffffff' }).png({ palette: true }).toBuffer()
	} catch {
		return undefined
	}
}

/** Cuts a piece of the garment's cloth. */
async function cutSwatch(picture: Sharp): Promise<Sharp> {
	const { width, height } = await picture.metadata()
	const cloth = await findCloth(picture)
	const side = Math.max(1, Math.min(Math.round(cloth.side * width), width, height))
	const left = Math.min(Math.round(cloth.left * width), width - side)
	const top = Math.min(Math.round(cloth.top * width), height - side)
	return picture.clone().extract({ left, top, width: side, height: side }).resize(SWATCH_SIDE, SWATCH_SIDE)
}

/** Upright sRGB pixels at the largest width needed: decoded once, resized from there. */
async function decode(bytes: Buffer, width: number): Promise<Sharp | undefined> {
	try {
		const upright = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error' }).autoOrient()
		const { data, info } = await upright
			.resize({ width, withoutEnlargement: true })
			.toColourspace('srgb')
			.raw()
			.toBuffer({ resolveWithObject: true })
		return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
	} catch {
		return undefined
	}
}

/** True if a picture decodes completely. */
export async function isDecodable(bytes: Buffer): Promise<boolean> {
	return (await decode(bytes, SMALLEST)) !== undefined
}
