import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { settled, stilled } from '../pages.ts'
import { type Visitor, addToCart, welcome } from '../visitor.ts'
import { shoot } from './camera.ts'
import { BUSY, departmentsOf, hold, open, openBooks, openFirst } from './house.ts'

/** `npm run tools -- screens`: what pages show while an answer is on its way. It is held back, so that the state lasts as long as it is looked at. */
const { shop } = openBooks()

type Waiting = {
	/** Of the picture: the kind of page and its state. */
	name: string
	path: string | ((visitor: Visitor) => Promise<string>)
	/** Address of the answer that does not come. */
	answer: RegExp
	/** What the visitor does. */
	act: (page: Page, width: number) => Promise<unknown>
	/** What then says that one waits; where nothing does, that nothing else has come. */
	sign: string
	/** A garment is in the bag. */
	hasBag?: boolean
}

const THREAD = '.navigation-thread[data-active="true"]'
const ANSWER_OF_BAG = /\/cart\/_\.data/

/** On the French site. */
const WAITING: readonly Waiting[] = [
	{
		name: 'home--next-page-on-its-way',
		path: '',
		answer: /\/fr\/c\/.*_\.data/,
		act: (page) => page.locator('main a[href^="/fr/c/"] >> visible=true').first().click(),
		sign: THREAD,
	},
	{
		name: 'list--other-order-on-its-way',
		path: 'new/',
		answer: /\/new\/_\.data/,
		act: (page) => page.selectOption('.sort-select select', 'price-asc'),
		sign: '.list-grid[data-loading]',
	},
	{
		name: 'list--quick-add-adds',
		path: clothes,
		answer: ANSWER_OF_BAG,
		async act(page) {
			await openQuickAdd(page)
			await page.click('.quick-add-size:enabled >> nth=0')
			await page.evaluate(() => scrollTo({ top: 0 }))
		},
		// None can be pressed, also none of those that are not sold out.
		sign: '.quick-add-sizes:not(:has(:enabled)) >> visible=true',
	},
	{
		name: 'search--suggestions-on-their-way',
		path: 'search/',
		answer: /\/search\/suggestions/,
		async act(page) {
			const field = page.getByRole('combobox').filter({ visible: true }).first()
			await field.click()
			const asked = page.waitForRequest(/\/search\/suggestions[^?]*\?.*q=chem/)
			await field.fill('chem')
			await asked
		},
		sign: '[role="combobox"]:focus',
	},
	{
		name: 'product--is-added',
		path: garment,
		answer: ANSWER_OF_BAG,
		async act(page) {
			await page.click('label:has(input[name="sku"]:enabled) >> nth=0')
			await page.click('button[type="submit"][form="buy"] >> visible=true')
		},
		sign: BUSY,
	},
	{
		name: 'product--size-guide-on-its-way',
		path: garment,
		answer: /\/size-guide\/_\.data/,
		act: (page) => page.click('a[href$="/size-guide/"]'),
		sign: 'dialog.drawer[open] .skeleton',
	},
	{
		name: 'after-product--question-is-sent',
		path: async (visitor) => `${await garment(visitor)}ask/`,
		answer: /\/ask\/_\.data/,
		async act(page) {
			await page.fill('main textarea', 'Est-ce que le tissu est doublé ?')
			await page.click('main button[type="submit"]')
		},
		sign: BUSY,
	},
	{
		name: 'cart--beside-the-page-on-its-way',
		path: '',
		answer: ANSWER_OF_BAG,
		async act(page) {
			await page.waitForSelector('#mini-cart', { state: 'attached' })
			await page.click('header a[href="/fr/cart/"]')
		},
		sign: '#mini-cart[open] [aria-busy="true"] .skeleton',
		hasBag: true,
	},
	{
		name: 'cart--line-changes',
		path: 'cart/',
		answer: ANSWER_OF_BAG,
		act: (page) => page.locator('.cart-line .stepper button').nth(1).click(),
		sign: '.cart-line-tools[aria-busy="true"]',
		hasBag: true,
	},
	{
		name: 'cart--voucher-is-sent',
		path: 'cart/',
		answer: ANSWER_OF_BAG,
		async act(page) {
			await page.click('.cart-voucher summary')
			await page.fill('.cart-voucher [name="code"]', 'MERCI10')
			await page.click('.cart-voucher button[type="submit"]')
		},
		sign: BUSY,
		hasBag: true,
	},
	{
		name: 'gift-card--is-added',
		path: 'gift-card/',
		answer: /\/gift-card\/_\.data/,
		act: (page) => page.click('main button[name="intent"][value="add"]'),
		sign: BUSY,
	},
	{
		name: 'texts--newsletter-is-sent',
		path: 'newsletter/',
		answer: /\/newsletter\/_\.data/,
		async act(page) {
			await page.fill('main [name="email"]', 'camille@example.com')
			await page.click('main button[value="ask"]')
		},
		sign: BUSY,
	},
	{
		name: 'sign-in--is-sent',
		path: 'auth/sign-in/',
		answer: /\/auth\/sign-in\/$/,
		async act(page) {
			await settled(page)
			await page.fill('#sign-in-email', 'camille@example.com')
			await page.fill('#sign-in-password', 'a password of hers')
			// Its answer is a document, on the way to which Chromium cannot be asked anything: the page believes that it is.
			await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()))
			await page.click('.sign-in-rest button[type="submit"].button')
		},
		sign: BUSY,
	},
	{
		name: 'order-desk--order-is-looked-for',
		path: 'order/track/',
		answer: /\/order\/track\/_\.data/,
		act: (page) => page.click('.track-form button[type="submit"]'),
		sign: BUSY,
	},
]

test.each(WAITING)('$name', async ({ name, path, answer, act, sign, hasBag = false }) => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	if (hasBag) for (const variant of await shop.variants('fr', { count: 2 })) await addToCart(visitor, variant)
	const address = typeof path === 'string' ? path : await path(visitor)
	await shoot(page, name, {
		async arrange(width) {
			await page.unrouteAll()
			await open(visitor, address)
			await hold(page, answer)
			await act(page, width)
			await page.waitForSelector(sign)
			// The thread runs for eight seconds.
			await stilled(page)
		},
	})
	await leave()
})

test('wishlist: its goods are on their way', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	await open(visitor, 'new/')
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	for (const place of [0, 1, 2, 3]) await page.locator('.list-grid .product-card-heart').nth(place).click()
	await hold(page, /\/wishlist\/saved/)
	await open(visitor, 'wishlist/')
	await page.waitForSelector('.wishlist-waiting .skeleton')
	await shoot(page, 'wishlist--on-its-way')
	await leave()
})

/** The list of the first clothes of the menu: what has one size is added without being asked for one. */
async function clothes(visitor: Visitor): Promise<string> {
	await open(visitor, '')
	return (await departmentsOf(visitor.page))[0]![1]!
}

/** The first of them. */
async function garment(visitor: Visitor): Promise<string> {
	await openFirst(visitor, await clothes(visitor))
	return new URL(visitor.page.url()).pathname.replace('/fr/', '')
}

async function openQuickAdd(page: Page): Promise<void> {
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await page.click('.quick-add >> nth=0')
	await page.waitForSelector('.quick-add-panel, dialog.drawer[open]')
	await page.evaluate(() => scrollTo({ top: 0 }))
}
