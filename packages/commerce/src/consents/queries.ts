import type { NewsletterSubscription } from './contract.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Consent, ConsentAct } from './contract.ts'
import type { ConsentsTable } from './tables.ts'

/** All decisions of one browser in the order they were made: the proof (GDPR art. 7(1)). `npm run shop -- consent <id>` prints it. */
export async function listConsents(db: Database, consentId: string): Promise<Consent[]> {
	const rows = await db
		.selectFrom('consents')
		.selectAll()
		.where('consent_id', '=', consentId)
		.orderBy('decided_at')
		.orderBy('id')
		.execute()
	return rows.map(describe)
}

function describe(row: Selectable<ConsentsTable>): Consent {
	const { measurement, personalization, advertising } = row
	return {
		consentId: row.consent_id,
		site: row.site,
		language: row.language,
		textsVersion: row.texts_version,
		act: row.act as ConsentAct,
		purposes: { necessary: true, measurement, personalization, advertising },
		decidedAt: row.decided_at.toISOString(),
		recordedAt: row.recorded_at.toISOString(),
	}
}

/** A subscription as its page shows it; undefined for an unknown id. */
export async function findSubscription(db: Database, id: string): Promise<NewsletterSubscription | undefined> {
	const row = await db
		.selectFrom('newsletter_subscriptions')
		.select(['id', 'email', 'confirmed_at', 'ended_at'])
		.where('id', '=', id)
		.executeTakeFirst()
	if (!row) return undefined
	const state = row.ended_at ? 'ended' : row.confirmed_at ? 'confirmed' : 'asked'
	return { id: row.id, email: row.email, state }
}
