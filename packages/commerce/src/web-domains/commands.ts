import type { SiteRecord } from '@vitrine/market/sites'
import type { DatabaseTransaction } from '../database/client.ts'

/** The web domain of a site takes what the site's record says: its first host, store id, country and currency. */
export async function followSite(
	tx: DatabaseTransaction,
	{ site, hosts, storeId, countryCode, currency }: SiteRecord,
): Promise<number> {
	const facts = { domain: hosts[0]!, store_id: storeId, country_code: countryCode, currency }
	const { numUpdatedRows } = await tx
		.updateTable('web_domains')
		.set(facts)
		.where('site', '=', site)
		.where(({ not, and, eb }) =>
			not(and(Object.entries(facts).map(([column, value]) => eb(column as keyof typeof facts, '=', value)))),
		)
		.executeTakeFirst()
	return Number(numUpdatedRows)
}
