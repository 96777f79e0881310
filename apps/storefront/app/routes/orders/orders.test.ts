import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'
import { pagesOf, signedIn, type Visitor } from '#app/routes/account/visitor.fixtures.ts'

let opened: TestShop
let fixtures: ReturnType<typeof returnsFixtures>
let camille: Visitor
let other: Visitor
let skus: [string, string]
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		fixtures = returnsFixtures(db)
		skus = [await fixtures.variant(50, 8_995), await fixtures.variant(50, 4_500)]
	})
	camille = await signedIn(opened, await insertCustomer(opened.db, { email: 'camille@example.com' }))
	other = await signedIn(opened, await insertCustomer(opened.db, { email: 'ines@example.com' }))
})
afterAll(() => opened.close())

function page(path: string, who: { cookie: string } = camille, fields?: Record<string, string>) {
	return pagesOf(opened)(path, who, fields)
}

/** An order of two units of the first variant and one of the second. */
async function buy(who: Visitor = camille) {
	const items = [
		{ sku: skus[0], quantity: 2 },
		{ sku: skus[1], quantity: 1 },
	]
	const order = await fixtures.paidOrder({ items })
	await opened.db.updateTable('orders').set({ customer_id: who.customerId }).where('id', '=', order.orderId).execute()
	return { ...order, path: `account/orders/${order.orderNumber}/` }
}

test('without an order the list and the dashboard say so and lead on', async () => {
	const list = await page('/fr/account/orders/', other)
	expect(list.text).toContain('Aucune commande pour l’instant.')
	expect(list.html).toContain('href="/fr/new/"')
	expect((await page('/fr/account/', other)).text).toContain('Aucune commande pour l’instant.')
})

test('the list: number, date, word, total; by year; ten a page', async () => {
	const { orderNumber, orderId, path } = await buy()
	const { text, html } = await page('/fr/account/orders/')
	for (const words of [orderNumber, 'En préparation', '3 articles', '224,90']) expect(text).toContain(words)
	expect(html).toContain(`href="/fr/${path}"`)
	expect((await page('/fr/account/orders/', other)).text).not.toContain(orderNumber)
	expect((await page('/fr/account/orders/?year=2020')).text).toContain('Aucune commande cette année-là.')
	expect((await page('/fr/account/orders/?year=x&page=0')).text).toContain(orderNumber)
	const dashboard = await page('/fr/account/')
	expect(dashboard.text).toContain(orderNumber)
	expect(dashboard.html.match(/data-done="true"/g)).toHaveLength(2)
	expect(orderId).not.toBe('')
})

test('an order: its thread, carrier, address, amounts; somebody else’s is none', async () => {
	const { orderId, orderNumber, path } = await buy()
	const before = await page(`/fr/${path}`)
	expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
	expect(before.text).toContain('12 rue Oberkampf')
	expect(before.html).toContain(`href="/fr/${path}cancel/"`)
	expect(before.html).not.toContain(`href="/fr/${path}return/"`)
	await fixtures.ship(orderId)
	const sent = await page(`/fr/${path}`)
	expect(sent.text).toContain('Colissimo')
	expect(sent.html).toMatch(/href="https:\/\/[^"]*laposte[^"]*"/)
	expect(sent.html).not.toContain(`href="/fr/${path}cancel/"`)
	expect(sent.html.match(/data-done="true"/g)).toHaveLength(3)
	for (const rest of ['', 'cancel/', 'return/', 'returns/RT-AAAAAAAA/']) {
		expect([rest, (await page(`/fr/${path}${rest}`, other)).status]).toEqual([rest, 404])
	}
	expect((await page('/fr/account/orders/FR-1/')).status).toBe(404)
	expect((await page(`/fr/${path}`, { cookie: '' })).status).toBe(302)
	expect((await page(`/fr/account/orders/${orderNumber}/cancel/`)).location).toBe(`/fr/${path}`)
})

