import type { Language } from '@vitrine/market/locales'
import { SITES, SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { VatClass } from '@vitrine/market/vat'
import type { Database } from '../database/client.ts'
import type { ColorFamily } from './colors.ts'
import type { Measures } from './rules/measures.ts'

export { insertSites } from '../web-domains/fixtures/sites.ts'

const LAUNCH = new Date('2026-01-05T00:00:00Z')

export type VariantFixture = { size: string; sku?: string; gtin?: string; stock?: number }
/** `isPrivateSale`: its period must be that of the site's sale. */
export type OfferFixture = { centAmount: number; from: Date; until?: Date; isPrivateSale?: boolean }
export type ColorwayFixture = {
	id?: string
	family?: ColorFamily
	swatch?: string
	names?: Partial<Record<Language, string>>
	/** Views of its pictures; two by default. */
	views?: string[]
	/** Sizes with their stock; by default 38, 40 and 42 with 5 units each. */
	variants?: VariantFixture[]
	centAmount?: number
	vatClass?: VatClass
	/** An offer on every site, with its line in the price log. */
	offer?: OfferFixture
	publishedFrom?: Date
	publishedUntil?: Date
}
export type ProductFixture = {
	id?: string
	sites?: readonly SiteCode[]
	category?: string
	categories?: string[]
	names?: Partial<Record<Language, string>>
	slugs?: Partial<Record<Language, string>>
	descriptions?: Partial<Record<Language, string>>
	attributes?: Record<string, string | string[]>
	environment?: Record<string, unknown>
	/** Centimeters by size key: 34 to 44. */
	measures?: Measures
	composition?: { part: string; fibres: { fibre: string; percent: number }[] }[]
	manufacturer?: boolean
	/** ISO date. */
	launchedOn?: string
	rank?: number
	colorways?: ColorwayFixture[]
}

let count = 0

/** Slug of a name: `Chemise en popeline rayée` gives `chemise-en-popeline-rayee`. */
function slugOf(name: string): string {
	const folded = name.normalize('NFD').toLowerCase()
	return folded
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '')
}

