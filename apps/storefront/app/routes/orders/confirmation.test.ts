import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { fillCheckout } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
let fixtures: ReturnType<typeof returnsFixtures>
beforeAll(async () => {
	opened = await openTestShop(async () => undefined)
	fixtures = returnsFixtures(opened.db)
})
afterAll(() => opened.close())

async function paid() {
	return fixtures.paidOrder({ items: [{ sku: await fixtures.variant(), quantity: 1 }] })
}

async function open(path: string) {
	const response = await opened.shop.request(path)
	const html = await response.text()
	return { status: response.status, html, text: textOf(html) }
}

test('a guest is led on to follow the order, and sees its parcels on its own page once they have left (brief 3.10, R114)', async () => {
	const { orderId, orderNumber } = await paid()
	const path = `/fr/order/${orderId}/confirmation/`
	const placed = await open(path)
	expect(placed.html).toContain(`href="/fr/order/track/?number=${orderNumber}"`)
	expect(placed.text).toContain('Et maintenant')
	expect(placed.html).not.toContain('class="parcel-list"')
	await fixtures.ship(orderId)
	const sent = await open(path)
	expect(sent.html.match(/data-state="(?:done|current|ahead)"/g)).toHaveLength(4)
	expect(sent.html).toContain('class="parcel-list"')
	expect(sent.text).toContain('Colissimo')
	expect(sent.text).not.toContain('Et maintenant')
	opened.setDown(/progress/)
	const away = await open(path)
	opened.setDown(false)
	expect([away.status, away.text.includes('Merci')]).toEqual([200, true])
})

test.each(LOCALES_TRIED)(
	'/%s/: who comes back from the bank unpaid goes on to the same page or to other means, without a script too',
	async (locale) => {
		const items = [{ sku: await fixtures.variant(), quantity: 1 }]
		const checkout = await fillCheckout(opened.db, { items, paymentProduct: 'card' })
		const result = await checkout.pay()
		if (!result.ok || result.placed.nextAction?.type !== 'redirect') throw new Error('no page to pay on')
		const { orderId, nextAction } = result.placed
		const { pathname } = new URL(nextAction.url)
		const { status, html, text } = await open(`/${locale}/order/${orderId}/confirmation/`)
		expect(status).toBe(200)
		expect(html).toMatch(new RegExp(`href="[^"]*${pathname}"`))
		expect(html).toContain(`href="/${locale}/checkout/payment/"`)
		expect(html).not.toContain('http-equiv="refresh"')
		const nothing = /Rien n’a|Nothing has|No se ha|Es wurde nichts|Nulla è|Nic nie pobrano/
		expect(text).toMatch(nothing)
		// A bank that does not answer may have been paid.
		await opened.db.updateTable('payments').set({ account: 'gone' }).where('order_id', '=', orderId).execute()
		const stale = await open(`/${locale}/order/${orderId}/confirmation/`)
		expect(stale.html).toMatch(new RegExp(`href="[^"]*${pathname}"`))
		expect(stale.text).not.toMatch(nothing)
		expect(stale.text).toMatch(/pas encore pu|not check|Aún no|noch nicht prüfen|Non abbiamo|Nie mogliśmy/)
	},
)

test.each(LOCALES_TRIED)(
	'/%s/: an order that was paid and is cancelled says that the money comes back, not that none was taken',
	async (locale) => {
		const { orderId, orderNumber } = await paid()
		await fixtures.cancel(orderId)
		const { status, html, text } = await open(`/${locale}/order/${orderId}/confirmation/`)
		expect([status, text.includes(orderNumber)]).toEqual([200, true])
		expect(text).toMatch(/annulée|cancelled|cancelado|storniert|annullato|anulowane/)
		expect(html).not.toContain(`href="/${locale}/checkout/payment/"`)
	},
)
