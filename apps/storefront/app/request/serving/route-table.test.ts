import { LOCALES_TRIED, representative } from '@vitrine/testing/matrix'
import { serve } from '@hono/node-server'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertStore } from '@vitrine/commerce/stores/fixtures'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

/** What stands around a page: all of the shop, the checkout's bare frame, the error layout, its own, or no layout at all. */
type Frame = 'shop' | 'checkout' | 'error' | 'own' | 'none'
type Row = {
	/** As in routes.ts, below the prefix. */
	pattern: string
	/** What is asked for; a link of this shape is looked for on `from` when the address is not known beforehand. */
	path: string
	from?: string
	status: number
	location?: string
	frame?: Frame
	noindex?: boolean
	cache: string
	/** Languages whose country lacks the feature: there is no such page. */
	absentIn?: LocaleCode[]
	/** Given to everybody: sets no cookie. */
	isPublic?: boolean
}

const PAGE = 'private, no-cache'
const row = (pattern: string, path: string, rest: Partial<Row> = {}): Row => ({
	pattern,
	path,
	status: 200,
	frame: 'shop',
	cache: PAGE,
	...rest,
})
const MISSING = { status: 404, frame: 'error', noindex: true } as const
const noDocument = { status: 404, frame: undefined, cache: 'no-store' }
const notSignedIn = { status: 302, location: '?status=error', frame: undefined, cache: 'no-store' }
const toCart = { status: 302, location: 'cart/', frame: undefined, cache: PAGE }

/** A room behind the sign-in: who is not signed in is led there, and back (R42). What it is inside: routes/account/pages.test.ts. */
const room = (pattern: string, path = pattern) =>
	row(pattern, `${path}/`, {
		status: 302,
		location: `?return=${encodeURIComponent(`/LOCALE/${path}/`)}#sign-in`,
		frame: undefined,
		cache: 'no-store',
	})

