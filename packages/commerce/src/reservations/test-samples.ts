import type { Samples } from '../declaration/test-gather-samples.ts'

/** The sample store has the sample variant in stock. */
export const samples: Samples = {
	async values(db, { sku: [sku = ''] = [], storeId: [store = ''] = [], orderId = [] }) {
		await db.insertInto('stock_locations').values({ id: store, kind: 'store', store_id: store }).execute()
		await db.insertInto('stock_levels').values({ location_id: store, sku, on_hand: 3 }).execute()
		return { reservationId: orderId, pageUrl: ['https://fr.localhost/fr/reservation/RESERVATION_ID/TOKEN'] }
	},
}
