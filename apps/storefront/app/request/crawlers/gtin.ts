import { hasRightCheckDigit } from '@vitrine/market/check-digit'

/** Whether a GTIN may be told outside: with a right check digit and not of the ranges kept for use inside a company. */
export function isPublicGtin(gtin: string | null): gtin is string {
	if (!gtin || !/^(?:\d{8}|\d{12,14})$/.test(gtin)) return false
	// GS1: 02, 04 and 20 to 29 are restricted circulation numbers; so is 0 or 2 at the head of eight digits.
	const isRestricted = gtin.length === 8 ? /^[02]/.test(gtin) : /^0(?:02|04|2)/.test(gtin.padStart(14, '0'))
	return !isRestricted && hasRightCheckDigit(gtin)
}
