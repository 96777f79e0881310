import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGiftCard } from '../carts/commands/change-cart.ts'
import { insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { findByReference } from '../sandbox-bank/bank.ts'
import { putMeansAway, useGiftCard } from './commands/pay-with-gift-card.ts'
import { CARD, giftCardFixtures, reading } from './fixtures/gift-cards.ts'
import { fillCheckout } from './fixtures/checkouts.ts'
import { findCheckout } from './queries/describe-checkout.ts'

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof giftCardFixtures>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	fixtures = giftCardFixtures(db)
})
afterAll(() => drop())

test('a card pays a part, the bank the rest; a refusal gives the part back once', async () => {
	const card = await fixtures.boughtCard(1000)
	const checkout = await fillCheckout(db, { items: [{ sku: await fixtures.variant(), quantity: 1 }] })
	const using = { ...reading(), checkoutId: checkout.checkoutId }
	expect(await useGiftCard(db, { ...using, secret: card.secret })).toEqual({ ok: true })
	const { totals, means } = (await findCheckout(db, using))!
	expect(totals!.payableCentAmount).toBe(totals!.totalCentAmount - 1000)
	expect(means).toMatchObject([
		{ means: 'gift-card', id: card.id, balanceCentAmount: 1000, isUsed: true, centAmount: 1000 },
	])
	// A shopper who was shown the whole total has not agreed to this.
	expect(await checkout.pay({ expectedTotalCentAmount: totals!.totalCentAmount })).toEqual({
		ok: false,
		reason: 'total-changed',
	})
	const first = await fixtures.orderOf(await checkout.pay())
	expect(await fixtures.balanceOf(card.id)).toBe(0)
	expect(await fixtures.orderOf(await checkout.pay())).toBe(first)
	expect((await findByReference(db, `pay_${first}`))!.cent_amount).toBe(totals!.payableCentAmount)
	await fixtures.bankSays(first, 'refuse')
	await Promise.all([fixtures.sync(first), fixtures.sync(first)])
	expect(await fixtures.balanceOf(card.id)).toBe(1000)
	const second = await fixtures.orderOf(await checkout.pay())
	await fixtures.bankSays(second, 'approve')
	await fixtures.sync(second)
	expect(await findOrder(db, second)).toMatchObject({
		orderStatus: 'confirmed',
		snapshot: { paidWith: [{ means: 'gift-card', ending: card.secret.cardNumber.slice(-4), centAmount: 1000 }] },
	})
	expect(await fixtures.balanceOf(card.id)).toBe(0)
})

test('a card that pays all of it needs no bank, and keeps the rest', async () => {
	const card = await fixtures.boughtCard(25_000)
	const checkout = await fillCheckout(db, { items: [{ sku: await fixtures.variant(), quantity: 1 }] })
	const using = { ...reading(), checkoutId: checkout.checkoutId }
	await db.updateTable('checkouts').set({ payment_product: null }).where('id', '=', checkout.checkoutId).execute()
	expect((await findCheckout(db, using))!.nextStep).toBe('payment')
	await useGiftCard(db, { ...using, secret: card.secret })
	const { totals, nextStep } = (await findCheckout(db, using))!
	expect([nextStep, totals!.payableCentAmount]).toEqual(['review', 0])
	const result = await checkout.pay()
	expect(result).toMatchObject({ ok: true, placed: { orderStatus: 'confirmed', nextAction: null } })
	expect(await fixtures.balanceOf(card.id)).toBe(25_000 - totals!.totalCentAmount)
	expect(await findByReference(db, `pay_${await fixtures.orderOf(result)}`)).toBeUndefined()
})

test('two orders at once never spend the same money, and no entry brings a card below nothing', async () => {
	const card = await fixtures.boughtCard(2000)
	const sku = await fixtures.variant(10)
	const checkouts = await Promise.all([1, 2, 3].map(() => fillCheckout(db, { items: [{ sku, quantity: 1 }] })))
	for (const { checkoutId } of checkouts) await useGiftCard(db, { ...reading(), checkoutId, secret: card.secret })
	// All have read the same before one of them buys: who reads later agrees to pay without the card.
	const { totalCentAmount, payableCentAmount } = (await findCheckout(db, { ...reading(), ...checkouts[0]! }))!.totals!
	const agreed = { expectedTotalCentAmount: totalCentAmount, expectedPayableCentAmount: payableCentAmount }
	const results = await Promise.all(checkouts.map((checkout) => checkout.pay(agreed)))
	expect(results.filter((result) => result.ok)).toHaveLength(1)
	expect(results.filter((result) => !result.ok && result.reason === 'total-changed')).toHaveLength(2)
	expect(await fixtures.balanceOf(card.id)).toBe(0)
	const { order_id } = await db
		.selectFrom('gift_card_entries')
		.select('order_id')
		.where('kind', '=', 'redeemed')
		.orderBy('id', 'desc')
		.executeTakeFirstOrThrow()
	const entry = { gift_card_id: card.id, cent_amount: -1, recorded_at: new Date() }
	const other = await db.selectFrom('orders').select('id').where('id', '<>', order_id).executeTakeFirstOrThrow()
	await expect(
		db
			.insertInto('gift_card_entries')
			.values({ ...entry, kind: 'redeemed', order_id: other.id })
			.execute(),
	).rejects.toThrow(/no more than its balance/)
	await expect(db.deleteFrom('gift_card_entries').where('gift_card_id', '=', card.id).execute()).rejects.toThrow(
		/never changed/,
	)
})

test('a gift card pays for goods only, and a wrong code says no more than an unknown number', async () => {
	const card = await fixtures.boughtCard(2000)
	const bought = await fixtures.giftCheckout()
	expect(await useGiftCard(db, { ...reading(), checkoutId: bought.checkoutId, secret: card.secret })).toEqual({
		ok: false,
		reason: 'gift-cards-not-accepted',
	})
	const sku = await fixtures.variant()
	const mixed = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	const using = { ...reading(), checkoutId: mixed.checkoutId }
	const unknown = { ok: false, reason: 'refused-values', errors: [{ field: 'code', code: 'gift-card-unknown' }] }
	expect(await useGiftCard(db, { ...using, secret: { ...card.secret, code: 'AAAAA-AAAAA' } })).toEqual(unknown)
	expect(await useGiftCard(db, { ...using, secret: { cardNumber: 'AAAA-AAAA-AAAA', code: card.secret.code } })).toEqual(
		unknown,
	)
	const big = await fixtures.boughtCard(25_000)
	await addGiftCard(db, { ...reading(), cartId: mixed.cartId, giftCard: CARD })
	await useGiftCard(db, { ...using, secret: { ...big.secret, code: big.secret.code.toLowerCase() } })
	expect((await findCheckout(db, using))!.totals!.payableCentAmount).toBe(5000)
	await putMeansAway(db, { ...using, means: 'gift-card', sourceId: big.id })
	const { totals, means } = (await findCheckout(db, using))!
	expect([totals!.payableCentAmount, means]).toEqual([totals!.totalCentAmount, []])
})
