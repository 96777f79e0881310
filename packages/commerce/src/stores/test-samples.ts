import type { Samples } from '../declaration/test-gather-samples.ts'
import { insertStore } from './fixtures.ts'

export const samples: Samples = {
	accepted: ['listStores'],
	async values(db) {
		const place = { city: 'Paris', postalCode: '75004', at: [48.857, 2.352] as [number, number] }
		await insertStore(db, { id: 'paris', site: 'fr', ...place, email: 'paris@example.com' })
		return { storeId: ['paris'], near: ['75011', 'Paris'] }
	},
}
