import type { GarmentSpec } from '../garments/spec.ts'
import { squareOf } from '../garments/sewn/passes.ts'
import { sewnAs } from '../garments/sewn/sewn.ts'
import { allColorways, type Colorway } from './colorways.ts'

/** A picture of a colorway, and the file the catalog expects it in. */
export type Garment = GarmentSpec & {
	colorwayId: string
	/** Name inside the folder of images. */
	file: string
}

/** What its pictures are composed from. */
export function specOf({ code, base, accents }: Colorway): Omit<GarmentSpec, 'view'> {
	return {
		code,
		baseColor: base.hex,
		...(accents.length > 0 && { accents: accents.map((accent) => accent.hex) }),
	}
}

/** Every color is seen from the front, the back and close; what is sewn also as a square of its cloth. */
export function garmentsOf(colorway: Colorway): Garment[] {
	const { id, code } = colorway
	const cloth = squareOf(sewnAs(code).garment) ? (['cloth'] as const) : []
	const views = ['front', 'back', 'detail', ...cloth] as const
	return views.map((view) => ({ ...specOf(colorway), colorwayId: id, view, file: `${id}-${view}.webp` }))
}

/** All pictures of the demo catalog. */
export function garments(options: { lite?: boolean } = {}): Garment[] {
	return allColorways(options).flatMap(garmentsOf)
}
