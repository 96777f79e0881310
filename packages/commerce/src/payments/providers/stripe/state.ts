import type Stripe from 'stripe'
import type { ProviderState, ProviderStatus } from '../payment-provider.ts'

/** A payment at Stripe: its page, or without one the payment intent of a code typed in the shop, with its refunds. */
export type StripePayment = {
	session: Stripe.Checkout.Session | null
	intent: Stripe.PaymentIntent | null
	/** Succeeded ones, minor units. */
	refundedCentAmount: number
}

/** One that a later version of the API adds is undecided. */
const OF_INTENT: Readonly<Record<string, ProviderStatus>> = {
	requires_payment_method: 'requires-action',
	requires_confirmation: 'requires-action',
	requires_action: 'pending',
	processing: 'pending',
	requires_capture: 'authorized',
	succeeded: 'captured',
	canceled: 'cancelled',
}

/**
 * State of a payment. While its page is open it is not decided, whatever was declined there: the shopper tries another
 * card. Of a code typed in the shop, a declined one is the end.
 */
export function stateOf({ session, intent, refundedCentAmount }: StripePayment): ProviderState {
	const reference = session?.id ?? intent!.id
	const capturedCentAmount = intent?.amount_received ?? 0
	const amounts = { capturedCentAmount, refundedCentAmount }
	if (session?.status === 'open')
		return { reference, status: 'requires-action', ...amounts, nextAction: pageOf(session) }
	if (session?.status === 'expired') return { reference, status: 'cancelled', ...amounts, nextAction: null }
	if (!intent) throw new Error(`session ${reference} is complete without a payment intent`)
	if (capturedCentAmount > 0 && refundedCentAmount === capturedCentAmount)
		return { reference, status: 'refunded', ...amounts, nextAction: null }
	const isDeclined = !session && intent.status === 'requires_payment_method' && intent.last_payment_error
	const status = isDeclined ? 'refused' : (OF_INTENT[intent.status] ?? 'pending')
	const nextAction = intent.status === 'requires_action' ? ({ type: 'approve-in-app' } as const) : null
	return { reference, status, ...amounts, nextAction }
}

function pageOf({ url }: Stripe.Checkout.Session) {
	return url ? ({ type: 'redirect', url } as const) : null
}
