import type { WrittenTable } from '../database/upsert.ts'

/** Tables of this capability that a catalog file fills. */
export const WEB_DOMAINS: WrittenTable = {
	name: 'web_domains',
	keys: { site: 'text' },
	values: { domain: 'text', store_id: 'text', country_code: 'text', currency: 'text', params: 'jsonb' },
}
export const SELLERS: WrittenTable = {
	name: 'sellers',
	keys: { site: 'text' },
	values: { details: 'jsonb', wordmark_hash: 'text', wordmark_source: 'text' },
}
export const DELIVERY_METHODS: WrittenTable = {
	name: 'delivery_methods',
	keys: { site: 'text', id: 'text' },
	values: { kind: 'text', position: 'int', cent_amount: 'int', minimum_days: 'int', maximum_days: 'int' },
}
export const PAYMENT_ROUTES: WrittenTable = {
	name: 'payment_routes',
	keys: { site: 'text', product: 'text' },
	values: { provider: 'text', account: 'text', capture: 'text', entry: 'text', review_above: 'int' },
}
