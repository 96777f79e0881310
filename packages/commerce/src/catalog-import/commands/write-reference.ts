import { DELIVERY_METHODS, PAYMENT_ROUTES, SELLERS } from '../../web-domains/loading.ts'
import { BRANDS, WHOLE_SHOP } from '../../brand/loading.ts'
import { storedBrand } from '../../brand/rules/stored-brand.ts'
import { importReview } from '../../reviews/commands/import-review.ts'
import { SIZE_SYSTEMS_TABLE } from '../../sites/loading.ts'
import { STORES } from '../../stores/loading.ts'
import { dropOverride } from '../../texts/commands.ts'
import { TEXT_OVERRIDES } from '../../texts/loading.ts'
import { STOCK_LOCATIONS } from '../../stock/loading.ts'
import { COUPON_CODES } from '../../promotions/loading.ts'
import { CATEGORIES, CATEGORY_TEXTS, MANUFACTURERS, SIZES, SIZE_RUNS, SYNONYMS } from '../../catalog/loading.ts'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import { basisPoints } from '../../promotions/rules.ts'
import type { Fault } from '../fault.ts'
import type { CatalogRecord } from '../records.ts'
import { DRAWN_NAME } from '../picture-desk.ts'
import type { Media } from '../spool.ts'
import type { Changes } from './changes.ts'
import { removeOthers, type Row, upsert, type WrittenTable } from '../../database/upsert.ts'
import { isContent, writeContent } from './write-content.ts'
import { writeMedia } from './write-media.ts'
import { writeSiteRecord, writeVatRate, writeWebDomain } from './write-sites.ts'

export type ReferenceRecord = Exclude<CatalogRecord, { type: 'product' | 'price' | 'stock' | 'pickup-point' }>

/** Writes a changed record that is not written in batches. Returns the obstacle, if any. */
export async function writeReference(
	tx: DatabaseTransaction,
	{ record, pictures, fonts }: Media & { record: ReferenceRecord },
	changes: Changes,
): Promise<Fault[]> {
	const write = async (table: WrittenTable, rows: Row[]) => changes.add(table.name, await upsert(tx, table, rows))
	await writeMedia(tx, Object.values(pictures), changes)
	if (isContent(record)) return writeContent(tx, { record, pictures }, changes)
	switch (record.type) {
		case 'manufacturer': {
			const { id, name, email } = record
			const rest = { postal_address: record.postalAddress, eu_responsible: record.euResponsible ?? null }
			await write(MANUFACTURERS, [{ id, name, email, ...rest }])
			return []
		}
		case 'size-run':
			return writeSizeRun(tx, record, changes)
		case 'category':
			await writeCategory(tx, { record, pictures }, changes)
			return []
		case 'synonyms': {
			const rows = record.groups.map((group) => ({ language: record.language, ...group }))
			const others = { parent: 'language', ids: [record.language], rows }
			changes.add('synonyms', await removeOthers(tx, SYNONYMS, others))
			await write(SYNONYMS, rows)
			return []
		}
		case 'review':
			changes.add('reviews', await importReview(tx, record))
			return []
		case 'web-domain':
			await writeWebDomain(tx, record, changes)
			return []
		case 'site':
			await writeSiteRecord(tx, record, changes)
			return []
		case 'size-system':
			await write(SIZE_SYSTEMS_TABLE, [systemRow(record)])
			return []
		case 'vat-rate':
			await writeVatRate(tx, record, changes)
			return []
		case 'text-override':
			await writeText(tx, record, changes)
			return []
		case 'brand':
			await writeBrand(tx, { record, fonts, pictures }, changes)
			return []
		case 'seller':
			await writeSeller(tx, { record, pictures }, changes)
			return []
		case 'delivery-method': {
			const { site, id, kind, position } = record
			const days = { minimum_days: record.minimumDays, maximum_days: record.maximumDays }
			await write(DELIVERY_METHODS, [{ site, id, kind, position, cent_amount: record.centAmount, ...days }])
			return []
		}
		case 'payment-route':
			await write(PAYMENT_ROUTES, [routeRow(record)])
			return []
		case 'coupon':
			await writeCoupon(tx, record, changes)
			return []
		case 'store':
			await write(STORES, [storeRow(record)])
			await write(STOCK_LOCATIONS, [{ id: record.id, kind: 'store', store_id: record.id }])
			return []
	}
}

