import { findByReference } from '../sandbox-bank/bank.ts'
import { syncPayment } from '../checkout/commands/settle-payment.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { useGiftCard } from '../checkout/commands/pay-with-gift-card.ts'
import { fillCheckout } from '../checkout/fixtures/checkouts.ts'
import { giftCardFixtures, reading, sender } from '../checkout/fixtures/gift-cards.ts'
import { reconcilePayments } from '../checkout/jobs.ts'
import { findSettlement } from '../checkout/queries/find-settlement.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { sendGiftCard } from '../orders/jobs.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { providerPayment } from '../payments/queries/payments.ts'
import { listRefunds } from '../payments/queries/refunds.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { executeRefund } from './commands/execute-refund.ts'
import { returnsFixtures } from './fixtures/returns-counter.ts'
import { readOrderState } from './queries/order-state.ts'
import { optionsOf } from './rules/options.ts'

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof returnsFixtures>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	await db
		.insertInto('delivery_methods')
		.values({
			site: 'fr',
			id: 'express',
			kind: 'home',
			position: 9,
			cent_amount: 1500,
			minimum_days: 1,
			maximum_days: 1,
		})
		.execute()
	fixtures = returnsFixtures(db)
})
afterAll(() => drop())

const cancel = (orderId: string) => cancelOrder(db, { orderId, now: new Date() })

test('a paid order is cancelled once, pressed five times at once: stock, money and history move once', async () => {
	const sku = await fixtures.variant(10)
	const { orderId } = await fixtures.paidOrder({ items: [{ sku, quantity: 2 }] })
	const { total_cent_amount: total } = await fixtures.orderRow(orderId)
	expect(await fixtures.onHand(sku)).toBe(8)

	const results = await Promise.all(Array.from({ length: 5 }, () => cancel(orderId)))
	for (const result of results) expect(result).toEqual({ ok: true, refundCentAmount: total, currency: 'EUR' })
	expect(await fixtures.onHand(sku)).toBe(10)
	expect(await listRefunds(db, orderId)).toMatchObject([
		{ reference: 'cancellation', parts: [{ means: 'bank', centAmount: total }], status: 'pending' },
	])

	const [refund] = await listRefunds(db, orderId)
	await Promise.all(Array.from({ length: 3 }, () => executeRefund(fixtures.work, refund!.id)))
	await executeRefund(fixtures.work, refund!.id)
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'refunded', charged: 0 })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	const history = await db
		.selectFrom('order_history')
		.select(['axis', 'status'])
		.where('order_id', '=', orderId)
		.where('status', 'in', ['cancelled', 'refunded'])
		.execute()
	expect(history).toEqual([
		{ axis: 'order', status: 'cancelled' },
		{ axis: 'payment', status: 'refunded' },
	])
	const moves = await db.selectFrom('stock_movements').select('reason').where('sku', '=', sku).orderBy('id').execute()
	expect(moves.map((move) => move.reason)).toEqual(['sale', 'return'])
})

test('money that was only held is let go, and the duty for lost money leaves it to the refund', async () => {
	const sku = await fixtures.variant()
	const { orderId } = await fixtures.paidOrder({
		items: [{ sku, quantity: 1 }],
		paymentProduct: 'card',
		isCaptured: false,
	})
	await cancel(orderId)
	await reconcilePayments(fixtures.work, {
		silence: -1_000,
		onError: (error) => {
			throw error
		},
	})
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'authorized', charged: 0 })
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'cancelled', charged: 0 })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'cancelled' })
})

test('money that is taken in the very moment it is let go, goes back', async () => {
	const sku = await fixtures.variant()
	const { orderId } = await fixtures.paidOrder({
		items: [{ sku, quantity: 1 }],
		paymentProduct: 'card',
		isCaptured: false,
	})
	const { total_cent_amount: centAmount } = await fixtures.orderRow(orderId)
	await cancel(orderId)
	const known = (await findSettlement(db, { orderId }))!
	await fixtures.provider.capture(providerPayment(known, known.payment!), { centAmount, key: 'meanwhile' })
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'refunded', charged: 0 })
	expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: 'refunded' })
})

test('money that the bank takes after it was let go, goes back by the refund that had let it go', async () => {
	const sku = await fixtures.variant()
	const { orderId } = await fixtures.paidOrder({
		items: [{ sku, quantity: 1 }],
		paymentProduct: 'card',
		isCaptured: false,
	})
	await cancel(orderId)
	await fixtures.refundAll()
	const paymentId = `pay_${orderId}`
	const { cent_amount: captured_cent_amount } = (await findByReference(db, paymentId))!
	await db
		.updateTable('sandbox_payments')
		.set({ status: 'captured', captured_cent_amount })
		.where('merchant_reference', '=', paymentId)
		.execute()
	await syncPayment(db, { ...fixtures.work, paymentId, kind: 'webhook', now: new Date() })
	const [refund, ...more] = await listRefunds(db, orderId)
	expect(more).toEqual([])
	await Promise.all([executeRefund(fixtures.work, refund!.id), executeRefund(fixtures.work, refund!.id)])
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'refunded', charged: 0 })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
})

