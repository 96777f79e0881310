import type { Currency } from '@vitrine/market/currencies'
import type { Database } from '../database/client.ts'
import type { OfferInput, Source } from '../payment-means/providers/payment-means.ts'
import type { StoreCredit } from './contract.ts'

export type Balance = { accountId: string; currency: Currency; balanceCentAmount: number }

/** Balance of a customer in each currency, minor units. What the order `apartFrom` debited counts as available. */
export async function listBalances(
	db: Database,
	{ customerId, apartFrom }: { customerId: string; apartFrom?: string | undefined },
): Promise<Balance[]> {
	const rows = await db
		.selectFrom('store_credit_accounts as a')
		.innerJoin('store_credit_entries as e', 'e.account_id', 'a.id')
		.select(({ fn }) => ['a.id', 'a.currency', fn.sum<string>('e.cent_amount').as('balance')])
		.where('a.customer_id', '=', customerId)
		.where((eb) =>
			apartFrom === undefined
				? eb.lit(true)
				: eb.or([eb('e.kind', '<>', 'redeemed'), eb('e.order_id', '<>', apartFrom)]),
		)
		.groupBy(['a.id', 'a.currency'])
		.orderBy('a.currency')
		.execute()
	return rows.map(({ id, currency, balance }) => ({
		accountId: id,
		currency: currency as Currency,
		balanceCentAmount: Number(balance),
	}))
}

/** The signed-in customer's credit in the currency, if any. */
export async function offerStoreCredit(
	db: Database,
	{ customerId, currency, apartFrom }: OfferInput,
): Promise<Source[]> {
	if (!customerId) return []
	const balances = await listBalances(db, { customerId, apartFrom })
	return balances.flatMap(({ accountId: id, balanceCentAmount, currency: other }) =>
		other === currency && balanceCentAmount > 0 ? [{ means: 'store-credit', id, ending: '', balanceCentAmount }] : [],
	)
}

const MOST_ENTRIES = 200

/** Balances and latest entries of a customer. */
export async function readStoreCredit(db: Database, customerId: string): Promise<StoreCredit> {
	const rows = await db
		.selectFrom('store_credit_entries as e')
		.innerJoin('store_credit_accounts as a', 'a.id', 'e.account_id')
		.innerJoin('orders as o', 'o.id', 'e.order_id')
		.select(['e.kind', 'a.currency', 'e.cent_amount', 'o.order_number', 'e.recorded_at'])
		.where('a.customer_id', '=', customerId)
		.orderBy('e.id', 'desc')
		.limit(MOST_ENTRIES)
		.execute()
	return {
		balances: (await listBalances(db, { customerId })).map(({ currency, balanceCentAmount }) => ({
			currency,
			balanceCentAmount,
		})),
		entries: rows.flatMap(({ kind, currency, cent_amount, order_number, recorded_at }) =>
			kind === 'given-up'
				? []
				: {
						kind,
						currency: currency as Currency,
						centAmount: cent_amount,
						orderNumber: order_number,
						recordedAt: recorded_at.toISOString(),
					},
		),
	}
}
