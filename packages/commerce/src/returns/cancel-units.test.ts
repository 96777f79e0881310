import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGiftCard } from '../carts/commands/change-cart.ts'
import { insertSites } from '../catalog/fixtures.ts'
import { useGiftCard } from '../checkout/commands/pay-with-gift-card.ts'
import { fillCheckout } from '../checkout/fixtures/checkouts.ts'
import { CARD, giftCardFixtures, reading, sender } from '../checkout/fixtures/gift-cards.ts'
import { captureAuthorized, capturePayment } from '../checkout/commands/capture-payment.ts'
import { fails } from '../checkout/fixtures/stripe-orders.ts'
import { settlePayment, syncPayment } from '../checkout/commands/settle-payment.ts'
import { reconcilePayments } from '../checkout/jobs.ts'
import { findSettlement } from '../checkout/queries/find-settlement.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { issueInvoice } from '../documents/jobs.ts'
import { listDocumentsOfOrder } from '../documents/queries.ts'
import { deliverGiftCards } from '../fulfillment/commands/deliver-gift-cards.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { sendGiftCard } from '../orders/jobs.ts'
import { changeOrderStatus } from '../orders/commands.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { recordProviderState } from '../payments/commands.ts'
import { providerPayment } from '../payments/queries/payments.ts'
import { listRefunds } from '../payments/queries/refunds.ts'
import { cancelUnits, type CancelUnits } from './commands/cancel-units.ts'
import { receiveReturn } from './commands/receive-return.ts'
import { withdraw } from './commands/withdraw.ts'
import { returnsFixtures } from './fixtures/returns-counter.ts'

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof returnsFixtures>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	fixtures = returnsFixtures(db)
})
afterAll(() => drop())

let keys = 0
/** Cancels units of an order for its retailer, by default of the first line. */
function cancel(orderId: string, quantity: number, options: Partial<CancelUnits> = {}) {
	keys += 1
	const by = { column: 'id', value: orderId } as const
	const lines = [{ position: 0, quantity }]
	return cancelUnits(db, { by, key: `key-${keys}`, reason: 'customer', lines, now: new Date(), ...options })
}

async function bought(quantity: number, options: { isCaptured?: boolean; paymentProduct?: string } = {}) {
	const sku = await fixtures.variant(10)
	const { orderId } = await fixtures.paidOrder({ items: [{ sku, quantity }], ...options })
	const { total_cent_amount: total } = await fixtures.orderRow(orderId)
	return { sku, orderId, total }
}

const UNIT = 8_995

/** Two units, authorized, which a gift card pays for the greater part. */
async function paidWithCard() {
	const shop = giftCardFixtures(db)
	const card = await shop.boughtCard(15_000)
	const sku = await fixtures.variant(10)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 2 }], paymentProduct: 'card' })
	const used = await useGiftCard(db, { ...reading(), checkoutId: checkout.checkoutId, secret: card.secret })
	expect(used).toEqual({ ok: true })
	const orderId = await shop.orderOf(await checkout.pay())
	await shop.bankSays(orderId, 'approve')
	await shop.sync(orderId)
	return { orderId, total: (await fixtures.orderRow(orderId)).total_cent_amount, card, shop }
}

