import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEANS } from '../capabilities.ts'
import { insertSites } from '../catalog/fixtures.ts'
import { useGiftCard } from '../checkout/commands/pay-with-gift-card.ts'
import { useStoreCredit } from '../checkout/commands/pay-with-store-credit.ts'
import { syncPayment } from '../checkout/commands/settle-payment.ts'
import { fillCheckout } from '../checkout/fixtures/checkouts.ts'
import { giftCardFixtures, reading, sender } from '../checkout/fixtures/gift-cards.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { reconcilePayments } from '../checkout/jobs.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { drawDocument } from '../documents/pdf/invoice.ts'
import { textOfPdf } from '../documents/fixtures/pdf-text.ts'
import { issueInvoice } from '../documents/jobs.ts'
import { findInvoice, listCreditNotes } from '../documents/queries.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { retryRefund } from '../payments/commands.ts'
import { listRefunds } from '../payments/queries/refunds.ts'
import { failRefunds, findByReference } from '../sandbox-bank/bank.ts'
import { issueCredit } from '../store-credit/fixtures.ts'
import { listBalances, readStoreCredit } from '../store-credit/queries.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { closePaidOtherwise, executeRefund } from './commands/execute-refund.ts'
import { receiveReturn } from './commands/receive-return.ts'
import { requestReturn } from './commands/request-return.ts'
import type { NewReturn } from './contract/returns.ts'
import { returnsFixtures } from './fixtures/returns-counter.ts'
import { sendCancellation, sendRefundEmail } from './jobs.ts'
import { findReturn } from './queries/returns.ts'

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof returnsFixtures>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	fixtures = returnsFixtures(db)
})
afterAll(() => drop())

const balanceOf = async (customerId: string) => (await listBalances(db, { customerId }))[0]?.balanceCentAmount ?? 0
const mailer = () => createInboxMailer({ db, clock: () => new Date() })
const lastMail = () => db.selectFrom('inbox_messages').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

let forms = 0
function form(quantity: number, refundTo: NewReturn['refundTo'] = 'store-credit'): NewReturn {
	forms += 1
	const lines = [{ position: 0, quantity, reason: null }]
	const pageUrl = 'https://fr.localhost/fr/account/returns/RETURN_NUMBER/'
	return { submissionKey: `credit-form-${forms}`, lines, method: 'relay', wish: 'refund', refundTo, pageUrl }
}

async function delivered(quantity: number) {
	const { customerId } = await insertCustomer(db)
	const sku = await fixtures.variant(10)
	const order = await fixtures.paidOrder({ items: [{ sku, quantity }], customerId })
	await fixtures.ship(order.orderId, new Date(Date.now() - 86_400_000))
	const { total_cent_amount: total } = await fixtures.orderRow(order.orderId)
	return { ...order, customerId, total }
}

async function receive(returnNumber: string, accepted: number) {
	const line = { position: 0, accepted, refused: 0, refusal: null, deductionCentAmount: 0, deduction: null }
	const received = await receiveReturn(db, { returnNumber, lines: [line], isGoodsBack: true, now: new Date() })
	if (!received.ok) throw new Error(received.reason)
}

test('a return is taken as credit because its customer asked for it, and the bank keeps what it has', async () => {
	const { orderId, customerId, orderNumber, total } = await delivered(2)
	const asked = { orderId, languageTag: 'fr-FR', now: new Date() }
	const result = await requestReturn(db, { ...asked, submitted: form(1), customerId })
	if (!result.ok) throw new Error(result.reason)
	const { returnNumber } = result
	expect(await findReturn(db, { returnNumber })).toMatchObject({ refundTo: 'store-credit', refundParts: [] })
	const row = await db
		.selectFrom('returns')
		.select('credit_agreed_at')
		.where('return_number', '=', returnNumber)
		.executeTakeFirstOrThrow()
	expect(row.credit_agreed_at).toEqual(asked.now)
	await receive(returnNumber, 1)
	// Nothing is issued before the refund is carried out, and then once.
	expect(await balanceOf(customerId)).toBe(0)
	const [refund] = await listRefunds(db, orderId)
	expect(refund?.parts).toEqual([{ means: 'bank', backTo: 'store-credit', centAmount: 8_995 }])
	await Promise.all(Array.from({ length: 4 }, () => executeRefund(fixtures.work, refund!.id)))
	expect(await balanceOf(customerId)).toBe(8_995)
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'captured', charged: total })
	expect(await findReturn(db, { returnNumber })).toMatchObject({
		refundTo: 'store-credit',
		refundCentAmount: 8_995,
		refundParts: [{ means: 'store-credit', centAmount: 8_995 }],
	})
	await sendRefundEmail({ db, mailer: mailer(), sender, refundId: refund!.id, now: new Date() })
	expect((await lastMail()).text).toContain('sur votre avoir, pour vos prochains achats')
	expect((await lastMail()).text).not.toContain('Selon votre banque')
	const [note] = await listCreditNotes(db, orderId)
	const text = textOfPdf(await drawDocument(note!))
	expect(text).toContain('Versé en avoir')
	// The rest goes back as it was paid: each return says for itself.
	const second = await requestReturn(db, { ...asked, submitted: form(1, 'same-means'), customerId })
	if (!second.ok) throw new Error(second.reason)
	await receive(second.returnNumber, 1)
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toMatchObject({ charged: 8_995 })
	expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: 'refunded' })
	expect((await readStoreCredit(db, customerId)).entries).toMatchObject([
		{ kind: 'issued', currency: 'EUR', centAmount: 8_995, orderNumber },
	])
})

