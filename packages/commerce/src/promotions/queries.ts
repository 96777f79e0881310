import type { SiteCode } from '@vitrine/market/sites'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Coupon } from './rules.ts'
import type { CouponCodesTable } from './tables.ts'

/** A coupon code of a site, in any case; undefined when unknown. */
export async function findCoupon(db: Database, options: { site: SiteCode; code: string }): Promise<Coupon | undefined> {
	const row = await db
		.selectFrom('coupon_codes')
		.selectAll()
		.where('site', '=', options.site)
		.where('code', '=', options.code.trim().toUpperCase())
		.executeTakeFirst()
	return row && couponOf(row)
}

type CouponRow = Selectable<CouponCodesTable>

/** SQL of a coupon code as JSON, for a query with `coupon_codes k`; null without one. */
export const couponJson = sql<JsonCoupon | null>`case when k.code is not null then to_jsonb(k) end`
export type JsonCoupon = Omit<CouponRow, 'valid_from' | 'valid_until'> & {
	valid_from: string
	valid_until: string | null
}

/** The coupon of a row read as JSON. */
export function couponOfJson(row: JsonCoupon): Coupon {
	const { valid_from, valid_until } = row
	return couponOf({ ...row, valid_from: new Date(valid_from), valid_until: valid_until ? new Date(valid_until) : null })
}

function couponOf(row: CouponRow): Coupon {
	return {
		code: row.code,
		kind: row.kind,
		value: row.value,
		minimumCentAmount: row.minimum_cent_amount,
		validFrom: row.valid_from,
		validUntil: row.valid_until,
	}
}
