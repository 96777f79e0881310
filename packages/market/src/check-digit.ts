/** True if the check digit of a GS1 number (GTIN, EAN-13, card number) is correct. Takes digits only, of any length. */
export function hasRightCheckDigit(digits: string): boolean {
	// Weights from the right, before the check digit: 3, 1, 3, 1 and so on.
	const weighed = Array.from(digits, Number)
		.reverse()
		.map((digit, index) => digit * (index % 2 ? 3 : 1))
	return digits !== '' && weighed.reduce((sum, value) => sum + value, 0) % 10 === 0
}
