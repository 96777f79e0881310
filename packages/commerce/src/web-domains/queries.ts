import { ALL_SITE_CODES, isKnownSite, SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type Signature, signatureJson } from '../brand/queries.ts'
import type { Database } from '../database/client.ts'
import type { Sender, Wordmark } from '../mail/email.ts'
import { type Look, LOOK_COLORS, NEUTRAL_LOOK } from '../mail/look.ts'
import { pictureUrl } from '../mail/picture-url.ts'
import { listRecordedSites } from '../sites/queries.ts'
import type { Seller, WebDomain, WebDomainParams } from './contract.ts'
import { type NormalWebDomain, normalizeWebDomain, type PrivateSale, readPrivateSales } from './rules/web-domain.ts'
import { companyLines } from './rules/company-lines.ts'
import type { ParameterLog } from './rules/fields.ts'
import type { DeliveryMethodsTable, PaymentRoutesTable, WebDomainsTable } from './tables.ts'

/**
 * Reads a site's parameters for the gateway's own decisions, normalized as in its shop (T3); without a web domain, the
 * country of the table and the defaults. `log` gets invalid parameters.
 */
export async function readSite(
	db: Database,
	site: SiteCode,
	log: ParameterLog = () => undefined,
): Promise<NormalWebDomain> {
	const row = await db.selectFrom('web_domains').selectAll().where('site', '=', site).executeTakeFirst()
	const { domain, storeId, countryCode, currency } = SITES[site]
	const known = { domain, storeId, countryCodeISO2: countryCode, devise: currency }
	return normalizeWebDomain(row ? describe(row) : known, log)!
}

/** Normalized records of sites with the version of their row, kept between calls. */
export type SiteCache = Map<string, KnownSite>
type KnownSite = {
	version: string
	domain: NormalWebDomain
	/** As last read; they have no version, so a statement that relies on one proves it. */
	deliveryConditions?: readonly DeliveryCondition[]
	paymentRoutes?: readonly PaymentRoute[]
}

/** A site's record as its columns are read: null where the cache has this version. */
export type SiteRow = { site_version: string; site_record: WebDomainsTable | null }

/** SQL of a SiteRow, for a query with `web_domains w`: the version is the transaction that wrote the row. */
export function siteColumns({ site, cache }: { site: SiteCode; cache: SiteCache | undefined }): RawBuilder<unknown> {
	const version = cache?.get(site)?.version ?? ''
	return sql`w.xmin::text as site_version, case when w.xmin::text <> ${version} then to_jsonb(w) end as site_record`
}

/** SQL that is true while the record of a site has this version. */
export function isSiteVersion({ site, version }: { site: SiteCode; version: string }): RawBuilder<boolean> {
	return sql`exists (select from web_domains where site = ${site} and xmin::text = ${version})`
}

/** The normalized record of a row, or of the cache; `log` gets invalid parameters when a row is normalized. */
export function siteOf(
	row: SiteRow,
	{
		site,
		cache,
		log = () => undefined,
	}: { site: SiteCode; cache: SiteCache | undefined; log?: ParameterLog | undefined },
): NormalWebDomain {
	if (!row.site_record) return cache!.get(site)!.domain
	const domain = normalizeWebDomain(describe(row.site_record), log)!
	cache?.set(site, { ...cache.get(site), version: row.site_version, domain })
	return domain
}

/**
 * Private sale of a site (R122); null where it names none, `unreadable` for an invalid one, which `log` gets. The two
 * are distinguished because prices depend on it.
 */
export async function findPrivateSale(
	db: Database,
	site: SiteCode,
	log: ParameterLog = () => undefined,
): Promise<PrivateSale | null | 'unreadable'> {
	const row = await db.selectFrom('web_domains').select('params').where('site', '=', site).executeTakeFirst()
	if (!row) return null
	const params: unknown = row.params
	if (typeof params !== 'object' || params === null || Array.isArray(params)) {
		log({ field: 'params', value: params, reason: 'not-an-object' })
		return 'unreadable'
	}
	const value = 'privateSales' in params ? params.privateSales : undefined
	if (value === undefined || value === null) return null
	return readPrivateSales({ field: 'privateSales', value, log }) ?? 'unreadable'
}

