import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { insertOrder } from '@vitrine/commerce/documents/fixtures/orders'
import { issueInvoice } from '@vitrine/commerce/documents/jobs'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertStore } from '@vitrine/commerce/stores/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, shopperOf, type TestShop } from '#app/test-shop.ts'
import { pagesOf, signedIn, type Visitor } from './visitor.fixtures.ts'

let opened: TestShop
let camille: Visitor
let other: Visitor
let colorway = ''
let sku = ''
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const { colorways } = await insertProduct(db)
		colorway = colorways[0]!.id.toLowerCase()
		sku = colorways[0]!.skus[0]!
		const lyon = { id: 'lyon', site: 'fr', city: 'Lyon', postalCode: '69002', email: 'lyon@example.com' } as const
		await insertStore(db, { ...lyon, at: [45.757, 4.832] })
		await db.insertInto('stock_locations').values({ id: 'lyon', kind: 'store', store_id: 'lyon' }).execute()
		await db.insertInto('stock_levels').values({ location_id: 'lyon', sku, on_hand: 2 }).execute()
	})
	camille = await signedIn(opened, await insertCustomer(opened.db, { email: 'camille@example.com' }))
	other = await signedIn(opened, await insertCustomer(opened.db, { email: 'ines@example.com' }))
})
afterAll(() => opened.close())

function page(path: string, who: { cookie: string } = camille, fields?: Record<string, string>) {
	return pagesOf(opened)(path, who, fields)
}

/** Which countries have what, as brief 2.8 has it. */
const FEATURES = {
	documents: ['fr', 'en', 'de', 'it', 'ch'],
	loyalty: ['fr', 'es', 'it', 'pl', 'ch'],
	reservations: ['fr', 'es', 'it', 'ch'],
	wishlist: ['fr', 'en', 'es', 'it', 'pl', 'ch'],
}

test.each(LOCALES_TRIED)('what a flag switches off leaves no trace in /%s/account/ (T3)', async (locale) => {
	const { html } = await page(`/${locale}/account/`)
	for (const [name, locales] of Object.entries(FEATURES)) {
		const isThere = locales.includes(locale)
		const path = name === 'wishlist' ? `/${locale}/wishlist/` : `/${locale}/account/${name}/`
		const inside = html.slice(html.indexOf('class="account-nav"'), html.indexOf('</main>'))
		expect([name, inside.includes(`href="${path}"`)]).toEqual([name, isThere])
		expect([name, (await page(path)).status]).toEqual([name, isThere ? 200 : 404])
	}
})

test('papers: listed with their order, opened as a PDF by their owner alone (R118)', async () => {
	expect((await page('/fr/account/documents/')).text).toContain('Vos factures seront ici.')
	const orderId = await insertOrder(opened.db, { customerId: camille.customerId })
	await issueInvoice({ db: opened.db, orderId, now: new Date() })
	const { html, text } = await page('/fr/account/documents/')
	const [, link = ''] = /href="(\/fr\/documents\/[\w-]+\/)"/.exec(html) ?? []
	expect(text).toMatch(/Facture FR-F-\d{4}-\d+/)
	const document = await page(link)
	expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf'])
	expect(document.headers.get('cache-control')).toBe('private, no-store')
	expect(
		Buffer.from(await document.response.arrayBuffer())
			.subarray(0, 5)
			.toString(),
	).toBe('%PDF-')
	expect((await page(link, other)).status).toBe(404)
	expect((await page(link, { cookie: '' })).status).toBe(404)
	expect((await page('/fr/account/documents/', other)).text).toContain('Vos factures seront ici.')
	const order = await page(/href="(\/fr\/account\/orders\/[\w-]+\/)"/.exec(html)![1]!)
	expect(order.html).toContain(`href="${link}"`)
	expect((await page('/fr/account/')).text).toMatch(/Facture FR-F-\d{4}-\d+/)
})

test('the card: its number is checked, drawn for a till, and taken off again', async () => {
	const save = (loyaltyCardNumber: string) =>
		page('/fr/account/loyalty/', camille, { intent: 'keep', loyaltyCardNumber })
	expect((await save('')).html).toContain('href="#loyaltyCardNumber"')
	const wrong = await save('4003994155487')
	expect([wrong.status, wrong.html.includes('value="4003994155487"')]).toEqual([422, true])
	expect((await save('4003 9941 55486')).location).toBe('/fr/account/loyalty/?done=loyalty')
	const { html } = await page('/fr/account/loyalty/')
	expect(html).toContain('aria-label="Carte de fidélité numéro 4003994155486"')
	expect((await page('/fr/account/')).html).toContain('aria-label="Carte de fidélité numéro 4003994155486"')
	await page('/fr/account/loyalty/', camille, { intent: 'forget' })
	expect((await page('/fr/account/loyalty/')).html).toContain('name="loyaltyCardNumber"')
})

test('what was put aside for one’s own address is listed, whoever was signed in then', async () => {
	expect((await page('/fr/account/reservations/')).text).toContain('Rien de réservé.')
	const ask = shopperOf(opened)
	const { location } = await ask(`/fr/p/${colorway}/`)
	const form = await ask(`${location}reserve/?sku=${sku}`)
	const [, submissionKey = ''] = /name="submissionKey" value="([^"]+)"/.exec(form.html) ?? []
	const person = { name: 'Camille', email: 'Camille@example.com', phoneNumber: '0612345678', phoneCountryCode: 'FR' }
	const made = await ask(`${location}reserve/?sku=${sku}`, { submissionKey, sku, storeId: 'lyon', ...person })
	expect(made.location).toMatch(/^\/fr\/reservation\//)
	const { html, text } = await page('/fr/account/reservations/')
	expect(text).toContain('De côté jusqu’au')
	expect(html).toContain(`href="${made.location}"`)
	expect((await page('/fr/account/')).text).toContain('De côté jusqu’au')
	expect((await page('/fr/account/reservations/', other)).text).toContain('Rien de réservé.')
})
