import type { Capability } from '../declaration/capability.ts'
import { OF_CART, OF_CUSTOMER } from '../declaration/personal-table.ts'
import { type CartRoutesOptions, cartRoutes } from './routes.ts'
import type { CartTables } from './tables.ts'

export const carts: Capability<{ tables: CartTables; services: CartRoutesOptions }> = {
	name: 'carts',
	reads: ['web_domains', 'catalog_versions', 'coupon_codes', 'variants', 'prices', 'stock_levels', 'publications'],
	tables: {
		carts: {
			group: 'orders',
			holds: 'Bags, one for each site',
			found: [OF_CUSTOMER, { where: 'id = any(KEYS)', key: 'cart' }, { where: 'id = any(KEYS)', key: 'orderedCart' }],
			gives: { cart: 'id' },
			erase: 'delete',
		},
		line_items: { group: 'orders', holds: 'What is in the bag', found: [OF_CART], erase: 'delete' },
		gift_card_lines: {
			group: 'giftCards',
			holds: 'Gift cards in the bag: names, address of the recipient, message',
			found: [OF_CART],
			erase: 'delete',
		},
	},
	routes: cartRoutes,
}
