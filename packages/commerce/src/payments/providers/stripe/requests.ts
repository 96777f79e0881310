import { languageOfTag } from '@vitrine/market/locales'
import type Stripe from 'stripe'
import type { ProviderPayment } from '../payment-provider.ts'
import { methodOf } from './methods.ts'

/** A page is open for so long unless the shop closes it, which it does when the stock is no longer held. At most 24 h. */
const PAGE_SECONDS = 23 * 3_600
/** Before Stripe forgets an idempotency key, and before a page would be open for less than the least it accepts. */
const REPEATABLE_MS = 22 * 3_600_000

/** True while the request that opens a payment can be repeated with the same answer. */
export function isRepeatable({ createdAt, returnUrl }: ProviderPayment, now: Date): boolean {
	return returnUrl !== null && now.getTime() - createdAt.getTime() < REPEATABLE_MS
}

/** Opens the page of a payment. Made of nothing but the payment: a repeated request has to have the same bytes. */
export function sessionRequest(payment: ProviderPayment): Stripe.Checkout.SessionCreateParams {
	const { method, captures } = methodOf(payment.product)
	const returnUrl = payment.returnUrl!
	return {
		mode: 'payment',
		ui_mode: 'hosted_page',
		client_reference_id: payment.id,
		allowed_payment_method_types: [method],
		line_items: [
			{
				quantity: 1,
				price_data: {
					currency: payment.currency.toLowerCase(),
					unit_amount: payment.centAmount,
					product_data: { name: payment.orderNumber },
				},
			},
		],
		payment_intent_data: {
			metadata: metadataOf(payment),
			...(method === 'card' && { statement_descriptor_suffix: payment.orderNumber }),
		},
		// Set per method: one that is always captured at once refuses it.
		...(captures === 'later' && {
			payment_method_options: {
				[method]: {
					capture_method: 'manual',
					...(method === 'card' && payment.capture === 'on-shipment' && { request_multicapture: 'if_available' }),
				},
			},
		}),
		locale: languageOfTag(payment.languageTag) ?? 'auto',
		success_url: returnUrl,
		cancel_url: returnUrl,
		expires_at: Math.floor(payment.createdAt.getTime() / 1_000) + PAGE_SECONDS,
	}
}

/** Opens a payment by a code typed in the shop; its confirmation has the code. */
export function intentRequest(payment: ProviderPayment): Stripe.PaymentIntentCreateParams {
	return {
		amount: payment.centAmount,
		currency: payment.currency.toLowerCase(),
		allowed_payment_method_types: [methodOf(payment.product).method],
		metadata: metadataOf(payment),
	}
}

/** Ids and numbers only: whoever sees the dashboard sees them. */
function metadataOf({ id, orderNumber, site }: ProviderPayment): Record<string, string> {
	return { payment_id: id, order_number: orderNumber, site }
}
