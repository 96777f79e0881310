import type { ReturnReason } from '@vitrine/commerce/returns/contract/returns'

/** What happens on a page, as the tag manager hears of it (R152 to R154). No event holds a person's data or words the shop shows. */
export type TrackingEvent =
	| { event: 'page_view'; template: string }
	| { event: 'error_event'; zone: ErrorZone; error_type: ErrorType }
	| ({ event: 'login'; method: LoginMethod } & SignInOrigin)
	| ({ event: 'sign_up'; method: 'email' } & SignInOrigin)
	| { event: 'return_request'; reason: ReturnCause }
	| { event: 'select_content'; content_type: string; item_id: string }
	| { event: 'search'; search_term: string }
	| { event: 'view_search_results'; search_term: string; results: number }
	| { event: 'filter_apply'; facet: string; value: string }
	| { event: 'sort_apply'; sort: string }
	| { event: 'view_promotion' | 'select_promotion'; creative_slot: string; promotion_id?: string }
	| { event: 'checkout_progress'; step: string }
	| EcommerceEvent

/** An e-commerce event in the form Google Analytics 4 reads. */
export type EcommerceEvent = { event: EcommerceName; ecommerce: Ecommerce; surface?: 'mini' | 'page'; quick?: true }
export type EcommerceName =
	| 'view_item_list'
	| 'select_item'
	| 'view_item'
	| 'add_to_cart'
	| 'add_to_wishlist'
	| 'remove_from_cart'
	| 'view_cart'
	| 'begin_checkout'
	| 'add_shipping_info'
	| 'add_payment_info'
	| 'purchase'

export type Ecommerce = {
	/** ISO 4217. */
	currency: string
	/** In units of the currency: 49.9. */
	value?: number
	items: Item[]
	item_list_id?: string
	coupon?: string
	shipping_tier?: string
	payment_type?: string
	transaction_id?: string
	shipping?: number
	tax?: number
}

export type Item = {
	/** The sku where a size is chosen, the colorway before. */
	item_id: string
	item_name: string
	item_variant?: string
	item_category?: string
	item_category2?: string
	item_category3?: string
	/** Of one unit, after its reduction. */
	price: number
	/** What one unit is reduced by. */
	discount?: number
	quantity: number
	/** Place in its list, from 0. */
	index?: number
	item_list_id?: string
}

export type ErrorZone =
	| 'login'
	| 'create'
	| 'lost-password'
	| 'change-password'
	| 'page'
	| 'cart'
	| 'checkout'
	| 'account'
export type ErrorType = 'validation' | 'credentials' | 'network' | 'server' | '404' | '5xx'

/** The sign-in method; `hand-over`: a session of another site of ours (R96). */
export type LoginMethod = 'email' | 'passkey' | 'hand-over'

/** The reason of a return; optional. */
export type ReturnCause = ReturnReason | 'none'

/** How and from where the visitor came to sign in (R98). */
export type SignInOrigin = { login_type?: string; login_origin?: string }
