import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * A picture as stored in `media`: hash of the source bytes, upright size, and the widths available as AVIF. `ground`: what its
 * subject lies on, as CSS says it (`#f4f4f4`, `transparent` where it is cut out); none where it has surroundings.
 */
export type Picture = { hash: string; width: number; height: number; widths: number[]; ground?: string }
/** Use of a picture other than of goods, which decides on its derived files. */
export type PictureUse = 'banner' | 'wordmark'
export type PictureFault = 'not-an-image' | 'too-many-pixels'

export const AVIF_WIDTHS = [160, 320, 480, 640, 960, 1200]
/** A banner may span the window, and on a narrow screen its portrait version does (brief 4.5). */
const BANNER_WIDTHS = [...AVIF_WIDTHS, 780, 1280, 1920].toSorted((a, b) => a - b)
const WEBP_WIDTHS = [640, 960]
/** In e-mails, where 96 px are shown (mail/part-html.ts): JPEG, since Outlook for Windows knows neither WebP nor AVIF. */
const EMAIL_WIDTH = 240
export const MAXIMUM_PIXELS = 50_000_000
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
	{ use, formats = FORMATS }: { use?: PictureUse | undefined; formats?: ReadonlySet<string> } = {},
): Promise<{ ok: true; picture: Picture } | { ok: false; reason: PictureFault }> {
	if (!looksLikePicture(bytes)) return { ok: false, reason: 'not-an-image' }
	try {
		const facts = await sharp(bytes, { limitInputPixels: false }).metadata()
		if (!formats.has(facts.format) || (facts.format === 'heif' && facts.compression !== 'av1')) {
			return { ok: false, reason: 'not-an-image' }
		}
		if (facts.width * facts.height > MAXIMUM_PIXELS) return { ok: false, reason: 'too-many-pixels' }
		const { width, height } = facts.autoOrient
		return { ok: true, picture: planPicture({ hash: hashOf(bytes), width, height }, use) }
	} catch {
		return { ok: false, reason: 'not-an-image' }
	}
}

/** A picture of this size, with the widths its use is given. */
export function planPicture(facts: Omit<Picture, 'widths'>, use?: PictureUse): Picture {
	const widths = use === 'banner' ? BANNER_WIDTHS : AVIF_WIDTHS
	return { ...facts, widths: use === 'wordmark' ? [] : fittingWidths(widths, facts.width) }
}

function hashOf(bytes: Buffer): string {
	return createHash('sha256').update(bytes).digest('hex')
}

/** Widths the source can fill, else its own width. */
function fittingWidths(widths: readonly number[], width: number): number[] {
	const fitting = widths.filter((wanted) => wanted <= width)
	return fitting.length > 0 ? fitting : [width]
}

/** A file made of a picture: one of its widths, a small one for e-mails, or a piece of its cloth. */
export type DerivedFile = { key: string; kind: 'avif' | 'webp' | 'email' | 'swatch'; width: number }

/** Every file of a picture that is no wordmark; e-mails show goods alone. The swatch is cut from the largest width. */
export function derivedFiles({ hash, widths }: Picture, use?: PictureUse): DerivedFile[] {
	const fileOf = (end: string) => join(hash.slice(0, 2), `${hash}-${end}`)
	const named = (kind: 'avif' | 'webp') => (width: number) => ({
		key: fileOf(`${width}.${kind}`),
		kind,
		width,
	})
	const webp = WEBP_WIDTHS.filter((width) => widths.includes(width))
	const forEmail = { key: fileOf('email.jpg'), kind: 'email', width: EMAIL_WIDTH } as const
	// A picture too narrow for either still needs one file that every browser reads.
	return [
		...widths.map(named('avif')),
		...(webp.length > 0 ? webp : widths.slice(-1)).map(named('webp')),
		{ key: fileOf('swatch.avif'), kind: 'swatch', width: Math.max(...widths) },
		...(use === undefined ? [forEmail] : []),
	]
}
