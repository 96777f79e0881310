import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertPages } from '@vitrine/commerce/content/fixtures'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import { insertStore } from '@vitrine/commerce/stores/fixtures'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages as contentPages } from '@vitrine/linaire/catalog/pages'
import { signedIn } from '#app/routes/account/visitor.fixtures.ts'
import { openTestShop, shopperOf, type TestShop } from './test-shop.ts'

/** What the server sends, before any script: content models, attributes and their values, references, labels, by the living standard of HTML. */
const validator = new HtmlValidate({
	extends: ['html-validate:recommended', 'html-validate:document'],
	rules: {
		// How React writes markup: case of attributes, empty elements, attributes without a value, its own ids.
		'attr-case': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'void-style': 'off',
		'valid-id': ['error', { relaxed: true }],
		// Colors of garments are data.
		'no-inline-style': 'off',
		// Every file is our own and named by its content; the policy lets no other in (decision 0046).
		'require-sri': 'off',
		// Drawers are dialogs beside the page: their headings begin below the one of the page.
		'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
		// The menu stands in the header and in the drawer, one of them displayed: axe sees which.
		'unique-landmark': 'off',
		// Suggestions belong to a text field.
		'prefer-native-element': ['error', { exclude: ['listbox'] }],
	},
})

let opened: TestShop
let sku: string
let customer: { cookie: string; customerId: string }
let fixtures: ReturnType<typeof returnsFixtures>
let ask: ReturnType<typeof shopperOf>
beforeAll(async () => {
	opened = await openTestShop(
		async (db) => {
			const { colorways } = await insertProduct(db)
			sku = colorways[0]?.skus[0] ?? ''
			for (let more = 0; more < 5; more++) await insertProduct(db)
			await insertStore(db, { id: 'paris', site: 'fr', city: 'Paris', postalCode: '75004', at: [48.86, 2.36] })
			await insertPages(db, [...contentPages()])
		},
		{ hasTemporaryErrorPage: true },
	)
	customer = await signedIn(opened, await insertCustomer(opened.db, { email: 'camille@example.com' }))
	fixtures = returnsFixtures(opened.db)
	ask = shopperOf(opened)
})
afterAll(() => opened.close())

/** Its faults with the place they stand at; `what` names the page. */
async function faultsOf(what: string, html: string): Promise<string[]> {
	if (!/^<!doctype html>/i.test(html)) return [`${what}: is no document`]
	const { results } = await validator.validateString(html)
	const lines = html.split('\n')
	return results
		.flatMap(({ messages }) => messages)
		.map(({ ruleId, message, line, column }) => {
			const place = lines[line - 1]?.slice(Math.max(0, column - 1), column + 120)
			return `${what}: ${ruleId}: ${message}: ${place}`
		})
}

/** Pages, and forms as they come back refused. */
const ANYBODY: [path: string, fields?: Record<string, string>][] = [
	[''],
	['?status=error'],
	['', { intent: 'sign-in', email: 'nobody', password: '' }],
	['new/'],
	['c/femme/'],
	['offers/'],
	['search/'],
	['search/?q=chemise'],
	['search/?q=xyzzy'],
	['gift-card/'],
	['gift-card/', { recipientEmail: 'nobody' }],
	['wishlist/'],
	['loyalty/'],
	['loyalty/?points=many'],
	['stores/'],
	['stores/?q=75'],
	['order/withdraw/'],
	['order/withdraw/', { name: '' }],
	['order/track/'],
	['order/track/', { number: 'x' }],
	['cookies/'],
	['cart/'],
	['auth/sign-in/'],
	['auth/sign-in/', { email: 'nobody', password: '' }],
	['auth/create/'],
	['auth/create/', { email: 'nobody' }],
	['auth/lost-password/?hasTokenExpired=true'],
	['auth/lost-password/', { email: 'nobody' }],
	['auth/confirm/?token=AAAAAAAAAAAA'],
	['nope/'],
	['tmp/error/'],
	['_icons/'],
	['error/502/'],
]

