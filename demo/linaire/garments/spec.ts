import type { Sewn } from './sewn/sewn.ts'

/** What to draw. The same specification always gives the same picture, byte for byte. */
export type GarmentSpec = {
	/** Style archetype of the demo catalogue: W01 to W24, M01 to M24, K01 to K24, A01 to A24. */
	code: string
	/** `#rrggbb` of the cloth. */
	baseColor: string
	/** `#rrggbb` of stripes, checks, prints or buttons, in this order; each silhouette has defaults of its own. */
	accents?: string[]
	/**
	 * The whole garment from the front or the back, a close look at its collar, waist or clasp, or a square of its cloth with a
	 * folded corner. What is drawn has neither back nor cloth.
	 */
	view: 'front' | 'back' | 'detail' | 'cloth'
	/** The garment and its cloth, where the style is of another house. */
	sewn?: Sewn
}
