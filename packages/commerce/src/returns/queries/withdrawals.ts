import type { SiteCode } from '@vitrine/market/sites'
import { RETURN_PROMISE } from '@vitrine/market/return-periods'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { Withdrawal } from '../contract/withdrawals.ts'
import { lastDayBefore } from '../../fulfillment/rules/deadlines.ts'
import { findOrderRow } from '../../orders/queries/order-rows.ts'
import type { OrderState } from '../rules/options.ts'
import { heldPage } from '../rules/statement.ts'
import type { WithdrawalsTable } from '../tables.ts'
import { readOrderState } from './order-state.ts'
import { findReturnRow } from './returns.ts'

export type WithdrawalRow = Selectable<WithdrawalsTable>

/** A statement; `canConfirm` when found by the id from the confirming e-mail, which alone reveals the outcome. */
export type KnownStatement = WithdrawalRow & { canConfirm: boolean }

/** A statement by its own id or by the id in the e-mail to the order's address; undefined for an unknown id. */
export async function findStatement(db: Database, id: string): Promise<KnownStatement | undefined> {
	const own = await db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()
	if (own) return { ...own, canConfirm: false }
	const held = await db.selectFrom('held_withdrawals').selectAll().where('id', '=', id).executeTakeFirst()
	if (!held) return undefined
	const row = await db
		.selectFrom('withdrawals')
		.selectAll()
		.where('id', '=', held.withdrawal_id)
		.executeTakeFirstOrThrow()
	return {
		...row,
		id,
		page_url: heldPage(row, id),
		outcome: held.outcome ?? 'held',
		return_number: held.return_number,
		canConfirm: held.outcome === null,
	}
}

/** The receipt of a statement; undefined for an unknown id. */
export async function findWithdrawal(db: Database, id: string): Promise<Withdrawal | undefined> {
	const row = await findStatement(db, id)
	if (!row) return undefined
	const returned = row.return_number ? await findReturnRow(db, { returnNumber: row.return_number }) : undefined
	return {
		id: row.id,
		name: row.name,
		orderNumber: row.order_number,
		email: row.email,
		content: row.content,
		statedAt: row.stated_at.toISOString(),
		outcome: row.outcome,
		canConfirm: row.canConfirm,
		until: row.until && lastDayBefore(row.site as SiteCode, row.until),
		returnsDays: await findReturnsDays(db, row),
		orderId: row.outcome === 'held' ? null : row.order_id,
		returnNumber: row.return_number,
		labelReference: returned?.label_reference ?? null,
	}
}

/** Days in which goods of a statement's order may come back, as it was promised. */
export async function findReturnsDays(db: Database, { order_id }: Pick<WithdrawalRow, 'order_id'>): Promise<number> {
	const order = order_id === null ? undefined : await findOrderRow(db, { column: 'id', value: order_id })
	return (order?.snapshot.returnPromise ?? RETURN_PROMISE).returnsDays
}

/** Finds the order by its unguessable id; undefined for any other id. */
export async function findWithdrawableById(db: Database, orderId: string): Promise<OrderState | undefined> {
	const order = await readOrderState(db, { column: 'id', value: orderId })
	return order?.confirmedAt ? order : undefined
}

/** URL that confirms a held statement, known to the order's address alone. */
export async function findHeldPage(db: Database, row: WithdrawalRow): Promise<string> {
	const held = await db
		.selectFrom('held_withdrawals')
		.select('id')
		.where('withdrawal_id', '=', row.id)
		.executeTakeFirstOrThrow()
	return heldPage(row, held.id)
}

/** Limits of acknowledgements to a typed, unconfirmed address (decision 0047). */
const MOST_RECEIPTS = [
	{ most: 3, window: 15 * 60_000 },
	{ most: 10, window: 24 * 3_600_000 },
]

/** True if an address has reached the limit of acknowledgements. */
export async function hasEnoughReceipts(db: Database, row: WithdrawalRow): Promise<boolean> {
	if (row.outcome !== 'unmatched' && row.outcome !== 'held') return false
	for (const { most, window } of MOST_RECEIPTS) {
		const { count } = await db
			.selectFrom('withdrawals')
			.select((eb) => eb.fn.countAll<number>().as('count'))
			.where('email', '=', row.email)
			.where('outcome', 'in', ['unmatched', 'held'])
			.where('id', '<>', row.id)
			.where('stated_at', '>', new Date(row.stated_at.getTime() - window))
			.where('stated_at', '<=', row.stated_at)
			.executeTakeFirstOrThrow()
		if (Number(count) >= most) return true
	}
	return false
}

/** True if the buyer has withdrawn or requested a return. */
export async function isWithdrawn(db: Database, orderId: string): Promise<boolean> {
	const stated = await db.selectFrom('withdrawals').select('id').where('order_id', '=', orderId).executeTakeFirst()
	const registered = await db
		.selectFrom('returns')
		.select('return_number')
		.where('order_id', '=', orderId)
		.where('status', '<>', 'cancelled')
		.executeTakeFirst()
	return stated !== undefined || registered !== undefined
}