/** Seller of a site; undefined until its record is imported. */
export async function findSeller(db: Database, site: SiteCode): Promise<Seller | undefined> {
	const row = await db
		.selectFrom('sellers')
		.select(underBrand(sql`${site}`).as('details'))
		.where('site', '=', site)
		.executeTakeFirst()
	return row?.details
}

/** SQL of a seller's details, under the name of the brand where there is a record of one. */
function underBrand(site: RawBuilder<unknown>): RawBuilder<Seller> {
	return sql`details || jsonb_strip_nulls(jsonb_build_object('brandName', (${signatureJson(site)})->'name'))`
}

/** Open sites of the records, those without a web domain too; while no site is recorded those that have one. */
export async function listOpenSites(db: Database): Promise<SiteCode[]> {
	const rows = await db.selectFrom('web_domains').select('site').execute()
	const areRecorded = (await listRecordedSites(db)).length > 0
	return SITE_CODES.filter((code) => areRecorded || rows.some(({ site }) => site === code))
}

/** Sites by the store ids of their web domains (R103), closed ones too. */
export async function listStoreIds(db: Database): Promise<Map<string, SiteCode>> {
	const rows = await db.selectFrom('web_domains').select(['site', 'store_id']).execute()
	return new Map(rows.flatMap(({ site, store_id }) => (isKnownSite(site) ? [[store_id, site]] : [])))
}

function describe(row: WebDomainsTable): WebDomain {
	return {
		domain: row.domain,
		storeId: row.store_id,
		countryCodeISO2: row.country_code,
		devise: row.currency,
		// As stored, with unknown fields: callers normalize it (R102, T3).
		params: row.params as WebDomainParams,
	}
}

/** Web domains by store id (R178). */
export async function listWebDomains(db: Database): Promise<WebDomain[]> {
	const rows = await db.selectFrom('web_domains').selectAll().orderBy('store_id').execute()
	return rows.map(describe)
}

/**
 * A web domain and its site by its host name in any case, with all its parameters or only those named (R179); undefined when
 * unknown. The host of the table also finds a site whose record names a domain of the retailer's own.
 */
export async function findWebDomain(
	db: Database,
	{ domain, keys }: { domain: string; keys?: readonly string[] },
): Promise<{ site: string; webDomain: WebDomain } | undefined> {
	const name = domain.toLowerCase()
	const site = ALL_SITE_CODES.find((code) => SITES[code].domain === name)
	const rows = db.selectFrom('web_domains').selectAll()
	const row =
		(await rows.where('domain', '=', name).executeTakeFirst()) ??
		(site && (await rows.where('site', '=', site).executeTakeFirst()))
	if (!row) return undefined
	const found = describe(row)
	if (!keys) return { site: row.site, webDomain: found }
	const named = Object.entries(found.params).filter(([key]) => keys.includes(key))
	return { site: row.site, webDomain: { ...found, params: Object.fromEntries(named) } }
}

/** Maximum size of a logo in CSS pixels. */
const WORDMARK_BOX = { width: 132, height: 48 }

/** Who signs for a site: its brand, and its seller with domain and logo. */
export type Signing = { brand: Signature | null; seller: SignedSeller | null }
type SignedSeller = {
	details: Seller
	domain: string
	hash: string | null
	width: number | null
	height: number | null
}

/** SQL of the Signing of a site as JSON. */
export function signingJson(site: RawBuilder<unknown>): RawBuilder<Signing> {
	return sql`json_build_object('brand', ${signatureJson(site)}, 'seller', (
		select json_build_object('details', ${underBrand(site)}, 'domain', domain, 'hash', hash, 'width', width, 'height', height)
		from sellers join web_domains using (site) left join media on media.hash = sellers.wordmark_hash
		where sellers.site = ${site}))`
}

type Sending = { sender: Sender; pageUrl?: string | undefined }

/**
 * Sender of a site's e-mails: brand and company of its records (law 2), before their import the shop's own. `pageUrl` is
 * a shop page the e-mail links: pictures come from its host, without it from the site's own.
 */
export async function findSender(db: Database, { site, ...sending }: Sending & { site: string }): Promise<Sender> {
	const { rows } = await sql<{ signing: Signing }>`/* prepared */
		select ${signingJson(sql`${site}`)} as signing`.execute(db)
	return senderOf(rows[0]!.signing, sending)
}

