import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { type RawBuilder, sql } from 'kysely'
import {
	describeVariant,
	findFacts,
	isPublishedAt,
	type VariantCache,
} from '../../catalog/queries/describe-variants.ts'
import type { Database } from '../../database/client.ts'
import { currentPrice, priceColumns, type PriceRow, readCurrency } from '../../pricing/queries/current-prices.ts'
import { couponJson, couponOfJson, type JsonCoupon } from '../../promotions/queries.ts'
import { ONLINE_LOCATION } from '../../stock/queries.ts'
import { type SiteCache, siteColumns, siteOf, type SiteRow } from '../../web-domains/queries.ts'
import type { ParameterLog } from '../../web-domains/rules/fields.ts'
import type { Cart } from '../contract.ts'
import { type CartState, describeCart, type PricedLine } from './describe-cart.ts'

/** What a process keeps between calls: nothing that is bought or limits it (decision 0075). */
export type CartCache = { sites: SiteCache; variants: VariantCache }

const caches = new WeakMap<Database, CartCache>()

/** The cache of a pool, one for all routes of a process. */
export function cartCacheOf(db: Database): CartCache {
	const cache = caches.get(db) ?? { sites: new Map(), variants: { version: 0, facts: new Map() } }
	caches.set(db, cache)
	return cache
}

export type CartInput = {
	site: SiteCode
	language: Language
	now: Date
	/** Logs invalid parameters of the site. */
	report?: ParameterLog
	/** Without it everything is read. */
	cache?: CartCache
}

/** The cart with prices and stock at `now`; undefined when the site has no such cart. */
export async function findCart(db: Database, options: CartInput & { cartId: string }): Promise<Cart | undefined> {
	const state = await readCart(db, options)
	return state && describeCart(state, options)
}

/** A row of a cart and one of its lines; of an empty cart, the columns of the line are null. */
export type CartRow = SiteRow &
	PriceRow & {
		cart_id: string
		coupon_code: string | null
		coupon: JsonCoupon | null
		catalog_version: number
		gift_cards: { id: string; currency: string; cent_amount: number; details: object }[] | null
		sku: string | null
		quantity: number
		seen_cent_amount: number
		available: number
		is_published: boolean
	}

/** SQL of the CartRows of a cart in `cartTables`. */
export function cartColumns({ site, now, cache }: CartInput): RawBuilder<unknown> {
	return sql`c.id as cart_id, c.coupon_code, ${couponJson} as coupon, ${siteColumns({ site, cache: cache?.sites })},
		catalog.version as catalog_version, case when p.sku is not null then l.sku end as sku, l.quantity, l.seen_cent_amount,
		${priceColumns(now)}, coalesce(s.on_hand - s.reserved, 0) as available, ${isPublishedAt(now)} is true as is_published,
		(select json_agg(json_build_object('id', g.id, 'currency', g.currency, 'cent_amount', g.cent_amount,
			'details', g.details) order by g.added_at, g.id) from gift_card_lines g where g.cart_id = c.id) as gift_cards`
}

/** SQL of the tables of CartRows: those of the database, or carts and lines as the same statement writes them. */
export function cartTables({ carts = sql`carts`, lines = sql`line_items` } = {}): RawBuilder<unknown> {
	return sql`${carts} c
		join web_domains w on w.site = c.site
		left join catalog_versions catalog on true
		left join coupon_codes k on k.site = c.site and k.code = c.coupon_code
		left join ${lines} l on l.cart_id = c.id
		left join variants v on v.sku = l.sku
		left join prices p on p.site = c.site and p.sku = l.sku
		left join stock_levels s on s.location_id = ${sql.lit(ONLINE_LOCATION)} and s.sku = l.sku
		left join publications pub on pub.site = c.site and pub.colorway_id = v.colorway_id`
}

export const lineOrder = sql`l.added_at, l.sku`

/** SQL that is true of a cart `c` with something to buy. */
export const holdsGoods = sql`(
	exists (select from line_items l join prices p on p.site = c.site and p.sku = l.sku where l.cart_id = c.id)
	or exists (select from gift_card_lines g where g.cart_id = c.id))`

/** The state of a cart; undefined when the site has no such cart. */
export async function readCart(db: Database, options: CartInput & { cartId: string }): Promise<CartState | undefined> {
	const { rows } = await sql<CartRow>`/* prepared */
		select ${cartColumns(options)} from ${cartTables()}
		where c.id = ${options.cartId} and c.site = ${options.site} order by ${lineOrder}`.execute(db)
	return cartState(db, { ...options, rows })
}

/** The state of a cart from its rows, with the facts of its variants from the cache where it has them. */
export async function cartState(
	db: Database,
	{ rows, ...options }: CartInput & { rows: readonly CartRow[] },
): Promise<CartState | undefined> {
	const [first] = rows
	if (!first) return undefined
	const { site, language, now, cache, report } = options
	const skus = rows.flatMap(({ sku }) => sku ?? [])
	const factsOf = await findFacts(db, { language, skus, version: first.catalog_version, cache: cache?.variants })
	const lines = rows.flatMap((row): PricedLine[] => {
		const facts = row.sku === null ? undefined : factsOf(row.sku)
		if (!facts) return []
		const live = {
			site,
			price: currentPrice(row, { site, now }),
			available: row.available,
			isPublished: row.is_published,
		}
		return [{ variant: describeVariant(facts, live), quantity: row.quantity, seenCentAmount: row.seen_cent_amount }]
	})
	return {
		cartId: first.cart_id,
		couponCode: first.coupon_code,
		coupon: first.coupon ? couponOfJson(first.coupon) : undefined,
		currency: readCurrency(site, first),
		domain: siteOf(first, { site, cache: cache?.sites, log: report }),
		lines,
		giftCards: (first.gift_cards ?? []).map(({ id, currency, cent_amount, details }) => ({
			...(details as CartState['giftCards'][number]),
			id,
			currency,
			centAmount: cent_amount,
		})),
	}
}
