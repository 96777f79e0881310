import type { SiteCode } from '@vitrine/market/sites'
import type { Selectable } from 'kysely'
import type { Database } from '../database/client.ts'
import { findStoreById, listStores } from '../stores/queries.ts'
import { unitsInStores } from '../stock/queries.ts'
import type { Reservation, StoreWithSizes, StoreWithStock } from './contract.ts'
import { stockWord } from './rules.ts'
import type { ReservationsTable } from './tables.ts'

/** Stores that accept reservations, with their availability of the variant; nearest to `q` first. */
export async function listStoresWithStock(
	db: Database,
	{ site, sku, q }: { site: SiteCode; sku: string; q?: string },
): Promise<StoreWithStock[]> {
	const [stores, units] = await Promise.all([listStores(db, { site, q, isReachable: true }), unitsInStores(db, [sku])])
	return stores.map((store) => ({ store, stock: stockWord(units.get(store.id)?.get(sku) ?? 0) }))
}

/** Stores that accept reservations, each with those of the variants that it has. */
export async function listSizesInStores(
	db: Database,
	{ site, skus }: { site: SiteCode; skus: readonly string[] },
): Promise<StoreWithSizes[]> {
	const [stores, units] = await Promise.all([listStores(db, { site, isReachable: true }), unitsInStores(db, skus)])
	return stores.map((store) => ({
		store,
		sizes: skus.flatMap((sku) => {
			const stock = stockWord(units.get(store.id)?.get(sku) ?? 0)
			return stock === 'unavailable' ? [] : { sku, stock }
		}),
	}))
}

export type ReservationRow = Selectable<ReservationsTable>

/** A reservation with the data of its e-mails; undefined for an unknown id. With `site`, only one of that site. */
export async function findReservationRow(
	db: Database,
	{ id, site }: { id: string; site?: SiteCode },
): Promise<ReservationRow | undefined> {
	const query = db.selectFrom('reservations').selectAll().where('id', '=', id)
	return (site ? query.where('site', '=', site) : query).executeTakeFirst()
}

/** A reservation as its page shows it, without the person. */
export async function describeReservation(db: Database, row: ReservationRow): Promise<Reservation> {
	const store = await findStoreById(db, row.store_id)
	if (!store) throw new Error(`reservation ${row.id} in an unknown store`)
	return {
		id: row.id,
		reservationNumber: row.reservation_number,
		status: row.status,
		heldUntil: row.held_until.toISOString(),
		store,
		garment: row.snapshot,
	}
}

const MOST_LISTED = 50

/** Reservations of a site for a customer's verified e-mail address, newest first. */
export async function listReservationsOfCustomer(
	db: Database,
	{ customerId, site }: { customerId: string; site: SiteCode },
): Promise<Reservation[]> {
	const rows = await db
		.selectFrom('reservations')
		.innerJoin('customers', 'customers.email', 'reservations.email')
		.selectAll('reservations')
		.where('customers.id', '=', customerId)
		.where('reservations.site', '=', site)
		.orderBy('reservations.reserved_at', 'desc')
		.limit(MOST_LISTED)
		.execute()
	return Promise.all(rows.map((row) => describeReservation(db, row)))
}
