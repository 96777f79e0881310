import type { Capability } from '../declaration/capability.ts'
import type { Database } from '../database/client.ts'
import type { SandboxBankTables } from './tables.ts'
import { runSandboxRound, type WebhookDelivery } from './webhooks.ts'

export const sandboxBank: Capability<{
	tables: SandboxBankTables
	work: {
		db: Database
		clock: () => Date
		/** Set while the sandbox is the provider: delivers its webhooks to the gateway. */
		sandbox?: Omit<WebhookDelivery, 'db'>
	}
}> = {
	name: 'sandbox-bank',
	tables: {
		sandbox_payments: {
			group: 'payments',
			holds: 'In place of the payment provider, where there is none: amounts and the page to come back to',
			found: [{ where: 'merchant_reference = any(KEYS)', key: 'payment' }],
			exported: ['product', 'currency', 'cent_amount', 'status', 'created_at'],
			erase: { empty: { return_url: `''` } },
			why: 'it stands for the books of another company',
		},
		sandbox_refunds: 'amounts, in place of the payment provider',
		sandbox_captures: 'amounts, in place of the payment provider',
		sandbox_webhooks: 'numbers of payments, in place of the payment provider',
	},
	tasks: ({ db, clock, sandbox }) =>
		sandbox ? [{ name: 'sandbox', everySeconds: 1, run: () => runSandboxRound({ db, ...sandbox }, clock()) }] : [],
}
