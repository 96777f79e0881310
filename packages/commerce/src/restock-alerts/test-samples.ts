import type { Samples } from '../declaration/test-gather-samples.ts'
import { RESTOCK_WORDING } from './contract.ts'

export const samples: Samples = {
	accepted: [],
	values: () => ({
		email: ['guest@example.com'],
		wordingVersion: [RESTOCK_WORDING],
		pageUrl: ['https://fr.localhost/fr/stock-alert/?alert=ALERT_ID'],
	}),
}
