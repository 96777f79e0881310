import type { Capability } from '../declaration/capability.ts'
import { FIGURES, OF_ORDER, OF_PAYMENT } from '../declaration/personal-table.ts'
import { followDispute, followDisputes } from './jobs/disputes.ts'
import type { Account, FollowingWork } from './jobs/following.ts'
import { followFraudWarning, followFraudWarnings, followRefund } from './jobs/fraud-warnings.ts'
import { type PaymentRoutesOptions, paymentRoutes } from './routes.ts'
import type { PaymentTables } from './tables.ts'

/** What an event of a provider has named, by the provider's id. */
type Told = Account & { reference: string }

export const payments: Capability<{
	tables: PaymentTables
	services: PaymentRoutesOptions
	work: FollowingWork
	jobs: {
		'follow-dispute': Told
		'follow-fraud-warning': Told
		'follow-refund': Told
	}
}> = {
	name: 'payments',
	reads: ['orders'],
	tables: {
		payments: {
			group: 'payments',
			holds: 'Payments: means, amounts, number at the payment provider',
			found: [OF_ORDER],
			gives: { payment: 'id' },
			secret: ['next_action'],
			erase: { empty: { next_action: 'null' } },
			why: FIGURES,
		},
		payment_transactions: {
			group: 'payments',
			holds: 'What was exchanged with the payment provider',
			found: [OF_PAYMENT],
			exported: ['kind', 'outcome', 'recorded_at'],
			erase: { empty: { detail: 'null' } },
			why: FIGURES,
		},
		payment_webhooks: 'ids of events of payment providers, so that none counts twice, with the payment they are about',
		refunds: {
			group: 'payments',
			holds: 'Money given back',
			found: [OF_ORDER],
			gives: { refund: 'id' },
			erase: 'keep',
			why: FIGURES,
		},
		refund_parts: {
			group: 'payments',
			holds: 'By which means of payment it was given back',
			found: [{ where: 'refund_id = any(KEYS)', key: 'refund' }],
			erase: 'keep',
			why: FIGURES,
		},
	},
	routes: paymentRoutes,
	jobs: {
		'follow-dispute': followDispute,
		'follow-fraud-warning': followFraudWarning,
		'follow-refund': followRefund,
	},
	tasks: (work) => [
		{ name: 'disputes', everySeconds: 3_600, run: () => followDisputes(work) },
		{ name: 'fraud-warnings', everySeconds: 3_600, run: () => followFraudWarnings(work) },
	],
}
