import { randomBytes } from 'node:crypto'
import { checkPresentPassword, removePassword } from '../../customers/commands/change-password.ts'
import type { Database } from '../../database/client.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { dropPasskeys } from '../../sign-ins/commands/hold-passkeys.ts'
import { endSessions } from '../../sessions/commands/end-sessions.ts'
import type { OpenMatter } from '../contract.ts'
import { listOpenMatters, listStoreCredit } from '../queries/open-matters.ts'
import type { Refusal } from './request-export.ts'

export type RequestErasureResult =
	| { ok: true; erasureId: string }
	| { ok: false; reason: 'orders-open' | 'refund-open'; open: OpenMatter[] }
	| { ok: false; reason: 'store-credit' }
	| Refusal

/**
 * Requests the erasure of a customer; needs the password (GDPR art. 17). Refused while a matter is open, and while
 * store credit is left that the customer has not expressly given up (decision 0066). From this transaction on the
 * account has no session and no sign-in method; the worker sends the e-mail to the address and then erases it.
 */
export async function requestErasure(
	db: Database,
	options: { customerId: string; password: string; givesUpStoreCredit?: boolean; secret: string; now: Date },
): Promise<RequestErasureResult> {
	const { customerId, now } = options
	const present = await checkPresentPassword(db, options)
	if (!present.ok) return present.reason === 'wrong' ? { ok: false, reason: 'wrong-password' } : present
	return db.transaction().execute(async (tx): Promise<RequestErasureResult> => {
		await tx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
		const open = await listOpenMatters(tx, { customerId, now })
		if (open.length > 0) {
			const reason = open.some(({ kind }) => kind === 'order') ? 'orders-open' : 'refund-open'
			return { ok: false, reason, open }
		}
		if (!options.givesUpStoreCredit && (await listStoreCredit(tx, customerId)).length > 0)
			return { ok: false, reason: 'store-credit' }
		// A repeated request returns the pending one.
		const { id: erasureId } = await tx
			.insertInto('erasures')
			.values({ id: randomBytes(12).toString('hex'), customer_id: customerId, requested_at: now, finished_at: null })
			.onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ customer_id: customerId }))
			.returning('id')
			.executeTakeFirstOrThrow()
		await endSessions(tx, { customerId, reason: 'erased', now })
		await dropPasskeys(tx, customerId)
		await removePassword(tx, { customerId, now })
		await enqueue(tx, { name: 'erase-customer', data: { erasureId } })
		return { ok: true, erasureId }
	})
}
