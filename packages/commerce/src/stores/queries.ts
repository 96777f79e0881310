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

/** Stores of a site by city; with `q`, a city or postal code, nearest first. With `isReachable`, only those with an e-mail address. */
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

/** A store of a site by its slug; undefined when unknown. */
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

/** A store by its id; undefined when unknown. */
export async function findStoreById(db: Database, id: string): Promise<Store | undefined> {
	const row = await db.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst()
	return row && describe(row)
}

/** E-mail address of a store, which the shop does not show. */
export async function findStoreEmail(db: Database, id: string): Promise<string | undefined> {
	const row = await db.selectFrom('stores').select('email').where('id', '=', id).executeTakeFirst()
	return row?.email ?? undefined
}
