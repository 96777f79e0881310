import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { fails, openStripeShop, type StripeShop } from '../checkout/fixtures/stripe-orders.ts'
import { reconcilePayments } from '../checkout/jobs.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { issueInvoice } from '../documents/jobs.ts'
import { listDocumentsOfOrder } from '../documents/queries.ts'
import { listUnpaidOrders } from '../fulfillment/queries/captures.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { listRefunds } from '../payments/queries/refunds.ts'
import { cancelUnits } from './commands/cancel-units.ts'
import { receiveReturn } from './commands/receive-return.ts'
import { requestReturn } from './commands/request-return.ts'
import { executeRefunds } from './jobs.ts'

let shop: StripeShop
let db: Database
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase())
	;({ db } = shop)
	await shop.captureOn('on-shipment')
})
afterAll(() => shop.close())

let keys = 0
/** An order of several units whose card is authorized, to be captured with its parcels. */
async function authorized(units = 3) {
	const one = await shop.order({ units })
	const reference = await one.reference()
	shop.stripe.press(reference, 'approve')
	await one.sync()
	const order = async () => (await findOrder(db, one.orderId))!
	const { totalCentAmount: total, lines } = await order()
	return {
		...one,
		order,
		total,
		unit: lines[0]!.unitCentAmount,
		held: () => shop.stripe.heldOf(reference),
		captured: () => shop.stripe.capturesOf(reference),
		async cancel(quantity: number) {
			keys += 1
			const by = { column: 'id', value: one.orderId } as const
			const asked = { by, key: `key-${keys}`, reason: 'customer', lines: [{ position: 0, quantity }] } as const
			return cancelUnits(db, { ...asked, now: new Date() })
		},
		/** Runs what the worker runs. */
		async runJobs() {
			await capturePayment(one.work, one.paymentId)
			await executeRefunds(one.work, { onError: fails, grace: -60_000 })
			await reconcilePayments(one.work, { onError: fails, silence: -60_000 })
		},
		endAuthorization: () => shop.stripe.endAuthorization(reference),
	}
}

test('the rest is captured once, with its parcel, and nothing is refunded (acceptance 11)', async () => {
	const one = await authorized(3)
	expect(await one.cancel(1)).toMatchObject({ cancelled: { cancellation: { releasedCentAmount: one.unit } } })
	await one.runJobs()
	expect(one.captured()).toEqual([])
	await one.ship()
	await one.runJobs()
	expect([one.captured(), one.held(), await listRefunds(db, one.orderId)]).toEqual([
		[one.total - one.unit],
		one.total - one.unit,
		[],
	])
	expect((await one.order()).paymentStatus).toBe('paid')
	await issueInvoice({ db, orderId: one.orderId, now: new Date() })
	const documents = await listDocumentsOfOrder(db, one.orderId)
	expect(documents.map(({ kind, totalCentAmount }) => [kind, totalCentAmount])).toEqual([
		['invoice', one.total - one.unit],
	])
})

test('after the first parcel the rest is let go, not captured, and the order has left', async () => {
	const one = await authorized(3)
	await one.ship(1)
	await one.runJobs()
	const [first] = one.captured()
	await one.cancel(2)
	await one.runJobs()
	expect([one.captured(), one.held(), await listRefunds(db, one.orderId)]).toEqual([[first], first, []])
	expect(first).toBe(one.total - 2 * one.unit)
	expect(await one.order()).toMatchObject({ paymentStatus: 'paid', fulfillmentStatus: 'shipped' })
	const unpaid = await listUnpaidOrders(db, new Date(Date.now() + 8 * 86_400_000))
	expect(unpaid.map(({ orderNumber }) => orderNumber)).not.toContain((await one.order()).orderNumber)
})

test('a parcel whose capture is still to be made captures its own share, whatever is cancelled after it', async () => {
	const one = await authorized(3)
	await one.ship(1)
	await one.cancel(2)
	await one.runJobs()
	expect([one.captured(), one.held()]).toEqual([[one.total - 2 * one.unit], one.total - 2 * one.unit])
})

