import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { MediaStore } from './providers/media-store.ts'
import { findCloth } from './swatch.ts'

/** A picture as stored in `media`: hash of the source bytes, upright size, and the widths available as AVIF. */
export type Picture = { hash: string; width: number; height: number; widths: number[] }
/** Use of a picture other than of goods, which decides on its derived files. */
export type PictureUse = 'banner' | 'wordmark'
export type PictureFault = 'not-an-image' | 'too-many-pixels'

const AVIF_WIDTHS = [160, 320, 480, 640, 960, 1200]
/** A banner may span the window, and on a narrow screen its portrait version does (brief 4.5). */
const BANNER_WIDTHS = [...AVIF_WIDTHS, 780, 1280, 1920].toSorted((a, b) => a - b)
const WEBP_WIDTHS = [640, 960]
/** In e-mails, where 96 px are shown (mail/part-html.ts): JPEG, since Outlook for Windows knows neither WebP nor AVIF. */
const EMAIL_WIDTH = 240
/** Three device pixels per CSS pixel of a logo in an e-mail (web-domains/queries.ts). */
const WORDMARK_BOX = { width: 396, height: 144 }
/** Side of a color swatch in px: 36 on screen, sharp on high-density ones. */
const SWATCH_SIDE = 96
const MAXIMUM_PIXELS = 50_000_000
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'])

// One thread per picture: two pictures at a time already use all cores.
sharp.concurrency(1)
sharp.cache(false)

/** Checks the signature before libvips sees the bytes: only our formats are decoded at all. */
function looksLikePicture(bytes: Buffer): boolean {
	const start = bytes.subarray(0, 16).toString('latin1')
	return (
		start.startsWith('\xff\xd8\xff') ||
		start.startsWith('\x89PNG\r\n\x1a\n') ||
		start.startsWith('GIF8') ||
		start.startsWith('II*\0') ||
		start.startsWith('MM\0*') ||
		(start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') ||
		(start.slice(4, 8) === 'ftyp' && /^(avif|avis|mif1|msf1)$/.test(start.slice(8, 12)))
	)
}

/** Reads format and size from a picture's header without decoding, so that a decompression bomb is refused early. */
export async function inspectPicture(
	bytes: Buffer,
	{ use }: { use?: PictureUse | undefined } = {},
): Promise<{ ok: true; picture: Picture } | { ok: false; reason: PictureFault }> {
	if (!looksLikePicture(bytes)) return { ok: false, reason: 'not-an-image' }
	try {
		const facts = await sharp(bytes, { limitInputPixels: false }).metadata()
		if (!FORMATS.has(facts.format) || (facts.format === 'heif' && facts.compression !== 'av1')) {
			return { ok: false, reason: 'not-an-image' }
		}
		if (facts.width * facts.height > MAXIMUM_PIXELS) return { ok: false, reason: 'too-many-pixels' }
		const { width, height } = facts.autoOrient
		return {
			ok: true,
			picture: {
				hash: hashOf(bytes),
				width,
				height,
				widths: use === 'wordmark' ? [] : fittingWidths(use === 'banner' ? BANNER_WIDTHS : AVIF_WIDTHS, width),
			},
		}
	} catch {
		return { ok: false, reason: 'not-an-image' }
	}
}

function hashOf(bytes: Buffer): string {
	return createHash('sha256').update(bytes).digest('hex')
}

/** Widths the source can fill, else its own width. */
function fittingWidths(widths: readonly number[], width: number): number[] {
	const fitting = widths.filter((wanted) => wanted <= width)
	return fitting.length > 0 ? fitting : [width]
}

function derivedFiles({ hash, widths }: Picture): { width: number; format: 'avif' | 'webp'; path: string }[] {
	const named = (format: 'avif' | 'webp') => (width: number) => ({
		width,
		format,
		path: join(hash.slice(0, 2), `${hash}-${width}.${format}`),
	})
	const webp = WEBP_WIDTHS.filter((width) => widths.includes(width))
	// A picture too narrow for either still needs one file that every browser reads.
	return [...widths.map(named('avif')), ...(webp.length > 0 ? webp : widths.slice(-1)).map(named('webp'))]
}

/** Writes the missing derived files of a picture. Invalid pixels are returned, not thrown. */
export async function derivePicture(
	bytes: Buffer,
	{ picture, media, use }: { picture: Picture; media: MediaStore; use?: PictureUse | undefined },
): Promise<{ ok: true; written: number } | { ok: false; reason: PictureFault }> {
	if (use === 'wordmark') return deriveWordmark(bytes, { picture, media })
	const missing = []
	for (const file of derivedFiles(picture)) {
		if (!(await media.has(file.path))) missing.push(file)
	}
	const [swatch, ofEmail] = [swatchFile(picture), emailFile(picture)]
	const lacksSwatch = !(await media.has(swatch))
	const lacksEmail = use === undefined && !(await media.has(ofEmail))
	if (missing.length === 0 && !lacksSwatch && !lacksEmail) return { ok: true, written: 0 }
	const largest = Math.max(
		...missing.map((file) => file.width),
		...(lacksSwatch ? [Math.max(...picture.widths)] : []),
		...(lacksEmail ? [EMAIL_WIDTH] : []),
	)
	const decoded = await decode(bytes, largest)
	if (!decoded) return { ok: false, reason: 'not-an-image' }
	for (const { width, format, path } of missing) {
		const resized = decoded.clone().resize({ width })
		await media.put(path, await encode(resized, format))
	}
	if (lacksSwatch) await media.put(swatch, await encode(await cutSwatch(decoded), 'avif'))
	if (lacksEmail) await media.put(ofEmail, await encodeForEmail(decoded))
	return { ok: true, written: missing.length + Number(lacksSwatch) + Number(lacksEmail) }
}

/** `<hash>-wordmark.png`: the one format that every mail program shows, on white, which dark modes leave legible. */
async function deriveWordmark(
	bytes: Buffer,
	{ picture: { hash }, media }: { picture: Picture; media: MediaStore },
): Promise<{ ok: true; written: number } | { ok: false; reason: PictureFault }> {
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

/** `<hash>-email.jpg`, beside the widths of every picture of goods. */
function emailFile({ hash }: Picture): string {
	return join(hash.slice(0, 2), `${hash}-email.jpg`)
}

function encodeForEmail(picture: Sharp): Promise<Buffer> {
	const small = picture.clone().resize({ width: EMAIL_WIDTH, withoutEnlargement: true })
	return small.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/** `<hash>-swatch.avif`, square, beside the widths of every picture. */
function swatchFile({ hash }: Picture): string {
	return join(hash.slice(0, 2), `${hash}-swatch.avif`)
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
	return (await decode(bytes, AVIF_WIDTHS[0]!)) !== undefined
}

function encode(picture: Sharp, format: 'avif' | 'webp'): Promise<Buffer> {
	const encoded = format === 'avif' ? picture.avif({ quality: 50, effort: 3 }) : picture.webp({ quality: 72 })
	return encoded.toBuffer()
}