test('what is cancelled before the capture is never captured: one capture of the rest, no refund, an invoice of the rest (acceptance 11)', async () => {
	const { sku, orderId, total } = await bought(3, { paymentProduct: 'card', isCaptured: false })
	expect(await cancel(orderId, 1)).toMatchObject({
		ok: true,
		cancelled: { orderStatus: 'confirmed', cancellation: { releasedCentAmount: UNIT, refundCentAmount: 0 } },
	})
	await Promise.all([1, 2].map(() => capturePayment(fixtures.work, `pay_${orderId}`)))
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'captured', charged: total - UNIT })
	const captures = db
		.selectFrom('sandbox_captures')
		.innerJoin('sandbox_payments', 'id', 'payment_id')
		.select('sandbox_captures.cent_amount')
	expect(await captures.where('merchant_reference', '=', `pay_${orderId}`).execute()).toEqual([
		{ cent_amount: total - UNIT },
	])
	expect(await listRefunds(db, orderId)).toEqual([])
	expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: 'paid', cancelledCentAmount: UNIT })
	expect(await fixtures.onHand(sku)).toBe(8)
	await issueInvoice({ db, orderId, now: new Date() })
	const documents = await listDocumentsOfOrder(db, orderId)
	expect(documents.map(({ kind, totalCentAmount }) => [kind, totalCentAmount])).toEqual([['invoice', total - UNIT]])
	expect(documents[0]!.content.lines).toMatchObject([{ quantity: 2, totalCentAmount: 2 * UNIT }])
})

test('what is captured is refunded, with a credit note of the invoice', async () => {
	const { orderId, total } = await bought(3)
	await issueInvoice({ db, orderId, now: new Date() })
	const results = await Promise.all([1, 2, 3].map(() => cancel(orderId, 1, { key: 'pressed-often' })))
	for (const result of results) expect(result).toEqual(results[0])
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'captured', charged: total - UNIT })
	expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: 'paid', orderStatus: 'confirmed' })
	const documents = await listDocumentsOfOrder(db, orderId)
	expect(documents.map(({ kind, totalCentAmount }) => [kind, totalCentAmount])).toEqual([
		['invoice', total],
		['credit-note', UNIT],
	])
	// The last units end the order, with the delivery cost.
	expect(await cancel(orderId, 2)).toMatchObject({ cancelled: { orderStatus: 'cancelled' } })
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'refunded', charged: 0 })
	const credited = (await listDocumentsOfOrder(db, orderId))
		.slice(1)
		.reduce((sum, note) => sum + note.totalCentAmount, 0)
	expect(credited).toBe(total)
})

test('a capture that was under way is refunded for what was cancelled meanwhile', async () => {
	const { orderId, total } = await bought(2, { paymentProduct: 'card', isCaptured: false })
	const known = (await findSettlement(db, { orderId }))!
	await cancel(orderId, 1)
	const asked = providerPayment(known, known.payment!)
	await fixtures.provider.capture(asked, { centAmount: total, key: 'before-the-process-died' })
	await reconcilePayments(fixtures.work, { onError: fails, silence: -60_000 })
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'captured', charged: total - UNIT })
	expect(await listRefunds(db, orderId)).toMatchObject([
		{ reference: `surplus-${total}`, centAmount: UNIT, status: 'settled' },
	])
	await expect(captureAuthorized(fixtures.work, (await findSettlement(db, { orderId }))!)).resolves.toBeUndefined()
})

test('units that are not available are not counted in; units in a parcel are not cancelled', async () => {
	const { sku, orderId } = await bought(3)
	await cancel(orderId, 1, { reason: 'not-available' })
	expect(await fixtures.onHand(sku)).toBe(7)
	await fixtures.ship(orderId)
	expect(await cancel(orderId, 1)).toEqual({ ok: false, reason: 'more-than-left' })
	const parcels = await db.selectFrom('parcel_lines').select('quantity').where('order_id', '=', orderId).execute()
	expect([parcels, (await fixtures.orderRow(orderId)).fulfillment_status]).toEqual([[{ quantity: 2 }], 'shipped'])
})

