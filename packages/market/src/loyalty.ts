import { hasRightCheckDigit } from './check-digit.ts'

/** The 13 digits of a loyalty card (EAN-13) as they were typed, blanks taken out; undefined when it is no such number (R115). */
export function readCardNumber(typed: string): string | undefined {
	const digits = typed.replaceAll(/\s/g, '')
	return /^\d{13}$/.test(digits) && hasRightCheckDigit(digits) ? digits : undefined
}

/** A masked card: `…1234`. Its holder recognizes it, and others do not learn its number. */
export function maskedCardNumber(cardNumber: string): string {
	return `…${cardNumber.slice(-4)}`
}

export type VoucherProgress = {
	/** Vouchers reached. */
	vouchers: number
	/** Points beyond the last voucher. */
	left: number
	/** Points that are missing for the next one. */
	missing: number
}

/** What points are worth where `scale` of them, more than none, make a voucher (R113): with 100, 250 points are 2 vouchers and 50 left. */
export function voucherProgress(points: number, scale: number): VoucherProgress {
	const left = points % scale
	return { vouchers: Math.floor(points / scale), left, missing: scale - left }
}
