import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import type { PriceView } from '#app/facts/money/price-view.ts'

/** The suggestions below a search field, before and during typing. */
export type SuggestionView = {
	terms: string[]
	categories: { name: string; path: string; picture: PictureView | null }[]
	products: { name: string; urlKey: string; price: PriceView; picture: PictureView | null }[]
	total: number
	/** Nothing is typed yet: where to begin. */
	isStart: boolean
}