test('only who is signed in to the account of the order may ask for credit', async () => {
	const { orderId } = await delivered(1)
	const { customerId: stranger } = await insertCustomer(db)
	const asked = { orderId, submitted: form(1), languageTag: 'fr-FR', now: new Date() }
	const refused = { ok: false, reason: 'store-credit-not-possible' }
	expect(await requestReturn(db, asked)).toEqual(refused)
	expect(await requestReturn(db, { ...asked, customerId: stranger })).toEqual(refused)
	const sku = await fixtures.variant()
	const guests = await fixtures.paidOrder({ items: [{ sku, quantity: 1 }] })
	const cancelling = { orderId: guests.orderId, refundTo: 'store-credit', now: new Date() } as const
	expect(await cancelOrder(db, { ...cancelling, customerId: stranger })).toEqual(refused)
	expect(await findOrder(db, guests.orderId)).toMatchObject({ orderStatus: 'confirmed' })
})

test.each([true, false])('a cancelled order becomes credit, its money taken before: %s', async (isCaptured) => {
	const { customerId } = await insertCustomer(db)
	const sku = await fixtures.variant()
	const paying = { paymentProduct: 'card', isCaptured, customerId }
	const { orderId } = await fixtures.paidOrder({ items: [{ sku, quantity: 1 }], ...paying })
	await issueInvoice({ db, orderId, now: new Date() })
	const { total_cent_amount: total } = await fixtures.orderRow(orderId)
	const cancelled = await cancelOrder(db, { orderId, refundTo: 'store-credit', customerId, now: new Date() })
	expect(cancelled).toMatchObject({ ok: true, refundCentAmount: total })
	await sendCancellation({ db, mailer: mailer(), sender, orderId, now: new Date() })
	expect((await lastMail()).text).toContain('Vous avez choisi un avoir')
	await fixtures.refundAll()
	expect(await balanceOf(customerId)).toBe(total)
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	// Whatever is said of the payment later, the money is the shop's: it has given credit for it.
	const paymentId = `pay_${orderId}`
	await syncPayment(db, { ...fixtures.work, paymentId, kind: 'webhook', now: new Date() })
	await capturePayment(fixtures.work, paymentId)
	await reconcilePayments(fixtures.work, { silence: -1_000, onError: (error) => expect.unreachable(String(error)) })
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'captured', charged: total })
	expect(await balanceOf(customerId)).toBe(total)
	expect(await listRefunds(db, orderId)).toHaveLength(1)
})

test('an order paid with card, credit and gift card gives back the bank’s part first, then credit, then the gift card', async () => {
	const shop = giftCardFixtures(db)
	const { customerId } = await insertCustomer(db)
	const sku = await fixtures.variant(10)
	const earlier = await fixtures.paidOrder({ items: [{ sku, quantity: 1 }], customerId })
	await issueCredit(db, { orderId: earlier.orderId, centAmount: 2_000, now: new Date() })
	const card = await shop.boughtCard(3_000)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], customerId })
	const using = { ...reading(), checkoutId: checkout.checkoutId, customerId }
	expect(await useGiftCard(db, { ...using, secret: card.secret })).toEqual({ ok: true })
	expect(await useStoreCredit(db, using)).toEqual({ ok: true })
	const orderId = await shop.orderOf(await checkout.pay())
	await shop.bankSays(orderId, 'approve')
	await shop.sync(orderId)
	const { total_cent_amount: total } = await fixtures.orderRow(orderId)
	expect([await balanceOf(customerId), await shop.balanceOf(card.id)]).toEqual([0, 0])
	await issueInvoice({ db, orderId, now: new Date() })
	const text = textOfPdf(await drawDocument((await findInvoice(db, orderId))!))
	expect(text).toMatch(/Carte cadeau.*Avoir/s)
	expect(await cancelOrder(db, { orderId, now: new Date() })).toMatchObject({ ok: true, refundCentAmount: total })
	const [refund] = await listRefunds(db, orderId)
	expect(refund?.parts.map(({ backTo, centAmount }) => [backTo, centAmount])).toEqual([
		['bank', total - 5_000],
		['store-credit', 2_000],
		['gift-card', 3_000],
	])
	await Promise.all([executeRefund(fixtures.work, refund!.id), executeRefund(fixtures.work, refund!.id)])
	expect([await balanceOf(customerId), await shop.balanceOf(card.id)]).toEqual([2_000, 3_000])
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'refunded', charged: 0 })
	expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: 'refunded' })
	// The bank sends its part back: asked for again, the other means are not paid twice.
	await failRefunds(db, (await findByReference(db, `pay_${orderId}`))!.id)
	await shop.sync(orderId)
	expect((await listRefunds(db, orderId))[0]).toMatchObject({ status: 'failed' })
	await retryRefund(db, refund!.id)
	await executeRefund(fixtures.work, refund!.id)
	expect((await listRefunds(db, orderId))[0]).toMatchObject({ status: 'settled' })
	expect([await balanceOf(customerId), await shop.balanceOf(card.id)]).toEqual([2_000, 3_000])
	expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: 'refunded' })
	// Or paid otherwise.
	await failRefunds(db, (await findByReference(db, `pay_${orderId}`))!.id)
	await shop.sync(orderId)
	expect(await closePaidOtherwise(db, { refundId: refund!.id, means: MEANS, now: new Date() })).toBe(true)
	expect(await shop.balanceOf(card.id)).toBe(3_000)
})
