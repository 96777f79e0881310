import type account from '../fr/account.json'
import type annex from '../fr/annex.json'
import type announce from '../fr/announce.json'
import type auth from '../fr/auth.json'
import type care from '../fr/care.json'
import type cart from '../fr/cart.json'
import type checkout from '../fr/checkout.json'
import type connection from '../fr/connection.json'
import type consent from '../fr/consent.json'
import type cookies from '../fr/cookies.json'
import type country from '../fr/country.json'
import type date from '../fr/date.json'
import type err from '../fr/err.json'
import type facet from '../fr/facet.json'
import type follow from '../fr/follow.json'
import type footer from '../fr/footer.json'
import type gift from '../fr/gift.json'
import type handOver from '../fr/handOver.json'
import type home from '../fr/home.json'
import type icons from '../fr/icons.json'
import type lineSize from '../fr/lineSize.json'
import type live from '../fr/live.json'
import type login from '../fr/login.json'
import type loyalty from '../fr/loyalty.json'
import type nav from '../fr/nav.json'
import type newsletter from '../fr/newsletter.json'
import type oc from '../fr/oc.json'
import type order from '../fr/order.json'
import type pages from '../fr/pages.json'
import type payment from '../fr/payment.json'
import type pdp from '../fr/pdp.json'
import type plp from '../fr/plp.json'
import type price from '../fr/price.json'
import type quick from '../fr/quick.json'
import type reserve from '../fr/reserve.json'
import type restock from '../fr/restock.json'
import type results from '../fr/results.json'
import type reviews from '../fr/reviews.json'
import type sale from '../fr/sale.json'
import type search from '../fr/search.json'
import type seen from '../fr/seen.json'
import type sizes from '../fr/sizes.json'
import type sort from '../fr/sort.json'
import type storeCredit from '../fr/storeCredit.json'
import type stores from '../fr/stores.json'
import type suggest from '../fr/suggest.json'
import type wishlist from '../fr/wishlist.json'
import type withdraw from '../fr/withdraw.json'
import type zoom from '../fr/zoom.json'

/** The messages of the shop's pages by namespace; French defines the keys. A browser gets those of its language in one file, and those of layers in a small one before. */
export type PageMessages = {
	annex: typeof annex
	nav: typeof nav
	announce: typeof announce
	pages: typeof pages
	footer: typeof footer
	country: typeof country
	suggest: typeof suggest
	search: typeof search
	price: typeof price
	cart: typeof cart
	live: typeof live
	seen: typeof seen
	checkout: typeof checkout
	plp: typeof plp
	sort: typeof sort
	facet: typeof facet
	pdp: typeof pdp
	care: typeof care
	home: typeof home
	results: typeof results
	stores: typeof stores
	icons: typeof icons
	payment: typeof payment
	order: typeof order
	date: typeof date
	err: typeof err
	oc: typeof oc
	quick: typeof quick
	reserve: typeof reserve
	consent: typeof consent
	cookies: typeof cookies
	connection: typeof connection
	wishlist: typeof wishlist
	loyalty: typeof loyalty
	reviews: typeof reviews
	sale: typeof sale
	gift: typeof gift
	handOver: typeof handOver
	account: typeof account
	login: typeof login
	auth: typeof auth
	storeCredit: typeof storeCredit
	withdraw: typeof withdraw
	newsletter: typeof newsletter
	follow: typeof follow
	zoom: typeof zoom
	sizes: typeof sizes
	lineSize: typeof lineSize
	restock: typeof restock
}

/** Namespaces of the pages, in file order; all others belong to the server. */
export const PAGE_NAMESPACES = [
	'annex',
	'nav',
	'announce',
	'pages',
	'footer',
	'country',
	'suggest',
	'search',
	'price',
	'cart',
	'live',
	'seen',
	'checkout',
	'plp',
	'sort',
	'facet',
	'pdp',
	'care',
	'home',
	'results',
	'stores',
	'icons',
	'payment',
	'order',
	'date',
	'err',
	'oc',
	'quick',
	'reserve',
	'consent',
	'cookies',
	'connection',
	'wishlist',
	'loyalty',
	'reviews',
	'sale',
	'gift',
	'handOver',
	'account',
	'login',
	'auth',
	'storeCredit',
	'withdraw',
	'newsletter',
	'follow',
	'zoom',
	'sizes',
	'restock',
	'lineSize',
] as const satisfies readonly (keyof PageMessages)[]

/** Namespaces of what opens over any page: a first visit needs no others besides those of its page. */
export const LAYER_NAMESPACES = [
	'consent',
	'suggest',
	'country',
	'quick',
	'cart',
	'price',
	'live',
	'seen',
	'zoom',
] as const satisfies readonly (typeof PAGE_NAMESPACES)[number][]
