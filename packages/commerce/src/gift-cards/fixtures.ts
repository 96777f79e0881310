/** The number and the code that the letter of a French gift card brings: nowhere else is the code ever written. */
export function giftCardIn(letter: { text: string }): { cardNumber: string; code: string } {
	const cardNumber = /Numéro de carte\s: (\S+)/.exec(letter.text)?.[1]
	const code = /Code secret\s: (\S+)/.exec(letter.text)?.[1]
	if (!cardNumber || !code) throw new Error('The letter brings no gift card')
	return { cardNumber, code }
}