const LABELS = {
	fr: 'Renoncer au contrat ici',
	en: 'Cancel this order',
	es: 'Desistir del contrato aquí',
	de: 'Vertrag widerrufen',
	it: 'Recedere dal contratto qui',
	pl: 'Odstąp od umowy tutaj',
	ch: 'Retourner',
} as const

test('the withdrawal function stands on the order with the words of each site, as long as its days run (law 3)', async () => {
	const { orderId, path } = await buy()
	for (const [locale, label] of Object.entries(LABELS)) {
		const { html, text } = await page(`/${locale}/${path}`)
		expect([locale, html.includes(`href="/${locale}/order/withdraw/?order=${orderId}"`)]).toEqual([locale, true])
		expect([locale, text.includes(label)]).toEqual([locale, true])
	}
	const old = await buy()
	await fixtures.ship(old.orderId, new Date(Date.now() - 40 * 86_400_000))
	const { html } = await page(`/fr/${old.path}`)
	expect(html).not.toContain('order/withdraw/?order')
	expect(html).not.toContain(`${old.path}return/`)
})

test('cancelling asks once and happens once', async () => {
	const { path } = await buy()
	const ask = await page(`/fr/${path}cancel/`)
	expect(ask.text).toContain('224,90')
	expect((await page(`/fr/${path}cancel/`, other, {})).status).toBe(404)
	const [first, second] = await Promise.all([1, 2].map(() => page(`/fr/${path}cancel/`, camille, {})))
	expect([first!.status, second!.status]).toEqual([303, 303])
	const after = await page(`/fr/${path}?done=cancelled`)
	expect(after.text).toContain('La commande est annulée.')
	expect(after.html).not.toContain(`href="/fr/${path}cancel/"`)
	const refunds = await opened.db
		.selectFrom('refunds')
		.select('reference')
		.where('reference', '=', 'cancellation')
		.execute()
	expect(refunds).toHaveLength(1)
})

test('cancelling a part: the rest stays, with its new total, on each page of the order', async () => {
	const { path, orderNumber } = await buy()
	const ask = await page(`/fr/${path}cancel/`)
	expect(ask.text).toContain('Seulement certains articles')
	const [, submissionKey = ''] = /name="submissionKey" value="([\w-]+)"/.exec(ask.html) ?? []
	const form = { intent: 'units', submissionKey }
	expect((await page(`/fr/${path}cancel/`, camille, { ...form, 'cancel-0': '0' })).text).toContain(
		'au moins un article',
	)
	expect((await page(`/fr/${path}cancel/`, other, { ...form, 'cancel-0': '1' })).status).toBe(404)
	const pressed = await Promise.all([1, 2].map(() => page(`/fr/${path}cancel/`, camille, { ...form, 'cancel-0': '1' })))
	expect(pressed.map(({ location }) => location)).toEqual([1, 2].map(() => `/fr/${path}?done=units-cancelled`))
	const after = await page(`/fr/${path}?done=units-cancelled`)
	expect(after.text).toContain('Les articles sont annulés.')
	expect(after.text).toContain('dont 1 annulé')
	expect(after.text).toContain('Articles annulés')
	expect(after.html).toContain(`href="/fr/${path}cancel/"`)
	const { total_cent_amount: total, cancelled_cent_amount: cancelled } = await opened.db
		.selectFrom('orders')
		.select(['total_cent_amount', 'cancelled_cent_amount'])
		.where('order_number', '=', orderNumber)
		.executeTakeFirstOrThrow()
	const left = ((total - cancelled) / 100).toFixed(2).replace('.', ',')
	expect([cancelled > 0, after.text.includes(left)]).toEqual([true, true])
	expect((await page('/fr/account/orders/')).text).toContain(left)
})

