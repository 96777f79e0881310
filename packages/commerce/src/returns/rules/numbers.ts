/** Without letters and digits that are confused when read out at a counter. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY34679'

/** Builds a return number such as `RT-4KT9PXAC` from random bytes. */
export function returnNumber(random: Uint8Array): string {
	return `RT-${[...random.subarray(0, 8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

/** Text below the bars of the label: the return and the country it comes from. */
export function labelReference(number: string, countryCode: string): string {
	return `${countryCode}${number.slice(3)}`
}
