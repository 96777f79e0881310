import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { VatClass } from '@vitrine/market/vat'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { type CurrentPrice, currentPrices } from '../../pricing/queries/current-prices.ts'
import { availableUnits } from '../../stock/queries.ts'
import type { Image, Price } from '../contract.ts'
import { sizeLabel, urlKey } from '../rules/naming.ts'
import { type ImageRow, imageJson, imageOf } from './images.ts'
import { textOrder } from './texts.ts'

/** Description of a variant for carts, orders and e-mails. */
export type DescribedVariant = {
	sku: string
	gtin: string | null
	productId: string
	colorwayId: string
	urlKey: string
	name: string
	colorName: string
	sizeKey: string
	/** Label in the site's size system. */
	sizeLabel: string
	/** Whether the colorway comes in other sizes. */
	hasSizes: boolean
	/** The first front view, else the first picture. */
	image: Image | null
	vatClass: VatClass
	price: Price
	/** Units of the warehouse that can be ordered now. */
	available: number
	/** True if the site currently shows the colorway; others must not be added to a cart. */
	isPublished: boolean
}

/** What a version of the catalog tells of a variant: no price, stock or publication. */
export type VariantFacts = Pick<
	DescribedVariant,
	'sku' | 'gtin' | 'productId' | 'colorwayId' | 'sizeKey' | 'hasSizes' | 'image'
> & {
	urlKey: string
	name: string
	colorName: string
	sizeLabels: Record<string, string>
}

/** Facts of one version of the catalog by language and SKU, kept between calls. */
export type VariantCache = { version: number; facts: Map<string, VariantFacts> }

/** Variants in a cache; more than that are forgotten together. */
const MOST_CACHED = 50_000

/**
 * Describes variants at `now`, texts in the language, else French, else any. SKUs that are unknown or have no price on
 * the site are missing: they cannot be sold.
 */
export async function describeVariants(
	db: Database,
	{ site, language, skus, now }: { site: SiteCode; language: Language; skus: readonly string[]; now: Date },
): Promise<Map<string, DescribedVariant>> {
	if (skus.length === 0) return new Map()
	const [facts, prices, available, published] = await Promise.all([
		readFacts(db, { language, skus }),
		currentPrices(db, { site, skus, now }),
		availableUnits(db, skus),
		listPublished(db, { site, skus, now }),
	])
	const described = new Map<string, DescribedVariant>()
	for (const [sku, known] of facts) {
		const price = prices.get(sku)
		const isPublished = published.has(sku)
		if (price)
			described.set(sku, describeVariant(known, { site, price, available: available.get(sku) ?? 0, isPublished }))
	}
	return described
}

/** A variant of its facts and what was read of it at an instant. */
export function describeVariant(
	{ sizeLabels, ...facts }: VariantFacts,
	live: { site: SiteCode; price: CurrentPrice; available: number; isPublished: boolean },
): DescribedVariant {
	const { vatClass, isOffer: _, ...price } = live.price
	const { available, isPublished } = live
	const label = sizeLabel(live.site, { key: facts.sizeKey, labels: sizeLabels })
	return { ...facts, sizeLabel: label, vatClass, price, available, isPublished }
}

/**
 * Facts of variants from a cache, read where it lacks them. `version` is that of the catalog as the caller read it: a
 * newer one empties the cache.
 */
export async function findFacts(
	db: Database,
	{
		language,
		skus,
		version,
		cache,
	}: { language: Language; skus: readonly string[]; version: number; cache: VariantCache | undefined },
): Promise<(sku: string) => VariantFacts | undefined> {
	if (!cache) {
		const read = await readFacts(db, { language, skus })
		return (sku) => read.get(sku)
	}
	if (version > cache.version || cache.facts.size > MOST_CACHED) {
		cache.version = version
		cache.facts = new Map()
	}
	const { facts } = cache
	const missing = skus.filter((sku) => !facts.has(`${language} ${sku}`))
	const read = missing.length > 0 ? await readFacts(db, { language, skus: missing }) : new Map<string, VariantFacts>()
	for (const [sku, fact] of read) facts.set(`${language} ${sku}`, fact)
	return (sku) => facts.get(`${language} ${sku}`)
}

type VariantRow = {
	sku: string
	gtin: string | null
	product_id: string
	colorway_id: string
	slug: string | null
	name: string | null
	color_name: string | null
	size_key: string
	has_sizes: boolean
	labels: Record<string, string> | null
	image: ImageRow | null
}

async function readFacts(
	db: Database,
	{ language, skus }: { language: Language; skus: readonly string[] },
): Promise<Map<string, VariantFacts>> {
	// Of JSON PostgreSQL guesses the same length whatever it holds. Of an array it would see how short it is, and plan anew each time.
	const { rows } = await sql<VariantRow>`/* prepared */
		select v.sku, v.gtin, c.product_id, c.id as colorway_id, t.slug, t.name, ct.name as color_name, v.size_key,
			exists (select from variants o where o.colorway_id = v.colorway_id and o.sku <> v.sku) as has_sizes,
			s.labels, image.row as image
		from variants v
		join colorways c on c.id = v.colorway_id
		join products p on p.id = c.product_id
		left join sizes s on s.size_run_id = p.size_run_id and s.key = v.size_key
		left join lateral (select name, slug from product_texts where product_id = p.id
			order by ${textOrder(language)} limit 1) t on true
		left join lateral (select name from colorway_texts where colorway_id = c.id
			order by ${textOrder(language)} limit 1) ct on true
		left join lateral (select ${imageJson} as row from colorway_images i join media m on m.hash = i.media_hash
			where i.colorway_id = c.id order by (i.view = 'front') desc, i.position limit 1) image on true
		where v.sku in (select json_array_elements_text(${JSON.stringify(skus)}::json))`.execute(db)
	return new Map(rows.map((row) => [row.sku, factsOf(row)]))
}

function factsOf(row: VariantRow): VariantFacts {
	return {
		sku: row.sku,
		gtin: row.gtin,
		productId: row.product_id,
		colorwayId: row.colorway_id,
		urlKey: urlKey(row.slug ?? row.product_id.toLowerCase(), row.colorway_id),
		name: row.name ?? row.product_id,
		colorName: row.color_name ?? row.colorway_id,
		sizeKey: row.size_key,
		hasSizes: row.has_sizes,
		sizeLabels: row.labels ?? {},
		image: row.image && imageOf(row.image),
	}
}

async function listPublished(
	db: Database,
	{ site, skus, now }: { site: SiteCode; skus: readonly string[]; now: Date },
): Promise<Set<string>> {
	const { rows } = await sql<{ sku: string }>`
		select v.sku from variants v join publications pub on pub.colorway_id = v.colorway_id
		where pub.site = ${site} and v.sku = any(${[...skus]}) and ${isPublishedAt(now)}`.execute(db)
	return new Set(rows.map(({ sku }) => sku))
}

/** SQL that is true while a site shows a colorway, for a query with `publications pub`. */
export function isPublishedAt(now: Date): RawBuilder<boolean> {
	return sql`(pub.published_from <= ${now} and (pub.published_until is null or pub.published_until > ${now}))`
}