test('buying again: what is sold goes into the bag, what is not is named', async () => {
	const { path } = await buy()
	const all = await page(`/fr/${path}`, camille, { intent: 'again' })
	expect([all.status, all.location]).toEqual([303, `/fr/${path}?done=bag`])
	expect(all.headers.getSetCookie().join()).toMatch(/cart_fr=[\w-]+/)
	expect((await page(`/fr/${path}?done=bag`)).html).toContain('href="/fr/cart/"')
	await opened.db.updateTable('stock_levels').set({ on_hand: 0 }).where('sku', '=', skus[1]).execute()
	const one = await page(`/fr/${path}`, camille, { intent: 'again', sku: skus[1] })
	expect(one.location).toBe(`/fr/${path}?missing=${skus[1]}`)
	expect((await page(one.location!)).text).toMatch(/Plus en vente : .+/)
	const some = await page(`/fr/${path}`, camille, { intent: 'again' })
	expect(some.location).toBe(`/fr/${path}?done=bag&missing=${skus[1]}`)
	await opened.db.updateTable('stock_levels').set({ on_hand: 50 }).where('sku', '=', skus[1]).execute()
})

function keyOf(html: string): string {
	return /name="submissionKey" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

test('a return: chosen without a script, sent twice it is one, kept after all', async () => {
	const { orderId, path } = await buy()
	await fixtures.ship(orderId, new Date())
	const form = await page(`/fr/${path}return/`)
	expect(form.status).toBe(200)
	const positions = [...form.html.matchAll(/name="line-(\d+)"/g)].map(([, position]) => position!)
	expect(positions).toHaveLength(2)
	const nothing = await page(`/fr/${path}return/`, camille, {
		submissionKey: keyOf(form.html),
		intent: 'send',
		method: 'relay',
	})
	expect([nothing.status, nothing.text.includes('Choisissez au moins un article')]).toEqual([422, true])
	const chosen = {
		submissionKey: keyOf(form.html),
		method: 'relay',
		[`line-${positions[0]}`]: 'yes',
		[`quantity-${positions[0]}`]: '1',
		[`reason-${positions[0]}`]: 'too-small',
	}
	const checked = await page(`/fr/${path}return/`, camille, { ...chosen, intent: 'check' })
	expect([checked.status, checked.text.includes('89,95')]).toEqual([200, true])
	expect(keyOf(checked.html)).toBe(chosen.submissionKey)
	expect((await page(`/fr/${path}return/`, other, { ...chosen, intent: 'send' })).status).toBe(404)
	const [first, second] = await Promise.all(
		[1, 2].map(() => page(`/fr/${path}return/`, camille, { ...chosen, intent: 'send' })),
	)
	expect(first!.location).toMatch(new RegExp(`^/fr/${path}returns/RT-[A-Z0-9]{8}/$`))
	expect(second!.location).toBe(first!.location)
	const shown = await page(first!.location!)
	expect(shown.html).toMatch(/<svg role="img" aria-label="Code du retour RT-[A-Z0-9]{8}"/)
	expect(shown.text).toContain('89,95')
	expect((await page(first!.location!, other)).status).toBe(404)
	expect(shown.html).toContain(`href="${first!.location}label/"`)
	const label = await page(`${first!.location}label/`)
	expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf'])
	expect((await page(`${first!.location}label/`, other)).status).toBe(404)
	expect((await page(`/fr/${path}`)).html).toContain(`href="${first!.location}"`)
	const saved = await page(first!.location!, camille, {})
	expect(saved.location).toBe(`/fr/${path}?done=return-kept`)
	expect((await page(first!.location!)).text).toContain('Retour annulé')
})

test('with the warehouse of orders away the rest of the dashboard lives', async () => {
	opened.setDown(/\/orders/)
	const { status, text } = await page('/fr/account/')
	opened.setDown(false)
	expect(status).toBe(200)
	expect(text).toContain('Nous n’arrivons pas à le charger.')
	expect(text).toContain('Aucune adresse pour l’instant.')
})
