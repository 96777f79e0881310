import type { StoreCredit } from '@vitrine/commerce/store-credit/contract'
import { formatDate, formatMoney } from '@vitrine/market/format'

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
			on: formatDate(tag, recordedAt, timeZone),
			amount: `${money.centAmount > 0 ? '+' : ''}${formatMoney(tag, money)}`,
		})),
	}
}
