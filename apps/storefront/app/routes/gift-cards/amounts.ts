import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import type { GiftCardAmounts } from '@vitrine/commerce/web-domains/rules/web-domain'

/** Round sums in units of a currency that people give; which of them a site offers, its limits decide (R111, R192). */
const LADDER = [10, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000]

const MOST = 5

/** What can be chosen with one press, in minor units: up to five steps of the ladder within the limits, the preselected one among them. */
export function amountChips(amounts: GiftCardAmounts, currency: Currency): number[] {
	const unit = 10 ** CURRENCIES[currency].minorDigits
	const { minAmount, maxAmount, preselectedAmount } = amounts
	const isSold = (amount: number) => amount > 0 && amount >= minAmount && amount <= maxAmount && amount % unit === 0
	const steps = LADDER.map((step) => step * unit).filter(isSold)
	const all = [...new Set([...steps, preselectedAmount].filter(isSold))].sort((a, b) => a - b)
	if (all.length <= MOST) return all
	// Around the preselected amount, so that there is something smaller and something larger beside it.
	const middle = Math.max(0, all.indexOf(preselectedAmount))
	const first = Math.min(Math.max(0, middle - 2), all.length - MOST)
	return all.slice(first, first + MOST)
}

/** A typed sum in minor units, comma or point before its decimals: what it then may be, the gateway decides. Null: no sum at all. */
export function readAmount(typed: string, currency: Currency): number | null {
	const { minorDigits } = CURRENCIES[currency]
	const [, sign, whole = '', decimals = ''] = /^\s*(-?)(\d{1,9})(?:[.,](\d{1,6}))?\s*$/.exec(typed) ?? []
	if (whole === '') return null
	const minor = Number(`${whole}${decimals.slice(0, minorDigits).padEnd(minorDigits, '0')}`)
	// Less than a minor unit is no whole unit either; half of one says so without being mistaken for a sum.
	const rest = /[1-9]/.test(decimals.slice(minorDigits)) ? 0.5 : 0
	return (sign ? -1 : 1) * (minor + rest)
}
