import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { describeVariants } from '../catalog/queries/describe-variants.ts'
import type { Database } from '../database/client.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { enqueue } from '../queue/enqueue.ts'
import { findSender } from '../web-domains/queries.ts'
import { endRestock } from './commands.ts'
import { restockConfirmation, restockEmail } from './email/restock-emails.ts'
import { dueRestocks, type RestockRow } from './queries.ts'

type SendInput = { db: Database; mailer: Mailer; sender: Sender; alertId: string; now: Date }

const BATCH = 1_000

/** Runs every minute: enqueues the e-mails of sizes that are back, first asked first told. Returns how many. */
export async function enqueueRestocks(
	db: Database,
	{ now, batch = BATCH }: { now: Date; batch?: number },
): Promise<number> {
	let count = 0
	for (let after: string | undefined = ''; after !== undefined; ) {
		const { ids, last } = await dueRestocks(db, { after, most: batch, now })
		for (const id of ids) count += await enqueueOne(db, { id, now })
		after = last
	}
	return count
}

/** The mark, which counts as an e-mail of the day, and the job in one transaction. */
function enqueueOne(db: Database, { id, now }: { id: string; now: Date }): Promise<number> {
	return db.transaction().execute(async (tx) => {
		const open = tx.updateTable('restock_alerts').set({ due_at: now }).where('id', '=', id)
		const { numUpdatedRows } = await open.where('ended_at', 'is', null).executeTakeFirst()
		if (numUpdatedRows === 0n) return 0
		await enqueue(tx, { name: 'send-restock-alert', data: { alertId: id }, singletonKey: id })
		return 1
	})
}

/** Asks an address once whether it was its owner who wants to be told; not after an answer. */
export async function sendRestockConfirmation(job: SendInput): Promise<void> {
	const row = await openAlert(job.db, job.alertId).where('confirmed_at', 'is', null).executeTakeFirst()
	if (!row) return
	const { variant, sender } = await describe(job, row)
	if (!variant) return
	const mail = await restockConfirmation({ row, variant, sender })
	await sendOnce(job.db, { ...job, kind: 'restock-confirmation', reference: row.id, mail })
}

/** Tells once that a size is back, which ends the alert. Where it is gone again, or not shown, the alert waits for the next time. */
export async function sendRestockAlert(job: SendInput): Promise<void> {
	const { db, alertId, now } = job
	const row = await openAlert(db, alertId).where('confirmed_at', 'is not', null).executeTakeFirst()
	if (!row) return
	const { variant, sender } = await describe(job, row)
	if (!variant?.isPublished || variant.available === 0) {
		await db.updateTable('restock_alerts').set({ due_at: null }).where('id', '=', alertId).execute()
		return
	}
	await sendOnce(db, {
		...job,
		kind: 'restock-alert',
		reference: alertId,
		mail: await restockEmail({ row, variant, sender }),
		onClaim: async (tx) => (await openAlert(tx, alertId).forUpdate().executeTakeFirst()) !== undefined,
		onSent: (tx) => endRestock(tx, { alertId, now, by: 'sent' }),
	})
}

async function describe({ db, sender, now }: SendInput, row: RestockRow) {
	const site = row.site as SiteCode
	const language = languageOfTag(row.language_tag as LanguageTag) ?? 'fr'
	const variants = await describeVariants(db, { site, language, skus: [row.sku], now })
	return { variant: variants.get(row.sku), sender: await findSender(db, { ...row, sender, pageUrl: row.page_url }) }
}

function openAlert(db: Database, id: string) {
	return db.selectFrom('restock_alerts').selectAll().where('id', '=', id).where('ended_at', 'is', null)
}

/** Requests nobody answered, and the proof once complaints are time-barred (decision 0048), in milliseconds. */
const UNANSWERED = 30 * 86_400_000
const PROOF_RETENTION = 3 * 365 * 86_400_000

/** Deletes unconfirmed alerts after a month, ended ones after three years. Returns how many. */
export async function dropOldRestocks(db: Database, now: Date): Promise<number> {
	const before = (age: number) => new Date(now.getTime() - age)
	const { numDeletedRows } = await db
		.deleteFrom('restock_alerts')
		.where((eb) =>
			eb.or([
				eb.and([eb('confirmed_at', 'is', null), eb('asked_at', '<', before(UNANSWERED))]),
				eb('ended_at', '<', before(PROOF_RETENTION)),
			]),
		)
		.executeTakeFirst()
	return Number(numDeletedRows)
}
