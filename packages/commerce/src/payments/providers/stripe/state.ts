import type Stripe from 'stripe'
import type { NextAction } from '../../contract.ts'
import type { Liability } from '../../tables.ts'
import type {
	DashboardRefund,
	FailedRefund,
	ProviderPayment,
	ProviderState,
	ProviderStatus,
} from '../payment-provider.ts'

/** A payment at Stripe: its page, or without one the payment intent of a code typed in the shop, with its refunds. */
export type StripePayment = {
	session: Stripe.Checkout.Session | null
	intent: Stripe.PaymentIntent | null
	refunds: readonly Stripe.Refund[]
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
export function stateOf({ session, intent, refunds }: StripePayment): ProviderState {
	const reference = session?.id ?? intent!.id
	const capturedCentAmount = intent?.amount_received ?? 0
	const refundedCentAmount = sumOf(refunds.filter(({ status }) => status === 'succeeded'))
	const amounts = {
		capturedCentAmount,
		refundedCentAmount,
		failedRefunds: refunds.flatMap(failedOf),
		dashboardRefunds: refunds.flatMap(dashboardOf),
	}
	if (session?.status === 'open')
		return { reference, status: 'requires-action', ...amounts, nextAction: pageOf(session) }
	if (session?.status === 'expired') return { reference, status: 'cancelled', ...amounts, nextAction: null }
	if (!intent) throw new Error(`session ${reference} is complete without a payment intent`)
	const isOver = intent.status !== 'requires_capture'
	if (isOver && capturedCentAmount > 0 && refundedCentAmount === capturedCentAmount)
		return { reference, status: 'refunded', ...amounts, nextAction: null }
	const isDeclined = !session && intent.status === 'requires_payment_method' && intent.last_payment_error
	const status = isDeclined ? 'refused' : statusOfIntent(intent)
	return {
		reference,
		status,
		...amounts,
		nextAction: session || status === 'refused' ? null : stepOf(intent),
		...chargedOf(intent),
	}
}

/** What was captured before the rest was released stays captured. */
function statusOfIntent({ status, amount_received }: Stripe.PaymentIntent): ProviderStatus {
	return status === 'canceled' && amount_received > 0 ? 'captured' : (OF_INTENT[status] ?? 'pending')
}

type Details = Stripe.Charge.PaymentMethodDetails

/** How a payment was made and may be captured, which its charge says where it was read with the intent. */
function chargedOf({ status, latest_charge: charge }: Stripe.PaymentIntent) {
	const details = typeof charge === 'object' ? charge?.payment_method_details : undefined
	// A declined card has a charge, too.
	if (!details || !CHARGED.has(status)) return {}
	const { card } = details
	return {
		method: methodOf(details),
		liability: card ? liabilityOf(card) : undefined,
		capturableUntil: card?.capture_before ? new Date(card.capture_before * 1_000) : undefined,
		hasMulticapture: card?.multicapture?.status === 'available',
	}
}

const CHARGED: ReadonlySet<string> = new Set(['processing', 'requires_capture', 'succeeded'])

function methodOf({ type, card }: Details): string {
	return card ? `card/${card.wallet?.type ?? card.brand ?? 'unknown'}` : type
}

/** The issuer bears a fraud that 3-D Secure was to prevent, unless it was left out on the shop's side (an exemption). */
function liabilityOf({ three_d_secure }: NonNullable<Details['card']>): Liability {
	const isShifted = three_d_secure?.result === 'authenticated' || three_d_secure?.result === 'attempt_acknowledged'
	return isShifted ? 'issuer' : 'merchant'
}

/**
 * As stateOf, of one of our payments. Throws where it is about another amount or currency than was asked for: no order
 * is confirmed by such money, and somebody has to look at it. Once all of it is refunded the payment has come to nothing.
 */
export function stateOfPayment(
	{ id, centAmount, currency: asked }: Pick<ProviderPayment, 'id' | 'centAmount' | 'currency'>,
	found: StripePayment,
): ProviderState {
	const state = stateOf(found)
	if (state.status === 'cancelled' || state.status === 'refused') return state
	const { amount, currency } = found.intent ?? {
		amount: found.session?.amount_total,
		currency: found.session?.currency,
	}
	if (amount === centAmount && currency === asked.toLowerCase()) return state
	if (state.status !== 'refunded')
		throw new Error(`Stripe has ${amount} ${currency} for payment ${id} of ${centAmount} ${asked}`)
	return {
		reference: state.reference,
		status: 'cancelled',
		capturedCentAmount: 0,
		refundedCentAmount: 0,
		nextAction: null,
	}
}

/** What a code typed in the shop waits for: the bank's app, or a code, where its confirmation was lost. */
function stepOf({ status }: Stripe.PaymentIntent): NextAction | null {
	if (status === 'requires_action') return { type: 'approve-in-app' }
	return OF_INTENT[status] === 'requires-action' ? { type: 'enter-code' } : null
}

/** Money of a cancelled refund never left. */
function failedOf({ id, amount, status, failure_reason, metadata }: Stripe.Refund): FailedRefund[] {
	if (status !== 'failed' && status !== 'canceled') return []
	return [{ key: metadata?.['refund_id'] ?? id, centAmount: amount, reason: failure_reason ?? status }]
}

/** Those we ask for carry our id. */
function dashboardOf({ id: key, amount: centAmount, status, metadata }: Stripe.Refund): DashboardRefund[] {
	return status === 'succeeded' && !metadata?.['refund_id'] ? [{ key, centAmount }] : []
}

function sumOf(refunds: readonly Stripe.Refund[]): number {
	return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

function pageOf({ url }: Stripe.Checkout.Session) {
	return url ? ({ type: 'redirect', url } as const) : null
}
