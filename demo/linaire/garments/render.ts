import sharp, { type Sharp } from 'sharp'
import { drawReliefLayer, drawShadowLayer, drawSheet } from './cloth/sheet.ts'
import { type DrawOptions, type GarmentSpec, sheetOf } from './draw.ts'
import { sew } from './sewn/sew.ts'
import { isSewn } from './sewn/sewn.ts'

/** Width in px of a master: the widest file that the shop serves for most uses. */
export const MASTER_WIDTH = 960

/** Soft things need few pixels: folds are lit at half the size, the shadow is cast at a quarter. */
const RELIEF_SHARE = 0.5
const SHADOW_SHARE = 0.25

async function bake(svg: string, opaque: boolean): Promise<string> {
	const picture = sharp(Buffer.from(svg))
	const png = await (opaque ? picture.removeAlpha() : picture).png({ compressionLevel: 1 }).toBuffer()
	return `data:image/png;base64,${png.toString('base64')}`
}

/** Paints a sheet with its folds and its shadow baked at a lower resolution, in a third of the time of the filters. */
async function paint(spec: GarmentSpec, options: DrawOptions): Promise<Sharp> {
	const sheet = sheetOf(spec, options)
	const at = (share: number) => ({ ...sheet.options, width: Math.round(sheet.options.width * share) })
	const relief = await bake(drawReliefLayer(sheet.drawing, at(RELIEF_SHARE)), true)
	const shadow = await bake(drawShadowLayer(sheet.drawing, at(SHADOW_SHARE)), false)
	return sharp(Buffer.from(drawSheet(sheet.drawing, { ...sheet.options, baked: { relief, shadow } })))
}

/** Pixels of one garment, composed where it was sewn and drawn where not. `width` in px. */
export async function renderGarment(
	spec: GarmentSpec,
	{ width, ground = true }: { width: number; ground?: boolean },
): Promise<Sharp> {
	return isSewn(spec.code) ? sew(spec, { width, ground }) : paint(spec, { width, ground })
}

/**
 * One garment as a lossless PNG of 3:4 on the ground `#F2F1ED`. `width` in px (default 960, so 960 by 1280). All smaller
 * files are made from this one.
 */
export async function renderMaster({
	spec,
	width = MASTER_WIDTH,
}: {
	spec: GarmentSpec
	width?: number
}): Promise<Buffer> {
	const picture = await renderGarment(spec, { width })
	return picture.removeAlpha().png({ compressionLevel: 3, adaptiveFiltering: true }).toBuffer()
}

/** One garment without ground, shadow included, as a PNG with transparency. `width` in px. */
export async function renderCutOut({
	spec,
	width = MASTER_WIDTH,
}: {
	spec: GarmentSpec
	width?: number
}): Promise<Buffer> {
	const picture = await renderGarment(spec, { width, ground: false })
	return picture.png({ compressionLevel: 1 }).toBuffer()
}
