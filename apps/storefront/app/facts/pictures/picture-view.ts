import type { Image } from '@vitrine/commerce/catalog/contract'

/** What `<Picture>` needs of an image. */
export type PictureView = Pick<Image, 'base' | 'widths' | 'width' | 'height' | 'ground'>

const widthLists = new Map<string, number[]>()

/** All pictures with the same widths share one list, which then travels once. */
function shared(widths: number[]): number[] {
	const key = widths.join()
	const list = widthLists.get(key) ?? widths
	widthLists.set(key, list)
	return list
}

export function pictureView({ base, widths, width, height, ground }: Image): PictureView {
	return { base, widths: shared(widths), width, height, ...(ground && { ground }) }
}
