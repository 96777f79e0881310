import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'

/** Inserts a store; its slug is its id, it is open on weekdays from 10 to 19. */
export async function insertStore(
	db: Database,
	store: {
		id: string
		site: SiteCode
		city: string
		postalCode: string
		at: [latitude: number, longitude: number]
		email?: string
	},
): Promise<void> {
	const open: [string, string][] = [['10:00', '19:00']]
	await db
		.insertInto('stores')
		.values({
			id: store.id,
			site: store.site,
			name: `Linaire ${store.city}`,
			slug: store.id,
			street: '1 rue du Fil',
			postal_code: store.postalCode,
			city: store.city,
			country_code: store.site.toUpperCase(),
			phone: null,
			email: store.email ?? null,
			latitude: store.at[0],
			longitude: store.at[1],
			opening_hours: JSON.stringify([open, open, open, open, open, [], []]),
			services: ['click-and-collect'],
		})
		.execute()
}
