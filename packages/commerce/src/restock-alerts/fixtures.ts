import type { Database } from '../database/client.ts'

/** An alert of an address, for the suite that exports and erases personal data. */
export async function insertPersonalRows(db: Database, { email, now }: { email: string; now: Date }): Promise<void> {
	await db
		.insertInto('restock_alerts')
		.values({
			id: 'restock-alert-of-the-person',
			email,
			site: 'fr',
			sku: 'LN-W01-SKY-38',
			language_tag: 'fr-FR',
			page_url: 'https://shop.example/fr/stock-alert/?alert=restock-alert-of-the-person',
			wording_version: '2026-11-23',
			asked_at: now,
			confirmed_at: now,
		})
		.execute()
}
