import Stripe from 'stripe'
import type { ProviderPayment } from '../payment-provider.ts'
import { intentRequest, isRepeatable, sessionRequest } from './requests.ts'
import type { StripePayment } from './state.ts'

/** BLIK's code is typed in the shop where its route does not say otherwise; everything else on Stripe's page. */
function isByCode({ product, entry }: ProviderPayment): boolean {
	return product === 'blik' && entry === 'code'
}

/** What Stripe answers; undefined for what it does not know. */
export async function known<Found>(asked: Promise<Found>): Promise<Found | undefined> {
	try {
		return await asked
	} catch (error) {
		if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined
		throw error
	}
}

/** Finds payments at Stripe, by its reference or by repeating the request that opened them. */
export function createFinder(stripe: Stripe, clock: () => Date) {
	async function open(payment: ProviderPayment): Promise<StripePayment> {
		const once = { idempotencyKey: payment.id }
		if (isByCode(payment)) {
			const intent = await stripe.paymentIntents.create(intentRequest(payment), once)
			return { session: null, intent, refunds: [] }
		}
		const session = await stripe.checkout.sessions.create(sessionRequest(payment), once)
		return { session, intent: null, refunds: [] }
	}

	async function read(reference: string): Promise<StripePayment> {
		const session = reference.startsWith('cs_')
			? await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] })
			: null
		const intent = session
			? (session.payment_intent as Stripe.PaymentIntent | null)
			: await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] })
		// Failed ones too, which the charge does not count.
		return { session, intent, refunds: intent?.amount_received ? await refundsOf(intent.id) : [] }
	}

	async function refundsOf(intentId: string): Promise<Stripe.Refund[]> {
		return (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data
	}

	/**
	 * Undefined for a payment Stripe does not know. Opens one whose first answer was lost: where Stripe refuses that,
	 * there never was one, for it answers the repeated request with the first answer (another body has its own error).
	 */
	async function find(payment: ProviderPayment): Promise<StripePayment | undefined> {
		let { reference } = payment
		if (reference === null) {
			if (!isRepeatable(payment, clock())) return undefined
			try {
				const opened = await open(payment)
				reference = opened.session?.id ?? opened.intent!.id
			} catch (error) {
				if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined
				throw error
			}
		}
		return known(read(reference))
	}

	return {
		open,
		find,
		refundsOf,
		async mustFind(payment: ProviderPayment): Promise<StripePayment> {
			const found = await find(payment)
			if (!found) throw new Error(`Stripe has no payment ${payment.id}`)
			return found
		},
	}
}
