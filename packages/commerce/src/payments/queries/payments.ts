import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { isHeldSql } from '../../order-holds/queries.ts'
import type { NextAction } from '../contract.ts'
import type { ProviderPayment } from '../providers/payment-provider.ts'
import type { CapturePolicy, Liability, PaymentStatus } from '../tables.ts'

export type Payment = {
	id: string
	orderId: string
	provider: string
	account: string
	/** The provider's own id. */
	reference: string | null
	paymentProduct: string
	currency: string
	centAmount: number
	capture: CapturePolicy
	entry: 'code' | 'page'
	hasMulticapture: boolean
	liability: Liability | null
	/** Minor units above which a person looks at a payment the shop is liable for; null: never. */
	reviewAbove: number | null
	status: PaymentStatus
	capturedCentAmount: number
	refundedCentAmount: number
	/** Refunded and come back. */
	failedRefundCentAmount: number
	nextAction: NextAction | null
	/** Milliseconds since 1970. */
	createdAt: number
}

/** What a provider is told of an order. */
export type PaidOrder = { orderNumber: string; site: string; languageTag: string; returnUrl: string | null }

/** SQL of a PaidOrder, for a query with `orders o`. */
export const paidOrderColumns = sql`o.order_number as "orderNumber", o.site, o.language_tag as "languageTag",
	o.snapshot ->> 'pageUrl' as "returnUrl"`

/** The payment of an order as its provider is asked about it. */
export function providerPayment(order: PaidOrder, payment: Payment): ProviderPayment {
	const { id, reference, paymentProduct: product, centAmount, capture, entry, createdAt } = payment
	return {
		id,
		reference,
		product,
		centAmount,
		currency: payment.currency as Currency,
		capture,
		entry,
		createdAt: new Date(createdAt),
		orderNumber: order.orderNumber,
		site: order.site,
		returnUrl: order.returnUrl,
		languageTag: order.languageTag as LanguageTag,
	}
}

/** SQL of a Payment, for a query or a change of `payments`. */
export const paymentColumns = sql`id, order_id as "orderId", provider, account, provider_reference as reference,
	payment_product as "paymentProduct", currency, cent_amount as "centAmount", capture, entry,
	has_multicapture as "hasMulticapture", liability, review_above as "reviewAbove", status,
	captured_cent_amount as "capturedCentAmount", refunded_cent_amount as "refundedCentAmount",
	failed_refund_cent_amount as "failedRefundCentAmount",
	next_action as "nextAction", (extract(epoch from created_at) * 1000)::float8 as "createdAt"`

/** The payment of an order; undefined for an order with nothing to pay. */
export async function findPaymentOfOrder(db: Database, orderId: string): Promise<Payment | undefined> {
	const { rows } = await sql<Payment>`select ${paymentColumns} from payments where order_id = ${orderId}`.execute(db)
	return rows[0]
}

/** The status of an order with its payment; undefined for an unknown order. */
export async function findOrderPayment(
	db: Database,
	orderId: string,
): Promise<{ orderStatus: 'pending' | 'confirmed' | 'cancelled'; payment: Payment | null } | undefined> {
	const { rows } = await sql<{
		orderStatus: 'pending' | 'confirmed' | 'cancelled'
		payment: Payment | null
	}>`/* prepared */
		select o.order_status as "orderStatus", ${orderPaymentJson} as payment from orders o where o.id = ${orderId}`.execute(
		db,
	)
	return rows[0]
}

/** SQL of the Payment of an order `o` as JSON; null for one with nothing to pay. */
export const orderPaymentJson = sql<Payment | null>`(
	select to_jsonb(payment) from (select ${paymentColumns} from payments where order_id = o.id) payment)`

/**
 * A payment, locked until the transaction ends; undefined for an unknown id. Rows that refer to it can be written
 * meanwhile: who writes one holds the order's row, for which the caller may wait.
 */