/** Inserts a category below its parent, with the same name in every given language. Idempotent. */
export async function insertCategory(
	db: Database,
	category: { id: string; parent?: string; position?: number; names?: Partial<Record<Language, string>> },
): Promise<void> {
	await db
		.insertInto('categories')
		.values({ id: category.id, parent_id: category.parent ?? null, position: category.position ?? 0 })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	const names = category.names ?? { fr: category.id, en: category.id }
	await db
		.insertInto('category_texts')
		.values(
			Object.entries(names).map(([language, name]) => ({
				category_id: category.id,
				language,
				name,
				slug: slugOf(name),
				intro: null,
			})),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

async function insertSurroundings(db: Database): Promise<void> {
	await insertCategory(db, { id: 'women', names: { fr: 'Femme', en: 'Women' } })
	await insertCategory(db, {
		id: 'w-shirts',
		parent: 'women',
		names: { fr: 'Chemises et blouses', en: 'Shirts & blouses' },
	})
	await db
		.insertInto('manufacturers')
		.values({
			id: 'linaire',
			name: 'Linaire SAS',
			postal_address: '1 rue du Fil, 59000 Lille',
			email: 'a@linaire.example',
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	await db
		.insertInto('size_runs')
		.values({ id: 'women' })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	const sizes = [34, 36, 38, 40, 42, 44].map((size, position) => ({
		size_run_id: 'women',
		key: String(size),
		position,
		labels: JSON.stringify({ fr: `${size}`, eu: `${size - 2}`, gb: `${size - 28}`, it: `${size + 4}` }),
		is_childrens: false,
	}))
	await db
		.insertInto('sizes')
		.values(sizes)
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/**
 * Inserts one style with its colorways, variants, prices (same number on every site), price log, pictures, stock of the
 * warehouse and publications. Everything has a default: `insertProduct(db)` is a shirt in sky blue at 49.95 in 38, 40 and
 * 42, five of each, published everywhere since January 2026. Needs the web domains: call `insertSites(db)` first.
 * Size keys are 34 to 44. SKUs, where none are given, are `{COLORWAY}-{size}`.
 */
export async function insertProduct(
	db: Database,
	product: ProductFixture = {},
): Promise<{ productId: string; colorways: { id: string; skus: string[] }[] }> {
	count += 1
	const productId = product.id ?? `LN-T${String(count).padStart(4, '0')}`
	const names = product.names ?? { fr: 'Chemise en popeline rayée', en: 'Striped poplin shirt' }
	await insertSurroundings(db)
	await db
		.insertInto('products')
		.values({
			id: productId,
			size_run_id: 'women',
			category_id: product.category ?? 'w-shirts',
			manufacturer_id: product.manufacturer === false ? null : 'linaire',
			attributes: JSON.stringify(product.attributes ?? { fit: 'regular', sleeve: 'long' }),
			composition: JSON.stringify(
				product.composition ?? [{ part: 'main', fibres: [{ fibre: 'cotton', percent: 100 }] }],
			),
			has_animal_parts: false,
			care: ['wash-30', 'iron-2'],
			environment: JSON.stringify(product.environment ?? {}),
			measures: JSON.stringify(product.measures ?? {}),
			launched_on: product.launchedOn ?? '2026-01-05',
			rank: product.rank ?? count,
		})
		.execute()
	if (product.categories?.length)
		await db
			.insertInto('product_categories')
			.values(product.categories.map((category_id) => ({ product_id: productId, category_id })))
			.execute()
	await db
		.insertInto('product_texts')
		.values(
			Object.entries(names).map(([language, name]) => ({
				product_id: productId,
				language,
				name,
				slug: product.slugs?.[language as Language] ?? slugOf(name),
				description: product.descriptions?.[language as Language] ?? null,
				details: [],
			})),
		)
		.execute()
	const sites = product.sites ?? SITE_CODES
	const colorways = []
	for (const [position, colorway] of (product.colorways ?? [{}]).entries())
		colorways.push(await insertColorway(db, { productId, position, colorway, sites }))
	return { productId, colorways }
}

async function insertColorway(
	db: Database,
	{
		productId,
		position,
		colorway,
		sites,
	}: { productId: string; position: number; colorway: ColorwayFixture; sites: readonly SiteCode[] },
): Promise<{ id: string; skus: string[] }> {
	const id = colorway.id ?? `${productId}-C${position}`
	const variants = colorway.variants ?? [{ size: '38' }, { size: '40' }, { size: '42' }]
	await db
		.insertInto('colorways')
		.values({
			id,
			product_id: productId,
			position,
			color_family: colorway.family ?? 'blue',
			swatch: colorway.swatch ?? '#5b83b5',
		})
		.execute()
	const names = colorway.names ?? { fr: 'Ciel', en: 'Sky' }
	await db
		.insertInto('colorway_texts')
		.values(Object.entries(names).map(([language, name]) => ({ colorway_id: id, language, name })))
		.execute()
	for (const [index, view] of (colorway.views ?? ['front', 'detail']).entries()) {
		const hash = Buffer.from(`${id} ${view}`).toString('hex').padEnd(64, '0').slice(0, 64)
		await db
			.insertInto('media')
			.values({ hash, width: 960, height: 1280, widths: [320, 640, 960] })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		await db
			.insertInto('colorway_images')
			.values({ colorway_id: id, position: index, view, media_hash: hash, source: `${id}-${view}.webp` })
			.execute()
	}
	const rows = variants.map((variant) => ({ ...variant, sku: variant.sku ?? `${id}-${variant.size}` }))
	if (rows.length > 0) await insertVariants(db, { id, rows, colorway, sites })
	await db
		.insertInto('publications')
		.values(
			sites.map((site) => ({
				site,
				colorway_id: id,
				published_from: colorway.publishedFrom ?? LAUNCH,
				published_until: colorway.publishedUntil ?? null,
			})),
		)
		.execute()
	return { id, skus: rows.map((row) => row.sku) }
}

async function insertVariants(
	db: Database,
	{
		id,
		rows,
		colorway,
		sites,
	}: {
		id: string
		rows: (VariantFixture & { sku: string })[]
		colorway: ColorwayFixture
		sites: readonly SiteCode[]
	},
): Promise<void> {
	const { offer, centAmount = 4995, vatClass = 'standard' } = colorway
	await db
		.insertInto('variants')
		.values(rows.map(({ sku, size, gtin }) => ({ sku, colorway_id: id, size_key: size, gtin: gtin ?? null })))
		.execute()
	await db
		.insertInto('stock_levels')
		.values(rows.map(({ sku, stock }) => ({ location_id: 'warehouse', sku, on_hand: stock ?? 5 })))
		.execute()
	const listed = rows.flatMap(({ sku }) => sites.map((site) => ({ sku, site })))
	if (listed.length === 0) return
	await db
		.insertInto('prices')
		.values(
			listed.map(({ sku, site }) => ({
				site,
				sku,
				cent_amount: centAmount,
				vat_class: vatClass,
				offer_cent_amount: offer?.centAmount ?? null,
				offer_from: offer?.from ?? null,
				offer_until: offer?.until ?? null,
				is_private_sale: offer?.isPrivateSale ?? false,
			})),
		)
		.execute()
	const applied = [
		{ amount: centAmount, announced: false, at: LAUNCH },
		...(offer ? [{ amount: offer.centAmount, announced: true, at: offer.from }] : []),
		...(offer?.until ? [{ amount: centAmount, announced: false, at: offer.until }] : []),
	]
	await db
		.insertInto('price_log')
		.values(
			applied.flatMap(({ amount, announced, at }) =>
				listed.map(({ sku, site }) => ({
					site,
					sku,
					cent_amount: amount,
					currency: SITES[site].currency,
					announced,
					applied_at: at,
				})),
			),
		)
		.execute()
}
