import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../../database/client.ts'
import type { Fault } from '../fault.ts'
import type { CatalogRecord } from '../records.ts'
import type { Changes } from './changes.ts'
import { removeOthers, type Row, upsert, type WrittenTable } from './upsert.ts'
import * as tables from './written-tables.ts'

export type ReferenceRecord = Exclude<CatalogRecord, { type: 'product' }>

/** Writes one record that is not a product where it differs. Returns what forbids it, if anything does. */
export async function writeReference(
	tx: DatabaseTransaction,
	record: ReferenceRecord,
	changes: Changes,
): Promise<Fault[]> {
	const write = async (table: WrittenTable, rows: Row[]) => changes.add(table.name, await upsert(tx, table, rows))
	switch (record.type) {
		case 'manufacturer': {
			const { id, name, email } = record
			const rest = { postal_address: record.postalAddress, eu_responsible: record.euResponsible ?? null }
			await write(tables.MANUFACTURERS, [{ id, name, email, ...rest }])
			return []
		}
		case 'size-run':
			return writeSizeRun(tx, record, changes)
		case 'category': {
			await write(tables.CATEGORIES, [{ id: record.id, parent_id: record.parent ?? null, position: record.position }])
			const rows = Object.entries(record.texts).map(([language, text]) => ({
				category_id: record.id,
				language,
				name: text?.name,
				slug: text?.slug,
				intro: text?.intro ?? null,
			}))
			const others = { parent: 'category_id', ids: [record.id], rows }
			changes.add('category_texts', await removeOthers(tx, tables.CATEGORY_TEXTS, others))
			await write(tables.CATEGORY_TEXTS, rows)
			return []
		}
		case 'web-domain': {
			const { site, domain, currency, params } = record
			const rest = { store_id: record.storeId, country_code: record.countryCode }
			await write(tables.WEB_DOMAINS, [{ site, domain, currency, params, ...rest }])
			return []
		}
		case 'delivery-method': {
			const { site, id, kind, position } = record
			const days = { minimum_days: record.minimumDays, maximum_days: record.maximumDays }
			await write(tables.DELIVERY_METHODS, [{ site, id, kind, position, cent_amount: record.centAmount, ...days }])
			return []
		}
		case 'coupon': {
			const { site, code, kind, value } = record
			const period = { valid_from: record.validFrom, valid_until: record.validUntil ?? null }
			const minimum = { minimum_cent_amount: record.minimumCentAmount }
			await write(tables.COUPON_CODES, [{ site, code, kind, value, ...minimum, ...period }])
			return []
		}
		case 'store': {
			const { type: _, postalCode, countryCode, openingHours, phone, ...rest } = record
			const named = { postal_code: postalCode, country_code: countryCode, opening_hours: openingHours }
			await write(tables.STORES, [{ ...rest, ...named, phone: phone ?? null }])
			await write(tables.STOCK_LOCATIONS, [{ id: record.id, kind: 'store', store_id: record.id }])
			return []
		}
	}
}

async function writeSizeRun(
	tx: DatabaseTransaction,
	record: ReferenceRecord & { type: 'size-run' },
	changes: Changes,
): Promise<Fault[]> {
	const keys = record.sizes.map(({ key }) => key)
	const { rows: used } = await sql<{ key: string }>`
		select s.key from sizes s where s.size_run_id = ${record.id} and s.key <> all(${keys}::text[]) and exists (
			select 1 from variants v join colorways c on c.id = v.colorway_id join products p on p.id = c.product_id
			where p.size_run_id = ${record.id} and v.size_key = s.key
		)`.execute(tx)
	if (used.length > 0) return used.map(({ key }) => ({ field: 'sizes', reason: 'size-in-use', detail: key }))
	changes.add('size_runs', await upsert(tx, tables.SIZE_RUNS, [{ id: record.id }]))
	const rows = record.sizes.map(({ key, labels, childrens }, position) => ({
		size_run_id: record.id,
		key,
		position,
		labels,
		is_childrens: childrens ?? false,
	}))
	changes.add('sizes', await removeOthers(tx, tables.SIZES, { parent: 'size_run_id', ids: [record.id], rows }))
	changes.add('sizes', await upsert(tx, tables.SIZES, rows))
	return []
}
