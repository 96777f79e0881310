import type { Sewn } from './sewn/sewn.ts'

/** What to show. The same specification always gives the same picture, byte for byte. */
export type GarmentSpec = {
	/** Of a style of the demo catalogue, without the letters of the brand: `W01`, `A132`. */
	code: string
	/** `#rrggbb` of the cloth. */
	baseColor: string
	/** `#rrggbb` of stripes, checks and prints, in this order; each dye has defaults of its own. */
	accents?: string[]
	/**
	 * The whole garment from the front or the back, a close look at its collar, waist or clasp, or a square of its cloth with a
	 * folded corner.
	 */
	view: 'front' | 'back' | 'detail' | 'cloth'
	/** The garment and its cloth, where the style is of another house. */
	sewn?: Sewn
}
