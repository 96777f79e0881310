import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { VatClass } from '@vitrine/market/vat'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { currentPrices } from '../../pricing/queries/current-prices.ts'
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
	/** The first front view, else the first picture. */
	image: Image | null
	vatClass: VatClass
	price: Price
	/** Units of the warehouse that can be ordered now. */
	available: number
	/** True if the site currently shows the colorway; others must not be added to a cart. */
	isPublished: boolean
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
	labels: Record<string, string> | null
	image: ImageRow | null
	is_published: boolean
}

/**
 * Describes variants at `now`, texts in the language, else French, else any. SKUs that are unknown or have no price on
 * the site are missing: they cannot be sold.
 */
export async function describeVariants(
	db: Database,
	{ site, language, skus, now }: { site: SiteCode; language: Language; skus: readonly string[]; now: Date },
): Promise<Map<string, DescribedVariant>> {
	if (skus.length === 0) return new Map()
	const [rows, prices, available] = await Promise.all([
		variantRows(db, { site, language, skus, now }),
		currentPrices(db, { site, skus, now }),
		availableUnits(db, skus),
	])
	const described = new Map<string, DescribedVariant>()
	for (const row of rows) {
		const price = prices.get(row.sku)
		if (!price) continue
		const { vatClass, isOffer: _, ...shown } = price
		described.set(row.sku, {
			sku: row.sku,
			gtin: row.gtin,
			productId: row.product_id,
			colorwayId: row.colorway_id,
			urlKey: urlKey(row.slug ?? row.product_id.toLowerCase(), row.colorway_id),
			name: row.name ?? row.product_id,
			colorName: row.color_name ?? row.colorway_id,
			sizeKey: row.size_key,
			sizeLabel: sizeLabel(site, { key: row.size_key, labels: row.labels ?? {} }),
			image: row.image && imageOf(row.image),
			vatClass,
			price: shown,
			available: available.get(row.sku) ?? 0,
			isPublished: row.is_published,
		})
	}
	return described
}

async function variantRows(
	db: Database,
	{ site, language, skus, now }: { site: SiteCode; language: Language; skus: readonly string[]; now: Date },
): Promise<VariantRow[]> {
	const { rows } = await sql<VariantRow>`
		select v.sku, v.gtin, c.product_id, c.id as colorway_id, t.slug, t.name, ct.name as color_name, v.size_key,
			s.labels, image.row as image,
			exists (select from publications pub where pub.site = ${site} and pub.colorway_id = c.id
				and pub.published_from <= ${now} and (pub.published_until is null or pub.published_until > ${now})) as is_published
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
		where v.sku = any(${[...skus]})`.execute(db)
	return rows
}