test('where gift cards pay a part, the bank gets its money back first; an order they pay alone then is paid and leaves', async () => {
	const { orderId, total, card, shop } = await paidWithCard()
	const ofBank = total - 15_000
	expect(await cancel(orderId, 1)).toMatchObject({
		cancelled: { cancellation: { releasedCentAmount: ofBank, refundCentAmount: UNIT - ofBank } },
	})
	await capturePayment(fixtures.work, `pay_${orderId}`)
	await fixtures.refundAll()
	expect([await fixtures.chargedByBank(orderId), await shop.balanceOf(card.id)]).toEqual([
		{ status: 'cancelled', charged: 0 },
		UNIT - ofBank,
	])
	expect((await findOrder(db, orderId))?.paymentStatus).toBe('paid')
	await issueInvoice({ db, orderId, now: new Date() })
	const [invoice] = await listDocumentsOfOrder(db, orderId)
	expect(invoice!.content.payment).toMatchObject({ centAmount: 0, paidWith: [{ centAmount: total - UNIT }] })
	await fixtures.ship(orderId)
	expect((await fixtures.orderRow(orderId)).fulfillment_status).toBe('shipped')
})

test('the last goods of an order with gift cards take the delivery cost along; the order goes on with its cards', async () => {
	const shop = giftCardFixtures(db)
	const sku = await fixtures.variant(10, 2_000)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 2 }], paymentProduct: 'card' })
	const added = await addGiftCard(db, { ...reading(), cartId: checkout.cartId, giftCard: CARD })
	expect(added.ok).toBe(true)
	const orderId = await shop.orderOf(await checkout.pay())
	await shop.bankSays(orderId, 'approve')
	await shop.sync(orderId)
	const { delivery_cent_amount: delivery } = await fixtures.orderRow(orderId)
	expect(delivery).toBeGreaterThan(0)
	expect(await cancel(orderId, 1, { lines: undefined })).toMatchObject({
		cancelled: {
			orderStatus: 'confirmed',
			cancellation: { deliveryCentAmount: delivery, releasedCentAmount: 4_000 + delivery },
		},
	})
	await capturePayment(fixtures.work, `pay_${orderId}`)
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'captured', charged: CARD.centAmount })
	await issueInvoice({ db, orderId, now: new Date() })
	const [invoice] = await listDocumentsOfOrder(db, orderId)
	expect(invoice!.content).toMatchObject({
		totalCentAmount: CARD.centAmount,
		taxLines: [],
		delivery: { centAmount: 0 },
	})
	const [card] = await shop.cardsOf(orderId)
	const sending = {
		db,
		mailer: createInboxMailer({ db, clock: () => new Date() }),
		sender,
		giftCardId: card!.id,
		now: new Date(),
	}
	await sendGiftCard(sending)
	await deliverGiftCards(db, { giftCardId: card!.id, now: new Date() })
	expect((await fixtures.orderRow(orderId)).fulfillment_status).toBe('delivered')
	expect(await cancel(orderId, 1, { lines: undefined })).toEqual({ ok: false, reason: 'nothing-left' })
})

test('what an earlier refund gives back to the bank is not released as well: each means gets what it paid', async () => {
	const { orderId, card, shop } = await paidWithCard()
	const order = (await findOrder(db, orderId))!
	const statement = {
		submissionKey: 'withdrawn-in-part',
		name: 'Camille Durand',
		lines: [{ position: 0, quantity: 1 }],
	}
	const { orderNumber, email } = order
	const pageUrl = 'https://fr.localhost/fr/order/withdraw/?receipt=WITHDRAWAL_ID'
	const submitted = { ...statement, orderNumber, email, orderId, pageUrl }
	const secret = 'a secret of more than thirty-two characters'
	await withdraw(db, { site: 'fr', languageTag: 'fr-FR', submitted, secret, now: new Date() })
	const returns = db.selectFrom('returns').select('return_number as returnNumber').where('order_id', '=', orderId)
	const back = { accepted: 1, refused: 0, refusal: null, deductionCentAmount: 0, deduction: null }
	const lines = [{ position: 0, ...back }]
	await receiveReturn(db, { ...(await returns.executeTakeFirstOrThrow()), lines, isGoodsBack: true, now: new Date() })
	expect(await cancel(orderId, 1)).toMatchObject({ cancelled: { cancellation: { releasedCentAmount: 0 } } })
	await fixtures.refundAll()
	expect([await fixtures.chargedByBank(orderId), await shop.balanceOf(card.id)]).toMatchObject([{ charged: 0 }, 15_000])
	expect((await listRefunds(db, orderId)).map(({ status }) => status)).toEqual(['settled', 'settled'])
})

