import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Theme } from '../../brand/contract.ts'
import { listBrands } from '../../brand/queries.ts'
import type { CatalogRecordInput } from '../../catalog-import/records.ts'
import type { Database } from '../../database/client.ts'
import { listRecordedSites, listSizeSystems, listVatRates } from '../../sites/queries.ts'
import { listOverrides } from '../../texts/queries.ts'
import type { Seller } from '../../web-domains/contract.ts'
import { sortKeys, unlessDefault } from '../canonical.ts'

export type Records = AsyncGenerator<CatalogRecordInput>
export type RecordOf<T extends CatalogRecordInput['type']> = CatalogRecordInput & { type: T }

/** Byte order, independent of the database's locale. */
export const bytewise = (column: string) => sql`${sql.ref(column)} collate "C"`

/** Sites with what each of them says of itself: VAT, parameters, brand, texts, seller, delivery, payments. */
export async function* readSiteRecords(db: Database): Records {
	yield* readSizeSystems(db)
	yield* readSites(db)
	for (const rate of await listVatRates(db)) yield { type: 'vat-rate', ...rate }
	yield* readWebDomains(db)
	yield* readBrands(db)
	for (const text of await listOverrides(db)) yield { type: 'text-override', ...text }
	yield* readSellers(db)
	yield* readDeliveryMethods(db)
	yield* readPaymentRoutes(db)
}

async function* readSizeSystems(db: Database): Records {
	for (const { names, position, ...system } of await listSizeSystems(db)) {
		const written = { ...system, names: sortKeys(names) as typeof names }
		yield { type: 'size-system', ...written, position: position === 100 ? undefined : position }
	}
}

async function* readSites(db: Database): Records {
	for (const { position, isOpen, hosts, locales, sizeSystems, ...site } of await listRecordedSites(db)) {
		const defaults = { position, isOpen: isOpen ? undefined : false }
		yield {
			type: 'site',
			...site,
			hosts: [...hosts],
			...defaults,
			locales: [...locales],
			sizeSystems: sizeSystems && [...sizeSystems],
		}
	}
}

async function* readWebDomains(db: Database): Records {
	for (const row of await db.selectFrom('web_domains').selectAll().orderBy(bytewise('site')).execute()) {
		yield {
			type: 'web-domain',
			site: row.site as SiteCode,
			domain: row.domain,
			storeId: row.store_id,
			countryCode: row.country_code,
			currency: row.currency as RecordOf<'web-domain'>['currency'],
			params: sortKeys(row.params) as Record<string, unknown>,
		}
	}
}

async function* readBrands(db: Database): Records {
	for (const { site, details } of await listBrands(db)) {
		const { theme, wordmark, emailWordmark: _, ...fields } = details
		yield {
			type: 'brand',
			...(site === null ? {} : { site: site as SiteCode }),
			...(sortKeys(fields) as typeof fields),
			...(wordmark && { wordmark: { viewBox: `0 0 ${wordmark.width} ${wordmark.height}`, path: wordmark.path } }),
			...(theme && { theme: themeOf(theme) }),
		}
	}
}

/** As the record named it: fonts by their sources. */
function themeOf({ colors, fonts, radius }: Theme): RecordOf<'brand'>['theme'] {
	const named = Object.entries(fonts).map(([use, { files, ...font }]) => {
		const entries = files.map(({ hash: _hash, weight, style, ...file }) => ({
			...file,
			weight: weight === '400' ? undefined : weight,
			style: style === 'normal' ? undefined : style,
		}))
		return [use, { ...font, files: entries }]
	})
	const parts = {
		colors: unlessDefault(colors),
		fonts: unlessDefault(Object.fromEntries(named)),
		radius: unlessDefault(radius),
	}
	return sortKeys(parts) as RecordOf<'brand'>['theme']
}

async function* readSellers(db: Database): Records {
	for (const row of await db.selectFrom('sellers').selectAll().orderBy(bytewise('site')).execute()) {
		const wordmark = row.wordmark_source ?? undefined
		yield { type: 'seller', site: row.site as SiteCode, ...(sortKeys(row.details) as Seller), wordmark }
	}
}

async function* readDeliveryMethods(db: Database): Records {
	const rows = db.selectFrom('delivery_methods').selectAll().orderBy(bytewise('site')).orderBy('position')
	for (const row of await rows.orderBy(bytewise('id')).execute()) {
		yield {
			type: 'delivery-method',
			site: row.site as SiteCode,
			id: row.id,
			kind: row.kind,
			position: row.position,
			centAmount: row.cent_amount,
			minimumDays: row.minimum_days,
			maximumDays: row.maximum_days,
		}
	}
}

async function* readPaymentRoutes(db: Database): Records {
	const rows = db.selectFrom('payment_routes').selectAll().orderBy(bytewise('site')).orderBy(bytewise('product'))
	for (const { site, product, provider, account, capture, entry, review_above } of await rows.execute()) {
		yield {
			type: 'payment-route',
			site: site as SiteCode,
			product: product as RecordOf<'payment-route'>['product'],
			provider,
			account,
			...(capture !== 'on-confirmation' && { capture }),
			...(entry !== 'code' && { entry: entry as 'page' }),
			reviewAbove: review_above ?? undefined,
		}
	}
}
