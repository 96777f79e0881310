import type { Currency } from '@vitrine/market/currencies'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { NormalWebDomain } from '../../web-domains/rules/web-domain.ts'
import type { OwnMeansName } from '../contract.ts'

/** Something that could pay at a checkout: one gift card. Minor units of the currency that was asked for. */
export type Source = { means: OwnMeansName; id: string; ending: string; balanceCentAmount: number }

export type OfferInput = {
	/** Named in the checkout. */
	chosenIds: readonly string[]
	/** Who is signed in. */
	customerId?: string | undefined
	currency: Currency
	/** Of the site, which may not take it. */
	domain: NormalWebDomain
	/** The shopper's own attempt under way: what it has taken counts as there. */
	apartFrom?: string | undefined
}

/** What is taken of one source; minor units. */
export type Redemption = { sourceId: string; centAmount: number }

type Back = { orderId: string; centAmount: number; reference: string; now: Date }

/**
 * What a means of our own must do; declared in the `capability.ts` of who has it. All but `offer` run inside the transaction
 * of what they belong to. The bank is asked outside of transactions and has an interface of its own, PaymentProvider.
 */
export type PaymentMeans = {
	name: OwnMeansName
	/** What of it could pay: what was named, and what the customer has anyway. */
	offer(db: Database, asked: OfferInput): Promise<Source[]>
	/** Locks sources in the order of their ids, so that balances stay as they are read. */
	lock(tx: DatabaseTransaction, sourceIds: readonly string[]): Promise<void>
	/** Takes what an order is paid with; throws where it is not there. */
	redeem(
		tx: DatabaseTransaction,
		order: { orderId: string; redemptions: readonly Redemption[]; now: Date },
	): Promise<void>
	/** Gives back all that an order that was never confirmed took; again, nothing changes. */
	release(tx: DatabaseTransaction, order: { orderId: string; now: Date }): Promise<void>
	/** Gives back a part of what it has paid of an order, once for each `reference`; throws where it has not paid that much. */
	giveBack(tx: DatabaseTransaction, back: Back): Promise<void>
	/** Takes in money that another means had paid, where the customer asked for it, once for each `reference`. */
	issue?(tx: DatabaseTransaction, back: Back): Promise<void>
}
