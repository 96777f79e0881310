import type { WrittenTable } from '../database/upsert.ts'

/** Tables of this capability that a catalog file fills. */
export const COUPON_CODES: WrittenTable = {
	name: 'coupon_codes',
	keys: { site: 'text', code: 'text' },
	values: {
		kind: 'text',
		value: 'int',
		minimum_cent_amount: 'int',
		valid_from: 'timestamptz',
		valid_until: 'timestamptz',
	},
}
