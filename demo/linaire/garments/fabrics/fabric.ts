/** How a cloth looks (pattern and grain) and how it falls (relief). Lengths in px on a canvas of 1200. */
export type Fabric = {
	tile?: { width: number; height: number; drawing: string; turn?: number }
	/** Amount and frequency of the speckle. */
	grain: number
	grainFrequency?: string
	/** Roundness of the folds: blur of the height map. */
	soft: number
	/** Height of the folds. */
	depth: number
	reliefStrength?: number
	/** How much the base is lifted because folds and grain darken it again; 1.06 when not told. */
	lift?: number
	/** Hairy edge, as of knit. */
	fuzz?: boolean
	/** Colour of the contrast topstitch, where the cloth is sewn with one. */
	topstitch?: string
}
