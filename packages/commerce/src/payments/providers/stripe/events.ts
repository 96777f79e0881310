import type Stripe from 'stripe'
import type { ProviderEvent } from '../payment-provider.ts'

/** Seconds; an older signature may be a replay. */
const TOLERANCE = 300

/** The event of a webhook; undefined for an invalid signature, an old one, or one of the other mode (live or test). */
export function eventsOf(
	stripe: Stripe,
	webhook: { body: string; headers: Headers; now: Date; secretKey: string; webhookSecrets: readonly string[] },
): ProviderEvent[] | undefined {
	const { body, headers, now, secretKey, webhookSecrets } = webhook
	const signature = headers.get('stripe-signature') ?? ''
	for (const secret of webhookSecrets) {
		try {
			const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now.getTime())
			if (event.livemode !== isLiveKey(secretKey)) return undefined
			const { id, type } = event
			if (type.startsWith('charge.dispute.'))
				return [{ id, paymentId: null, disputeId: (event.data.object as Stripe.Dispute).id }]
			return [{ id, paymentId: paymentIdOf(event.data.object) }]
		} catch {
			// Another secret may fit.
		}
	}
	return undefined
}

export function isLiveKey(secretKey: string): boolean {
	return /^(sk|rk)_live_/.test(secretKey)
}

/** Our id of the payment that an object is about: of a page, a payment intent, a charge or a refund. */
function paymentIdOf(object: object): string | null {
	const { client_reference_id, metadata } = object as {
		client_reference_id?: string | null
		metadata?: Record<string, string> | null
	}
	return client_reference_id ?? metadata?.['payment_id'] ?? null
}
