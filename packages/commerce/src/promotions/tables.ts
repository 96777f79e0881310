import type { Generated } from 'kysely'

export type CouponCodesTable = {
	site: string
	code: string
	kind: 'percent' | 'amount'
	/** Basis points for a percentage, minor units for an amount. */
	value: number
	minimum_cent_amount: Generated<number>
	valid_from: Date
	valid_until: Date | null
}

export type PromotionTables = { coupon_codes: CouponCodesTable }