test('what a gift card paid goes back onto it, after the money of the bank', async () => {
	const shop = giftCardFixtures(db)
	const card = await shop.boughtCard(3000)
	const sku = await fixtures.variant(10, 8_995)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	const used = await useGiftCard(db, { ...reading(), checkoutId: checkout.checkoutId, secret: card.secret })
	expect(used).toEqual({ ok: true })
	const orderId = await shop.orderOf(await checkout.pay())
	await shop.bankSays(orderId, 'approve')
	await shop.sync(orderId)
	expect(await shop.balanceOf(card.id)).toBe(0)

	await cancel(orderId)
	const [refund] = await listRefunds(db, orderId)
	expect(refund?.parts.at(-1)).toEqual({ means: 'gift-card', backTo: 'gift-card', centAmount: 3000 })
	await Promise.all([executeRefund(fixtures.work, refund!.id), executeRefund(fixtures.work, refund!.id)])
	expect(await shop.balanceOf(card.id)).toBe(3000)
	expect(await fixtures.chargedByBank(orderId)).toMatchObject({ charged: 0 })
	expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: 'refunded' })
})

test('gift cards that were not sent are void with their order, and never sent; sent ones keep it', async () => {
	const shop = giftCardFixtures(db)
	const buy = async () => {
		const { checkoutId } = await shop.giftCheckout()
		const orderId = await shop.orderOf(await shop.pay(checkoutId))
		await shop.bankSays(orderId, 'approve')
		await shop.sync(orderId)
		return { orderId, card: (await shop.cardsOf(orderId))[0]! }
	}
	const mailer = createInboxMailer({ db, clock: () => new Date() })
	const unsent = await buy()
	expect(await cancel(unsent.orderId)).toMatchObject({ ok: true, refundCentAmount: 5000 })
	await sendGiftCard({ db, mailer, sender, giftCardId: unsent.card.id, now: new Date() })
	expect((await shop.cardsOf(unsent.orderId))[0]!.sent_at).toBeNull()
	expect(await shop.balanceOf(unsent.card.id)).toBe(0)
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(unsent.orderId)).toMatchObject({ charged: 0 })

	const sent = await buy()
	await sendGiftCard({ db, mailer, sender, giftCardId: sent.card.id, now: new Date() })
	expect(await cancel(sent.orderId)).toEqual({ ok: false, reason: 'gift-cards-sent' })
	expect(await shop.balanceOf(sent.card.id)).toBe(5000)
})

test('what has left, is not confirmed or is unknown cannot be cancelled, and the options say why', async () => {
	const sku = await fixtures.variant()
	const { orderId } = await fixtures.paidOrder({ items: [{ sku, quantity: 1 }] })
	const options = async (id: string) => {
		const order = await readOrderState(db, { column: 'id', value: id })
		return order && optionsOf(order, new Date())
	}
	expect(await options(orderId)).toMatchObject({
		cancel: { possible: true, reason: null },
		withdraw: { possible: true, until: null },
		return: { possible: false, reason: 'not-shipped' },
	})
	await fixtures.ship(orderId)
	expect(await cancel(orderId)).toEqual({ ok: false, reason: 'shipped' })
	expect(await options(orderId)).toMatchObject({
		cancel: { possible: false, reason: 'shipped' },
		withdraw: { possible: true, until: null },
		return: { possible: true, until: null },
		lines: [{ position: 0, unitCentAmounts: [8_995] }],
	})
	const pending = await (await fillCheckout(db, { items: [{ sku, quantity: 1 }] })).pay()
	expect(pending.ok && (await cancel(pending.placed.orderId))).toEqual({ ok: false, reason: 'not-confirmed' })
	expect(await cancel('nobodys-order-id')).toEqual({ ok: false, reason: 'order-not-found' })
})

test('the database refuses what would give back more than was paid', async () => {
	const sku = await fixtures.variant()
	const { orderId } = await fixtures.paidOrder({ items: [{ sku, quantity: 1 }] })
	const { total_cent_amount: total } = await fixtures.orderRow(orderId)
	const refund = {
		order_id: orderId,
		currency: 'EUR',
		created_at: new Date(),
		settled_at: null,
	}
	const insert = async (reference: string, centAmount: number, means: 'bank' | 'gift-card' = 'bank') => {
		const id = `ref_${reference}_${orderId}`
		await db
			.insertInto('refunds')
			.values({ ...refund, id, reference })
			.execute()
		const part = { refund_id: id, means, back_to: means, cent_amount: centAmount }
		await db.insertInto('refund_parts').values(part).execute()
	}
	await insert('a', total - 1)
	await expect(insert('b', 2)).rejects.toThrow('no more goes back than was paid')
	await expect(insert('c', 1, 'gift-card')).rejects.toThrow('no more goes back than was paid')
	await expect(
		db.updateTable('refunds').set({ currency: 'CHF' }).where('order_id', '=', orderId).execute(),
	).rejects.toThrow('a refund stays')
	await fixtures.refundAll()
})
