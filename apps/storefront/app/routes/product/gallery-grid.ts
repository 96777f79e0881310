type Shape = { width: number; height: number }

/** How the pictures of a product stand from 1280 px on: beside each other, the first large beside two, or one upright alone. */
export type GalleryLayout = 'pairs' | 'large' | 'alone'
export type GalleryGrid = { layout: GalleryLayout /** `<img sizes>` of each picture. */; sizes: string[] }

const NARROW = '(min-width: 768px) 60vw, 100vw'
const PAIR = `(min-width: 1920px) 584px, (min-width: 1280px) 31vw, ${NARROW}`
const LARGE = `(min-width: 1920px) 780px, (min-width: 1280px) 41vw, ${NARROW}`
const BESIDE = `(min-width: 1920px) 390px, (min-width: 1280px) 20vw, ${NARROW}`
/** As high as the window allows. */
const ALONE = `(min-width: 1280px) min(58vw, 75vh), ${NARROW}`
/** Landscape: over both columns. */
const WIDE = `(min-width: 1920px) 1176px, (min-width: 1280px) 62vw, ${NARROW}`

const isWide = ({ width, height }: Shape): boolean => width > height

/**
 * Tells how pictures fill the columns of a gallery, whatever their number: of an odd number of uprights the first is large and
 * the next two stand one above the other beside it, all others in pairs. The server tells it, because a style sheet that counts
 * would count too few while the document arrives.
 */
export function galleryGrid(pictures: readonly Shape[]): GalleryGrid {
	const uprights = pictures.filter((picture) => !isWide(picture))
	const layout = uprights.length === 1 ? 'alone' : uprights.length % 2 === 1 ? 'large' : 'pairs'
	const sizes = pictures.map((picture) => {
		if (isWide(picture)) return WIDE
		if (layout !== 'large') return layout === 'alone' ? ALONE : PAIR
		const place = uprights.indexOf(picture)
		return place === 0 ? LARGE : place < 3 ? BESIDE : PAIR
	})
	return { layout, sizes }
}
