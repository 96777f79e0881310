import type { Image } from '@vitrine/commerce/catalog/contract'

/** What `<Picture>` needs of an image. */
export type PictureView = Pick<Image, 'base' | 'widths' | 'width' | 'height'>

export function pictureView({ base, widths, width, height }: Image): PictureView {
	return { base, widths, width, height }
}
