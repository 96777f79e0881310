import { CURRENCIES, type Currency } from '@vitrine/market/currencies'

/** Minor units as a decimal text for programs: 4995 EUR is `49.95`. No float takes part. */
export function decimal({ centAmount, currency }: { centAmount: number; currency: Currency }): string {
	const digits = CURRENCIES[currency].minorDigits
	const minor = String(centAmount).padStart(digits + 1, '0')
	return `${minor.slice(0, -digits)}.${minor.slice(-digits)}`
}
