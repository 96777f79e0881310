import type Stripe from 'stripe'
import type { EventSubject, ProviderEvent } from '../payment-provider.ts'

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
			const { id, data } = event
			const about = subjectOf(data.object as Told)
			const paymentId = about && about.is !== 'refund' ? null : paymentIdOf(data.object)
			return [{ id, paymentId, ...(about && paymentId === null && { about }) }]
		} catch {
			// Another secret may fit.
		}
	}
	return undefined
}

export function isLiveKey(secretKey: string): boolean {
	return /^(sk|rk)_live_/.test(secretKey)
}

type Told = { object?: string; id: string }

const SUBJECTS: Readonly<Record<string, EventSubject['is']>> = {
	dispute: 'dispute',
	'radar.early_fraud_warning': 'fraud-warning',
	refund: 'refund',
}

/** What has to be asked about by its own id. A refund made in the dashboard does not name our payment. */
function subjectOf({ object = '', id: reference }: Told): EventSubject | undefined {
	const is = SUBJECTS[object]
	return is && { is, reference }
}

/** Our id of the payment that an object is about: of a page, a payment intent, a charge or a refund. */
function paymentIdOf(object: object): string | null {
	const { client_reference_id, metadata } = object as {
		client_reference_id?: string | null
		metadata?: Record<string, string> | null
	}
	return client_reference_id ?? metadata?.['payment_id'] ?? null
}
