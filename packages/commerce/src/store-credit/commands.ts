import { randomBytes } from 'node:crypto'
import type { DatabaseTransaction } from '../database/client.ts'
import { findOrderRow } from '../orders/queries/order-rows.ts'
import type { Redemption } from '../payment-means/providers/payment-means.ts'

/**
 * Issues credit to the customer of an order for money another means had paid, at the customer's request, once per
 * `reference` (decision 0066). Throws for a guest's order.
 */
export async function issueStoreCredit(
	tx: DatabaseTransaction,
	{ orderId, centAmount, reference, now }: { orderId: string; centAmount: number; reference: string; now: Date },
): Promise<void> {
	const { customerId: customer_id, currency } = (await findOrderRow(tx, { column: 'id', value: orderId }))!
	if (!customer_id) throw new Error(`store credit for the order ${orderId}, which is no customer's`)
	await tx
		.insertInto('store_credit_accounts')
		.values({ id: randomBytes(18).toString('base64url'), customer_id, currency, opened_at: now })
		.onConflict((conflict) => conflict.columns(['customer_id', 'currency']).doNothing())
		.execute()
	const account = await tx
		.selectFrom('store_credit_accounts')
		.select('id')
		.where('customer_id', '=', customer_id)
		.where('currency', '=', currency)
		.forUpdate()
		.executeTakeFirstOrThrow()
	const entry = { account_id: account.id, cent_amount: centAmount, order_id: orderId, reference, recorded_at: now }
	await tx
		.insertInto('store_credit_entries')
		.values({ ...entry, kind: 'issued' })
		.onConflict((conflict) => conflict.columns(['account_id', 'kind', 'order_id', 'reference']).doNothing())
		.execute()
}

/** Locks accounts in the order of their ids until the transaction ends, so that their balances stay as read. */
export async function lockStoreCredit(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return
	await tx.selectFrom('store_credit_accounts').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Debits the credit an order is paid with. The database refuses to overdraw an account. */
export async function redeemStoreCredit(
	tx: DatabaseTransaction,
	{ orderId, redemptions, now }: { orderId: string; redemptions: readonly Redemption[]; now: Date },
): Promise<void> {
	const rows = redemptions.map(({ sourceId, centAmount }) => ({
		account_id: sourceId,
		kind: 'redeemed' as const,
		cent_amount: -centAmount,
		order_id: orderId,
		recorded_at: now,
	}))
	if (rows.length > 0) await tx.insertInto('store_credit_entries').values(rows).execute()
}

/** Credits back what an unconfirmed order debited. Idempotent. */
export async function releaseStoreCredit(
	tx: DatabaseTransaction,
	{ orderId, now }: { orderId: string; now: Date },
): Promise<void> {
	const redeemed = await findRedeemed(tx, orderId)
	if (redeemed) await returnEntry(tx, { ...redeemed, orderId, reference: '', now })
}

/** Credits back a part of what credit paid of an order, once per `reference`; throws when it has not paid that much. */
export async function giveBackStoreCredit(
	tx: DatabaseTransaction,
	{ orderId, centAmount, reference, now }: { orderId: string; centAmount: number; reference: string; now: Date },
): Promise<void> {
	const redeemed = await findRedeemed(tx, orderId)
	if (redeemed) await returnEntry(tx, { accountId: redeemed.accountId, centAmount, orderId, reference, now })
	const { back } = await tx
		.selectFrom('store_credit_entries')
		.select(({ fn }) => fn.sum<string | null>('cent_amount').as('back'))
		.where('order_id', '=', orderId)
		.where('kind', '=', 'returned')
		.executeTakeFirstOrThrow()
	if (Number(back ?? 0) > (redeemed?.centAmount ?? 0) || !redeemed)
		throw new RangeError(`store credit has not paid ${centAmount} of order ${orderId}`)
}

/** Amount credit paid of an order, minor units; an order has one customer, so one account. */
async function findRedeemed(tx: DatabaseTransaction, orderId: string) {
	const row = await tx
		.selectFrom('store_credit_entries')
		.select(['account_id', 'cent_amount'])
		.where('order_id', '=', orderId)
		.where('kind', '=', 'redeemed')
		.executeTakeFirst()
	return row && { accountId: row.account_id, centAmount: -row.cent_amount }
}

async function returnEntry(
	tx: DatabaseTransaction,
	back: { accountId: string; centAmount: number; orderId: string; reference: string; now: Date },
): Promise<void> {
	await tx
		.insertInto('store_credit_entries')
		.values({
			account_id: back.accountId,
			kind: 'returned',
			cent_amount: back.centAmount,
			order_id: back.orderId,
			reference: back.reference,
			recorded_at: back.now,
		})
		.onConflict((conflict) => conflict.columns(['account_id', 'kind', 'order_id', 'reference']).doNothing())
		.execute()
}
