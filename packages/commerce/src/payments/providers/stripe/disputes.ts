import type Stripe from 'stripe'
import type { DisputePosition } from '../../../disputes/rules.ts'
import type { PaymentProvider, ProviderDispute } from '../payment-provider.ts'
import { known } from './find-payment.ts'

/** A status that a later version of the API adds has to be looked at by somebody. */
const POSITIONS: Readonly<Record<string, DisputePosition>> = {
	warning_needs_response: { stage: 'inquiry', status: 'needs-response' },
	warning_under_review: { stage: 'inquiry', status: 'under-review' },
	warning_closed: { stage: 'inquiry', status: 'won' },
	needs_response: { stage: 'dispute', status: 'needs-response' },
	under_review: { stage: 'dispute', status: 'under-review' },
	won: { stage: 'dispute', status: 'won' },
	lost: { stage: 'dispute', status: 'lost' },
	// The network has paid the cardholder back before it came to a dispute.
	prevented: { stage: 'dispute', status: 'lost' },
	appeal_needs_response: { stage: 'appeal', status: 'needs-response' },
	appeal_under_review: { stage: 'appeal', status: 'under-review' },
}

/** Reads disputes of an account. */
export function createDisputeReader(stripe: Stripe): Required<Pick<PaymentProvider, 'findDispute' | 'listDisputes'>> {
	return {
		async findDispute(reference) {
			const dispute = await known(stripe.disputes.retrieve(reference, { expand: ['payment_intent'] }))
			return dispute && disputeOf(dispute)
		},
		async *listDisputes(since) {
			const created = { gte: Math.floor(since.getTime() / 1_000) }
			const disputes = stripe.disputes.list({ created, limit: 100, expand: ['data.payment_intent'] })
			for await (const dispute of disputes) yield disputeOf(dispute)
		},
	}
}

function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
	const { id: reference, amount: centAmount, reason, balance_transactions: bookings } = dispute
	const intent = dispute.payment_intent as Stripe.PaymentIntent | null
	const { due_by } = dispute.evidence_details
	const [booking] = bookings
	return {
		reference,
		paymentId: intent?.metadata['payment_id'] ?? null,
		centAmount,
		currency: dispute.currency.toUpperCase(),
		reason,
		...(POSITIONS[dispute.status] ?? { stage: 'dispute', status: 'needs-response' }),
		respondBy: due_by ? new Date(due_by * 1_000) : null,
		fee: booking
			? { centAmount: bookings.reduce((sum, { fee }) => sum + fee, 0), currency: booking.currency.toUpperCase() }
			: null,
		openedAt: new Date(dispute.created * 1_000),
	}
}
