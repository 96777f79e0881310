import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { describeVariants } from '../catalog/queries/describe-variants.ts'
import { findCustomer } from '../customers/queries.ts'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { enqueue } from '../queue/enqueue.ts'
import { findSender } from '../web-domains/queries.ts'
import { endAlerts } from './commands.ts'
import { alertEmail } from './email/alert-email.ts'
import { type AlertRow, alertsAfter, dueAmong, hasFallen } from './queries.ts'

const BATCH = 1_000
/** Batches per run: every alert of a hundred thousand is checked every five minutes. */
const MOST_BATCHES = 20

/**
 * Runs every minute: enqueues the e-mails of alerts whose size is in stock or costs less. Continues after the id
 * `after`; returns the id to continue with, or the empty string at the end.
 */
export async function enqueueDueAlerts(
	db: Database,
	{ after, now, batch = BATCH }: { after: string; now: Date; batch?: number },
): Promise<string> {
	let last = after
	for (let count = 0; count < MOST_BATCHES; count++) {
		const alerts = await alertsAfter(db, { after: last, most: batch, now })
		for (const id of await dueAmong(db, alerts, now)) await enqueueAlert(db, { id, now })
		if (alerts.length < batch) return ''
		last = alerts.at(-1)?.id ?? ''
	}
	return last
}

async function enqueueAlert(db: Database, { id, now }: { id: string; now: Date }): Promise<void> {
	await db.transaction().execute(async (tx) => {
		const open = tx.updateTable('wishlist_alerts').set({ due_at: now }).where('id', '=', id)
		const { numUpdatedRows } = await open.where('ended_at', 'is', null).executeTakeFirst()
		if (numUpdatedRows > 0n) await enqueue(tx, { name: 'send-wishlist-alert', data: { alertId: id }, singletonKey: id })
	})
}

/**
 * Notifies a customer once that a size is back in stock, which ends the alert, or that its price fell, which becomes
 * the new price to compare with. Sends nothing for unpublished colorways or ended alerts.
 */
export async function sendWishlistAlert(job: {
	db: Database
	mailer: Mailer
	sender: Sender
	alertId: string
	now: Date
}): Promise<void> {
	const { db, alertId: id, now } = job
	const row = await openAlert(db, id).executeTakeFirst()
	const customer = row && (await findCustomer(db, row.customer_id))
	if (!customer) return
	const site = row.site as SiteCode
	const language = languageOfTag(row.language_tag as LanguageTag) ?? 'fr'
	const variant = (await describeVariants(db, { site, language, skus: [row.sku], now })).get(row.sku)
	// An unpublished colorway may return: it is checked again tomorrow.
	if (!variant?.isPublished) return
	const isBack = row.kind === 'back-in-stock'
	const isDue = isBack ? variant.available > 0 : hasFallen(row, variant.price)
	if (!isDue) return void (await db.updateTable('wishlist_alerts').set({ due_at: null }).where('id', '=', id).execute())
	const sender = await findSender(db, { ...row, sender: job.sender, pageUrl: row.page_url })
	const { centAmount } = variant.price
	await sendOnce(db, {
		...job,
		kind: `wishlist-${row.kind}`,
		reference: isBack ? id : `${id} ${centAmount}`,
		mail: await alertEmail({ row, variant, to: customer.email, sender }),
		onClaim: async (tx) => (await openAlert(tx, id).forUpdate().executeTakeFirst())?.cent_amount === row.cent_amount,
		onSent: (tx) => noteSent(tx, { row, centAmount, now }),
	})
}

async function noteSent(
	tx: DatabaseTransaction,
	{ row, centAmount, now }: { row: AlertRow; centAmount: number; now: Date },
): Promise<void> {
	if (row.kind === 'back-in-stock') return endAlerts(tx, { ids: [row.id], by: 'sent', now })
	const compared = tx.updateTable('wishlist_alerts').set({ cent_amount: centAmount, due_at: null })
	await compared.where('id', '=', row.id).execute()
}

function openAlert(db: Database, id: string) {
	return db.selectFrom('wishlist_alerts').selectAll().where('id', '=', id).where('ended_at', 'is', null)
}

/** The proof is kept until complaints are time-barred, as for newsletters (decision 0048). */
const PROOF_YEARS = 3

/** Deletes alerts that ended before the retention period. Returns how many. */
export async function dropOldAlerts(db: Database, now: Date): Promise<number> {
	const before = new Date(now)
	before.setUTCFullYear(before.getUTCFullYear() - PROOF_YEARS)
	const { numDeletedRows } = await db.deleteFrom('wishlist_alerts').where('ended_at', '<', before).executeTakeFirst()
	return Number(numDeletedRows)
}
