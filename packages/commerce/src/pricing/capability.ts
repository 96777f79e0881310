import type { Capability } from '../declaration/capability.ts'
import type { PricingTables } from './tables.ts'

export const pricing: Capability<{ tables: PricingTables }> = {
	name: 'pricing',
	reads: ['web_domains'],
	tables: {
		prices: 'prices, rates and conditions of the shop',
		price_log: 'evidence of prices, kept five years (law 1): nobody bought anything in it',
	},
}
