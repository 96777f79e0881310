import { type RawBuilder, sql } from 'kysely'
import { insertProduct } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'

/** Names with everything that makes following hard: compounds, accents, hyphens, shared words. */
export const NAMES = [
	{ fr: 'Robe d’été rayée', en: 'Striped summer dress', de: 'Sommerkleid', pl: 'Sukienka letnia' },
	{ fr: 'Robe en lin', en: 'Linen dress', de: 'Kleid aus Leinen', pl: 'Sukienka z lnu' },
	{ fr: 'Chemise écrue', en: 'Ecru shirt', de: 'Hemd', pl: 'Koszula' },
	{ fr: 'Chemise ecrue', en: 'Écru shirt', de: 'Sommerhemd' },
	{ fr: 'T-shirt côtelé', en: 'Rib T-shirt', de: 'Baumwollshirt' },
	{ fr: 'Robe en lin', en: 'Linen dress', de: 'Sommer' },
	{ fr: 'Jupe plissée', en: 'Pleated skirt' },
	{ fr: 'Blouse', de: 'Hemdbluse', en: 'Blouse' },
]
const COLORS = [
	['navy', { fr: 'Nuit', en: 'Night', de: 'Nacht' }],
	['red', { fr: 'Rouge', en: 'Red' }],
	['white', { fr: 'Écru', en: 'Ecru' }],
	['blue', { fr: 'Rayures bleu et rouge', en: 'Blue and red stripes' }],
] as const

type Change = (seed: {
	of: <T>(list: readonly T[]) => T
	number: (below: number) => number
	now: Date
}) => RawBuilder<unknown>

const anyProduct = (number: number) =>
	sql`(select id from products order by id offset ${number} % greatest(1, (select count(*) from products)) limit 1)`
const anyColorway = (number: number) =>
	sql`(select id from colorways order by id offset ${number} % greatest(1, (select count(*) from colorways)) limit 1)`
const anyVariant = (number: number) =>
	sql`(select sku from variants order by sku offset ${number} % greatest(1, (select count(*) from variants)) limit 1)`

