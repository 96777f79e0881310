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

async function withCart() {
	const ask = shopperOf(opened)
	expect(await ask('/fr/cart/', { intent: 'add', sku })).toMatchObject({ status: 303 })
	return ask
}

test('the bag names what each way of delivery costs: the free store does not make delivery free', async () => {
	const ask = await withCart()
	const words = textOf((await ask('/fr/cart/')).html)
	expect(words).toMatch(/Plus que \d+,\d\d € pour la livraison offerte/)
	expect(words).toMatch(/Livraison à domicile \d+,\d\d €/)
	expect(words).toContain('Retrait en magasin Offerte')
	expect(words).not.toMatch(/Livraison Offerte/)
})

test('the delivery step counts the delivery that is chosen already', async () => {
	const ask = await withCart()
	await ask('/fr/checkout/identification/', { email: 'camille@example.com' })
	const { html } = await ask('/fr/checkout/delivery/')
	expect(html).toMatch(/<input[^>]*checked[^>]*value="home"/)
	const words = textOf(html)
	expect(words).toMatch(/Livraison à domicile \d+,\d\d € Total TTC/)
	expect(words).not.toContain('à l’étape Livraison')
})

test('how to pay and where to it goes is told in the bag, what a garment is made of on the last page (law A3.8, A3.9)', async () => {
	const ask = await withCart()
	const cart = textOf((await ask('/fr/cart/')).html)
	expect(cart).toMatch(/Paiement : [^.]*PayPal[^.]*\. Livraison : France/)
	await ask('/fr/checkout/identification/', { email: 'camille@example.com' })
	const address = {
		'a-firstName': 'Camille',
		'a-lastName': 'Durand',
		'a-line1': '12 rue Oberkampf',
		'a-postalCode': '75011',
		'a-city': 'Paris',
		'a-countryCode': 'FR',
	}
	await ask('/fr/checkout/delivery/', { intent: 'continue', method: 'home', ...address })
	await ask('/fr/checkout/payment/', { paymentProduct: 'paypal' })
	expect(textOf((await ask('/fr/checkout/review/')).html)).toContain('100 % coton')
})
