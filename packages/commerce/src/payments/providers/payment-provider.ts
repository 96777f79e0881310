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

/** State of a payment at its provider. Amounts in minor units. */
export type ProviderState = {
	reference: string
	status: ProviderStatus
	capturedCentAmount: number
	refundedCentAmount: number
	nextAction: NextAction | null
}

export type Authorization = {
	/** Our id of the payment, also the provider's idempotency key, so that a repeated request is the same payment. */
	paymentId: string
	orderNumber: string
	centAmount: number
	currency: Currency
	product: string
	/** Six digits, for products of kind `code`. */
	code?: string
	/** URL the provider redirects to. */
	returnUrl: string
	languageTag: LanguageTag
}

/**
 * Interface of a payment provider; one file per provider beside this one. Every call may throw when the provider is
 * out of reach: the outcome is then unknown and the caller retrieves it later. Every call is idempotent.
 */
export type PaymentProvider = {
	name: string
	authorize(authorization: Authorization): Promise<ProviderState>
	/** Undefined for a payment the provider does not know. */
	retrieve(paymentId: string): Promise<ProviderState | undefined>
	/** Captures authorized money. */
	capture(payment: { paymentId: string; centAmount: number }): Promise<ProviderState>
	/** Voids a payment that is not captured. A payment captured meanwhile keeps that state, which is returned. */
	void(paymentId: string): Promise<ProviderState | undefined>
	/** Refunds captured money; `key` distinguishes refunds. */
	refund(refund: { paymentId: string; centAmount: number; key: string }): Promise<ProviderState>
	/** Reads a webhook; undefined for an invalid signature, an expired one, or an unknown message. */
	readWebhook(webhook: {
		body: string
		headers: Headers
		now: Date
	}): { eventId: string; paymentId: string } | undefined
}
