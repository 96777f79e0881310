import { CURRENCIES, type Currency, isCurrency } from '@vitrine/market/currencies'

/**
 * Parses a decimal text to minor units: `49.95` is 4995, `49,9` 4990, `1,299.00` 129900. Undefined when ambiguous:
 * `1.299` may be one euro or a thousand. Uses no float.
 */
export function parseAmount(text: string, currency: Currency): number | undefined {
	const digits = CURRENCIES[currency].minorDigits
	const compact = text.replaceAll(/[\s\u00a0\u202f'’]/g, '')
	const parts = /^(\d{1,3}(?:([.,])\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(compact)
	if (!parts) return undefined
	const [, whole = '', separator, point, fraction = ''] = parts
	// One kind of separator cannot be both, and alone it may be either.
	if (separator !== undefined && (point === undefined || point === separator)) return undefined
	if (fraction.length > digits) return undefined
	const minor = Number(whole.replaceAll(/[.,]/g, '') + fraction.padEnd(digits, '0'))
	return Number.isSafeInteger(minor) ? minor : undefined
}

/** Parses a feed's price, `49.95 EUR` or `EUR 49.95`: amount as text, and currency, undefined for an unsupported one. */
export function splitPrice(text: string): { amount: string; currency: Currency | undefined; code: string } | undefined {
	const parts = /^(?:([A-Za-z]{3})\s*(\S.*)|(.*\S)\s*([A-Za-z]{3}))$/.exec(text.trim())
	if (!parts) return undefined
	const code = (parts[1] ?? parts[4] ?? '').toUpperCase()
	return { amount: parts[2] ?? parts[3] ?? '', code, currency: isCurrency(code) ? code : undefined }
}