/** Every screen below a prefix (T1, all but the account). A new route without a row fails the first test. */
const ROWS: Row[] = [
	row('', ''),
	row('', '?status=error'),
	row('', '?utm_source=letter&x=1'),
	row('c/:department', '/c/[^/"]+/', { from: '' }),
	row('c/:department/:category', '/c/[^/"]+/[^/"]+/', { from: '' }),
	row('c/:department', 'c/nope/', MISSING),
	row('c/:department/:category', 'c/nope/nope/', MISSING),
	row('new', 'new/'),
	row('offers', 'offers/'),
	// Which sites have one, and what the page then says: routes/private-sale/pages.test.ts.
	row('private-sale', 'private-sale/', MISSING),
	row('p/:urlKey', '/p/[^/"?]+/', { from: '' }),
	row('p/:urlKey', 'p/nope/', MISSING),
	row('p/:urlKey/sizes', 'p/nope/sizes/', { status: 404, frame: undefined }),
	row('p/:urlKey/stores', 'p/nope/stores/', noDocument),
	// Which sites reserve, and what the pages then say: routes/reservations/pages.test.ts.
	...['reserve', 'size-guide', 'notify', 'ask', 'reviews'].map((at) =>
		row(`p/:urlKey/${at}`, `p/nope/${at}/`, MISSING),
	),
	row('p/:urlKey/reviews/:reviewId/report', 'p/nope/reviews/AAAAAAAAAAAA/report/', { noindex: true }),
	row('review/:reviewKey', 'review/AAAAAAAAAAAAAAAA/', MISSING),
	row('review/:reviewKey/photo/:photoId', 'review/AAAAAAAAAAAAAAAA/photo/AAAAAAAAAAAA/', noDocument),
	row('reservation/:reservationId', 'reservation/AAAAAAAAAAAAAAAA/', MISSING),
	row('gift-card', 'gift-card/', { absentIn: ['de'] }),
	row('wishlist', 'wishlist/', { noindex: true, absentIn: ['de'] }),
	// What they show of whom: routes/wishlist/account.test.ts.
	row('wishlist/account', 'wishlist/account/', { ...noDocument, status: 401 }),
	...['stock-alert', 'wishlist/alert'].map((at) => row(at, `${at}/?alert=AAAAAAAAAAAAAAAA`, MISSING)),
	{ ...room('wishlist/alerts/:colorwayId', 'wishlist/alerts/nope'), cache: PAGE, absentIn: ['de'] },
	row('wishlist/shared/:token', 'wishlist/shared/AAAAAAAAAAAAAAAA/', MISSING),
	row('wishlist/saved', 'wishlist/saved/?ids=nope', { frame: undefined, absentIn: ['de'] }),
	row('wishlist/saved', 'wishlist/saved/', { status: 400, frame: undefined, absentIn: ['de'] }),
	row('seen', 'seen/?ids=nope', { frame: undefined, cache: 'private, no-store' }),
	row('loyalty', 'loyalty/', { absentIn: ['en', 'de'] }),
	...['250', 'many'].map((n) => row('loyalty', `loyalty/?points=${n}`, { noindex: true, absentIn: ['en', 'de'] })),
	row('order/withdraw', 'order/withdraw/', { noindex: true, cache: 'private, no-store' }),
	row('order/withdraw', 'order/withdraw/?order=FR-100001', { noindex: true, cache: 'private, no-store' }),
	row('order/withdraw', 'order/withdraw/?receipt=nope', MISSING),
	row('newsletter', 'newsletter/?subscription=nope', MISSING),
	row('order/track', 'order/track/', { noindex: true, cache: 'private, no-store' }),
	row('order/track', 'order/track/?number=FR-100001', { noindex: true, cache: 'private, no-store' }),
	...['help', 'legal'].map((group) => row(`${group}/:slug`, `${group}/nope/`, MISSING)),
	row('help/:slug/print', 'help/nope/print/', noDocument),
	row('legal/:slug/print', 'legal/nope/print/', noDocument),
	row('cookies', 'cookies/', { cache: 'private, no-store' }),
	row('cookies/proof', 'cookies/proof/', { status: 405, frame: undefined, cache: 'no-store' }),
	...['', '?q=chemise'].map((query) => row('search', `search/${query}`, { noindex: true })),
	row('search/suggestions', 'search/suggestions/?q=ch', { frame: undefined }),
	row('stores', 'stores/'),
	row('stores', 'stores/?q=75', { noindex: true }),
	row('stores/:slug', '/stores/[^/"?]+/', { from: 'stores/' }),
	row('stores/:slug', 'stores/nope/', MISSING),
	room('account'),
	room('account/orders'),
	room('account/orders/:orderNumber', 'account/orders/FR-100001'),
	room('account/orders/:orderNumber/cancel', 'account/orders/FR-100001/cancel'),
	room('account/orders/:orderNumber/return', 'account/orders/FR-100001/return'),
	room('account/orders/:orderNumber/returns/:returnNumber', 'account/orders/FR-100001/returns/RT-AAAAAAAA'),
	room('account/orders/:orderNumber/returns/:returnNumber/label', 'account/orders/FR-100001/returns/RT-AAAAAAAA/label'),
	room('account/documents'),
	room('account/loyalty'),
	room('account/store-credit'),
	room('account/reservations'),
	room('account/profile'),
	room('account/security'),
	room('account/addresses'),
	room('account/addresses/:addressId', 'account/addresses/nope'),
	room('account/privacy'),
	room('account/privacy/erase'),
	room('account/privacy/erase/confirm'),
	room('account/privacy/exports/:exportId/:format', 'account/privacy/exports/AAAAAAAAAAAA/json'),
	// Whose is which: routes/account/usual-sizes.test.ts.
	row('account/usual-size/:colorwayId', 'account/usual-size/nope/', {
		status: 401,
		frame: undefined,
		cache: 'private, no-store',
	}),
	row('cart', 'cart/', { frame: 'checkout', noindex: true }),
	...['cart/size', ...['identification', 'delivery', 'payment', 'review'].map((step) => `checkout/${step}`)].map((at) =>
		row(at, `${at}/`, toCart),
	),
	row('order/:orderId/confirmation', 'order/nope/confirmation/', MISSING),
	row('auth/sign-in', 'auth/sign-in/', { frame: 'checkout', noindex: true, cache: 'private, no-store' }),
	row('auth/create', 'auth/create/', { frame: 'checkout' }),
	row('auth/lost-password', 'auth/lost-password/', { frame: 'checkout', noindex: true }),
	row('auth/lost-password', 'auth/lost-password/?hasTokenExpired=true', { frame: 'checkout', noindex: true }),
	row('auth/change-password', 'auth/change-password/', {
		status: 302,
		location: 'auth/lost-password/?hasTokenExpired=true',
		frame: undefined,
		cache: 'no-store',
	}),
	...['', '?token=AAAAAAAAAAAA'].map((query) =>
		row('auth/confirm', `auth/confirm/${query}`, { frame: 'checkout', noindex: true, cache: 'no-store' }),
	),
	row('auth/logout', 'auth/logout/', { status: 302, location: '', frame: undefined, cache: 'no-store' }),
	row('order/withdraw/label', 'order/withdraw/label/?receipt=nope', noDocument),
	// Who gets which paper: routes/documents/documents.test.ts.
	row('documents/:documentId', 'documents/AAAAAAAAAAAAAAAA/', noDocument),
	row('order/:orderId/documents/:documentId', 'order/AAAAAAAAAAAA/documents/AAAAAAAAAAAA/', noDocument),
	...['', '?access_jwt=a'].map((query) => row('auth/callback', `auth/callback/${query}`, notSignedIn)),
	...['ask', 'use', 'offer', 'add'].map((what) =>
		row(`auth/passkey/${what}`, `auth/passkey/${what}/`, { status: 405, frame: undefined, cache: 'no-store' }),
	),
	row('auth/redirect', 'auth/redirect/', { status: 302, location: '', frame: undefined, cache: 'no-store' }),
	row('auth/hand-over', 'auth/hand-over/', MISSING),
	row('_icons', '_icons/', { frame: 'own', noindex: true, cache: 'public', isPublic: true }),
	row('error/502', 'error/502/', { frame: 'none', noindex: true, cache: 'public', isPublic: true }),
	row('tmp/error', 'tmp/error/', { frame: 'error', noindex: true, cache: 'no-store' }),
	...['nope/', 'nope/deeper/?a=1'].map((path) => row('*', path, MISSING)),
]

