/** Without letters and digits that are mistaken for others when read out at a counter. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY34679'

/** The number of a return, such as `RT-4KT9PXAC`, made from random bytes. */
export function returnNumber(random: Uint8Array): string {
	return `RT-${[...random.subarray(0, 8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

/** What stands on the label under its bars: the return and the country it comes from. */
export function labelReference(number: string, countryCode: string): string {
	return `${countryCode}${number.slice(3)}`
}
