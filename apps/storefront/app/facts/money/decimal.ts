import { CURRENCIES, type Currency, isCurrency } from '@vitrine/market/currencies'

/** Minor units as a decimal text for programs: 4995 EUR is `49.95`. No float takes part. */
export function decimal({ centAmount, currency }: { centAmount: number; currency: Currency }): string {
	const digits = CURRENCIES[currency].minorDigits
	const minor = String(centAmount).padStart(digits + 1, '0')
	return `${minor.slice(0, -digits)}.${minor.slice(-digits)}`
}

/** Minor units as the decimal number they stand for, written and then read: no arithmetic with fractions takes part. */
export function decimalNumber(centAmount: number, currency: string): number {
	const digits = isCurrency(currency) ? CURRENCIES[currency].minorDigits : 2
	const text = String(Math.abs(centAmount)).padStart(digits + 1, '0')
	const whole = text.slice(0, text.length - digits)
	return Number(`${centAmount < 0 ? '-' : ''}${whole}.${text.slice(text.length - digits)}`)
}
