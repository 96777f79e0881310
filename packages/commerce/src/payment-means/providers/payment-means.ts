import type { Currency } from '@vitrine/market/currencies'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { NormalWebDomain } from '../../web-domains/rules/web-domain.ts'
import type { OwnMeansName } from '../contract.ts'

/** A source that can pay at a checkout, such as one gift card. Minor units of the requested currency. */
export type Source = { means: OwnMeansName; id: string; ending: string; balanceCentAmount: number }

export type OfferInput = {
	/** Ids of the sources added to the checkout. */
	chosenIds: readonly string[]
	/** Id of the signed-in customer. */
	customerId?: string | undefined
	currency: Currency
	/** The site, which may not accept this means. */
	domain: NormalWebDomain
	/** Id of the shopper's own pending order: what it debited counts as available. */
	apartFrom?: string | undefined
}

/** Amount debited from one source; minor units. */
export type Redemption = { sourceId: string; centAmount: number }

type Back = { orderId: string; centAmount: number; reference: string; now: Date }

/**
 * Interface of a payment means of the shop itself, declared in its `capability.ts`. All methods but `offer` run inside
 * the caller's transaction. The bank is called outside of transactions and implements PaymentProvider.
 */
export type PaymentMeans = {
	name: OwnMeansName
	/** Sources that could pay: those added to the checkout and those the customer owns. */
	offer(db: Database, input: OfferInput): Promise<Source[]>
	/** Locks sources in the order of their ids, so that their balances stay as read. */
	lock(tx: DatabaseTransaction, sourceIds: readonly string[]): Promise<void>
	/** Debits what an order is paid with; throws when a balance is too low. */
	redeem(
		tx: DatabaseTransaction,
		order: { orderId: string; redemptions: readonly Redemption[]; now: Date },
	): Promise<void>
	/** Credits back all that an unconfirmed order debited. Idempotent. */
	release(tx: DatabaseTransaction, order: { orderId: string; now: Date }): Promise<void>
	/** Refunds a part of what this means paid of an order, once per `reference`; throws when it has not paid that much. */
	giveBack(tx: DatabaseTransaction, back: Back): Promise<void>
	/** Takes over a refund of another means at the customer's request, once per `reference`. */
	issue?(tx: DatabaseTransaction, back: Back): Promise<void>
}
