import type Stripe from 'stripe'
import type { PaymentProvider, ProviderWarning } from '../payment-provider.ts'
import { known } from './find-payment.ts'

type Reader = Required<Pick<PaymentProvider, 'findWarning' | 'listWarnings' | 'paymentOfRefund'>>

/** Reads what banks report as fraud (early fraud warnings), and whose refund one of the dashboard is. */
export function createWarningReader(stripe: Stripe): Reader {
	return {
		async findWarning(reference) {
			const asked = stripe.radar.earlyFraudWarnings.retrieve(reference, { expand: ['payment_intent'] })
			const warning = await known(asked)
			return warning && warningOf(warning)
		},
		async *listWarnings(since) {
			const created = { gte: Math.floor(since.getTime() / 1_000) }
			const expand = ['data.payment_intent']
			const warnings = stripe.radar.earlyFraudWarnings.list({ created, limit: 100, expand })
			for await (const warning of warnings) yield warningOf(warning)
		},
		async paymentOfRefund(reference) {
			const refund = await known(stripe.refunds.retrieve(reference, { expand: ['payment_intent'] }))
			return paymentIdOf(refund?.payment_intent)
		},
	}
}

function warningOf({ id, fraud_type, payment_intent }: Stripe.Radar.EarlyFraudWarning): ProviderWarning {
	return { reference: id, kind: fraud_type, paymentId: paymentIdOf(payment_intent) }
}

function paymentIdOf(intent: Stripe.PaymentIntent | string | null | undefined): string | null {
	return (typeof intent === 'object' && intent?.metadata['payment_id']) || null
}
