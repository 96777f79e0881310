import type { SiteCode } from '@vitrine/market/sites'
import type { LanguageTag } from '@vitrine/market/locales'
import type { Database } from '../database/client.ts'
import type { PersonalTable } from '../declaration/personal-table.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { findSender } from '../web-domains/queries.ts'
import { erase } from './commands/erase.ts'
import { privacyEmail } from './email/email.ts'
import { readEverything } from './queries/find-rows.ts'
import { listOpenMatters } from './queries/open-matters.ts'
import { exportData } from './rules/export-data.ts'
import { exportPage } from './rules/export-page.ts'

export { deleteExpired } from './commands/tidy.ts'

type Job = { db: Database; mailer: Mailer; sender: Sender; registry: readonly PersonalTable[]; now: Date }

const HOUR = 3_600_000
/** Milliseconds an export can be opened. */
const OPEN_FOR = 7 * 24 * HOUR

/** Writes an export from one snapshot and notifies its owner (GDPR art. 15, 20). After a crash: one export, one e-mail. */
export async function buildExport(job: Job & { exportId: string }): Promise<void> {
	const { db, exportId, sender, registry, now } = job
	await db
		.transaction()
		.setIsolationLevel('repeatable read')
		.execute(async (tx) => {
			// A concurrent erasure waits for this transaction, or this one finds no row.
			const row = await tx
				.selectFrom('customer_exports')
				.innerJoin('customers', 'customers.id', 'customer_exports.customer_id')
				.select(['customer_id', 'customer_exports.language_tag', 'ready_at', 'site'])
				.where('customer_exports.id', '=', exportId)
				.forUpdate('customer_exports')
				.executeTakeFirst()
			if (!row || row.ready_at) return
			const found = await readEverything(tx, { customerId: row.customer_id, registry })
			const { shopName } = await findSender(tx, { site: row.site, sender })
			const about = { found, shopName, createdAt: now }
			await tx
				.updateTable('customer_exports')
				.set({
					data: exportData(about),
					page: String(await exportPage({ ...about, languageTag: row.language_tag as LanguageTag })),
					ready_at: now,
					expires_at: new Date(now.getTime() + OPEN_FOR),
				})
				.where('id', '=', exportId)
				.execute()
		})
	await notifyReady(job)
}

async function notifyReady({ db, exportId, ...job }: Job & { exportId: string }): Promise<void> {
	const row = await db
		.selectFrom('customer_exports')
		.innerJoin('customers', 'customers.id', 'customer_exports.customer_id')
		.select(['customers.email', 'first_name', 'site', 'customer_exports.language_tag', 'page_url', 'ready_at'])
		.where('customer_exports.id', '=', exportId)
		.executeTakeFirst()
	if (!row?.email || !row.ready_at) return
	const mail = await privacyEmail({
		kind: 'exportReady',
		site: row.site as SiteCode,
		to: row.email,
		firstName: row.first_name,
		languageTag: row.language_tag,
		sender: await findSender(db, { ...row, sender: job.sender, pageUrl: row.page_url }),
		link: row.page_url,
	})
	await sendOnce(db, { ...job, kind: 'export-ready', reference: exportId, mail })
}

/** Milliseconds the e-mail may wait for a mail server; afterwards the data is erased without it. */
const EMAIL_TIMEOUT = HOUR

/**
 * Notifies a customer at the address about to be erased, then erases them (GDPR art. 12(3), 17). Safe to repeat after
 * a crash: an unsent e-mail is sent, a sent one is followed by the erasure, a completed erasure changes nothing.
 */
export async function eraseCustomer(job: Job & { erasureId: string }): Promise<void> {
	const { db, erasureId, registry, now } = job
	const erasure = await db
		.selectFrom('erasures')
		.innerJoin('customers', 'customers.id', 'erasures.customer_id')
		.select(['customer_id', 'requested_at', 'finished_at', 'email', 'first_name', 'language_tag', 'customers.site'])
		.where('erasures.id', '=', erasureId)
		.executeTakeFirst()
	if (!erasure || erasure.finished_at) return
	const { customer_id: customerId, email } = erasure
	// An order was placed meanwhile: followErasures tries again.
	if ((await listOpenMatters(db, { customerId, now })).length > 0) return
	if (email) {
		const mail = await privacyEmail({
			kind: 'erased',
			to: email,
			firstName: erasure.first_name,
			languageTag: erasure.language_tag,
			site: erasure.site as SiteCode,
			sender: await findSender(db, { site: erasure.site, sender: job.sender }),
			reference: erasureId,
		})
		try {
			await sendOnce(db, { ...job, kind: 'erased', reference: erasureId, mail })
		} catch (error) {
			if (now.getTime() - erasure.requested_at.getTime() < EMAIL_TIMEOUT) throw error
		}
	}
	await erase(db, { erasureId, customerId, registry, now })
}

/** Runs hourly: executes erasures that waited for an order to end, or whose job failed at every attempt. */
export async function followErasures(job: Job & { onError: (error: unknown) => void }): Promise<void> {
	const waiting = await job.db
		.selectFrom('erasures')
		.select('id')
		.where('finished_at', 'is', null)
		.where('requested_at', '<', new Date(job.now.getTime() - HOUR))
		.orderBy('requested_at')
		.limit(100)
		.execute()
	for (const { id: erasureId } of waiting) {
		// A failed erasure does not block the others.
		await eraseCustomer({ ...job, erasureId }).catch(job.onError)
	}
}
