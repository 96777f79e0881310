import type { Currency } from '@vitrine/market/currencies'
import type { Database } from '../../database/client.ts'
import { MEANS_NAMES, type MeansName } from '../../payment-means/contract.ts'
import { listPaidParts } from '../../payment-means/queries.ts'
import { type Part, sumOf } from '../../payment-means/rules.ts'
import { findBankPart, type Payment } from './payments.ts'

export type RefundPart = Part & { backTo: MeansName }

export type Refund = {
	id: string
	orderId: string
	/**
	 * Purpose of the refund: `cancellation`, `gift-cards`, `late-payment`, `surplus-…`, the id of a cancellation of units,
	 * the number of a return, or `id`: made in the provider's dashboard.
	 */
	reference: string
	/** Sum of the parts, minor units of `currency`. */
	centAmount: number
	/** One per means that had paid, in the order of MEANS_NAMES. */
	parts: RefundPart[]
	currency: Currency
	/** `failed`: the provider refused it for good; a person tries again. */
	status: 'pending' | 'failed' | 'settled'
	/** Why it failed last; null where it never has. */
	failure: string | null
	/** Idempotency key of this attempt at the provider. */
	key: string
	createdAt: Date
	settledAt: Date | null
	/** True if a person has paid it back otherwise than through the provider. */
	isPaidOtherwise: boolean
}

/** Amount refunded to each means, in the order of MEANS_NAMES. */
export function partsBack({ parts }: Pick<Refund, 'parts'>): Part[] {
	return MEANS_NAMES.flatMap((means) => {
		const centAmount = sumOf(parts.filter(({ backTo }) => backTo === means))
		return centAmount > 0 ? [{ means, centAmount }] : []
	})
}

/** Amount of a refund that goes to store credit, minor units. */
export async function findCreditBack(db: Database, refund: { orderId: string; reference: string }): Promise<number> {
	const found = (await listRefunds(db, refund.orderId)).find(({ reference }) => reference === refund.reference)
	return sumOf((found?.parts ?? []).filter(({ backTo }) => backTo === 'store-credit'))
}

/** A refund; undefined for an unknown id. */
export async function findRefund(db: Database, refundId: string): Promise<Refund | undefined> {
	return (await readRefunds(db, { column: 'id', value: refundId }))[0]
}

/** Every refund of an order, oldest first. */
export function listRefunds(db: Database, orderId: string): Promise<Refund[]> {
	return readRefunds(db, { column: 'order_id', value: orderId })
}

async function readRefunds(db: Database, by: { column: 'id' | 'order_id'; value: string }): Promise<Refund[]> {
	const rows = await db
		.selectFrom('refunds')
		.selectAll()
		.where(by.column, '=', by.value)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	const parts = await db
		.selectFrom('refund_parts')
		.innerJoin('refunds', 'refunds.id', 'refund_id')
		.select(['refund_id', 'means', 'back_to as backTo', 'cent_amount as centAmount'])
		.where(`refunds.${by.column}`, '=', by.value)
		.execute()
	return rows.map((row) => {
		const mine = MEANS_NAMES.flatMap((name) => {
			const part = parts.find(({ refund_id, means }) => refund_id === row.id && means === name)
			return part ? [{ means: part.means, backTo: part.backTo, centAmount: part.centAmount }] : []
		})
		return {
			id: row.id,
			orderId: row.order_id,
			reference: row.reference,
			centAmount: sumOf(mine),
			parts: mine,
			currency: row.currency as Currency,
			status: row.status,
			failure: row.failure,
			key: row.attempts === 1 ? row.id : `${row.id}-${row.attempts}`,
			createdAt: row.created_at,
			settledAt: row.settled_at,
			isPaidOtherwise: row.paid_otherwise_at !== null,
		}
	})
}

/**
 * Requested refunds not executed before an instant, those first that have waited longest since they were asked for, or
 * since asking failed. Without those the provider has been at work on since `askedBefore`.
 */
export async function listPendingRefunds(
	db: Database,
	{ before, askedBefore, limit }: { before: Date; askedBefore: Date; limit: number },
): Promise<string[]> {
	const rows = await db
		.selectFrom('refunds')
		.leftJoin('payments', 'payments.order_id', 'refunds.order_id')
		.select('refunds.id')
		.where('refunds.status', '=', 'pending')
		.where('refunds.created_at', '<', before)
		.where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<', askedBefore)]))
		.orderBy((eb) => eb.fn.coalesce('failed_at', 'asked_at', 'refunds.created_at'))
		.limit(limit)
		.execute()
	return rows.map((row) => row.id)
}

/** True if a refund of the order is requested and not executed. */
export async function hasPendingRefund(db: Database, orderId: string): Promise<boolean> {
	const query = db.selectFrom('refunds').select('id').where('order_id', '=', orderId).where('status', '=', 'pending')
	return (await query.executeTakeFirst()) !== undefined
}

/** Amount the bank captured or holds of an order and no refund covers yet: it can be refunded or taken as store credit. */
export async function findBankPartLeft(db: Database, orderId: string): Promise<number> {
	const left = await listPartsLeft(db, { orderId, earlier: await listRefunds(db, orderId) })
	return sumOf(left.filter(({ means }) => means === 'bank'))
}

/**
 * What the bank has taken for the shop and the shop keeps, minor units: what it has given as store credit, or paid back
 * otherwise, it does not keep.
 */
export function keptOf(
	{ capturedCentAmount, refundedCentAmount }: Pick<Payment, 'capturedCentAmount' | 'refundedCentAmount'>,
	refunds: readonly Refund[],
): number {
	const otherwise = refunds
		.filter(({ status }) => status === 'settled')
		.flatMap(({ parts, isPaidOtherwise }) =>
			parts.filter(({ means, backTo }) => means === 'bank' && (backTo !== 'bank' || isPaidOtherwise)),
		)
	return capturedCentAmount - refundedCentAmount - sumOf(otherwise)
}

/** Amount each means has paid and not got back. For the bank this is what was captured or is held, whatever it was to pay. */
export async function listPartsLeft(
	db: Database,
	{ orderId, earlier }: { orderId: string; earlier: readonly Refund[] },
): Promise<Part[]> {
	const own = await listPaidParts(db, orderId)
	const paid = [
		...own.filter(({ means }) => means !== 'bank'),
		{ means: 'bank', centAmount: await findBankPart(db, orderId) },
	]
	const back = earlier.flatMap(({ parts }) => parts)
	return MEANS_NAMES.map((means) => {
		const [had, got] = [paid, back].map((parts) => sumOf(parts.filter((part) => part.means === means)))
		return { means, centAmount: (had ?? 0) - (got ?? 0) }
	})
}
