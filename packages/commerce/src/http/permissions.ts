import type { SiteCode } from '@vitrine/market/sites'

/** What other systems may be allowed, `room.verb`. */
export const PERMISSIONS = [
	'events.read',
	'fulfillment.ship',
	'orders.cancel',
	'orders.hold',
	'orders.read',
	'prices.edit',
	'returns.receive',
	'reviews.moderate',
	'stock.adjust',
	'stock.read',
	'webhooks.manage',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Who calls an operation: the name of a key, what it permits, and its sites; null: all. */
export type Operator = { name: string; permissions: readonly Permission[]; sites: readonly SiteCode[] | null }
