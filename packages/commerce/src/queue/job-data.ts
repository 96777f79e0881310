/** What each kind of job needs to know. Ids only: the handler reads the rest when it runs, so that nothing goes stale while waiting. */
export type JobData = {
	'send-order-confirmation': { orderId: string }
	'capture-payment': { paymentId: string }
	'settle-payment': { paymentId: string }
	'refund-payment': { paymentId: string; reason: string }
	'send-reservation-letters': { reservationId: string }
	'send-gift-card': { giftCardId: string }
	'issue-invoice': { orderId: string }
	'send-registration-letter': { registrationId: string; letterId: string }
	'send-access-letter': { accessRequestId: string }
	'send-password-changed-letter': { customerId: string; letterId: string }
	'send-email-changed-letter': { formerEmailId: string }
	'send-order-link': { orderId: string; pageUrl: string; askedAt: string }
	'send-passkey-added-letter': { passkeyId: string }
	/** The key is gone by then: what of it can be told of nobody goes along. Instants in ISO 8601. */
	'send-passkey-removed-letter': {
		customerId: string
		letterId: string
		host: string
		addedAt: string
		removedAt: string
	}
	'send-parcel-letter': { parcelId: string; news: 'shipped' | 'ready' | 'delivered' }
	'carry-out-refund': { refundId: string }
	'send-refund-letter': { refundId: string }
	'send-cancellation': { orderId: string }
	'send-withdrawal-receipt': { withdrawalId: string }
	'send-return-letter': { returnNumber: string; news: 'registered' | 'refused' | 'reduced' }
	'build-export': { exportId: string }
	'erase-customer': { erasureId: string }
	'send-newsletter-letter': { subscriptionId: string }
}
export type JobName = keyof JobData

/** One function per kind of job. It may run more than once for the same data, so it looks at the state of things before it acts. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }

export const JOB_NAMES = [
	'send-order-confirmation',
	'capture-payment',
	'settle-payment',
	'refund-payment',
	'send-reservation-letters',
	'send-gift-card',
	'issue-invoice',
	'send-registration-letter',
	'send-access-letter',
	'send-password-changed-letter',
	'send-email-changed-letter',
	'send-order-link',
	'send-passkey-added-letter',
	'send-passkey-removed-letter',
	'send-parcel-letter',
	'carry-out-refund',
	'send-refund-letter',
	'send-cancellation',
	'send-withdrawal-receipt',
	'send-return-letter',
	'build-export',
	'erase-customer',
	'send-newsletter-letter',
] as const satisfies JobName[]

/** Where a job ends that failed at every attempt. */
export const DEAD_LETTERS = 'dead-letters'
