import { squareOf } from '../garments/sewn/passes.ts'
import { sewn } from '../garments/sewn/sewn.ts'
import { allColorways, type Colorway } from './colorways.ts'

/** What the drawing engine needs for one garment. */
export type Drawing = {
	code: string
	/** `#rrggbb` of the cloth. */
	baseColor: string
	/** `#rrggbb` of stripes, checks and prints. */
	accents?: string[]
	view: 'front' | 'back' | 'detail' | 'cloth'
}

/** A picture of a colorway, and the file the catalog expects it in. */
export type Garment = Drawing & {
	colorwayId: string
	/** Name inside the folder of images. */
	file: string
}

export function drawingOf({ code, base, accents }: Colorway): Omit<Drawing, 'view'> {
	return {
		code,
		baseColor: base.hex,
		...(accents.length > 0 && { accents: accents.map((accent) => accent.hex) }),
	}
}

/** What was sewn is seen from the front, the back, close and as a square of its cloth in every color; what is drawn from the front, and once from close. */
export function garmentsOf(colorway: Colorway): Garment[] {
	const { id, code, position } = colorway
	const drawing = { ...drawingOf(colorway), colorwayId: id }
	const style = sewn[code]
	if (style) {
		const views = ['front', 'back', 'detail', ...(squareOf(style.garment) ? (['cloth'] as const) : [])] as const
		return views.map((view) => ({ ...drawing, view, file: `${id}-${view}.webp` }))
	}
	const front: Garment = { ...drawing, view: 'front', file: `${id}-front.webp` }
	return position === 0 ? [front, { ...drawing, view: 'detail', file: `LN-${code}-detail.webp` }] : [front]
}

/** All pictures of the demo catalog. */
export function garments(options: { lite?: boolean } = {}): Garment[] {
	return allColorways(options).flatMap(garmentsOf)
}