function rowsIn(locale: LocaleCode): Row[] {
	return ROWS.map((one) => {
		if (!one.absentIn?.includes(locale)) return one
		return { ...one, status: 404, location: undefined, frame: one.frame && 'error', noindex: true }
	})
}

type Entry = { path?: string; index?: boolean; children?: Entry[] }

/** Full paths of the screens of routes.ts. */
function patternsOf(entries: Entry[], above = ''): string[] {
	return entries.flatMap((entry) => {
		const path = [above, entry.path ?? ''].filter(Boolean).join('/')
		return entry.children ? patternsOf(entry.children, path) : [path]
	})
}

let opened: TestShop
let server: ReturnType<typeof serve>
let origin: string
beforeAll(async () => {
	opened = await openTestShop(
		async (db) => {
			await insertProduct(db)
			for (const site of SITE_CODES)
				await insertStore(db, { id: `store-${site}`, site, city: 'Ville', postalCode: '75004', at: [48.8, 2.3] })
		},
		{ hasTemporaryErrorPage: true },
	)
	await new Promise<void>((resolve) => {
		server = serve({ fetch: opened.shop.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
			origin = `http://127.0.0.1:${port}`
			resolve()
		})
	})
})
afterAll(async () => {
	server.close()
	await opened.close()
})

/** Over HTTP, as a browser asks, without following where it is led. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
	return fetch(`${origin}${path}`, { redirect: 'manual', headers: { accept: 'text/html,*/*;q=0.8', ...headers } })
}

async function addressOf({ path, from }: Row, locale: LocaleCode): Promise<string> {
	if (from === undefined) return `/${locale}/${path}`
	const html = await (await ask(`/${locale}/${from}`)).text()
	const [, found] = new RegExp(`href="(/${locale}${path})"`).exec(html) ?? []
	if (!found) throw new Error(`/${locale}/${from} has no link to ${path}`)
	return found
}

function frameOf(html: string): Frame {
	if (html.includes('class="site-header')) return 'shop'
	if (html.includes('class="tunnel-header')) return 'checkout'
	if (!html.includes('<header')) return 'own'
	return html.includes('<script') ? 'error' : 'none'
}

