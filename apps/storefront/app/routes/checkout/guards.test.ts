import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, shopperOf, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
let sku: string
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const { colorways } = await insertProduct(db)
		sku = colorways[0]?.skus[0] ?? ''
	})
})
afterAll(() => opened.close())

const shopper = () => shopperOf(opened)
const STEPS = ['identification', 'delivery', 'payment', 'review']
const ADDRESS = {
	'a-firstName': 'Camille',
	'a-lastName': 'Durand',
	'a-line1': '12 rue Oberkampf',
	'a-postalCode': '75011',
	'a-city': 'Paris',
	'a-countryCode': 'FR',
}
async function withCart() {
	const ask = shopper()
	expect(await ask('/fr/cart/', { intent: 'add', sku })).toMatchObject({ status: 303 })
	return ask
}
async function delivered() {
	const ask = await withCart()
	await ask('/fr/checkout/identification/', { email: 'camille@example.com' })
	const chosen = await ask('/fr/checkout/delivery/', { intent: 'continue', method: 'home', ...ADDRESS })
	expect(chosen).toMatchObject({ status: 303, location: '/fr/checkout/payment/' })
	return ask
}

test('who has nothing in the bag is sent to it from every step (R2)', async () => {
	const stranger = shopper()
	for (const step of STEPS)
		expect(await stranger(`/fr/checkout/${step}/`)).toMatchObject({ status: 302, location: '/fr/cart/' })
	const emptied = await withCart()
	await emptied('/fr/cart/', { intent: 'remove', sku })
	for (const step of STEPS)
		expect(await emptied(`/fr/checkout/${step}/`)).toMatchObject({ status: 302, location: '/fr/cart/' })
	expect(textOf((await emptied('/fr/cart/')).html)).toContain('Votre panier est vide')
})

test('who jumps ahead is sent to the step that is missing, with pages and with forms (R2)', async () => {
	const ask = await withCart()
	const missing = async (step: string) => {
		for (const ahead of STEPS.slice(STEPS.indexOf(step) + 1)) {
			const to = { status: 302, location: `/fr/checkout/${step}/` }
			expect(await ask(`/fr/checkout/${ahead}/`)).toMatchObject(to)
			expect(await ask(`/fr/checkout/${ahead}/`, { paymentProduct: 'card' })).toMatchObject(to)
		}
		expect((await ask(`/fr/checkout/${step}/`)).status).toBe(200)
	}
	await missing('identification')
	await ask('/fr/checkout/identification/', { email: 'camille@example.com' })
	await missing('delivery')
	await ask('/fr/checkout/delivery/', { intent: 'continue', method: 'home', ...ADDRESS })
	await missing('payment')
	await ask('/fr/checkout/payment/', { paymentProduct: 'card' })
	for (const step of STEPS) expect((await ask(`/fr/checkout/${step}/`)).status).toBe(200)
})

test('only pages of the checkout may lead to the pages of its payment providers', async () => {
	const ask = await delivered()
	const targetsOf = async (path: string) =>
		/form-action ([^;]*)/.exec((await ask(path)).headers.get('content-security-policy') ?? '')?.[1]
	expect(await targetsOf('/fr/checkout/payment/')).toBe("'self' http://pay.test")
	expect(await targetsOf('/fr/cart/')).toBe("'self'")
	await opened.db
		.insertInto('payment_routes')
		.values({ site: 'fr', product: 'card', provider: 'stripe', account: 'eu' })
		.execute()
	// No such account: the product is not offered, the other one is the sandbox's.
	const { html } = await ask('/fr/checkout/payment/')
	expect(html).not.toContain('value="card"')
	expect(html).toContain('value="paypal"')
	await opened.db.deleteFrom('payment_routes').execute()
})

test('a site that lists no way to pay says so, and offers no form (R109)', async () => {
	const ask = await delivered()
	expect((await ask('/fr/checkout/payment/')).html).toContain('name="paymentProduct"')
	const sites = opened.db.updateTable('web_domains').where('site', '=', 'fr')
	const { params } = await opened.db
		.selectFrom('web_domains')
		.select('params')
		.where('site', '=', 'fr')
		.executeTakeFirstOrThrow()
	const listing = (paymentProducts: unknown[]) =>
		sites.set({ params: JSON.stringify({ ...(params as object), paymentProducts }) }).execute()
	for (const none of [[], [999_999]]) {
		await listing(none)
		const { status, html } = await ask('/fr/checkout/payment/')
		expect(status).toBe(200)
		expect(html).not.toContain('name="paymentProduct"')
		expect(textOf(html)).toContain('Aucun moyen de paiement n’est disponible')
	}
})
