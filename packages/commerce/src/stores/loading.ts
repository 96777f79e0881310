import type { WrittenTable } from '../database/upsert.ts'

/** Tables of this capability that a catalog file fills. */
export const STORES: WrittenTable = {
	name: 'stores',
	keys: { id: 'text' },
	values: {
		site: 'text',
		name: 'text',
		slug: 'text',
		street: 'text',
		postal_code: 'text',
		city: 'text',
		country_code: 'text',
		phone: 'text',
		email: 'text',
		latitude: 'double precision',
		longitude: 'double precision',
		opening_hours: 'jsonb',
		services: 'text[]',
	},
}
