/**
 * True if the last digit of a GS1 number (GTIN, EAN-13, number of a card) follows from the others. Given digits only,
 * of any length.
 */
export function hasRightCheckDigit(digits: string): boolean {
	// Counted from the right, the digits before the last weigh 3, 1, 3, 1 and so on.
	const weighed = Array.from(digits, Number)
		.reverse()
		.map((digit, index) => digit * (index % 2 ? 3 : 1))
	return digits !== '' && weighed.reduce((sum, value) => sum + value, 0) % 10 === 0
}