export async function lockPayment(tx: DatabaseTransaction, paymentId: string): Promise<Payment | undefined> {
	const { rows } = await sql<Payment>`
		select ${paymentColumns} from payments where id = ${paymentId} for no key update`.execute(tx)
	return rows[0]
}

const LATE_SURPRISE = 10 * 60_000
const SURPRISES_END = 60 * 60_000

/**
 * Undecided payments without an update since `before`, which the provider has to be asked about. For one hour they
 * include payments cancelled as unknown to the provider, because our request may have reached it late.
 */
export async function listUndecidedPayments(db: Database, options: { before: Date; limit: number }): Promise<string[]> {
	const rows = await db
		.selectFrom('payments')
		.select('id')
		.where((eb) =>
			eb.or([
				eb.and([eb('status', 'in', ['created', 'requires-action', 'pending']), eb('updated_at', '<', options.before)]),
				eb.and([
					eb('status', '=', 'cancelled'),
					eb('provider_reference', 'is', null),
					eb('updated_at', '<', new Date(options.before.getTime() - LATE_SURPRISE)),
					eb('created_at', '>', new Date(options.before.getTime() - SURPRISES_END)),
				]),
			]),
		)
		.orderBy((eb) => eb.fn.coalesce('failed_at', 'updated_at'))
		.limit(options.limit)
		.execute()
	return rows.map((row) => row.id)
}

/** Payments that hold money of a cancelled order without a refund, for which the refund's job was lost. */
export async function listPaymentsWithoutOrder(
	db: Database,
	options: { before: Date; limit: number },
): Promise<string[]> {
	const rows = await db
		.selectFrom('payments')
		.innerJoin('orders', 'orders.id', 'payments.order_id')
		.select('payments.id')
		.where('orders.order_status', '=', 'cancelled')
		.where('payments.status', 'in', ['authorized', 'captured'])
		.where('payments.updated_at', '<', options.before)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('refunds')
						.select('refunds.id')
						.whereRef('refunds.order_id', '=', 'orders.id')
						.where((eb) =>
							eb.or([
								// A failed one waits for a person.
								eb('refunds.status', 'in', ['pending', 'failed']),
								// The shop keeps money for which it has given store credit, or which it has paid back otherwise.
								eb('refunds.credit_agreed_at', 'is not', null),
								eb('refunds.paid_otherwise_at', 'is not', null),
							]),
						),
				),
			),
		)
		.limit(options.limit)
		.execute()
	return rows.map((row) => row.id)
}

/** Payments of confirmed orders that are authorized and were to be captured with the confirmation. */
export async function listPaymentsToCapture(db: Database, options: { before: Date; limit: number }): Promise<string[]> {
	const rows = await db
		.selectFrom('payments')
		.innerJoin('orders', 'orders.id', 'payments.order_id')
		.select('payments.id')
		.where('orders.order_status', '=', 'confirmed')
		.where('payments.status', '=', 'authorized')
		.where('payments.capture', '=', 'on-confirmation')
		.where(({ not }) => not(isHeldSql(sql.ref('orders.id'))))
		.where('payments.updated_at', '<', options.before)
		.orderBy((eb) => eb.fn.coalesce('failed_at', 'payments.updated_at'))
		.limit(options.limit)
		.execute()
	return rows.map((row) => row.id)
}

/** SQL of what is to be captured in all of a payment `p` of an order `o`. */
export const payableColumn = sql`p.cent_amount - o.released_cent_amount`

/** Minor units to be captured in all of a payment: less than was authorized where units were cancelled before. */
export function payableOf(payment: Payment, { releasedCentAmount }: { releasedCentAmount: number }): number {
	return payment.centAmount - releasedCentAmount
}

/** Amount of an order that the payment provider captures, minor units. */
export async function findBankPart(db: Database, orderId: string): Promise<number> {
	const { rows } = await sql<{ centAmount: number }>`
		select case p.status when 'authorized' then ${payableColumn} else p.captured_cent_amount end as "centAmount"
		from payments p join orders o on o.id = p.order_id where o.id = ${orderId}`.execute(db)
	return rows[0]?.centAmount ?? 0
}
