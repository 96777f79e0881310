/** Where the public files of shoppers' photos are, below which names may go away again. */
export const PHOTO_FOLDER = 'reviews/'
/** A removed photo is nowhere any more after an hour: a cache that tells no age, as nginx, hands it on for as long again. */
export const PHOTO_CACHING = 'public, max-age=1800'

/** Widths of a photo as AVIF in px, ascending; the largest is that of its pixels. */
const PHOTO_WIDTHS = [160, 320, 640, 960]
/** As WebP, for browsers without AVIF; a narrower photo is enlarged to the first. */
const FALLBACK_WIDTHS = [640, 960]

export function photoWidths(width: number): number[] {
	return [...PHOTO_WIDTHS.filter((narrower) => narrower < width), width]
}

/** Key of a photo's files without width and extension. */
export function photoBase(fileName: string): string {
	return `${PHOTO_FOLDER}${fileName.slice(0, 2)}/${fileName}`
}

/** Every file of a photo: its widths, the fallbacks that the page names, and the large one behind the link. */
export function photoFiles({ fileName, widths }: { fileName: string; widths: readonly number[] }) {
	const base = photoBase(fileName)
	const largest = widths.at(-1)!
	const fallbacks = FALLBACK_WIDTHS.filter((width, index) => index === 0 || width <= largest)
	return [
		...widths.map((width) => ({ key: `${base}-${width}.avif`, kind: 'avif' as const, width })),
		...fallbacks.map((width) => ({ key: `${base}-${width}.webp`, kind: 'webp' as const, width })),
		{ key: `${base}-large.webp`, kind: 'webp' as const, width: largest },
	]
}
