import type { GarmentSpec } from './spec.ts'
import { sew } from './sewn/sew.ts'

/** Width in px of a master: the widest file that the shop serves for most uses. */
export const MASTER_WIDTH = 960

/** Goes into the name of every cached picture: raise it with any change outside of `sewn/` that alters the pixels of all. */
export const RENDER_VERSION = '2'

/**
 * One garment as a lossless PNG of 3:4 on the ground `#F2F1ED`. `width` in px (default 960, so 960 by 1280). All smaller
 * files are made from this one. Throws for a style without passes.
 */
export async function renderMaster({
	spec,
	width = MASTER_WIDTH,
}: {
	spec: GarmentSpec
	width?: number
}): Promise<Buffer> {
	const picture = await sew(spec, { width })
	return picture.removeAlpha().png({ compressionLevel: 3, adaptiveFiltering: true }).toBuffer()
}
