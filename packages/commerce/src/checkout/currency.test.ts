import { MEANS } from '../capabilities.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import { redeemCoupon } from '../carts/commands/change-cart.ts'
import { findCart } from '../carts/queries/find-cart.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { findByReference } from '../sandbox-bank/bank.ts'
import { findPaymentOfOrder } from '../payments/queries/payments.ts'
import { ALL_PRODUCTS, fillCheckout } from './fixtures/checkouts.ts'
import { findCheckout } from './queries/describe-checkout.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	await db
		.insertInto('coupon_codes')
		.values({ site: 'fr', code: 'DIX', kind: 'percent', value: 1000, valid_from: new Date(0), valid_until: null })
		.execute()
})
afterAll(() => drop())

async function tenPercentOff() {
	const { colorways } = await insertProduct(db)
	const checkout = await fillCheckout(db, { items: [{ sku: colorways[0]!.skus[0]!, quantity: 1 }] })
	const reading = { site: 'fr', language: 'fr', now: new Date() } as const
	await redeemCoupon(db, { ...reading, cartId: checkout.cartId, code: 'DIX' })
	const cart = await findCart(db, { ...reading, cartId: checkout.cartId })
	const { totals } = (await findCheckout(db, {
		...reading,
		means: MEANS,
		payments: ALL_PRODUCTS,
		checkoutId: checkout.checkoutId,
	}))!
	return { checkout, cart: cart!, totals: totals! }
}

async function setRecord(record: { currency: string; country_code?: string }) {
	await db.updateTable('web_domains').set(record).where('site', '=', 'fr').execute()
}

test('one currency from the price to the bank: that of the web domain, in its steps', async () => {
	await setRecord({ currency: 'CHF' })
	const { checkout, cart, totals } = await tenPercentOff()
	expect(cart).toMatchObject({ currency: 'CHF', lines: [{ price: { currency: 'CHF' } }] })
	// A tenth of 49.95 is 4.995: 5.00 in steps of 0.05.
	expect(cart.coupon).toMatchObject({ discountCentAmount: 500 })
	const amounts = { subtotalCentAmount: 4995, discountCentAmount: 500, deliveryCentAmount: 495, totalCentAmount: 4990 }
	expect(totals).toMatchObject(amounts)
	const result = await checkout.pay()
	if (!result.ok) throw new Error(result.reason)
	const { orderId } = result.placed
	expect(await findOrder(db, orderId)).toMatchObject({ ...amounts, currency: 'CHF' })
	expect(await findPaymentOfOrder(db, orderId)).toMatchObject({ currency: 'CHF', centAmount: 4990 })
	expect(await findByReference(db, `pay_${orderId}`)).toMatchObject({ currency: 'CHF', cent_amount: 4990 })

	await setRecord({ currency: 'EUR' })
	const again = await checkout.pay()
	if (!again.ok) throw new Error(again.reason)
	expect(again.placed.orderId).not.toBe(orderId)
	expect(await findPaymentOfOrder(db, again.placed.orderId)).toMatchObject({ currency: 'EUR' })
})

test('a record with a currency nobody knows falls back to the table of countries', async () => {
	await setRecord({ currency: 'XYZ' })
	expect((await tenPercentOff()).cart).toMatchObject({ currency: 'EUR', lines: [{ price: { currency: 'EUR' } }] })
	await setRecord({ currency: 'XYZ', country_code: 'CH' })
	expect((await tenPercentOff()).cart).toMatchObject({ currency: 'CHF', lines: [{ price: { currency: 'CHF' } }] })
})

test('an empty cart has the currency of the web domain too', async () => {
	await setRecord({ currency: 'CHF' })
	const { cartId } = (await tenPercentOff()).checkout
	await db.deleteFrom('line_items').where('cart_id', '=', cartId).execute()
	expect(await findCart(db, { site: 'fr', language: 'fr', now: new Date(), cartId })).toMatchObject({ currency: 'CHF' })
})
