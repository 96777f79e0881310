import { allColorways, type Colorway } from './colorways.ts'

/** What the drawing engine needs for one picture, and the file the catalog expects it in. */
export type Garment = {
	code: string
	colorwayId: string
	/** `#rrggbb` of the cloth. */
	baseColor: string
	/** `#rrggbb` of stripes, checks and prints. */
	accents?: string[]
	view: 'front' | 'detail'
	/** Name inside the folder of images. */
	file: string
}

/** Every colorway is seen from the front; the first of each style from close, too. */
export function garmentsOf({ id, style, position, base, accents }: Colorway): Garment[] {
	const drawing = {
		code: style.code,
		colorwayId: id,
		baseColor: base.hex,
		...(accents.length > 0 && { accents: accents.map((accent) => accent.hex) }),
	}
	const front: Garment = { ...drawing, view: 'front', file: `${id}-front.webp` }
	return position === 0 ? [front, { ...drawing, view: 'detail', file: `LN-${style.code}-detail.webp` }] : [front]
}

/** All pictures of the demo catalog. */
export function garments(options: { lite?: boolean } = {}): Garment[] {
	return allColorways(options).flatMap(garmentsOf)
}