test('every page anybody opens, and every form that is refused, is valid HTML', async () => {
	const faults: string[] = []
	for (const [path, fields] of ANYBODY) {
		const { status, html } = await ask(`/fr/${path}`, fields)
		faults.push(...(await faultsOf(`${path} ${status}`, html)))
	}
	expect(faults).toEqual([])
})

test('so are goods, stores, and pages of law and help', async () => {
	const [home, stores] = [await ask('/fr/'), await ask('/fr/stores/')]
	const [product] = /\/fr\/p\/[^/"?#]+\//.exec(home.html)!
	const [store] = /\/fr\/stores\/[^/"?#]+\//.exec(stores.html)!
	const laws = new Set(home.html.match(/\/fr\/(?:help|legal)\/[^/"]+\//g))
	expect(laws.size).toBeGreaterThan(8)
	const faults: string[] = []
	for (const path of [product, `${product}reserve/`, store, ...laws])
		faults.push(...(await faultsOf(path, (await ask(path)).html)))
	expect(faults).toEqual([])
})

test('so is every step to an order, refused and taken', async () => {
	const faults: string[] = []
	const shopper = shopperOf(opened)
	const look = async (path: string, fields?: Record<string, string>) => {
		const { status, html } = await shopper(`/fr/${path}`, fields)
		faults.push(...(await faultsOf(`${path} ${status}`, html)))
	}
	await shopper('/fr/cart/', { intent: 'add', sku, quantity: '2' })
	await look('cart/')
	await look('cart/', { intent: 'coupon', code: 'NOPE' })
	await look('checkout/identification/')
	await look('checkout/identification/', { email: 'nobody' })
	await shopper('/fr/checkout/identification/', { email: 'camille@example.com' })
	await look('checkout/delivery/')
	await look('checkout/delivery/', { intent: 'continue', method: 'home', 'a-firstName': '' })
	await look('checkout/delivery/', { intent: 'search', method: 'relay', near: '75011', 'near-relay': '75011' })
	await shopper('/fr/checkout/delivery/', { intent: 'continue', method: 'home', ...ADDRESS })
	await look('checkout/payment/')
	await look('checkout/payment/', { paymentProduct: 'nope' })
	await shopper('/fr/checkout/payment/', { paymentProduct: 'card' })
	await look('checkout/review/')
	const { orderId } = await fixtures.paidOrder({ items: [{ sku, quantity: 1 }] })
	await look(`order/${orderId}/confirmation/`)
	expect(faults).toEqual([])
})

const ADDRESS = {
	'a-firstName': 'Camille',
	'a-lastName': 'Durand',
	'a-line1': '12 rue Oberkampf',
	'a-postalCode': '75011',
	'a-city': 'Paris',
	'a-countryCode': 'FR',
}

const ROOMS = [
	'',
	'orders/',
	'documents/',
	'loyalty/',
	'reservations/',
	'profile/',
	'security/',
	'addresses/',
	'addresses/new/',
	'privacy/',
	'privacy/erase/',
]

test('so is every room of the account', async () => {
	const { orderId, orderNumber } = await fixtures.paidOrder({ items: [{ sku, quantity: 2 }] })
	const own = { customer_id: customer.customerId }
	await opened.db.updateTable('orders').set(own).where('id', '=', orderId).execute()
	const cancel = `orders/${orderNumber}/cancel/`
	const faults: string[] = []
	const look = async (room: string) => {
		const response = await opened.shop.request(`/fr/account/${room}`, { headers: customer })
		expect([room, response.status]).toEqual([room, 200])
		faults.push(...(await faultsOf(`account/${room}`, await response.text())))
	}
	for (const room of [...ROOMS, `orders/${orderNumber}/`, cancel]) await look(room)
	await fixtures.ship(orderId, new Date())
	for (const part of ['', 'return/']) await look(`orders/${orderNumber}/${part}`)
	expect(faults).toEqual([])
})
