import { randomBytes } from 'node:crypto'
import { insertProduct } from '../catalog/fixtures.ts'
import { syncPayment } from '../checkout/commands/settle-payment.ts'
import { fillCheckout, sandbox } from '../checkout/fixtures.ts'
import { capturePayment } from '../checkout/jobs.ts'
import type { Database } from '../database/client.ts'
import { recordParcelEvent } from '../fulfillment/commands/record-parcel-event.ts'
import { shipParcel } from '../fulfillment/commands/ship-parcel.ts'
import { listPendingRefunds } from '../payments/queries.ts'
import { decide, findByReference } from '../sandbox-bank/bank.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { executeRefund } from './commands/execute-refund.ts'

export type SoldItem = { sku: string; quantity: number }

/** A shop whose orders are paid, sent and taken back in tests, with the money of the sandbox. */
export function returnsCounter(db: Database) {
	const provider = sandbox(db)
	const work = { db, provider, clock: () => new Date() }

	async function variant(stock = 10, centAmount = 8_995): Promise<string> {
		const { colorways } = await insertProduct(db, { colorways: [{ centAmount, variants: [{ size: '38', stock }] }] })
		return colorways[0]!.skus[0]!
	}

	/** A confirmed order; paid, or only authorized with `paymentProduct: 'card'` and `isCaptured: false`. */
	async function paidOrder(options: {
		items: SoldItem[]
		paymentProduct?: string
		isCaptured?: boolean
		email?: string
		wantsNewsletter?: boolean
	}): Promise<{ orderId: string; orderNumber: string; email: string }> {
		const checkout = await fillCheckout(db, options)
		const result = await checkout.pay()
		if (!result.ok) throw new Error(result.reason)
		const { orderId } = result.placed
		const payment = await findByReference(db, `pay_${orderId}`)
		await decide(db, { id: payment!.id, decision: 'approve', delivery: 'normal', now: new Date() })
		await syncPayment(db, { provider, paymentId: `pay_${orderId}`, kind: 'sync', now: new Date() })
		if (options.isCaptured !== false) await capturePayment(work, `pay_${orderId}`)
		const row = await db
			.selectFrom('orders')
			.select(['order_number as orderNumber', 'email'])
			.where('id', '=', orderId)
			.executeTakeFirstOrThrow()
		return { orderId, ...row }
	}

	/** The goods leave, and arrive where `deliveredAt` says so. */
	async function ship(orderId: string, deliveredAt?: Date): Promise<void> {
		const { order_number: orderNumber } = await orderRow(orderId)
		const parcel = { carrier: 'colissimo', trackingNumber: randomBytes(8).toString('hex') }
		const now = deliveredAt ?? new Date()
		const shipped = await shipParcel(db, { ...parcel, orderNumber, now })
		if (!shipped.ok) throw new Error(shipped.reason)
		if (deliveredAt) await recordParcelEvent(db, { ...parcel, event: 'delivered', now })
	}

	async function cancel(orderId: string): Promise<void> {
		const cancelled = await cancelOrder(db, { orderId, now: new Date() })
		if (!cancelled.ok) throw new Error(cancelled.reason)
	}

	/** What the worker does for every refund that waits. */
	async function refundAll(): Promise<void> {
		const before = new Date(Date.now() + 60_000)
		for (const refundId of await listPendingRefunds(db, { before, limit: 100 })) await executeRefund(work, refundId)
	}

	async function onHand(sku: string): Promise<number> {
		const row = await db
			.selectFrom('stock_levels')
			.select('on_hand')
			.where('sku', '=', sku)
			.where('location_id', '=', 'warehouse')
			.executeTakeFirstOrThrow()
		return row.on_hand
	}

	/** What the "bank" has kept of an order. */
	async function chargedByBank(orderId: string): Promise<{ status: string; charged: number }> {
		const payment = await findByReference(db, `pay_${orderId}`)
		const charged = (payment?.captured_cent_amount ?? 0) - (payment?.refunded_cent_amount ?? 0)
		return { status: payment?.status ?? 'none', charged }
	}

	function orderRow(orderId: string) {
		return db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
	}

	return { provider, work, variant, paidOrder, ship, cancel, refundAll, onHand, chargedByBank, orderRow }
}
