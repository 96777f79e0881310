import { inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { allowFaults } from '../faults.ts'
import { welcome } from '../visitor.ts'
import { FAR, WHOLE, shoot } from './camera.ts'
import { hasEverything, open } from './house.ts'

/** `npm run tools -- screens`: pages that a guest opens by their address. Tests begin with the kinds of pages they show. */
type Shown = {
	/** Of the picture: the kind of page and its state. */
	name: string
	path: string
	site?: 'fr' | 'gb' | 'pl' | 'de'
	/** Heights of the window. */
	depth?: number
	status?: number
	/** Only one house has it. */
	isExtra?: boolean
}

/** In French but where another site is named. */
const PAGES: readonly Shown[] = [
	{ name: 'home--french', path: '', depth: WHOLE },
	{ name: 'home--german', path: '', site: 'de' },
	{ name: 'home--polish', path: '', site: 'pl' },
	{ name: 'home--link-of-sign-in-failed', path: '?status=error' },
	{ name: 'list--filtered', path: 'new/?color=navy' },
	{ name: 'list--offers', path: 'offers/', depth: FAR },
	{ name: 'list--offers-polish', path: 'offers/', site: 'pl' },
	{ name: 'list--nothing-fits', path: 'new/?price-min=2000' },
	{ name: 'list--private-sale', path: 'private-sale/', isExtra: true },
	{ name: 'list--private-sale-to-come', path: 'private-sale/', site: 'gb', isExtra: true },
	{ name: 'search--found', path: 'search/?q=chemise', depth: FAR },
	{ name: 'search--mistyped', path: 'search/?q=chemsie' },
	{ name: 'search--start', path: 'search/' },
	{ name: 'search--nothing', path: 'search/?q=xyzzy' },
	{ name: 'sign-in--sign-in', path: 'auth/sign-in/' },
	{ name: 'sign-in--create', path: 'auth/create/' },
	{ name: 'sign-in--lost-password', path: 'auth/lost-password/' },
	{ name: 'sign-in--link-expired', path: 'auth/lost-password/?hasTokenExpired=true' },
	{ name: 'wishlist--empty', path: 'wishlist/' },
	{ name: 'stores--all', path: 'stores/' },
	{ name: 'stores--near', path: 'stores/?q=69002' },
	{ name: 'stores--no-such-place', path: 'stores/?q=xyzzy' },
	{ name: 'gift-card--form', path: 'gift-card/', depth: FAR },
	{ name: 'loyalty--points', path: 'loyalty/?points=450', isExtra: true },
	{ name: 'order-desk--track', path: 'order/track/' },
	{ name: 'order-desk--withdraw', path: 'order/withdraw/' },
	{ name: 'texts--cookies', path: 'cookies/', depth: FAR },
	{ name: 'texts--newsletter', path: 'newsletter/' },
	{ name: 'cart--empty', path: 'cart/' },
	{ name: 'errors--404', path: 'nope/', status: 404 },
	{ name: 'errors--500', path: 'tmp/error/' },
	{ name: 'errors--502', path: 'error/502/' },
]

test.each(PAGES.filter(({ isExtra }) => !isExtra || hasEverything()))(
	'$name',
	async ({ name, path, site = 'fr', depth = 1, status }) => {
		allowFaults(/status of/)
		const visitor = await welcome(await openBrowser(), site)
		await open(visitor, path, status)
		await shoot(visitor.page, name, { depth })
		await visitor.leave()
	},
)

test('stores, texts: behind links', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	await open(visitor, 'stores/')
	const found = await page.evaluate(() =>
		[...document.querySelectorAll('main a[href], footer a[href]')].flatMap((link) =>
			link instanceof HTMLAnchorElement ? [link.href] : [],
		),
	)
	for (const [name, part] of [
		['stores--store', '/fr/stores/'],
		['texts--help', '/fr/help/'],
		['texts--law', '/fr/legal/'],
	] as const) {
		const address = found.find((one) => one.includes(part) && !one.endsWith(part))
		if (!address) throw new Error(`There is no link to ${part}.`)
		await open(visitor, address)
		await shoot(page, name)
	}
	await leave()
})

test('home: asks for cookies', async () => {
	const context = await (await openBrowser()).newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })
	const page = await context.newPage()
	await page.goto(`http://fr.localhost:${new URL(inject('shopUrl')).port}/fr/`)
	await page.waitForSelector('.consent-layer')
	await shoot(page, 'home--cookies')
	await context.close()
})
