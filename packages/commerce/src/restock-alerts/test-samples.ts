import { insertProduct } from '../catalog/fixtures.ts'
import type { Samples } from '../declaration/test-gather-samples.ts'
import { RESTOCK_WORDING } from './contract.ts'
import { insertPersonalRows } from './fixtures.ts'

export const samples: Samples = {
	accepted: ['askRestockAlert', 'getRestockAlert', 'confirmRestockAlert', 'endRestockAlert'],
	async values(db) {
		// Only what is sold out can be waited for.
		const { colorways } = await insertProduct(db, {
			id: 'sold-out',
			colorways: [{ variants: [{ size: '38', stock: 0 }] }],
		})
		await insertPersonalRows(db, { email: 'waits@example.com', now: new Date() })
		return {
			sku: colorways[0]!.skus,
			alertId: ['restock-alert-of-the-person'],
			email: ['guest@example.com'],
			wordingVersion: [RESTOCK_WORDING],
			pageUrl: ['https://fr.localhost/fr/stock-alert/?alert=ALERT_ID'],
		}
	},
}
