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

/**
 * The stores of a site in the order of their city; with `q`, a city or postal code, those nearest to it first. With
 * `isReachable`, only those that read e-mails.
 */
export async function listStores(
	db: Database,
	{ site, q, isReachable = false }: { site: SiteCode; q?: string; isReachable?: boolean },
): Promise<Store[]> {
	const ofSite = db.selectFrom('stores').selectAll().where('site', '=', site)
	const rows = await (isReachable ? ofSite.where('email', 'is not', null) : ofSite)
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

/** One store by its id; undefined for an unknown one. */
export async function findStoreById(db: Database, id: string): Promise<Store | undefined> {
	const row = await db.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst()
	return row && describe(row)
}

/** Where a store reads its e-mails. Not part of what the shop shows of it. */
export async function findStoreEmail(db: Database, id: string): Promise<string | undefined> {
	const row = await db.selectFrom('stores').select('email').where('id', '=', id).executeTakeFirst()
	return row?.email ?? undefined
}
