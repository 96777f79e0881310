import type { Sewn } from './sewn/sewn.ts'

/** What to draw. The same specification always gives the same picture, byte for byte. */
export type GarmentSpec = {
	/** Style archetype of the demo catalogue: W01 to W24, M01 to M24, K01 to K24, A01 to A24. */
	code: string
	/** `#rrggbb` of the cloth. */
	baseColor: string
	/** `#rrggbb` of stripes, checks, prints or buttons, in this order; each silhouette has defaults of its own. */
	accents?: string[]
	/** The whole garment from the front or the back, or a close look at its collar, waist or clasp. What is drawn has no back. */
	view: 'front' | 'back' | 'detail'
	/** The garment and its cloth, where the style is of another house. */
	sewn?: Sewn
}
