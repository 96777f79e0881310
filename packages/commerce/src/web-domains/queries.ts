import { isSiteCode, SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import type { Selectable } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Sender, Wordmark } from '../mail/email.ts'
import type { Seller, WebDomain, WebDomainParams } from './contract.ts'
import { type NormalWebDomain, normalizeWebDomain, type PrivateSale, readPrivateSales } from './rules/web-domain.ts'
import { companyLines } from './rules/company-lines.ts'
import type { ParameterLog } from './rules/fields.ts'
import type { DeliveryMethodsTable, WebDomainsTable } from './tables.ts'

/**
 * A site for our own decisions, read with the care its shop reads it with (T3); where its web domain is not set up, the
 * table's country and the defaults. `log` hears of what is not as it should be.
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

/**
 * The private sale a site names (R122); null where it names none, `unreadable` where what is there is none: `log` hears of it.
 * What cannot be read is told apart from what is not there, as prices depend on it.
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

/** Who sells on a site; undefined until the retailer has said so. */
export async function findSeller(db: Database, site: SiteCode): Promise<Seller | undefined> {
	const row = await db.selectFrom('sellers').select('details').where('site', '=', site).executeTakeFirst()
	return row?.details
}

/** The sites by the store ids of their web domains (R103). */
export async function listStoreIds(db: Database): Promise<Map<string, SiteCode>> {
	const rows = await db.selectFrom('web_domains').select(['site', 'store_id']).execute()
	return new Map(rows.flatMap(({ site, store_id }) => (isSiteCode(site) ? [[store_id, site]] : [])))
}

function describe(row: WebDomainsTable): WebDomain {
	return {
		domain: row.domain,
		storeId: row.store_id,
		countryCodeISO2: row.country_code,
		devise: row.currency,
		// As stored, unknown fields included: reading them with care is the caller's part of the contract (R102, T3).
		params: row.params as WebDomainParams,
	}
}

/** Every web domain in the order of its store id (R178). */
export async function listWebDomains(db: Database): Promise<WebDomain[]> {
	const rows = await db.selectFrom('web_domains').selectAll().orderBy('store_id').execute()
	return rows.map(describe)
}

/**
 * One web domain by its host name in any case, with all its parameters or only those named (R179); undefined when unknown. The name a site
 * has in the table stands for it, too, where its record names a domain of the retailer's own.
 */
export async function findWebDomain(
	db: Database,
	{ domain, keys }: { domain: string; keys?: readonly string[] },
): Promise<WebDomain | undefined> {
	const name = domain.toLowerCase()
	const site = SITE_CODES.find((code) => SITES[code].domain === name)
	const rows = db.selectFrom('web_domains').selectAll()
	const row =
		(await rows.where('domain', '=', name).executeTakeFirst()) ??
		(site && (await rows.where('site', '=', site).executeTakeFirst()))
	if (!row) return undefined
	const found = describe(row)
	if (!keys) return found
	const named = Object.entries(found.params).filter(([key]) => keys.includes(key))
	return { ...found, params: Object.fromEntries(named) }
}

/** CSS pixels a wordmark fills at most, whichever side it reaches first. */
const WORDMARK_BOX = { width: 132, height: 48 }

/**
 * Who signs the e-mails of a site: the brand and the company that sells there, as its record names them (law 2). Until that is
 * brought in, the shop's own name and line. `pageUrl` is a page of the shop the e-mail speaks of: pictures come from its host,
 * of e-mails that speak of none from the site's own.
 */
export async function findSender(
	db: Database,
	{ site, sender, pageUrl }: { site: string; sender: Sender; pageUrl?: string | undefined },
): Promise<Sender> {
	const row = await db
		.selectFrom('sellers')
		.innerJoin('web_domains', 'web_domains.site', 'sellers.site')
		.leftJoin('media', 'media.hash', 'sellers.wordmark_hash')
		.select(['details', 'domain', 'hash', 'width', 'height'])
		.where('sellers.site', '=', site)
		.executeTakeFirst()
	if (!row) return sender
	const origin = (pageUrl && new URL(pageUrl).origin) || sender.origin || `https://${row.domain}`
	const { brandName: shopName } = row.details
	return { ...sender, shopName, companyLine: companyLines(row.details).join(' · '), wordmark: wordmarkOf(row, origin) }
}

function wordmarkOf(
	{ hash, width, height }: { hash: string | null; width: number | null; height: number | null },
	origin: string,
): Wordmark | undefined {
	if (!hash || !width || !height) return undefined
	const scale = Math.min(WORDMARK_BOX.width / width, WORDMARK_BOX.height / height)
	return {
		url: `${origin}/media/${hash.slice(0, 2)}/${hash}-wordmark.png`,
		width: Math.round(width * scale),
		height: Math.round(height * scale),
	}
}

/** How a site delivers and what it costs, in its order. */
export function listDeliveryConditions(db: Database, site: SiteCode): Promise<Selectable<DeliveryMethodsTable>[]> {
	return db
		.selectFrom('delivery_methods')
		.selectAll()
		.where('site', '=', site)
		.orderBy('position')
		.orderBy('id')
		.execute()
}