/** The sender of a Signing, as findSender. */
export function senderOf({ brand, seller }: Signing, { sender, pageUrl }: Sending): Sender {
	const origin =
		(pageUrl && new URL(pageUrl).origin) || sender.origin || (seller ? `https://${seller.domain}` : undefined)
	const own = {
		...sender,
		origin,
		look: lookOf(brand?.look),
		shopName: brand?.name ?? seller?.details.brandName ?? sender.shopName,
		companyLine: brand?.companyLine ?? brand?.name ?? sender.companyLine,
		from: brand?.mailFrom,
		replyTo: brand?.replyTo,
	}
	const contactOf = (companyLine: string) =>
		[brand?.supportEmail, brand?.phone].filter((one) => one && !companyLine.includes(one)).join(' · ') || undefined
	if (!seller) return { ...own, contact: contactOf(own.companyLine) }
	const companyLine = companyLines(seller.details).join(' · ')
	const wordmark = origin ? wordmarkOf(brand?.emailWordmark ?? seller, { ...sender, origin }) : undefined
	return { ...own, companyLine, contact: contactOf(companyLine), wordmark }
}

/** The theme of a brand as e-mails wear it; what it leaves out is neutral. */
function lookOf({ colors = {}, ...rest }: Signature['look'] = {}): Look {
	const worn = LOOK_COLORS.map((token) => [token, colors[token] ?? NEUTRAL_LOOK.colors[token]])
	return { ...NEUTRAL_LOOK, ...rest, colors: Object.fromEntries(worn) }
}

function wordmarkOf(
	{ hash, width, height }: Pick<SignedSeller, 'hash' | 'width' | 'height'>,
	place: { mediaUrl?: string | undefined; origin: string },
): Wordmark | undefined {
	if (!hash || !width || !height) return undefined
	const scale = Math.min(WORDMARK_BOX.width / width, WORDMARK_BOX.height / height)
	return {
		url: pictureUrl(`/media/${hash.slice(0, 2)}/${hash}-wordmark.png`, place),
		width: Math.round(width * scale),
		height: Math.round(height * scale),
	}
}

/** A delivery method of a site with its price. */
export type DeliveryCondition = Selectable<DeliveryMethodsTable>

/** Delivery methods of a site with their prices, in order. */
export function listDeliveryConditions(db: Database, site: SiteCode): Promise<DeliveryCondition[]> {
	return db
		.selectFrom('delivery_methods')
		.selectAll()
		.where('site', '=', site)
		.orderBy('position')
		.orderBy('id')
		.execute()
}

/** SQL of a site's DeliveryConditions as JSON, for a query with `web_domains w`; null without any. */
export const deliveryConditionsJson = sql<DeliveryCondition[] | null>`(
	select json_agg(to_jsonb(method) order by method.position, method.id) from delivery_methods method where method.site = w.site)`

/** SQL that is true while a site has a delivery method of this kind. */
export function hasDeliveryMethod(
	method: { site: SiteCode } & Pick<DeliveryCondition, 'id' | 'kind'>,
): RawBuilder<boolean> {
	const { site, id, kind } = method
	return sql`exists (select from delivery_methods where site = ${site} and id = ${id} and kind = ${kind})`
}

/** The account at a payment provider that takes a product's payments. */
export type PaymentRoute = Omit<Selectable<PaymentRoutesTable>, 'site'>

/** Payment routes of a site, at most one per product. */
export function listPaymentRoutes(db: Database, site: SiteCode): Promise<PaymentRoute[]> {
	const rows = db
		.selectFrom('payment_routes')
		.select(['product', 'provider', 'account', 'capture', 'entry', 'review_above'])
	return rows.where('site', '=', site).execute()
}

/** SQL of a site's PaymentRoutes as JSON, for a query with `web_domains w`; null without any. */
export const paymentRoutesJson = sql<PaymentRoute[] | null>`(
	select json_agg(json_build_object('product', route.product, 'provider', route.provider, 'account', route.account,
		'capture', route.capture, 'entry', route.entry,
		'review_above', route.review_above))
	from payment_routes route where route.site = w.site)`