test('where a card is captured once, the first parcel captures what is not cancelled; later units are refunded', async () => {
	shop.stripe.allowMulticapture(false)
	onTestFinished(() => shop.stripe.allowMulticapture(true))
	const one = await authorized(4)
	await one.cancel(1)
	await one.ship(1)
	await one.runJobs()
	expect(one.captured()).toEqual([one.total - one.unit])
	expect(await one.cancel(1)).toMatchObject({ cancelled: { cancellation: { refundCentAmount: one.unit } } })
	await one.runJobs()
	expect([one.captured(), one.held()]).toEqual([[one.total - one.unit], one.total - 2 * one.unit])
})

test('an authorization that has ended after the first parcel owes nothing for what is cancelled', async () => {
	const one = await authorized(2)
	await one.ship(1)
	await one.runJobs()
	one.endAuthorization()
	await one.sync()
	const before = one.held()
	expect(await one.cancel(1)).toMatchObject({ ok: true })
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	expect([one.held(), (await one.order()).fulfillmentStatus]).toEqual([before, 'shipped'])
})

/** The same numbers in each run. */
function draws(seed: number): (below: number) => number {
	let state = seed
	return (below) => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
		return (state >>> 8) % below
	}
}

test('in whatever order units leave, are cancelled and come back, the bank keeps what the documents say', async () => {
	for (let seed = 1; seed <= 14; seed++) {
		const draw = draws(seed)
		await shop.captureOn(seed % 2 === 0 ? 'on-shipment' : 'on-confirmation')
		shop.stripe.allowMulticapture(seed % 3 > 0)
		const one = await authorized(1 + draw(5))
		const { orderId } = one
		const taken: string[] = []
		for (let step = 0; step < 10; step++) {
			const act = ['ship', 'cancel', 'return', 'work', 'invoice'][draw(5)]!
			taken.push(act)
			if (act === 'ship') await one.ship(1)
			if (act === 'cancel') await one.cancel(1 + draw(2))
			if (act === 'work') await one.runJobs()
			if (act === 'invoice') await issueInvoice({ db, orderId, now: new Date() })
			if (act === 'return') await giveBack(orderId)
		}
		if (draw(2) === 0) await one.ship()
		else
			await cancelUnits(db, {
				by: { column: 'id', value: orderId },
				key: 'rest',
				reason: 'not-available',
				now: new Date(),
			})
		await one.runJobs()
		await issueInvoice({ db, orderId, now: new Date() })
		const documents = await listDocumentsOfOrder(db, orderId)
		const kept = documents.reduce(
			(sum, { kind, totalCentAmount }) => sum + (kind === 'invoice' ? totalCentAmount : -totalCentAmount),
			0,
		)
		const vat = documents.flatMap(({ kind, content }) =>
			content.taxLines.map(({ taxCentAmount }) => (kind === 'invoice' ? taxCentAmount : -taxCentAmount)),
		)
		const order = await one.order()
		const label = `${seed}: ${taken.join(' ')}`
		expect([label, one.held()]).toEqual([label, kept])
		// Credit notes round the VAT of all of them together (law 11): nothing is left of what is credited whole.
		const vatKept = vat.reduce((sum, part) => sum + part, 0)
		expect([label, Math.abs(vatKept - kept / 6) < (kept === 0 ? 0.01 : 1)]).toEqual([label, true])
		const paid = order.totalCentAmount - order.cancelledCentAmount
		const refunds = await listRefunds(db, orderId)
		expect(refunds.every(({ status }) => status === 'settled')).toBe(true)
		if (order.orderStatus === 'confirmed') expect([label, kept <= paid]).toEqual([label, true])
		else expect([label, kept]).toEqual([label, 0])
	}
	shop.stripe.allowMulticapture(true)
})

/** One unit that has left comes back, if there is one. */
async function giveBack(orderId: string): Promise<void> {
	keys += 1
	const asked = await requestReturn(db, {
		orderId,
		submitted: {
			submissionKey: `return-${keys}`,
			lines: [{ position: 0, quantity: 1, reason: null }],
			method: 'relay',
			wish: 'refund',
			refundTo: 'same-means',
			pageUrl: 'https://fr.localhost/fr/',
		},
		languageTag: 'fr-FR',
		now: new Date(),
	})
	if (!asked.ok) return
	const line = { position: 0, accepted: 1, refused: 0, refusal: null, deductionCentAmount: 0, deduction: null }
	await receiveReturn(db, { returnNumber: asked.returnNumber, lines: [line], isGoodsBack: true, now: new Date() })
}
