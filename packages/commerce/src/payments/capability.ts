import type { Capability } from '../declaration/capability.ts'
import { FIGURES, OF_ORDER, OF_PAYMENT } from '../declaration/personal-table.ts'
import type { Database } from '../database/client.ts'
import { runSandboxRound, type WebhookDelivery } from './providers/sandbox/webhooks.ts'
import { type PaymentRoutesOptions, paymentRoutes } from './routes.ts'
import type { PaymentTables } from './tables.ts'

export const payments: Capability<{
	tables: PaymentTables
	services: PaymentRoutesOptions
	work: {
		db: Database
		clock: () => Date
		/** Given while the sandbox takes the money: how its news reach the gateway. */
		sandbox?: Omit<WebhookDelivery, 'db'>
	}
}> = {
	name: 'payments',
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
		payment_webhooks: 'numbers of news of the payment provider, so that none counts twice',
		refunds: {
			group: 'payments',
			holds: 'Money given back',
			found: [OF_ORDER],
			gives: { refund: 'id' },
			erase: 'keep',
			why: FIGURES,
		},
		sandbox_payments: {
			group: 'payments',
			holds: 'In place of the payment provider, where there is none: amounts and the page to come back to',
			found: [{ where: 'merchant_reference = any(KEYS)', key: 'payment' }],
			exported: ['product', 'currency', 'cent_amount', 'status', 'created_at'],
			erase: { empty: { return_url: `''` } },
			why: 'it stands for the books of another company',
		},
		sandbox_refunds: 'amounts, in place of the payment provider',
		sandbox_webhooks: 'numbers of payments, in place of the payment provider',
	},
	routes: paymentRoutes,
	duties: ({ db, clock, sandbox }) =>
		sandbox ? [{ name: 'sandbox', everySeconds: 1, run: () => runSandboxRound({ db, ...sandbox }, clock()) }] : [],
}
