import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, shopperOf, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
let sku: string
let other: string
let soldOut: string
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const variants = ['38', '40', '42'].map((size) => ({ size, stock: size === '42' ? 0 : 5 }))
		const { colorways } = await insertProduct(db, { colorways: [{ variants }] })
		;[sku = '', other = '', soldOut = ''] = colorways[0]?.skus ?? []
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

test('without a script a line becomes another size and quantity, and is told when it cannot', async () => {
	const ask = await withCart()
	const address = `/fr/cart/size/?line=${sku}`
	expect((await ask('/fr/cart/')).html).toContain(`href="${address}"`)
	const page = await ask(address)
	expect([
		page.status,
		page.html.includes(`<option value="${other}">`),
		page.html.includes(`<option value="${soldOut}">`),
	]).toEqual([200, true, false])
	expect(textOf(page.html)).toMatch(/Épuisé : 42/)
	const refused = await ask(address, { sku: soldOut, quantity: '1' })
	expect(refused.status).toBe(409)
	expect(textOf(refused.html)).toContain('n’est plus disponible dans cette quantité')
	for (const [fields, status] of [
		[{ sku: '', quantity: '1' }, 422],
		[{ sku: other, quantity: '11' }, 422],
		[{ sku: other, quantity: '<script>' }, 422],
		[{ sku: 'NOPE', quantity: '1' }, 404],
	] as const)
		expect([fields, (await ask(address, fields)).status]).toEqual([fields, status])
	expect((await ask('/fr/cart/')).html).toContain(`value="${sku}"`)
	const changed = await ask(address, { sku: other, quantity: '2' })
	expect([changed.status, changed.location]).toEqual([303, `/fr/cart/?changed=${other}&units=2`])
	const cart = (await ask(changed.location ?? '')).html
	expect([cart.includes(`name="sku" value="${other}"`), cart.includes(`name="sku" value="${sku}"`)]).toEqual([
		true,
		false,
	])
	expect(textOf(cart)).toContain('2 articles')
	expect(cart).toMatch(/role="status"[^>]*>(?:(?!<\/p>).)*taille 40, quantité 2/)
	expect(await ask(address)).toMatchObject({ status: 302, location: `/fr/cart/?gone=${sku}` })
})

test('a line whose size has sold out meanwhile is not made another one by itself', async () => {
	const ask = await withCart()
	await opened.db.updateTable('stock_levels').set({ on_hand: 0 }).where('sku', '=', sku).execute()
	await opened.refresh()
	const address = `/fr/cart/size/?line=${sku}`
	const own = `<option value="${sku}" selected="">`
	const page = await ask(address)
	expect(page.html).toContain(own)
	expect(textOf(page.html)).toMatch(/Épuisé : 38, 42/)
	const refused = await ask(address, { sku: soldOut, quantity: '1' })
	expect([refused.status, refused.html.includes(own)]).toEqual([409, true])
	await opened.db.updateTable('stock_levels').set({ on_hand: 5 }).where('sku', '=', sku).execute()
	await opened.refresh()
})

test('a line that another tab has removed is told to be gone, and the bag is shown as it is', async () => {
	const ask = await withCart()
	await ask('/fr/cart/', { intent: 'add', sku: other })
	await ask('/fr/cart/', { intent: 'remove', sku })
	const gone = { status: 303, location: `/fr/cart/?gone=${sku}` }
	expect(await ask(`/fr/cart/size/?line=${sku}`, { sku: other, quantity: '2' })).toMatchObject(gone)
	expect(await ask('/fr/cart/', { intent: 'change', sku, quantity: '2' })).toMatchObject(gone)
	const words = textOf((await ask(gone.location)).html)
	expect(words).toMatch(/n’est plus dans votre panier\..*1 article/)
	expect(textOf((await ask(`/fr/cart/?gone=${other}`)).html)).not.toContain('n’est plus dans votre panier')
	await ask('/fr/cart/', { intent: 'remove', sku: other })
	expect(textOf((await ask(gone.location)).html)).toMatch(/n’est plus dans votre panier\..*Votre panier est vide/)
})

test('a line whose garment is not published any more can be removed from its page', async () => {
	const ask = await withCart()
	const address = `/fr/cart/size/?line=${sku}`
	const published = await opened.db.deleteFrom('publications').where('site', '=', 'fr').returningAll().execute()
	await opened.refresh()
	const page = await ask(address)
	expect([page.status, page.html.includes('name="sku"')]).toEqual([200, false])
	expect(textOf(page.html)).toMatch(/Plus en vente.*n’est plus vendu ici.*Retirer.*Voir le panier/)
	expect((await ask(address, { sku: other, quantity: '1' })).status).toBe(404)
	const removed = await ask(address, { intent: 'remove' })
	expect(removed).toMatchObject({ status: 303, location: `/fr/cart/?removed=${sku}` })
	expect(textOf((await ask(removed.location ?? '')).html)).toMatch(
		/n’est plus dans votre panier\..*Votre panier est vide/,
	)
	await opened.db.insertInto('publications').values(published).execute()
	await opened.refresh()
})
