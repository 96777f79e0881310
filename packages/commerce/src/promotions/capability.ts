import type { Capability } from '../declaration/capability.ts'
import type { PromotionTables } from './tables.ts'

export const promotions: Capability<{ tables: PromotionTables }> = {
	name: 'promotions',
	tables: { coupon_codes: 'prices, rates and conditions of the shop' },
}
