import type { Database } from '../database/client.ts'

/** A list, its link and an alert of an address, for the suite that exports and erases personal data. */
export async function insertPersonalRows(db: Database, { email, now }: { email: string; now: Date }): Promise<void> {
	const found = db.selectFrom('customers').select('id').where('email', '=', email)
	const { id: customer_id } = await found.executeTakeFirstOrThrow()
	const of = { customer_id, site: 'fr' }
	await db
		.insertInto('wishlist_items')
		.values({ ...of, colorway_id: 'LN-W01-SKY', saved_at: now, cent_amount: 4995 })
		.execute()
	await db
		.insertInto('wishlist_shares')
		.values({ ...of, token: 'token-of-the-person', shared_at: now })
		.execute()
	await insertAlert(db, { ...of, id: 'alert-of-the-person', sku: 'LN-W01-SKY-38', asked_at: now })
}

type AlertFixture = { id: string; customer_id: string; site: string; sku: string; asked_at: Date; kind?: 'price-drop' }

/** An open alert about a size, back-in-stock by default, requested at 49.95. */
export async function insertAlert(db: Database, alert: AlertFixture): Promise<void> {
	await db
		.insertInto('wishlist_alerts')
		.values({
			kind: 'back-in-stock',
			colorway_id: 'LN-W01-SKY',
			language_tag: 'fr-FR',
			page_url: `https://shop.example/fr/wishlist/alert/?alert=${alert.id}`,
			wording_version: '2026-11-22',
			cent_amount: 4995,
			currency: 'EUR',
			...alert,
		})
		.execute()
}
