import { z } from '@hono/zod-openapi'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { type WebDomain, WebDomainParams } from './contract.ts'
import type { WebDomainsTable } from './tables.ts'

/**
 * The fields of stored parameters that have the type they should have; the others are left out, as if they were absent.
 * Of a list only the entries of a wrong type are (T3). Silent: who reads the record over the wire complains of the same.
 */
function wellTyped(params: unknown): WebDomainParams {
	if (typeof params !== 'object' || params === null) return {}
	const { shape } = WebDomainParams
	const kept = Object.entries(params).flatMap(([key, value]) => {
		if (!Object.hasOwn(shape, key)) return []
		const field = shape[key as keyof typeof shape]
		const read = wellTypedEntries(field.unwrap(), value)
		return field.safeParse(read).success ? [[key, read]] : []
	})
	return Object.fromEntries(kept)
}

function wellTypedEntries(type: z.ZodType, value: unknown): unknown {
	if (!(type instanceof z.ZodArray) || !Array.isArray(value)) return value
	return value.filter((entry) => z.safeParse(type.element, entry).success)
}

/** The parameters of a site for our own decisions; empty for a site whose web domain is not set up. */
export async function getSiteParams(db: Database, site: SiteCode): Promise<WebDomainParams> {
	const row = await db.selectFrom('web_domains').select('params').where('site', '=', site).executeTakeFirst()
	return wellTyped(row?.params)
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

/** One web domain by its host name in any case, with all its parameters or only those named (R179); undefined when unknown. */
export async function findWebDomain(
	db: Database,
	{ domain, keys }: { domain: string; keys?: readonly string[] },
): Promise<WebDomain | undefined> {
	const name = domain.toLowerCase()
	const row = await db.selectFrom('web_domains').selectAll().where('domain', '=', name).executeTakeFirst()
	if (!row) return undefined
	const found = describe(row)
	if (!keys) return found
	const named = Object.entries(found.params).filter(([key]) => keys.includes(key))
	return { ...found, params: Object.fromEntries(named) }
}
