import type { PageType } from '#app/facts/addresses/page-types.ts'

/** A page at a moment: again with every navigation, and when its data is renewed. */
export type View = {
	/** The same as long as the page is: filters of a list and remarks in the query make no other page, another search does. */
	key: string
	template: PageType
	currency: string
	search: URLSearchParams
	/** Id of the route module, such as `routes/cart/cart`. */
	routeId: string
	/** What its loader has sent. */
	data: unknown
	/** Come to by a link or a form: not by Back, not by loading again. */
	isFresh: boolean
}

type Price = { centAmount: number; priorCentAmount?: number }

/** What events need of a product in a list. A test holds that the pages' own views have it. */
export type CardFacts = { id: string; name: string; colorName: string; price: Price }

export type ProductFacts = CardFacts & {
	breadcrumb: { label: string }[]
	variants: { sku: string; label: string; price?: Price }[]
	colors: { id: string; name: string }[]
	similar: CardFacts[]
}

export type LineFacts = {
	sku: string
	name: string
	colorName: string
	sizeLabel: string
	quantity: number
	price: Price
}

/** A gift card of a cart or an order, or the one a page offers; minor units. */
export type GiftCardFacts = { design: string; centAmount: number }

/** Of a cart; total in minor units, goods after discount and gift cards. */
export type CartFacts = {
	lines: LineFacts[]
	giftCards: (GiftCardFacts & { id: string })[]
	totalCentAmount: number
	coupon: { code: string } | null
}

export type CheckoutFacts = {
	cart: CartFacts
	delivery: { kind: string } | null
	payment: { id: string } | null
}

export type OrderFacts = {
	orderNumber: string
	lines: LineFacts[]
	giftCards: GiftCardFacts[]
	coupon: string | null
	/** In minor units. */
	amounts: { total: number; delivery: number; tax: number }
}

/** What loaders may send; each page sends some of it. */
export type PageData = {
	list?: { cards: CardFacts[]; total: number } | null
	newest?: CardFacts[]
	chosen?: CardFacts[]
	blocks?: { cards?: CardFacts[] }[]
	product?: ProductFacts | null
	giftCard?: GiftCardFacts
	q?: string
	cart?: CartFacts | null
	added?: { sku: string } | null
	/** The line the page of a line is about. */
	line?: LineFacts
	/** What that page has made of it: `units` of a variant, which may have joined others. */
	changed?: { sku: string; units: number } | null
	/** Sku of the line it has removed. */
	removed?: string | null
	checkout?: CheckoutFacts
	order?: OrderFacts
	orderStatus?: string
}
