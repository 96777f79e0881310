import sharp from 'sharp'
import { drawGarment, type GarmentSpec } from './draw.ts'

/** Width in px of a master: the widest file that the shop serves for most uses. */
export const MASTER_WIDTH = 960

/**
 * Rasterises one garment as a near-lossless WebP of 3:4 on the ground `#F2F1ED`.
 * `width` in px (default 960, so 960 by 1280). All smaller files are made from this one.
 */
export async function renderMaster({
	spec,
	width = MASTER_WIDTH,
}: {
	spec: GarmentSpec
	width?: number
}): Promise<Buffer> {
	const svg = drawGarment(spec, { width })
	return sharp(Buffer.from(svg)).removeAlpha().webp({ nearLossless: true, quality: 60, effort: 1 }).toBuffer()
}

/** Rasterises one garment without ground, shadow included, as a PNG with transparency. `width` in px. */
export async function renderCutOut({
	spec,
	width = MASTER_WIDTH,
}: {
	spec: GarmentSpec
	width?: number
}): Promise<Buffer> {
	return sharp(Buffer.from(drawGarment(spec, { width, ground: false })))
		.png({ compressionLevel: 2 })
		.toBuffer()
}
