import type { SiteCode } from '@vitrine/market/sites'
import type { Selectable } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Store } from './contract.ts'
import { nearestFirst } from './rules.ts'
import type { StoresTable } from './tables.ts'

function describe(row: Selectable<StoresTable>): Store {
	return {
		id: row.id,
		name: row.name,
		slug: row.slug,
		street: row.street,
		postalCode: row.postal_code,
		city: row.city,
		countryCode: row.country_code,
		phone: row.phone,
		latitude: row.latitude,
		longitude: row.longitude,
		openingHours: row.opening_hours,
		services: row.services,
	}
}

/** The stores of a site in the order of their city; with `q`, a city or postal code, those nearest to it first. */
export async function listStores(db: Database, { site, q }: { site: SiteCode; q?: string }): Promise<Store[]> {
	const rows = await db
		.selectFrom('stores')
		.selectAll()
		.where('site', '=', site)
		.orderBy('city')
		.orderBy('name')
		.orderBy('id')
		.execute()
	const stores = rows.map(describe)
	return q ? nearestFirst(stores, q) : stores
}

/** One store of a site by its slug; undefined when the site has none such. */
export async function findStore(
	db: Database,
	{ site, slug }: { site: SiteCode; slug: string },
): Promise<Store | undefined> {
	const row = await db
		.selectFrom('stores')
		.selectAll()
		.where('site', '=', site)
		.where('slug', '=', slug)
		.executeTakeFirst()
	return row && describe(row)
}
