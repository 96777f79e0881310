import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import type { ToldDispute } from '../../disputes/commands.ts'
import type { NextAction } from '../contract.ts'
import type { ProviderSettlement } from './settlement.ts'
import type { CapturePolicy, Liability } from '../tables.ts'

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
	/** The provider's own id of the payment. */
	reference: string
	status: ProviderStatus
	capturedCentAmount: number
	refundedCentAmount: number
	nextAction: NextAction | null
	/** Until when authorized money can be captured; undefined where it is not known. */
	capturableUntil?: Date | undefined
	/** True if authorized money can be captured in several parts. */
	hasMulticapture?: boolean
	/** What was really used, such as `card/visa`, `card/apple_pay` or `paypal`; undefined until it is known. */
	method?: string | undefined
	/** Who bears a fraud; undefined where the provider does not say. */
	liability?: Liability | undefined
	/** Refunds that came to nothing, at once or after they had counted as refunded. */
	failedRefunds?: readonly FailedRefund[]
	/** Refunds that were made in the provider's dashboard and not asked for here. */
	dashboardRefunds?: readonly DashboardRefund[]
}

/** `key`: the one it was asked for with, or the provider's id of one made in its dashboard. Minor units. */
export type FailedRefund = { key: string; centAmount: number; reason: string }

/** By the provider's id of it. Minor units. */
export type DashboardRefund = { key: string; centAmount: number }

/** A payment as a provider is asked about it: what was written with its order, and what the provider has answered. */
export type ProviderPayment = {
	/** Our id, also the idempotency key of its authorization: a repeated request is the same payment. */
	id: string
	/** The provider's own id; null until its first answer is stored. */
	reference: string | null
	product: string
	centAmount: number
	currency: Currency
	/** When the shop means to capture it. */
	capture: CapturePolicy
	/** Where a code is typed, for products that have one: in the shop, or on the provider's page. */
	entry: 'code' | 'page'
	createdAt: Date
	orderNumber: string
	site: string
	/** URL the provider redirects to; null for orders older than it. */
	returnUrl: string | null
	languageTag: LanguageTag
}

export type Authorization = ProviderPayment & {
	returnUrl: string
	/** Six digits, for products of kind `code`. */
	code?: string | undefined
}

/** A captured or refunded amount in minor units; `key` is its idempotency key. */
export type PaymentPart = { centAmount: number; key: string }

/** `before`: minor units captured by earlier parts. After the last one the rest of the authorization is released. */
export type CapturePart = PaymentPart & { before?: number; isLast?: boolean }

/**
 * Answer to a capture or refund. `asked`: the provider decides later and sends an event; `refused`: repeating it
 * changes nothing. `state` is the payment's after it.
 */
export type ProviderAnswer =
	| { is: 'done' | 'asked'; state: ProviderState }
	| { is: 'refused'; reason: string; state: ProviderState }

/** What a provider does with a payment product. `later`: it authorizes the money and the shop captures it. */
export type ProductAbility = {
	captures: 'now' | 'later'
	/** Of the billing address, ISO 3166-1 alpha-2; undefined: any. */
	countries?: readonly string[]
}

/** What an event is about that does not name its payment; `reference` is the provider's. */
export type EventSubject = { is: 'dispute' | 'fraud-warning' | 'refund'; reference: string }

/** An event of a webhook. `paymentId` is ours; null for one about something else, or about a payment of others. */
export type ProviderEvent = { id: string; paymentId: string | null; about?: EventSubject }

/** A dispute, and our id of its payment; null for a payment of another system with the same account. */
export type ProviderDispute = ToldDispute & { paymentId: string | null }

/** A bank's report that a payment was probably a fraud. `kind`: the provider's word. */
export type ProviderWarning = { reference: string; kind: string; paymentId: string | null }

/**
 * Interface of a payment provider with one account; one folder or file per provider. Every call may throw when the
 * provider is out of reach: the outcome is then unknown and the caller retrieves it later. Every call is idempotent.
 * Each passes the cases of test-provider-contract.ts.
 */
export type PaymentProvider = {
	/** Both are part of the webhook's path. */
	name: string
	account: string
	/** By our id of the product. */
	products: Readonly<Record<string, ProductAbility>>
	/** Origins of the pages a shopper may be sent to, for the content security policy of the checkout. */
	pageOrigins: readonly string[]
	/** Faults of the account, in English, such as a key that is refused or products that are not enabled. */
	check(products: readonly string[]): Promise<string[]>
	authorize(authorization: Authorization): Promise<ProviderState>
	/** Undefined for a payment the provider does not know. */
	retrieve(payment: ProviderPayment): Promise<ProviderState | undefined>
	/** Captures authorized money: a part that is the last one unless it says otherwise, which needs `hasMulticapture`. */
	capture(payment: ProviderPayment, part: CapturePart): Promise<ProviderAnswer>
	/** Releases what is not captured of a payment. What is captured stays so, and the state says it. */
	void(payment: ProviderPayment): Promise<ProviderState | undefined>
	/** Refunds captured money. */
	refund(payment: ProviderPayment, part: PaymentPart): Promise<ProviderAnswer>
	/** A dispute by the provider's id; undefined for an unknown one. */
	findDispute?(reference: string): Promise<ProviderDispute | undefined>
	/** Disputes opened since. */
	listDisputes?(since: Date): AsyncIterable<ProviderDispute>
	/** A warning of fraud by the provider's id; undefined for an unknown one. */
	findWarning?(reference: string): Promise<ProviderWarning | undefined>
	/** Warnings of fraud since. */
	listWarnings?(since: Date): AsyncIterable<ProviderWarning>
	/** Our id of the payment a refund belongs to, which was made in the provider's dashboard; null for one of others. */
	paymentOfRefund?(reference: string): Promise<string | null>
	/** What was paid out since, by when it was made. */
	listSettlements?(since: Date): AsyncIterable<ProviderSettlement>
	/** Reads a webhook; undefined for an invalid signature, an expired one, or a message that is no event. */
	readWebhook(webhook: { body: string; headers: Headers; now: Date }): ProviderEvent[] | undefined
}
