import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEANS } from '../../../capabilities.ts'
import { followPayment } from '../../../checkout/commands/settle-payment.ts'
import { recordDispute } from '../../../disputes/commands.ts'
import { listDisputes, listOpenDisputes } from '../../../disputes/queries.ts'
import { lockOrder } from '../../../orders/queries/order-rows.ts'
import { createInboxMailer } from '../../../mail/commands.ts'
import { findOrder } from '../../../orders/queries/find-order.ts'
import { cancelOrder } from '../../../returns/commands/cancel-order.ts'
import { executeRefund, sendCancellation } from '../../../returns/jobs.ts'
import { listFailedRefunds } from '../../../returns/queries/due.ts'
import { requestRefund, retryRefund } from '../../commands.ts'
import { receiveEvents } from '../../jobs/receive-events.ts'
import { openStripeShop, type StripeShop } from '../../../checkout/fixtures/stripe-orders.ts'
import { createTestDatabase } from '../../../database/test-database.ts'
import { followDispute, followDisputes } from '../../jobs/disputes.ts'
import { listRefunds } from '../../queries/refunds.ts'

let shop: StripeShop
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase())
})
afterAll(() => shop.close())

const later = (milliseconds: number) => new Date(Date.now() + milliseconds)

/** A paid order and what its bank does. */
async function disputed(how: Parameters<StripeShop['stripe']['dispute']>[1] = {}) {
	const one = await shop.order()
	await one.pay()
	const errors: { message: string; fields: object }[] = []
	const log = { error: (fields: object, message: string) => void errors.push({ message, fields }) }
	const work = { ...one.work, log }
	const disputeId = shop.stripe.dispute(await one.reference(), how)
	const told = { provider: 'stripe', account: 'eu', reference: disputeId }
	return { ...one, work, disputeId, errors, follow: () => followDispute(work, told) }
}

const eventsOf = async (orderId: string) => {
	const { rows } = await sql<{ type: string }>`
		select type from events where subject = (select order_number from orders where id = ${orderId}) order by serial`.execute(
		shop.db,
	)
	return rows.map(({ type }) => type)
}

test('a dispute is told, stands on the list with its term and changes no order (acceptance 15)', async () => {
	const one = await disputed()
	const before = (await findOrder(shop.db, one.orderId))!
	// The events of Stripe name the dispute; each is recorded once, and one job asks.
	const events = shop.stripe
		.webhooks(one.paymentId, { secret: shop.secret })
		.flatMap((webhook) => shop.provider.readWebhook({ ...webhook, now: new Date() }) ?? [])
	expect(events.filter(({ about }) => about?.reference === one.disputeId)).toHaveLength(2)
	const received = { provider: 'stripe', account: 'eu', events, now: new Date() }
	await receiveEvents(shop.db, received)
	await receiveEvents(shop.db, received)
	const jobs =
		await sql`select from pgboss.job where name = 'follow-dispute' and singleton_key = ${one.disputeId}`.execute(
			shop.db,
		)
	expect(jobs.rows).toHaveLength(1)
	await one.follow()
	await one.follow()
	expect(one.errors).toMatchObject([{ message: 'A payment is disputed', fields: { reference: one.disputeId } }])
	const { orderNumber } = before
	expect((await listOpenDisputes(shop.db)).filter((open) => open.orderNumber === orderNumber)).toMatchObject([
		{ reference: one.disputeId, stage: 'dispute', status: 'needs-response', centAmount: before.totalCentAmount },
	])
	expect(Date.parse((await listDisputes(shop.db, one.orderId))[0]!.respondBy!)).toBeGreaterThan(Date.now())
	expect(await findOrder(shop.db, one.orderId)).toEqual(before)
	expect((await eventsOf(one.orderId)).filter((type) => type === 'payment.disputed')).toHaveLength(1)
})

