import { SITES_TRIED } from '@vitrine/testing/matrix'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGiftCard } from '../carts/commands/change-cart.ts'
import { insertSites } from '../catalog/fixtures.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { insertOrder } from '../documents/fixtures/orders.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { findByReference } from '../sandbox-bank/bank.ts'
import { issueCredit } from '../store-credit/fixtures.ts'
import { listBalances } from '../store-credit/queries.ts'
import { putMeansAway } from './commands/pay-with-gift-card.ts'
import { useStoreCredit } from './commands/pay-with-store-credit.ts'
import { fillCheckout, PARISIAN } from './fixtures/checkouts.ts'
import { CARD, giftCardFixtures, reading } from './fixtures/gift-cards.ts'
import { findCheckout } from './queries/describe-checkout.ts'

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof giftCardFixtures>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	fixtures = giftCardFixtures(db)
})
afterAll(() => drop())

async function customerWith(centAmount: number, site: SiteCode = 'fr') {
	const { customerId } = await insertCustomer(db)
	await issueCredit(db, { orderId: await insertOrder(db, { site, customerId }), centAmount, now: new Date() })
	const balance = async () => (await listBalances(db, { customerId }))[0]!.balanceCentAmount
	return { customerId, balance }
}

test('credit pays a part, the bank the rest; a refusal gives the part back once', async () => {
	const { customerId, balance } = await customerWith(1_000)
	const checkout = await fillCheckout(db, { items: [{ sku: await fixtures.variant(), quantity: 1 }], customerId })
	const using = { ...reading(), checkoutId: checkout.checkoutId, customerId }
	// It is offered before it is used, and only to its customer.
	const offered = { means: 'store-credit', ending: '', balanceCentAmount: 1_000 }
	expect((await findCheckout(db, using))!.means).toMatchObject([{ ...offered, isUsed: false, centAmount: 0 }])
	expect((await findCheckout(db, { ...using, customerId: undefined }))!.means).toEqual([])
	expect(await useStoreCredit(db, { ...using, customerId: undefined })).toEqual({
		ok: false,
		reason: 'no-store-credit',
	})
	expect(await useStoreCredit(db, using)).toEqual({ ok: true })
	expect(await useStoreCredit(db, using)).toEqual({ ok: true })
	const { totals, means } = (await findCheckout(db, using))!
	expect(means).toMatchObject([{ ...offered, isUsed: true, centAmount: 1_000 }])
	expect(totals!.payableCentAmount).toBe(totals!.totalCentAmount - 1_000)
	// A shopper who signed out meanwhile has not agreed to pay all of it.
	const agreed = {
		expectedTotalCentAmount: totals!.totalCentAmount,
		expectedPayableCentAmount: totals!.payableCentAmount,
	}
	const { customerId: stranger } = await insertCustomer(db)
	expect(await checkout.pay({ ...agreed, customerId: stranger })).toEqual({ ok: false, reason: 'total-changed' })
	const first = await fixtures.orderOf(await checkout.pay())
	expect(await balance()).toBe(0)
	expect(await fixtures.orderOf(await checkout.pay())).toBe(first)
	expect((await findByReference(db, `pay_${first}`))!.cent_amount).toBe(totals!.payableCentAmount)
	await fixtures.bankSays(first, 'refuse')
	await Promise.all([fixtures.sync(first), fixtures.sync(first)])
	expect(await balance()).toBe(1_000)
	const second = await fixtures.orderOf(await checkout.pay())
	await fixtures.bankSays(second, 'approve')
	await fixtures.sync(second)
	expect(await findOrder(db, second)).toMatchObject({
		orderStatus: 'confirmed',
		snapshot: { paidWith: [{ means: 'store-credit', ending: '', centAmount: 1_000 }] },
	})
	expect(await balance()).toBe(0)
})

test.each(SITES_TRIED)(
	'%s: credit of its currency pays all of an order and keeps the rest, without a bank',
	async (site) => {
		const { customerId, balance } = await customerWith(90_000, site)
		const items = [{ sku: await fixtures.variant(), quantity: 1 }]
		const checkout = await fillCheckout(db, { site, items, customerId })
		const using = { ...reading(), site, checkoutId: checkout.checkoutId, customerId }
		const address = { ...PARISIAN, countryCode: SITES[site].countryCode }
		const delivery = { methodId: 'home', kind: 'home', address, billingAddress: address }
		await db
			.updateTable('checkouts')
			.set({ delivery: JSON.stringify({ ...delivery, phoneNumber: null, pickupPoint: null }) })
			.where('id', '=', checkout.checkoutId)
			.execute()
		await useStoreCredit(db, using)
		const { totals, nextStep } = (await findCheckout(db, using))!
		expect([nextStep, totals!.payableCentAmount]).toEqual(['review', 0])
		const result = await checkout.pay()
		expect(result).toMatchObject({ ok: true, placed: { orderStatus: 'confirmed', nextAction: null } })
		const order = await findOrder(db, await fixtures.orderOf(result))
		expect(order).toMatchObject({ paymentStatus: 'paid', snapshot: { paymentProduct: 'store-credit' } })
		expect(await balance()).toBe(90_000 - totals!.totalCentAmount)
	},
)

test('credit of another currency pays nothing, and none pays for gift cards', async () => {
	const swiss = await customerWith(5_000, 'ch')
	const sku = await fixtures.variant()
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], customerId: swiss.customerId })
	const using = { ...reading(), checkoutId: checkout.checkoutId, customerId: swiss.customerId }
	expect((await findCheckout(db, using))!.means).toEqual([])
	expect(await useStoreCredit(db, using)).toEqual({ ok: false, reason: 'no-store-credit' })
	const { customerId } = await customerWith(50_000)
	const cards = { ...reading(), checkoutId: (await fixtures.giftCheckout()).checkoutId, customerId }
	expect(await useStoreCredit(db, cards)).toEqual({ ok: false, reason: 'no-store-credit' })
	const mixed = await fillCheckout(db, { items: [{ sku, quantity: 1 }], customerId })
	await addGiftCard(db, { ...reading(), cartId: mixed.cartId, giftCard: CARD })
	const both = { ...reading(), checkoutId: mixed.checkoutId, customerId }
	await useStoreCredit(db, both)
	expect((await findCheckout(db, both))!.totals!.payableCentAmount).toBe(5_000)
	await putMeansAway(db, { ...both, means: 'store-credit' })
	const { totals, means } = (await findCheckout(db, both))!
	expect([totals!.payableCentAmount, means[0]?.isUsed]).toEqual([totals!.totalCentAmount, false])
})

test('orders placed at once never spend the same credit', async () => {
	const { customerId, balance } = await customerWith(2_000)
	const sku = await fixtures.variant(10)
	const checkouts = await Promise.all(
		[1, 2, 3, 4].map(() => fillCheckout(db, { items: [{ sku, quantity: 1 }], customerId })),
	)
	for (const { checkoutId } of checkouts) await useStoreCredit(db, { ...reading(), checkoutId, customerId })
	const read = { ...reading(), checkoutId: checkouts[0]!.checkoutId, customerId }
	const { totalCentAmount, payableCentAmount } = (await findCheckout(db, read))!.totals!
	const agreed = { expectedTotalCentAmount: totalCentAmount, expectedPayableCentAmount: payableCentAmount }
	const results = await Promise.all(checkouts.map((checkout) => checkout.pay(agreed)))
	expect(results.filter((result) => result.ok)).toHaveLength(1)
	expect(results.filter((result) => !result.ok && result.reason === 'total-changed')).toHaveLength(3)
	expect(await balance()).toBe(0)
})
