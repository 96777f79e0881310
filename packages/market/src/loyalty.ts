import { hasRightCheckDigit } from './check-digit.ts'

/** Parses a loyalty card number (EAN-13) as typed: 13 digits without blanks; undefined when invalid (R115). */
export function readCardNumber(typed: string): string | undefined {
	const digits = typed.replaceAll(/\s/g, '')
	return /^\d{13}$/.test(digits) && hasRightCheckDigit(digits) ? digits : undefined
}

/** Masks a card number as `…1234`: its holder recognizes it, others cannot use it. */
export function maskedCardNumber(cardNumber: string): string {
	return `…${cardNumber.slice(-4)}`
}

export type VoucherProgress = {
	/** Vouchers reached. */
	vouchers: number
	/** Points beyond the last voucher. */
	left: number
	/** Points missing for the next one. */
	missing: number
}

/** Vouchers of points where `scale` of them, at least 1, make one (R113): with 100, 250 points are 2 vouchers and 50 left. */
export function voucherProgress(points: number, scale: number): VoucherProgress {
	const left = points % scale
	return { vouchers: Math.floor(points / scale), left, missing: scale - left }
}