const STATEMENTS: Record<string, Change> = {
	name({ of, number }) {
		const [language, name] = of(Object.entries(of(NAMES)))
		return sql`update product_texts set name = ${name}, slug = ${`slug-${number(50)}`}
			where product_id = ${anyProduct(number(99))} and language = ${language}`
	},
	'another language': ({ of, number }) => sql`insert into product_texts (product_id, language, name, slug, details)
		select id, 'it', ${of(['Abito di lino', 'Camicia'])}, 'abito', '{}' from products where id = ${anyProduct(number(99))}
		on conflict (product_id, language) do update set name = excluded.name`,
	'a language less': ({ of, number }) => sql`delete from product_texts where product_id = ${anyProduct(number(99))}
		and language = ${of(['en', 'de', 'pl', 'it'])}`,
	rank: ({ number }) => sql`update products set rank = ${number(6)} where id = ${anyProduct(number(99))}`,
	category: ({ of, number }) => sql`update products set category_id = ${of(['w-dresses', 'm-shirts', 'women'])}
		where id = ${anyProduct(number(99))}`,
	'another category': ({ of, number }) => sql`insert into product_categories (product_id, category_id)
		select id, ${of(['men', 'w-dresses'])} from products where id = ${anyProduct(number(99))} on conflict do nothing`,
	'fewer categories': ({ number }) => sql`delete from product_categories where product_id = ${anyProduct(number(99))}`,
	attributes({ of, number }) {
		const attributes = of([{ fit: 'slim' }, { fit: 'wide', pattern: ['stripes', 'dots'] }, { audience: 'kids' }, {}])
		const composition = [{ part: 'main', fibres: [{ fibre: of(['linen', 'wool', 'silk']), percent: 80 }] }]
		return sql`update products set attributes = ${JSON.stringify(attributes)}, composition = ${JSON.stringify(composition)},
			launched_on = ${of(['2026-01-05', '2026-11-10'])} where id = ${anyProduct(number(99))}`
	},
	'size run': ({ of, number }) => sql`update products set size_run_id = ${of(['letters', 'women'])}
		where id = ${anyProduct(number(99))}`,
	'a product goes': ({ number }) => sql`delete from products where id = ${anyProduct(number(99))}
		and (select count(*) from products) > 4`,
	color({ of, number }) {
		const [family] = of(COLORS)
		return sql`update colorways set color_family = ${family}, swatch = ${`#00000${number(9)}`} where id = ${anyColorway(number(99))}`
	},
	'color name'({ of, number }) {
		const [, names] = of(COLORS)
		const [language, name] = of(Object.entries(names))
		return sql`update colorway_texts set name = ${name} where colorway_id = ${anyColorway(number(99))} and language = ${language}`
	},
	'order of colorways': ({ number }) =>
		sql`update colorways set position = ${number(3)} where id = ${anyColorway(number(99))}`,
	'another colorway': ({ of, number }) => sql`with added as (
		insert into colorways (id, product_id, position, color_family, swatch)
		select p.id || '-X' || ${number(4)}::text, p.id, ${number(4)}, ${of(COLORS)[0]}, '#ffffff' from products p
		where p.id = ${anyProduct(number(99))} on conflict do nothing returning id)
		insert into publications (site, colorway_id, published_from) select site, id, '2026-01-05' from added
		cross join (select unnest(array['fr', 'de', 'gb', 'pl']) as site) s`,
	'a colorway goes': ({ number }) => sql`delete from colorways where id = ${anyColorway(number(99))}`,
	pictures: ({ number }) =>
		sql`delete from colorway_images where colorway_id = ${anyColorway(number(99))} and position = ${number(2)}`,
	'another size': ({ of, number }) => sql`with added as (
		insert into variants (sku, colorway_id, size_key) select id || '-' || ${of(['36', '44', 'S', 'XL'])}::text, id,
			${of(['36', '44', 'S', 'XL'])} from colorways where id = ${anyColorway(number(99))} on conflict do nothing returning sku),
		had as (insert into stock_levels (location_id, sku, on_hand) select 'warehouse', sku, ${number(12)} from added)
		insert into prices (site, sku, cent_amount, vat_class) select site, sku, ${2000 + number(900)}, 'standard' from added
		cross join (select unnest(array['fr', 'de', 'gb', 'pl']) as site) s`,
	'a size is another': ({ of, number }) => sql`update variants set size_key = ${of(['34', '38', '44', 'XL'])}
		where sku = ${anyVariant(number(999))}`,
	gtin: ({ number }) =>
		sql`update variants set gtin = ${`36123456${10000 + number(89_999)}`} where sku = ${anyVariant(number(999))}`,
	'a size goes': ({ number }) => sql`delete from variants where sku = ${anyVariant(number(999))}`,
	publication: ({
		of,
		number,
	}) => sql`update publications set published_until = ${of([null, '2026-10-01', '2027-01-01'])}
		where colorway_id = ${anyColorway(number(99))} and site = ${of(['fr', 'de', 'gb', 'pl'])}`,
	'published no longer': ({ of, number }) => sql`delete from publications where colorway_id = ${anyColorway(number(99))}
		and site = ${of(['fr', 'de', 'gb', 'pl'])}`,
	price: ({ of, number }) => sql`update prices set cent_amount = ${1000 + number(4000)}
		where sku = ${anyVariant(number(999))} and site = ${of(['fr', 'de', 'gb', 'pl'])}`,
	offer: ({ of, number, now }) => sql`update prices set offer_cent_amount = ${500 + number(400)},
		offer_from = ${new Date(now.getTime() - 1000)}, offer_until = ${of([null, new Date(now.getTime() + 86_400_000)])}
		where sku = ${anyVariant(number(999))}`,
	stock: ({ number }) => sql`update stock_levels set on_hand = ${number(13)} where sku = ${anyVariant(number(999))}`,
}

export const CHANGES = [...Object.keys(STATEMENTS), 'a new product', 'a new product']

/** Makes a change that a seed chooses. Answers what it was. */
export async function changeAtRandom(
	db: Database,
	{ kind, seed, now }: { kind: string; seed: number; now: Date },
): Promise<string> {
	let state = seed
	const number = (below: number) => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
		return (state >>> 8) % below
	}
	const of = <T>(list: readonly T[]): T => list[number(list.length)]!
	const statement = STATEMENTS[kind]
	if (statement) await statement({ of, number, now }).execute(db)
	else
		await insertProduct(db, {
			id: `${of(['LN-W', 'AB-W', 'N'])}${number(1e6)}`,
			rank: number(6),
			names: of(NAMES),
			category: of(['w-dresses', 'm-shirts']),
			attributes: of<Record<string, string>>([{ fit: 'slim' }, { neckline: 'square' }]),
			colorways: [{ family: of(COLORS)[0], names: of(COLORS)[1], centAmount: 1000 + number(5000) }, {}].slice(
				number(2),
			),
		})
	return `${kind} ${seed}`
}
