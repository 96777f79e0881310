import type { ProductCard } from '@vitrine/commerce/catalog/contract'
import { type PictureView, pictureView } from '#app/facts/pictures/picture-view.ts'
import { type PriceView, priceView } from '#app/facts/money/price-view.ts'

/** What a card shows and nothing more: lists send many of them. */
export type CardView = {
	id: string
	urlKey: string
	name: string
	colorName: string
	price: PriceView
	pictures: PictureView[]
	swatches: { name: string; swatch: string }[]
	moreColors: number
	label: 'sold-out' | 'new' | 'last-sizes' | null
}

const SHOWN_SWATCHES = 4

export function cardView(tag: string, card: ProductCard): CardView {
	const colors = card.swatches.length > 1 ? card.swatches : []
	return {
		id: card.colorwayId,
		urlKey: card.urlKey,
		name: card.name,
		colorName: card.colorName,
		price: priceView(tag, card.price),
		pictures: card.images.map(pictureView),
		swatches: colors.slice(0, SHOWN_SWATCHES).map(({ name, swatch }) => ({ name, swatch })),
		moreColors: Math.max(0, colors.length - SHOWN_SWATCHES),
		label: labelOf(card),
	}
}

/** A card below words that call it new: its label would say the same on each of a row. */
export function newCardView(tag: string, card: ProductCard): CardView {
	return cardView(tag, { ...card, isNew: false })
}

/** One label at most (brief 1.9): what keeps a shopper from buying comes first. */
function labelOf({ isSoldOut, isNew, hasLastSizes }: ProductCard): CardView['label'] {
	if (isSoldOut) return 'sold-out'
	if (hasLastSizes) return 'last-sizes'
	return isNew ? 'new' : null
}
