import { type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { PersonalTable } from '../../declaration/personal-table.ts'
import { writeInvoice } from '../../documents/commands/issue-invoice.ts'
import { recordEvent } from '../../events/commands.ts'
import { emptyWhenSent } from '../../gift-cards/commands/empty-cards.ts'
import { claimOrders } from '../../orders/commands.ts'
import { findRunningJob } from '../../queue/running-job.ts'
import { endSessions } from '../../sessions/commands/end-sessions.ts'
import { findingOf, gatherKeys, type Keys } from '../queries/find-rows.ts'
import { listOpenMatters } from '../queries/open-matters.ts'

type EraseInput = { erasureId: string; customerId: string; registry: readonly PersonalTable[]; now: Date }

/**
 * Erases a customer (GDPR art. 17, law 9): one transaction erases their data from every table of the registry and
 * records it. Idempotent. False while a matter is open, such as an order placed meanwhile. Throws, and changes
 * nothing, while a job of theirs runs, which could store erased data again.
 */
export async function erase(db: Database, input: EraseInput): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const erasure = await tx
			.selectFrom('erasures')
			.select('finished_at')
			.where('id', '=', input.erasureId)
			.forUpdate()
			.executeTakeFirst()
		if (!erasure || erasure.finished_at) return true
		if (!(await assertErasable(tx, input))) return false
		const keys = await gatherKeys(tx, input)
		// Lets the triggers that keep orders immutable allow the erasure, for this transaction only.
		await sql`select set_config('vitrine.erasing', ${input.customerId}, true)`.execute(tx)
		await emptyWhenSent(tx, keys.giftCard ?? [])
		const counts: Record<string, number> = {}
		for (const personal of input.registry.toReversed()) {
			const count = await eraseRows(tx, { personal, keys, now: input.now })
			if (count > 0) counts[personal.as ?? personal.table] = count
		}
		await refuseRunningJobs(tx, keys)
		await recordEvent(tx, { type: 'customer.erased', subject: input.customerId, site: null, now: input.now })
		await tx
			.updateTable('erasures')
			.set({ finished_at: input.now, counts: JSON.stringify(counts) })
			.where('id', '=', input.erasureId)
			.execute()
		return true
	})
}

/** Checks that the customer cannot order any more, that their orders are closed and that each order has the invoice that is retained. */
async function assertErasable(tx: DatabaseTransaction, { customerId, now }: EraseInput): Promise<boolean> {
	const customer = await tx
		.selectFrom('customers')
		.select('email')
		.where('id', '=', customerId)
		.forUpdate()
		.executeTakeFirstOrThrow()
	if (customer.email) await claimOrders(tx, { customerId, email: customer.email })
	// A transaction that places an order holds its checkout: this one waits until the order is visible, and the next finds no checkout.
	await tx.selectFrom('carts').select('id').where('customer_id', '=', customerId).forUpdate().execute()
	await tx
		.selectFrom('checkouts')
		.select('id')
		.where(({ or, eb, fn }) =>
			or([eb('customer_id', '=', customerId), eb(fn('lower', ['email']), '=', customer.email ?? '')]),
		)
		.forUpdate()
		.execute()
	if ((await listOpenMatters(tx, { customerId, now })).length > 0) return false
	await endSessions(tx, { customerId, reason: 'erased', now })
	const confirmed = await tx
		.selectFrom('orders')
		.select('id')
		.where('customer_id', '=', customerId)
		.where('order_status', '=', 'confirmed')
		.execute()
	for (const { id: orderId } of confirmed) await writeInvoice(tx, { orderId, now })
	return true
}

async function eraseRows(
	tx: DatabaseTransaction,
	{ personal, keys, now }: { personal: PersonalTable; keys: Keys; now: Date },
): Promise<number> {
	const { erase: how, table } = personal
	const found = findingOf(personal, keys)
	if (!found || how === 'keep') return 0
	const statement =
		how === 'delete'
			? sql`delete from ${sql.table(table)} where ${found}`
			: sql`update ${sql.table(table)} set ${emptied(how.empty, now)} where ${found}${how.where ? sql` and (${sql.raw(how.where)})` : sql``}`
	const { numAffectedRows } = await statement.execute(tx)
	return Number(numAffectedRows ?? 0n)
}

function emptied(columns: Record<string, string>, now: Date): RawBuilder<unknown> {
	const sets = Object.entries(columns).map(([column, value]) =>
		value === 'NOW' ? sql`${sql.ref(column)} = ${now}` : sql`${sql.ref(column)} = ${sql.raw(value)}`,
	)
	return sql.join(sets)
}

/** An e-mail being sent may still be recorded: the erasure is retried after it. */
async function refuseRunningJobs(tx: DatabaseTransaction, keys: Keys): Promise<void> {
	const ids = [...(keys.customer ?? []), ...(keys.order ?? []), ...(keys.reservation ?? []), ...(keys.request ?? [])]
	const others = [...(keys.registration ?? []), ...(keys.parcel ?? []), ...(keys.giftCard ?? [])]
	const running = await findRunningJob(tx, { ids: [...ids, ...others], except: 'erase-customer' })
	if (running) throw new Error(`an erasure waits for a job ${running} that is running`)
}
