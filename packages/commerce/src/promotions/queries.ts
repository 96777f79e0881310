import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import type { Coupon } from './rules.ts'

/** A coupon code of a site, in any case; undefined when unknown. */
export async function findCoupon(db: Database, options: { site: SiteCode; code: string }): Promise<Coupon | undefined> {
	const row = await db
		.selectFrom('coupon_codes')
		.selectAll()
		.where('site', '=', options.site)
		.where('code', '=', options.code.trim().toUpperCase())
		.executeTakeFirst()
	if (!row) return undefined
	return {
		code: row.code,
		kind: row.kind,
		value: row.value,
		minimumCentAmount: row.minimum_cent_amount,
		validFrom: row.valid_from,
		validUntil: row.valid_until,
	}
}
