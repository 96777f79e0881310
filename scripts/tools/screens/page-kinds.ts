import type { DemoHouseName } from '../../../apps/standalone/src/demo-house.ts'

/** A sheet of `docs/screens`: a kind of page with the routes whose pages it shows. */
export type PageKind = {
	name: string
	title: string
	routes: readonly string[]
	/** Demos that have it; all where none are named. */
	houses?: readonly DemoHouseName[]
}

const kind = (name: string, title: string, routes: readonly string[]): PageKind => ({ name, title, routes })

/** Below the language, as in `routes.ts`; the empty one is the home page. */
export const PAGE_KINDS: readonly PageKind[] = [
	kind('home', 'Home', ['']),
	kind('department', 'Department', ['c/:department']),
	kind('list', 'List', ['c/:department/:category', 'new', 'offers', 'private-sale']),
	kind('search', 'Search', ['search']),
	kind('product', 'Product', ['p/:urlKey', 'p/:urlKey/size-guide']),
	kind('after-product', 'Alert, reviews, reservation', [
		'p/:urlKey/notify',
		'p/:urlKey/reviews',
		'p/:urlKey/ask',
		'p/:urlKey/reserve',
	]),
	kind('cart', 'Bag', ['cart', 'cart/size']),
	kind('checkout', 'Checkout', ['checkout/identification', 'checkout/delivery', 'checkout/payment', 'checkout/review']),
	kind('confirmation', 'Confirmation', ['order/:orderId/confirmation']),
	kind('account', 'Account', [
		'account',
		'account/orders',
		'account/orders/:orderNumber',
		'account/orders/:orderNumber/return',
		'account/documents',
		'account/loyalty',
		'account/store-credit',
		'account/reservations',
		'account/profile',
		'account/security',
		'account/addresses',
		'account/addresses/:addressId',
		'account/privacy',
		'account/privacy/erase',
	]),
	kind('sign-in', 'Sign-in', ['auth/sign-in', 'auth/create', 'auth/lost-password']),
	kind('wishlist', 'Wishlist', ['wishlist']),
	kind('stores', 'Stores', ['stores', 'stores/:slug']),
	kind('gift-card', 'Gift card', ['gift-card']),
	{ ...kind('loyalty', 'Loyalty', ['loyalty']), houses: ['linaire'] },
	kind('order-desk', 'Tracking and withdrawal', ['order/track', 'order/withdraw']),
	kind('texts', 'Help, law, cookies', ['help/:slug', 'legal/:slug', 'cookies', 'newsletter']),
	kind('errors', 'Errors', ['*', 'error/502', 'tmp/error']),
]

const LINK = 'opens from a link in an e-mail; its form is the one of the sheet beside it'

/** Pages without a picture, and why. Routes without a page (`.ts`) need no reason. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
	'stock-alert': LINK,
	'review/:reviewKey': LINK,
	'p/:urlKey/reviews/:reviewId/report': 'the form of a question, with other words',
	'reservation/:reservationId': LINK,
	'wishlist/alert': LINK,
	'wishlist/alerts/:colorwayId': 'boxes for what the account already shows',
	'wishlist/shared/:token': 'the wishlist of somebody else, with the same cards',
	'auth/hand-over': 'stands for a moment between two sites',
	'account/orders/:orderNumber/cancel': 'the form of a return, with other words',
	'account/orders/:orderNumber/returns/:returnNumber': 'the thread and lines of an order',
	'account/privacy/erase/confirm': LINK,
	'auth/change-password': LINK,
	'auth/confirm': LINK,
	'auth/logout': 'one sentence and one button, as a failed sign-in has them',
	_icons: 'a sheet of icons for who builds, not a page of the shop',
}