test('a disputed payment is not refunded until the dispute is won; then a person asks again', async () => {
	const one = await disputed()
	await one.follow()
	expect(await cancelOrder(shop.db, { orderId: one.orderId, now: new Date() })).toMatchObject({ ok: true })
	const [refund] = await listRefunds(shop.db, one.orderId)
	expect(refund).toMatchObject({ status: 'failed' })
	expect((await listFailedRefunds(shop.db)).find(({ refundId }) => refundId === refund!.id)).toMatchObject({
		failure: 'payment-disputed',
	})
	const mailer = createInboxMailer({ db: shop.db, clock: () => new Date() })
	const sender = { shopName: 'Linaire', companyLine: 'Linaire SAS' }
	await sendCancellation({ db: shop.db, mailer, sender, orderId: one.orderId, now: new Date() })
	const { text } = await shop.db.selectFrom('inbox_messages').select('text').executeTakeFirstOrThrow()
	expect(text).toContain('contesté auprès de votre banque')
	expect(text).not.toContain('Nous vous remboursons')
	await executeRefund(one.work, refund!.id)
	expect(shop.stripe.refundsOf(await one.reference())).toEqual([])
	expect(await retryRefund(shop.db, refund!.id)).toEqual({ ok: false, reason: 'payment-disputed' })
	// The database holds it, whoever writes.
	await expect(
		shop.db.updateTable('refunds').set({ status: 'pending' }).where('id', '=', refund!.id).execute(),
	).rejects.toThrow('the payment is disputed')
	shop.stripe.moveDispute(one.disputeId, 'under_review')
	await one.follow()
	expect(await retryRefund(shop.db, refund!.id)).toMatchObject({ ok: false })
	shop.stripe.moveDispute(one.disputeId, 'won')
	await one.follow()
	expect(await retryRefund(shop.db, refund!.id)).toEqual({ ok: true })
	await executeRefund(one.work, refund!.id)
	expect(await findOrder(shop.db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	const told = (await eventsOf(one.orderId)).filter((type) => type === 'payment.disputed')
	expect(told).toHaveLength(3)
})

test('of a payment disputed in part the rest can be refunded, and no minor unit more', async () => {
	const one = await disputed({ amount: 1_000 })
	await one.follow()
	const { totalCentAmount, currency } = (await findOrder(shop.db, one.orderId))!
	const rest = totalCentAmount - 1_000
	const refund = (reference: string, centAmount: number) =>
		shop.db.transaction().execute((tx) =>
			requestRefund(tx, {
				orderId: one.orderId,
				reference,
				centAmount,
				currency: currency as 'EUR',
				now: new Date(),
			}),
		)
	await refund('rest', rest)
	await refund('more', 1)
	expect(await listRefunds(shop.db, one.orderId)).toMatchObject([
		{ reference: 'rest', status: 'pending' },
		{ reference: 'more', status: 'failed' },
	])
	const insert = shop.db.transaction().execute(async (tx) => {
		const row = { id: `ref_${one.orderId}`, order_id: one.orderId, reference: 'by-hand', currency: 'EUR' }
		await tx
			.insertInto('refunds')
			.values({ ...row, credit_agreed_at: null, created_at: new Date(), settled_at: null })
			.execute()
		const part = { refund_id: row.id, means: 'bank', back_to: 'store-credit', cent_amount: 1 } as const
		await tx.insertInto('refund_parts').values(part).execute()
	})
	await expect(insert).rejects.toThrow('the payment is disputed')
})

test('an inquiry takes no money: it can be refunded', async () => {
	const one = await disputed({ status: 'warning_needs_response' })
	await one.follow()
	await cancelOrder(shop.db, { orderId: one.orderId, now: new Date() })
	const [refund] = await listRefunds(shop.db, one.orderId)
	await executeRefund(one.work, refund!.id)
	expect(await listRefunds(shop.db, one.orderId)).toMatchObject([{ status: 'settled' }])
	shop.stripe.moveDispute(one.disputeId, 'warning_closed')
	await one.follow()
	expect(await listDisputes(shop.db, one.orderId)).toMatchObject([{ stage: 'inquiry', status: 'won' }])
})

test('a dispute whose events were lost is found within the hour, and told again before its term ends', async () => {
	const one = await disputed({ dueBy: 71 * 3_600 })
	await followDisputes(one.work)
	expect(await listDisputes(shop.db, one.orderId)).toMatchObject([{ reference: one.disputeId }])
	const messages = () => one.errors.map(({ message }) => message)
	expect(messages()).toContain('Disputes have to be answered')
	shop.stripe.moveDispute(one.disputeId, 'lost')
	one.errors.length = 0
	// Older than those that are looked for, and open: it is asked about by its id.
	await followDisputes({ ...one.work, clock: () => later(30 * 86_400_000) })
	expect(await listDisputes(shop.db, one.orderId)).toMatchObject([{ status: 'lost', closedAt: expect.any(String) }])
})

test('an appeal is won although nothing was told of it, and the refund can be made', async () => {
	const one = await disputed({ status: 'lost' })
	await one.follow()
	await cancelOrder(shop.db, { orderId: one.orderId, now: new Date() })
	const [refund] = await listRefunds(shop.db, one.orderId)
	expect(await retryRefund(shop.db, refund!.id)).toMatchObject({ ok: false })
	shop.stripe.moveDispute(one.disputeId, 'won')
	await followDisputes({ ...one.work, clock: () => later(30 * 86_400_000) })
	expect(await listDisputes(shop.db, one.orderId)).toMatchObject([{ stage: 'dispute', status: 'won' }])
	expect(await retryRefund(shop.db, refund!.id)).toEqual({ ok: true })
})

test('a new term, amount or fee is recorded and told, wherever the dispute stands', async () => {
	const one = await disputed()
	await one.follow()
	const dueBy = shop.stripe.alterDispute(one.disputeId, { amount: 700, dueBy: 3 * 86_400 })
	await one.follow()
	await one.follow()
	const [dispute] = await listDisputes(shop.db, one.orderId)
	expect(dispute).toMatchObject({ status: 'needs-response', centAmount: 700, respondBy: dueBy.toISOString() })
	expect((await eventsOf(one.orderId)).filter((type) => type === 'payment.disputed')).toHaveLength(2)
})

test('a dispute that cannot be recorded hides no other', async () => {
	const [one, two] = [await disputed(), await disputed()]
	shop.stripe.alterDispute(two.disputeId, { amount: 0 })
	await followDisputes(one.work)
	expect(await listDisputes(shop.db, one.orderId)).toMatchObject([{ reference: one.disputeId }])
	expect(one.errors).toContainEqual({
		message: 'What a payment provider tells could not be recorded',
		fields: expect.objectContaining({ reference: two.disputeId }),
	})
	shop.stripe.alterDispute(two.disputeId, { amount: 500 })
})

test('a dispute is recorded while somebody who holds the payment waits for its order', async () => {
	const one = await disputed()
	let follow: Promise<void> | undefined
	await shop.db.transaction().execute(async (order) => {
		await lockOrder(order, { column: 'id', value: one.orderId })
		follow = followPayment(shop.db, { paymentId: one.paymentId, means: MEANS, now: new Date() })
		// The other transaction holds the payment and waits for the order.
		for (;;) {
			const { rows } =
				await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
					shop.db,
				)
			if (rows.length > 0) break
		}
		const dispute = (await shop.provider.findDispute!(one.disputeId))!
		const { orderId, paymentId } = one
		await recordDispute(order, { provider: 'stripe', account: 'eu', orderId, paymentId, dispute, now: new Date() })
	})
	await follow
	expect(await listDisputes(shop.db, one.orderId)).toHaveLength(1)
})

test('a dispute of another system with the same account is none of ours', async () => {
	const one = await disputed()
	await shop.db.transaction().execute(async (tx) => {
		await tx.updateTable('payments').set({ account: 'other' }).where('id', '=', one.paymentId).execute()
	})
	await one.follow()
	await followDispute(one.work, { provider: 'stripe', account: 'eu', reference: 'dp_unknown' })
	expect([await listDisputes(shop.db, one.orderId), one.errors]).toEqual([[], []])
})
