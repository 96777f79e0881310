import '@vitrine/market/install-seven-sites'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { COLOR_FAMILIES } from '@vitrine/commerce/catalog/colors'
import { generateCatalog } from '@vitrine/commerce/catalog-import/generate'
import { importCatalog } from '@vitrine/commerce/catalog-import/run'
import { insertPages } from '@vitrine/commerce/content/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { demoSeller } from '@vitrine/commerce/web-domains/fixtures/sellers'
import { CURRENCIES } from '@vitrine/market/currencies'
import { SITE_CODES, SITES } from '@vitrine/market/sites'
import { sql } from 'kysely'

export const DEPARTMENTS = ['women', 'men', 'kids', 'accessories']
export const GARMENTS = ['shirt', 'dress', 'skirt', 'coat', 'jumper', 'jeans', 'tee', 'jacket', 'blouse', 'shorts']
export const CLOTHS = ['poplin', 'linen', 'denim', 'wool', 'jersey', 'twill', 'velvet']
export const FITS = ['slim', 'regular', 'loose']
export const SIZES = ['XS', 'S', 'M', 'L', 'XL']

export const CATEGORIES = DEPARTMENTS.length * GARMENTS.length

/** Pictures that pages name; nobody asks for their files here. */
const PICTURES = 200

/**
 * Fills an empty database with a catalog on all seven sites: what it refers to by the importer, the styles themselves by
 * the database, which takes seconds where an import of a million variants takes an hour. Every fifth style is reduced;
 * stock is endless, so that nothing runs out while it is measured.
 */
export async function fillCatalog(
	db: Database,
	size: { styles: number; variants: number; folder: string },
): Promise<void> {
	await importReferences(db, size.folder)
	await sql`delete from products`.execute(db)
	// One connection, because the settings are its own: rows made of each other need no check, and a crash here costs nothing.
	await db.connection().execute(async (one) => {
		await sql`set session_replication_role = replica`.execute(one)
		await sql`set synchronous_commit = off`.execute(one)
		for (const statement of statements(size)) await sql.raw(statement).execute(one)
		await sql`set session_replication_role = origin`.execute(one)
		await sql`set synchronous_commit = on`.execute(one)
	})
	await sql`insert into delivery_methods (site, id, kind, position, cent_amount, minimum_days, maximum_days)
		select site, 'home', 'home', 0, 495, 2, 3 from web_domains on conflict do nothing`.execute(db)
	await sql`update web_domains set params = params || '{"paymentProducts": [840, 1, 3]}'`.execute(db)
	await insertLaw(db)
	await sql`update catalog_versions set version = version + 1, changed_at = now()`.execute(db)
	await sql`vacuum analyze`.execute(db)
}

/** Characters of the French pages of law, of which two are part of each confirmation. */
const LAW = { terms: 9_000, withdrawal: 4_600, privacy: 5_000 }

/** What invoices and confirmations name: sellers, and pages as long as a shop's. */
async function insertLaw(db: Database): Promise<void> {
	const sellers = SITE_CODES.map((site) => ({ site, details: JSON.stringify(demoSeller(site)) }))
	await db.insertInto('sellers').values(sellers).execute()
	const article = `## Article\n\n${'Le vendeur livre les articles commandés et l’acheteur les paie. '.repeat(8)}\n\n`
	const pages = Object.entries(LAW).map(([id, length]) => ({
		site: 'fr' as const,
		group: 'legal' as const,
		language: 'fr',
		validFrom: '2026-01-01',
		id,
		slug: id,
		title: id,
		link: id,
		body: article.repeat(length / article.length),
	}))
	await insertPages(db, pages)
}

/** Sites, sizes and categories. */
async function importReferences(db: Database, folder: string): Promise<void> {
	const file = join(folder, 'references.jsonl')
	const records = [...generateCatalog({ variants: 1 })].map((record) => `${JSON.stringify(record)}\n`)
	await pipeline(Readable.from(records), createWriteStream(file))
	const result = await importCatalog({
		db,
		file,
		mediaFolder: join(folder, 'media'),
		imagesFolder: folder,
		now: new Date(),
	})
	if (!result.ok) throw new Error(`the references were refused: ${JSON.stringify(result.reportedRows[0])}`)
}

