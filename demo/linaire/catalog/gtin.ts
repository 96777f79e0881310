/** A GTIN-13 of the range 20, which is never given out and is free for use inside a company, with its check digit. */
export function internalGtin(number: number): string {
	const digits = `20${String(number).padStart(10, '0')}`
	const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
	return `${digits}${(10 - (sum % 10)) % 10}`
}