test('every screen of routes.ts has a row here: a new one needs its own', () => {
	const patterns = patternsOf(routes as Entry[])
	const below = patterns.flatMap((path) => (path.startsWith(':locale') ? path.slice(':locale/'.length) : []))
	expect(new Set(ROWS.map(({ pattern }) => pattern))).toEqual(new Set([...below, '*']))
	expect(patterns.filter((path) => !path.startsWith(':locale'))).toEqual(['', '*'])
})

describe.each(LOCALES_TRIED)('/%s/', (locale) => {
	// Where one language proves all of them, the others show what they lack.
	const rows = rowsIn(locale)
	const tried = representative(rows, locale === 'fr' ? rows : rows.filter(({ absentIn }) => absentIn))
	test.each(tried)('$path: $status, $frame, $cache (T1)', async (expected) => {
		const path = await addressOf(expected, locale)
		const response = await ask(path)
		const { status, headers } = response
		const led = expected.location?.replaceAll('LOCALE', locale)
		const location = led === undefined ? undefined : `/${locale}/${led}`
		expect([status, headers.get('location')]).toEqual([expected.status, location ?? null])
		expect(headers.get('cache-control')).toMatch(new RegExp(`^${expected.cache}`))
		// The locale's is the only cookie, on pages that are there; an error or what everybody shares sets none.
		const remembers = status === 200 && !expected.isPublic && expected.frame !== undefined
		const cookies = headers.getSetCookie()
		expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(remembers ? [`i18n_redirected=${locale}`] : [])
		if (!expected.frame) return
		const html = await response.text()
		expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
		expect([path, frameOf(html)]).toEqual([path, expected.frame])
		expect(/<html lang="([^"]+)"/.exec(html)?.[1]).toBe(LOCALES[locale].tag)
		expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
		expect([path, /<meta name="robots" content="noindex/.test(html)]).toEqual([path, expected.noindex ?? false])
	})
})

const FOREIGN = representative(['ja/', 'FR/', 'fr-fr/', ''], ['FR/', ''])

test.each(representative(LOCALE_CODES, ['fr']))(
	'no screen of /%s/ answers without its prefix, or below another (R5)',
	async (locale) => {
		const there = rowsIn(locale).filter(({ status }) => status !== 404)
		for (const path of await Promise.all(there.map((one) => addressOf(one, locale)))) {
			const rest = path.slice(locale.length + 2)
			for (const elsewhere of FOREIGN.map((prefix) => `/${prefix}${rest}`)) {
				const { status } = await ask(elsewhere)
				// The bare address chooses a language; a prefix in capitals is no other page.
				const isBare = new URL(elsewhere, origin).pathname === '/'
				expect([elsewhere, status]).toEqual([elsewhere, isBare ? 302 : 404])
			}
		}
	},
)

test.each([
	['/', {}, '/fr/'],
	['/?a=1&b=2', { 'accept-language': 'pl' }, '/pl/?a=1&b=2'],
	['/', { cookie: 'i18n_redirected=it', 'accept-language': 'de' }, '/it/'],
	['/', { 'accept-language': 'de-CH, fr-CH' }, '/de/'],
	['/', { 'accept-language': 'ja' }, '/fr/'],
])('%s with %j leads to %s, and nobody keeps that (T1, R8)', async (path, asked, location) => {
	const response = await ask(path, asked as Record<string, string>)
	expect([response.status, response.headers.get('location')]).toEqual([302, location])
	expect(response.headers.get('cache-control')).toBe('private, no-store')
	for (const name of ['Accept-Language', 'Cookie']) expect(response.headers.get('vary')).toContain(name)
	expect(response.headers.getSetCookie()).toEqual([])
})

test('the status line has fixed words, whatever was asked for (R20)', async () => {
	for (const path of ['/fr/nope%0d%0aX-Evil:1/', '/fr/<script>/', '/fr/%F0%9F%A7%B5/?q=%22']) {
		const response = await ask(path)
		expect([path, response.status, response.statusText]).toEqual([path, 404, 'Not Found'])
		expect(response.headers.get('x-evil')).toBeNull()
	}
})