function routeRow(record: ReferenceRecord & { type: 'payment-route' }): Row {
	const { type: _, reviewAbove: review_above = null, ...row } = record
	return { ...row, review_above }
}

function systemRow({ code, names, position, ...rest }: ReferenceRecord & { type: 'size-system' }): Row {
	const { schemaOrg = null, merchantCode = null, labelsOf = null } = rest
	return { code, names, schema_org: schemaOrg, merchant_code: merchantCode, labels_of: labelsOf, position }
}

function storeRow(record: ReferenceRecord & { type: 'store' }): Row {
	const { type: _, postalCode, countryCode, openingHours, phone, email, ...rest } = record
	const named = { postal_code: postalCode, country_code: countryCode, opening_hours: openingHours }
	return { ...rest, ...named, phone: phone ?? null, email: email ?? null }
}

async function writeText(
	tx: DatabaseTransaction,
	{ language, key, text }: ReferenceRecord & { type: 'text-override' },
	changes: Changes,
): Promise<void> {
	if (text !== null) changes.add(TEXT_OVERRIDES.name, await upsert(tx, TEXT_OVERRIDES, [{ language, key, text }]))
	else if (await dropOverride(tx, { language, key })) changes.add(TEXT_OVERRIDES.name, 1)
}

type Pictured<T extends ReferenceRecord['type']> = {
	record: ReferenceRecord & { type: T }
	pictures: Media['pictures']
}

async function writeCoupon(
	tx: DatabaseTransaction,
	record: ReferenceRecord & { type: 'coupon' },
	changes: Changes,
): Promise<void> {
	const { site, code, kind } = record
	const value = kind === 'percent' ? basisPoints(record.value) : record.value
	const period = { valid_from: record.validFrom, valid_until: record.validUntil ?? null }
	const minimum = { minimum_cent_amount: record.minimumCentAmount }
	changes.add(COUPON_CODES.name, await upsert(tx, COUPON_CODES, [{ site, code, kind, value, ...minimum, ...period }]))
}

async function writeBrand(
	tx: DatabaseTransaction,
	{ record, fonts, pictures }: Media & { record: ReferenceRecord & { type: 'brand' } },
	changes: Changes,
): Promise<void> {
	const { type: _, site = WHOLE_SHOP, ...named } = record
	const drawn = pictures[DRAWN_NAME]
	const emailWordmark = drawn && { hash: drawn.hash, width: drawn.width, height: drawn.height }
	const details = storedBrand(named, { fonts, emailWordmark })
	changes.add(BRANDS.name, await upsert(tx, BRANDS, [{ site, details }]))
}

async function writeSeller(
	tx: DatabaseTransaction,
	{ record, pictures }: Pictured<'seller'>,
	changes: Changes,
): Promise<void> {
	const { type: _, site, wordmark, ...details } = record
	const drawn = { wordmark_hash: wordmark ? pictures[wordmark]?.hash : null, wordmark_source: wordmark ?? null }
	changes.add('sellers', await upsert(tx, SELLERS, [{ site, details, ...drawn }]))
}

async function writeCategory(
	tx: DatabaseTransaction,
	{ record, pictures }: Pictured<'category'>,
	changes: Changes,
): Promise<void> {
	const { id, parent, position, tile } = record
	const tiled = { tile_hash: tile === undefined ? null : pictures[tile]?.hash, tile_source: tile ?? null }
	const category = { id, parent_id: parent ?? null, position, ...tiled }
	changes.add('categories', await upsert(tx, CATEGORIES, [category]))
	const rows = Object.entries(record.texts).map(([language, text]) => ({
		category_id: id,
		language,
		...text,
		intro: text?.intro ?? null,
	}))
	const others = { parent: 'category_id', ids: [id], rows }
	changes.add('category_texts', await removeOthers(tx, CATEGORY_TEXTS, others))
	changes.add('category_texts', await upsert(tx, CATEGORY_TEXTS, rows))
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
	changes.add('size_runs', await upsert(tx, SIZE_RUNS, [{ id: record.id }]))
	const rows = record.sizes.map(({ key, labels, childrens }, position) => ({
		size_run_id: record.id,
		key,
		position,
		labels,
		is_childrens: childrens ?? false,
	}))
	changes.add('sizes', await removeOthers(tx, SIZES, { parent: 'size_run_id', ids: [record.id], rows }))
	changes.add('sizes', await upsert(tx, SIZES, rows))
	return []
}
