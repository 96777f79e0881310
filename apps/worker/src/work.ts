import { capturePayment, reconcilePayments, refundPayment } from '@vitrine/commerce/checkout/jobs'
import { syncPayment } from '@vitrine/commerce/checkout/settlement'
import { dropOldConsents, sendNewsletterLetter } from '@vitrine/commerce/consents/jobs'
import {
	dropOldIdentityRows,
	sendAccessLetter,
	sendEmailChangedLetter,
	sendPasswordChangedLetter,
	sendRegistrationLetter,
} from '@vitrine/commerce/customers/jobs'
import type { Database } from '@vitrine/commerce/database/client'
import { issueInvoice, issueMissingInvoices } from '@vitrine/commerce/documents/jobs'
import { deliverGiftCards } from '@vitrine/commerce/fulfillment/gift-card-delivery'
import { sendOrderLink, sendParcelLetter } from '@vitrine/commerce/fulfillment/jobs'
import { runSandboxWarehouse, type SandboxWarehouse } from '@vitrine/commerce/fulfillment/sandbox-warehouse'
import { sendGiftCard } from '@vitrine/commerce/gift-cards/jobs'
import type { Mailer } from '@vitrine/commerce/mail/mailers'
import { sendOrderConfirmation } from '@vitrine/commerce/orders/jobs'
import type { PaymentProvider } from '@vitrine/commerce/payments/provider'
import { runSandboxRound } from '@vitrine/commerce/payments/sandbox-webhooks'
import { buildExport, eraseCustomer, followErasures, forgetWhatIsOver } from '@vitrine/commerce/privacy/jobs'
import { followScheduledPrices } from '@vitrine/commerce/pricing/jobs'
import { expireReservations, sendReservationLetters } from '@vitrine/commerce/reservations/jobs'
import {
	carryOutRefund,
	carryOutRefunds,
	findOverdueRefunds,
	receiveDueReturns,
	sendCancellation,
	sendRefundLetter,
	sendReturnLetter,
	sendWithdrawalReceipt,
} from '@vitrine/commerce/returns/jobs'
import { dropOldSessions } from '@vitrine/commerce/sessions/jobs'
import { dropOldChallenges, sendPasskeyAddedLetter, sendPasskeyRemovedLetter } from '@vitrine/commerce/sign-ins/jobs'
import type { JobHandlers } from '@vitrine/commerce/queue/job-data'
import type { Duty, Log } from './worker.ts'

export type WorkOptions = {
	db: Database
	clock: () => Date
	log: Log
	provider: PaymentProvider
	mailer: Mailer
	/** Who signs the letters. */
	sender: { shopName: string; companyLine: string; origin?: string | undefined }
	/** Given while the sandbox takes the money: how its news reach the gateway. */
	sandbox?: { webhookSecret: string; webhookUrl: string; send: (request: Request) => Promise<Response> }
	/** Given where nobody packs and carries: orders leave and arrive by themselves. */
	warehouse?: SandboxWarehouse & {
		/** Seconds until what was asked back arrives; 0: never by itself. */
		returnSeconds: number
	}
}

/** What is done for each kind of job. */
export function createHandlers(options: WorkOptions): JobHandlers {
	const { db, clock, provider, mailer, sender } = options
	return {
		'send-order-confirmation': ({ orderId }) => sendOrderConfirmation({ db, mailer, sender, orderId, now: clock() }),
		'capture-payment': ({ paymentId }) => capturePayment(options, paymentId),
		'settle-payment': ({ paymentId }) => syncPayment(db, { provider, paymentId, kind: 'sync', now: clock() }),
		'refund-payment': ({ paymentId }) => refundPayment(options, paymentId),
		'send-reservation-letters': ({ reservationId }) =>
			sendReservationLetters({ db, mailer, sender, reservationId, now: clock() }),
		'issue-invoice': ({ orderId }) => issueInvoice({ db, orderId, now: clock() }),
		'send-registration-letter': (data) => sendRegistrationLetter({ db, mailer, sender, ...data, now: clock() }),
		'send-access-letter': (data) => sendAccessLetter({ db, mailer, sender, ...data, now: clock() }),
		'send-password-changed-letter': (data) => sendPasswordChangedLetter({ db, mailer, sender, ...data, now: clock() }),
		'send-email-changed-letter': (data) => sendEmailChangedLetter({ db, mailer, sender, ...data, now: clock() }),
		'send-gift-card': async ({ giftCardId }) => {
			await sendGiftCard({ db, mailer, sender, giftCardId, now: clock() })
			await deliverGiftCards(db, { giftCardId, now: clock() })
		},
		'send-order-link': (asked) => sendOrderLink({ db, mailer, sender, ...asked, now: clock() }),
		'send-passkey-added-letter': ({ passkeyId }) =>
			sendPasskeyAddedLetter({ db, mailer, sender, passkeyId, now: clock() }),
		'send-passkey-removed-letter': (told) => sendPasskeyRemovedLetter({ db, mailer, sender, ...told, now: clock() }),
		'send-parcel-letter': ({ parcelId, news }) =>
			sendParcelLetter({ db, mailer, sender, parcelId, news, now: clock() }),
		'carry-out-refund': ({ refundId }) => carryOutRefund(options, refundId),
		'send-refund-letter': ({ refundId }) => sendRefundLetter({ db, mailer, sender, refundId, now: clock() }),
		'send-cancellation': ({ orderId }) => sendCancellation({ db, mailer, sender, orderId, now: clock() }),
		'send-withdrawal-receipt': ({ withdrawalId }) =>
			sendWithdrawalReceipt({ db, mailer, sender, withdrawalId, now: clock() }),
		'send-return-letter': (told) => sendReturnLetter({ db, mailer, sender, ...told, now: clock() }),
		'build-export': ({ exportId }) => buildExport({ db, mailer, sender, exportId, now: clock() }),
		'send-newsletter-letter': ({ subscriptionId }) =>
			sendNewsletterLetter({ db, mailer, sender, subscriptionId, now: clock() }),
		'erase-customer': ({ erasureId }) => eraseCustomer({ db, mailer, sender, erasureId, now: clock() }),
	}
}

