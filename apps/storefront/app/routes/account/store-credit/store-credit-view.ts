import type { StoreCredit } from '@vitrine/commerce/store-credit/contract'
import { formatMoney } from '@vitrine/market/format'
import { dayWords } from '#app/routes/account/orders/order-row-view.ts'

/** Store credit in words: a balance for each currency, and its movements, those that brought some with a plus. */
export function storeCreditView(
	{ balances, entries }: StoreCredit,
	{ tag, timeZone }: { tag: string; timeZone: string },
) {
	return {
		balances: balances.map(({ currency, balanceCentAmount: centAmount }) => formatMoney(tag, { centAmount, currency })),
		entries: entries.map(({ kind, orderNumber, recordedAt, ...money }) => ({
			kind,
			orderNumber,
			on: dayWords(recordedAt, { tag, timeZone }),
			amount: `${money.centAmount > 0 ? '+' : ''}${formatMoney(tag, money)}`,
		})),
	}
}
