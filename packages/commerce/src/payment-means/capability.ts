import type { Capability } from '../declaration/capability.ts'
import { FIGURES, OF_ORDER } from '../declaration/personal-table.ts'
import type { PaymentMeansTables } from './tables.ts'

export const paymentMeans: Capability<{ tables: PaymentMeansTables }> = {
	name: 'payment-means',
	tables: {
		paid_parts: {
			group: 'payments',
			holds: 'What each means of payment paid of an order',
			found: [OF_ORDER],
			erase: 'keep',
			why: FIGURES,
		},
	},
}
