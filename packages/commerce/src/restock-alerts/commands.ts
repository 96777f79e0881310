import { randomBytes } from 'node:crypto'
import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import { enqueue } from '../queue/enqueue.ts'

const DAY = 86_400_000
/** Alerts an address may be asked to confirm within a day: more are not written, and nobody is told. */
export const MOST_UNCONFIRMED = 5

type AskInput = {
	email: string
	site: SiteCode
	sku: string
	languageTag: LanguageTag
	wordingVersion: string
	pageUrl: string
	now: Date
}

/** Records the wish and has it confirmed by e-mail, both or neither; nothing where one is open or the address has too many. */
export async function askRestock(db: Database, input: AskInput): Promise<void> {
	const { email, site, sku, languageTag, wordingVersion, pageUrl, now } = input
	const id = randomBytes(18).toString('base64url')
	await db.transaction().execute(async (tx) => {
		// Wishes of one address one after the other, so that their number holds.
		await sql`select pg_advisory_xact_lock(hashtextextended(${`restock alerts of ${email.toLowerCase()}`}, 0))`.execute(
			tx,
		)
		const { rows } = await sql<{ id: string }>`
			insert into restock_alerts (id, email, site, sku, language_tag, page_url, wording_version, asked_at)
			select ${id}, ${email}, ${site}, ${sku}, ${languageTag}, ${pageUrl.replace('ALERT_ID', id)}, ${wordingVersion}, ${now}
			where (select count(*) from restock_alerts where lower(email) = lower(${email}) and confirmed_at is null
				and asked_at > ${new Date(now.getTime() - DAY)}) < ${MOST_UNCONFIRMED}
			on conflict (lower(email), site, sku) where ended_at is null do nothing
			returning id`.execute(tx)
		if (rows.length > 0) await enqueue(tx, { name: 'send-restock-confirmation', data: { alertId: id } })
	})
}

type DecisionInput = { alertId: string; now: Date }

/** Confirms an alert. Idempotent; an ended one stays ended. */
export async function confirmRestock(db: Database, { alertId, now }: DecisionInput): Promise<void> {
	const open = db.updateTable('restock_alerts').set({ confirmed_at: now }).where('id', '=', alertId)
	await open.where('confirmed_at', 'is', null).where('ended_at', 'is', null).execute()
}

/** Ends an alert; the first instant and cause are kept. */
export async function endRestock(
	db: Database,
	{ alertId, now, by = 'email' }: DecisionInput & { by?: 'email' | 'sent' },
): Promise<void> {
	const open = db.updateTable('restock_alerts').set({ ended_at: now, ended_by: by }).where('id', '=', alertId)
	await open.where('ended_at', 'is', null).execute()
}
