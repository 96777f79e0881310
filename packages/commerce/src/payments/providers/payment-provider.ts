import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import type { NextAction } from '../contract.ts'

export type ProviderStatus =
	| 'requires-action'
	| 'pending'
	| 'authorized'
	| 'captured'
	| 'refused'
	| 'cancelled'
	| 'refunded'

/** How a payment stands at its provider. Amounts in minor units. */
export type ProviderState = {
	reference: string
	status: ProviderStatus
	capturedCentAmount: number
	refundedCentAmount: number
	nextAction: NextAction | null
}

export type Authorization = {
	/** Our id of the payment: the provider's idempotency key, so that asking again is the same payment. */
	paymentId: string
	orderNumber: string
	centAmount: number
	currency: Currency
	product: string
	/** Six digits for products of kind code. */
	code?: string
	/** Where the shopper comes back to. */
	returnUrl: string
	languageTag: LanguageTag
}

/**
 * What a payment provider must do; one file per provider beside this one. Every call may throw when the provider is out of
 * reach: the caller then knows nothing and asks `retrieve` later. Every call may be repeated without effect.
 */
export type PaymentProvider = {
	name: string
	authorize(authorization: Authorization): Promise<ProviderState>
	/** Undefined when the provider never heard of the payment. */
	retrieve(paymentId: string): Promise<ProviderState | undefined>
	/** Takes authorized money. */
	capture(payment: { paymentId: string; centAmount: number }): Promise<ProviderState>
	/** Gives up a payment that is not captured. One that is meanwhile captured stays so and says so. */
	void(paymentId: string): Promise<ProviderState | undefined>
	/** Gives captured money back; `key` tells one refund from the next. */
	refund(refund: { paymentId: string; centAmount: number; key: string }): Promise<ProviderState>
	/** Reads a webhook: undefined when its signature is not the provider's, it is too old, or it is no message of theirs. */
	readWebhook(webhook: {
		body: string
		headers: Headers
		now: Date
	}): { eventId: string; paymentId: string } | undefined
}