const list = (values: readonly string[]) => `(array[${values.map((value) => `'${value}'`).join(',')}])`
/** An element of a list by a number expression; arrays of SQL begin at 1. */
const pick = (values: readonly string[], number: string) => `${list(values)}[1 + (${number}) % ${values.length}]`

function statements({ styles, variants }: { styles: number; variants: number }): string[] {
	const perStyle = Math.max(1, Math.round(variants / styles))
	const colors = Math.ceil(perStyle / SIZES.length)
	const words = { garment: pick(GARMENTS, 'n'), cloth: pick(CLOTHS, 'n') }
	const family = pick(COLOR_FAMILIES, 'n + 5 * c')
	const series = `generate_series(0, ${styles - 1}) n`
	const sites = SITE_CODES.map(
		(site) => `('${site}', ${CURRENCIES[SITES[site].currency].priceStep}, '${SITES[site].currency}')`,
	)
	const id = `'GEN' || lpad(n::text, 6, '0')`
	const colorway = `${id} || '-C' || c`
	return [
		`insert into media (hash, width, height, widths)
			select encode(sha256(n::text::bytea), 'hex'), 960, 1280, '{320,480,640,960}' from generate_series(0, ${PICTURES - 1}) n`,
		`insert into products (id, size_run_id, category_id, attributes, composition, launched_on, rank)
			select ${id}, 'letters', ${pick(DEPARTMENTS, `n / ${GARMENTS.length}`)} || '-' || ${words.garment},
				json_build_object('fit', ${pick(FITS, 'n')}, 'cloth', ${words.cloth}),
				'[{"part":"main","fibres":[{"fibre":"cotton","percent":100}]}]', date '2026-01-10' + n % 270, n from ${series}`,
		`insert into product_categories (product_id, category_id) select id, category_id from products`,
		`insert into product_texts (product_id, language, name, slug, description)
			select ${id}, language, case language when 'fr' then g || ' ' || k || ' ' || n else k || ' ' || g || ' ' || n end,
				case language when 'fr' then g || '-' || k || '-' || n else k || '-' || g || '-' || n end, g || '.'
			from (select n, ${words.garment} as g, ${words.cloth} as k from ${series}) one, unnest(array['fr', 'en']) language`,
		`insert into colorways (id, product_id, position, color_family, swatch)
			select ${colorway}, ${id}, c, ${family}, '#' || lpad(to_hex((n * 7919 + c * 104729) % 16777215), 6, '0')
			from ${series}, generate_series(0, ${colors - 1}) c`,
		`insert into colorway_texts (colorway_id, language, name) select id, 'fr', color_family from colorways`,
		`insert into colorway_images (colorway_id, position, view, media_hash, source)
			select ${colorway}, p, ${list(['front', 'back'])}[1 + p], encode(sha256((((n + c) * 2 + p) % ${PICTURES})::text::bytea), 'hex'), ''
			from ${series}, generate_series(0, ${colors - 1}) c, generate_series(0, 1) p`,
		`insert into variants (sku, colorway_id, size_key)
			select ${colorway} || '-' || size, ${colorway}, size
			from ${series}, generate_series(0, ${perStyle - 1}) v, lateral (select v / ${SIZES.length} as c, ${pick(SIZES, 'v')} as size) s`,
		`insert into publications (site, colorway_id, published_from)
			select site, c.id, '2026-01-05' from web_domains, colorways c`,
		`insert into prices (site, sku, cent_amount, offer_cent_amount, offer_from)
			select site, sku, amount, case when n % 5 = 0 then amount * 7 / 10 / step * step end,
				case when n % 5 = 0 then timestamptz '2026-02-10' end
			from (values ${sites.join(',')}) s (site, step),
				(select sku, substr(sku, 4, 6)::int as n, 1995 + substr(sku, 4, 6)::int % 120 * 100 as amount from variants) v`,
		`insert into price_log (site, sku, cent_amount, currency, announced, applied_at)
			select site, sku, cent_amount, currency, false, '2026-01-05'
			from prices join (values ${sites.join(',')}) s (site, step, currency) using (site) where offer_cent_amount is not null`,
		`insert into stock_levels (location_id, sku, on_hand) select 'warehouse', sku, 1000000 from variants
			on conflict (location_id, sku) do update set on_hand = excluded.on_hand`,
	]
}
