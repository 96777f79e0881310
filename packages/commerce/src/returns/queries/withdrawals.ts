import type { SiteCode } from '@vitrine/market/sites'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { NewWithdrawal, Withdrawal } from '../contract/withdrawals.ts'
import { lastDayBefore } from '../rules/deadlines.ts'
import type { OrderState } from '../rules/options.ts'
import { tidyEmail, tidyOrderNumber } from '../rules/statement.ts'
import type { WithdrawalsTable } from '../tables.ts'
import { readOrderState } from './order-state.ts'
import { findReturnRow } from './returns.ts'

export type WithdrawalRow = Selectable<WithdrawalsTable>

/** A statement as it was made; undefined for an unknown id. */
export async function findWithdrawalRow(db: Database, id: string): Promise<WithdrawalRow | undefined> {
	return db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The receipt of a statement; undefined for an unknown id. */
export async function findWithdrawal(db: Database, id: string): Promise<Withdrawal | undefined> {
	const row = await findWithdrawalRow(db, id)
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
		until: row.until && lastDayBefore(row.site as SiteCode, row.until),
		orderId: row.order_id,
		returnNumber: row.return_number,
		labelReference: returned?.label_reference ?? null,
	}
}

/** The order of whoever knows its number and its e-mail address, or its id; undefined for everyone else. */
export async function findWithdrawableOrder(
	db: Database,
	known: Pick<NewWithdrawal, 'orderNumber' | 'email' | 'orderId'>,
): Promise<OrderState | undefined> {
	if (known.orderId) {
		const byId = await readOrderState(db, { column: 'id', value: known.orderId })
		if (byId?.confirmedAt) return byId
	}
	const order = await readOrderState(db, { column: 'order_number', value: tidyOrderNumber(known.orderNumber) })
	if (!order?.confirmedAt) return undefined
	return order.email.toLowerCase() === tidyEmail(known.email) ? order : undefined
}
