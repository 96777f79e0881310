import { randomBytes } from 'node:crypto'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { lockOrderState } from '../queries/order-state.ts'
import { heldPage } from '../rules/statement.ts'
import { followStatement, registerStatedReturn } from './follow-statement.ts'

/** Holds a statement until its buyer confirms it; the id from the e-mail to the order's address opens it. */
export async function holdStatement(tx: DatabaseTransaction, withdrawalId: string): Promise<void> {
	await tx
		.insertInto('held_withdrawals')
		.values({
			id: randomBytes(18).toString('base64url'),
			withdrawal_id: withdrawalId,
			carried_out_at: null,
			carried_out_by: null,
			outcome: null,
			return_number: null,
		})
		.execute()
}

/** By the id in the e-mail, for the buyer; or by the statement's id, for the retailer who has asked the buyer. */
export type HeldBy = { column: 'id' | 'withdrawal_id'; value: string }

/** Executes a held statement as of its arrival and enqueues the e-mail. Idempotent; false for an unknown one. */
export async function executeStatement(db: Database, { by, now }: { by: HeldBy; now: Date }): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const statement = await tx
			.selectFrom('held_withdrawals')
			.innerJoin('withdrawals', 'withdrawals.id', 'held_withdrawals.withdrawal_id')
			.selectAll('withdrawals')
			.select('held_withdrawals.id as heldId')
			.where(`held_withdrawals.${by.column}`, '=', by.value)
			.executeTakeFirst()
		// Locks the order first, as every command that ends an order does (decision 0032).
		const order = await lockOrderState(tx, { column: 'id', value: statement?.order_id ?? '' })
		if (!statement || !order) return false
		const waiting = await tx
			.selectFrom('held_withdrawals')
			.select('id')
			.where('id', '=', statement.heldId)
			.where('carried_out_at', 'is', null)
			.forUpdate()
			.executeTakeFirst()
		if (!waiting) return true
		const following = { order, lines: statement.lines, statedAt: statement.stated_at, now }
		const { outcome, returnNumber } = await followStatement(tx, following)
		await tx
			.updateTable('held_withdrawals')
			.set({
				carried_out_at: now,
				carried_out_by: by.column === 'id' ? 'buyer' : 'retailer',
				outcome,
				return_number: returnNumber,
			})
			.where('id', '=', statement.heldId)
			.execute()
		await registerStatedReturn(tx, {
			...following,
			returnNumber,
			withdrawal: {
				id: statement.id,
				submissionKey: statement.submission_key,
				languageTag: statement.language_tag,
				pageUrl: heldPage(statement, statement.heldId),
			},
		})
		await enqueue(tx, { name: 'send-withdrawal-receipt', data: { withdrawalId: statement.heldId } })
		return true
	})
}
