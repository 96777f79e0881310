import type { WrittenTable } from '../database/upsert.ts'

/** Table of this capability that a catalog file fills. */
export const PICKUP_POINTS: WrittenTable = {
	name: 'pickup_points',
	keys: { id: 'text' },
	values: {
		network: 'text',
		origin: 'text',
		kind: 'text',
		name: 'text',
		street: 'text',
		postal_code: 'text',
		city: 'text',
		country_code: 'text',
		latitude: 'double precision',
		longitude: 'double precision',
		opening_hours: 'jsonb',
		closed_from: 'date',
		closed_until: 'date',
		place_code: 'text',
		place_name: 'text',
	},
}
