import type { PaymentWork } from '../checkout/commands/capture-payment.ts'
import type { Capability } from '../declaration/capability.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { FIGURES, OF_ORDER, OF_RETURN, ofEmail } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import {
	executeRefund,
	executeRefunds,
	findOverdueRefunds,
	receiveDueReturns,
	sendCancellation,
	sendRefundEmail,
	sendReturnEmail,
	sendUnitsCancelled,
	sendWithdrawalReceipt,
} from './jobs.ts'
import { sendParcelEmail } from '../fulfillment/jobs.ts'
import { listFailedRefunds } from './queries/due.ts'
import { isWithdrawn } from './queries/withdrawals.ts'
import { type ReturnOptions, returnRoutes } from './routes.ts'
import type { ReturnTables } from './tables.ts'

type Work = PaymentWork &
	Mailing & {
		log: Log
		/** Set where there is no real warehouse and carrier. */
		warehouse?: {
			/** Seconds until a requested return arrives; 0: never by itself. */
			returnSeconds: number
		}
	}

export const returns: Capability<{
	tables: ReturnTables
	services: ReturnOptions
	work: Work
	jobs: {
		/** Declared here because its e-mail names the remaining right of withdrawal. */
		'send-parcel-letter': { parcelId: string; news: 'shipped' | 'ready' | 'delivered' }
		'carry-out-refund': { refundId: string }
		'send-refund-letter': { refundId: string }
		'send-cancellation': { orderId: string }
		'send-units-cancelled': { cancellationId: string }
		'send-withdrawal-receipt': { withdrawalId: string }
		'send-return-letter': { returnNumber: string; news: 'registered' | 'refused' | 'reduced' }
	}
	emails:
		| 'parcel-shipped'
		| 'parcel-ready'
		| 'parcel-delivered'
		| 'refund'
		| 'order-cancelled'
		| 'units-cancelled'
		| 'withdrawal'
		| 'return-registered'
		| 'return-refused'
		| 'return-reduced'
}> = {
	name: 'returns',
	reads: ['cancellations', 'cancelled_units', 'orders', 'order_lines', 'parcels', 'refunds'],
	tables: {
		withdrawals: {
			group: 'returns',
			holds: 'Statements of withdrawal: name, e-mail address, the words of the receipt',
			// For an order of somebody else only the person's own statements count.
			found: [OF_ORDER, ...ofEmail('withdrawals.email', 'withdrawals.stated_at', 'order_id is null')],
			gives: { withdrawal: 'id' },
			secret: ['submission_key'],
			erase: {
				empty: {
					name: `''`,
					email: `''`,
					content: `''`,
					order_number: `case when order_id is null then '' else order_number end`,
				},
			},
			why: 'that a contract was withdrawn from, of what and when, belongs to its figures',
		},
		held_withdrawals: {
			group: 'returns',
			holds: 'Statements of withdrawal that were to be confirmed: when, and what followed',
			found: [{ where: 'withdrawal_id = any(KEYS)', key: 'withdrawal' }],
			secret: ['id'],
			erase: 'keep',
			why: FIGURES,
		},
		returns: {
			group: 'returns',
			holds: 'Returns: how, when, number of the label',
			found: [OF_ORDER],
			gives: { return: 'return_number', number: 'return_number' },
			secret: ['submission_key'],
			erase: 'keep',
			why: FIGURES,
		},
		return_lines: {
			group: 'returns',
			holds: 'What came back, and why',
			found: [OF_ORDER],
			erase: 'keep',
			why: FIGURES,
		},
		return_events: {
			group: 'returns',
			holds: 'Steps of returns, and what was told as proof that one was sent',
			found: [OF_RETURN],
			erase: { empty: { detail: 'null' } },
			why: FIGURES,
		},
	},
	routes: returnRoutes,
	jobs: {
		'send-parcel-letter': (work, data) =>
			sendParcelEmail({ ...mailJob(work), ...data, isWithdrawn: (orderId) => isWithdrawn(work.db, orderId) }),
		'carry-out-refund': (work, { refundId }) => executeRefund(work, refundId),
		'send-refund-letter': (work, data) => sendRefundEmail({ ...mailJob(work), ...data }),
		'send-cancellation': (work, data) => sendCancellation({ ...mailJob(work), ...data }),
		'send-units-cancelled': (work, data) => sendUnitsCancelled({ ...mailJob(work), ...data }),
		'send-withdrawal-receipt': (work, data) => sendWithdrawalReceipt({ ...mailJob(work), ...data }),
		'send-return-letter': (work, data) => sendReturnEmail({ ...mailJob(work), ...data }),
	},
	emails: {
		'parcel-shipped': 'send-parcel-letter',
		'parcel-ready': 'send-parcel-letter',
		'parcel-delivered': 'send-parcel-letter',
		refund: 'send-refund-letter',
		'order-cancelled': 'send-cancellation',
		'units-cancelled': 'send-units-cancelled',
		withdrawal: 'send-withdrawal-receipt',
		'return-registered': 'send-return-letter',
		'return-refused': 'send-return-letter',
		'return-reduced': 'send-return-letter',
	},
	tasks(work) {
		const { db, clock, log, warehouse } = work
		const onError = (error: unknown) => log.error({ err: error }, 'A payment could not be reconciled')
		const onReturn = (error: unknown) => log.error({ err: error }, 'A parcel of the sandbox could not be moved')
		const returnSeconds = warehouse?.returnSeconds ?? 0
		const receive = () => receiveDueReturns({ db, returnSeconds, onError: onReturn }, clock())
		return [
			{ name: 'refunds', everySeconds: 30, run: () => executeRefunds(work, { onError }) },
			{ name: 'overdue-refunds', everySeconds: 3_600, run: () => reportOverdueRefunds(work) },
			...(returnSeconds > 0 ? [{ name: 'sandbox-returns', everySeconds: 5, run: receive }] : []),
		]
	},
}

/** Reports failed and overdue refunds as errors until they are made (law 3). */
async function reportOverdueRefunds({ db, clock, log }: Work): Promise<void> {
	const failed = await listFailedRefunds(db)
	if (failed.length > 0)
		log.error(
			{ count: failed.length, refundIds: failed.slice(0, 20).map(({ refundId }) => refundId) },
			'Refunds have failed',
		)
	const returnNumbers = await findOverdueRefunds(db, clock())
	if (returnNumbers.length === 0) return
	log.error({ count: returnNumbers.length, returnNumbers: returnNumbers.slice(0, 20) }, 'Refunds are overdue')
}
