import type { Capability } from '../declaration/capability.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { OF_CUSTOMER, ofEmail } from '../declaration/personal-table.ts'
import { followPayment, syncPayment } from './commands/settle-payment.ts'
import { capturePayment, type PaymentWork } from './commands/capture-payment.ts'
import { followAuthorizations, reconcilePayments } from './jobs.ts'
import { type CheckoutRoutesOptions, checkoutRoutes } from './routes/checkout.ts'
import type { CheckoutTables } from './tables.ts'

export const checkout: Capability<{
	tables: CheckoutTables
	services: CheckoutRoutesOptions
	work: PaymentWork & { log: Log }
	jobs: {
		'capture-payment': { paymentId: string }
		'settle-payment': { paymentId: string }
		'refund-payment': { paymentId: string; reason: string }
	}
}> = {
	name: 'checkout',
	reads: ['orders', 'order_gift_cards', 'stock_holds', 'payments', 'carts'],
	tables: {
		checkouts: {
			group: 'orders',
			holds: 'What was typed to order: e-mail address, delivery, loyalty card',
			found: [
				OF_CUSTOMER,
				{ where: 'cart_id = any(KEYS)', key: 'orderedCart' },
				{ where: 'id = any(KEYS)', key: 'checkout' },
				...ofEmail('checkouts.email', 'checkouts.created_at', 'customer_id is null'),
			],
			gives: { checkout: 'id', cart: 'cart_id' },
			erase: 'delete',
		},
		checkout_means: {
			group: 'payments',
			holds: 'What was to pay an order, such as gift cards',
			found: [{ where: 'checkout_id = any(KEYS)', key: 'checkout' }],
			erase: 'delete',
		},
		order_origins:
			'from which network or account an unpaid order came, under keyed hashes that nobody can turn back; a day at most',
	},
	routes: checkoutRoutes,
	jobs: {
		'capture-payment': (work, { paymentId }) => capturePayment(work, paymentId),
		/** An event of the provider named this payment. */
		async 'settle-payment'(work, { paymentId }) {
			const settled = await syncPayment(work.db, { ...work, paymentId, kind: 'webhook', now: work.clock() })
			if (settled?.loss) work.log.error({ paymentId, loss: settled.loss }, 'A payment has failed after the fact')
		},
		/** Kept for jobs queued before decision 0065, when a late payment had its own refund path. */
		'refund-payment': (work, { paymentId }) => followPayment(work.db, { ...work, paymentId, now: work.clock() }),
	},
	tasks(work) {
		const onError = (error: unknown) => work.log.error({ err: error }, 'A payment could not be reconciled')
		return [
			{ name: 'payments', everySeconds: 15, run: () => reconcilePayments(work, { onError }) },
			{ name: 'authorizations', everySeconds: 3_600, run: () => followAuthorizations(work) },
		]
	},
}