/** What is looked after all the time. */
export function createDuties(options: WorkOptions): Duty[] {
	const { db, clock, log, sandbox, warehouse } = options
	const onError = (error: unknown) => log.error({ err: error }, 'A payment could not be reconciled')
	const onErasure = (error: unknown) => log.error({ err: error }, 'Somebody could not be forgotten')
	const onProblem = createSaleLog(log)
	const duties: Duty[] = [
		{ name: 'privacy', everySeconds: 3_600, run: async () => void (await forgetWhatIsOver(db, clock())) },
		{
			name: 'erasures',
			everySeconds: 3_600,
			run: () => followErasures({ ...options, now: clock(), onError: onErasure }),
		},
		{
			name: 'scheduled-prices',
			everySeconds: 60,
			run: async () => void (await followScheduledPrices(db, { now: clock(), onProblem })),
		},
		{ name: 'old-consents', everySeconds: 86_400, run: async () => void (await dropOldConsents(db, clock())) },
		{ name: 'old-sessions', everySeconds: 86_400, run: async () => void (await dropOldSessions(db, clock())) },
		{ name: 'old-identity', everySeconds: 3_600, run: async () => void (await dropOldIdentityRows(db, clock())) },
		{ name: 'old-passkey-challenges', everySeconds: 900, run: async () => void (await dropOldChallenges(db, clock())) },
		{ name: 'reservations', everySeconds: 60, run: async () => void (await expireReservations(db, clock())) },
		{ name: 'refunds', everySeconds: 30, run: () => carryOutRefunds(options, { onError }) },
		{ name: 'overdue-refunds', everySeconds: 3_600, run: () => tellOverdueRefunds(options) },
		{ name: 'invoices', everySeconds: 300, run: () => followInvoices(options) },
		{ name: 'payments', everySeconds: 15, run: () => reconcilePayments(options, { onError }) },
	]
	if (sandbox)
		duties.push({ name: 'sandbox', everySeconds: 1, run: () => runSandboxRound({ db, ...sandbox }, clock()) })
	if (warehouse) {
		const onParcel = (error: unknown) => log.error({ err: error }, 'A parcel of the sandbox could not be moved')
		const run = () => runSandboxWarehouse({ db, warehouse, onError: onParcel }, clock())
		duties.push({ name: 'sandbox-warehouse', everySeconds: 5, run })
		const { returnSeconds } = warehouse
		const receive = () => receiveDueReturns({ db, returnSeconds, onError: onParcel }, clock())
		if (returnSeconds > 0) duties.push({ name: 'sandbox-returns', everySeconds: 5, run: receive })
	}
	return duties
}

/** Says once of each private sale that cannot be read that its prices stay as they are (R122). */
function createSaleLog(log: WorkOptions['log']): (site: string, problem: object) => void {
	const told = new Set<string>()
	return (site, problem) => {
		const fact = JSON.stringify([site, problem])
		if (told.has(fact)) return
		told.add(fact)
		log.error({ site, ...problem }, 'A private sale cannot be read: its prices stay as they are')
	}
}

/** Refunds that the law wanted made by now are an error of the shop until somebody makes them (law 3). */
async function tellOverdueRefunds({ db, clock, log }: WorkOptions): Promise<void> {
	const returnNumbers = await findOverdueRefunds(db, clock())
	if (returnNumbers.length === 0) return
	log.error({ count: returnNumbers.length, returnNumbers: returnNumbers.slice(0, 20) }, 'Refunds are overdue')
}

/** An invoice nobody can issue is an error of the shop until somebody has said who sells. */
async function followInvoices({ db, clock, log }: WorkOptions): Promise<void> {
	const onError = (error: unknown) => log.error({ err: error }, 'An invoice could not be issued')
	const { lacking } = await issueMissingInvoices(db, { now: clock(), onError })
	if (lacking.length > 0)
		log.error({ count: lacking.length, orderNumbers: lacking.slice(0, 20) }, 'Confirmed orders have no invoice')
}