test('a state told again after the bank has its part back does not refund an order that a gift card still pays', async () => {
	const { orderId } = await paidWithCard()
	const paymentId = `pay_${orderId}`
	await capturePayment(fixtures.work, paymentId)
	await cancel(orderId, 1)
	await fixtures.refundAll()
	const known = (await findSettlement(db, { orderId }))!
	const state = await fixtures.provider.retrieve(providerPayment(known, known.payment!))
	expect(state?.status).toBe('refunded')
	await settlePayment(db, { ...fixtures.work, paymentId, state, kind: 'webhook', now: new Date() })
	expect((await findOrder(db, orderId))?.paymentStatus).toBe('paid')
	await fixtures.ship(orderId)
})

test('a surplus that a worker of before has recorded is refunded when the provider is asked next', async () => {
	const { orderId, total } = await bought(2, { paymentProduct: 'card', isCaptured: false })
	const [paymentId, now] = [`pay_${orderId}`, new Date()]
	const known = (await findSettlement(db, { orderId }))!
	await cancel(orderId, 1)
	const asked = providerPayment(known, known.payment!)
	const { state } = await fixtures.provider.capture(asked, { centAmount: total, key: 'of-before' })
	await recordProviderState(db, { paymentId, state, kind: 'capture', now })
	const paid = { orderId, changes: { payment: 'paid' }, now } as const
	await db.transaction().execute((tx) => changeOrderStatus(tx, paid))
	await syncPayment(db, { ...fixtures.work, paymentId, kind: 'webhook', now })
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'captured', charged: total - UNIT })
})

test('a key stands for one cancellation: with other units or another reason it is refused', async () => {
	const { orderId } = await bought(3)
	const key = 'of-one-form'
	const first = await cancel(orderId, 1, { key })
	expect(first).toMatchObject({ ok: true })
	expect(await cancel(orderId, 1, { key })).toEqual(first)
	for (const other of [{ lines: [{ position: 0, quantity: 2 }] }, { reason: 'not-available' } as const])
		expect(await cancel(orderId, 1, { key, ...other })).toEqual({ ok: false, reason: 'key-taken' })
})

test('a unit is in a parcel or cancelled, never both, whoever is first', async () => {
	for (let round = 0; round < 5; round++) {
		const { orderId } = await bought(2)
		const [, cancelled] = await Promise.all([fixtures.ship(orderId), cancel(orderId, 1)])
		const parcels = await db.selectFrom('parcel_lines').select('quantity').where('order_id', '=', orderId).execute()
		expect(parcels).toEqual([{ quantity: cancelled.ok ? 1 : 2 }])
	}
})

test('refused: unknown lines, too many, another site, orders that are over, a buyer whose parcel has left', async () => {
	const { orderId } = await bought(2)
	expect(await cancel(orderId, 1, { lines: [{ sku: 'nothing', quantity: 1 }] })).toEqual({
		ok: false,
		reason: 'line-unknown',
	})
	expect(await cancel(orderId, 3)).toEqual({ ok: false, reason: 'more-than-left' })
	expect(await cancel(orderId, 1, { sites: ['de'] })).toEqual({ ok: false, reason: 'order-not-found' })
	expect(await cancel(orderId, 1, { isBuyer: true })).toMatchObject({ ok: true })
	await fixtures.ship(orderId)
	expect(await cancel(orderId, 1, { isBuyer: true })).toEqual({ ok: false, reason: 'shipped' })
	const { orderId: over } = await bought(1)
	await fixtures.cancel(over)
	expect(await cancel(over, 1)).toEqual({ ok: false, reason: 'cancelled' })
})
