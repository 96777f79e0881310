/** Reads number and code from the e-mail of a French gift card, the only place the code is written. */
export function giftCardIn(mail: { text: string }): { cardNumber: string; code: string } {
	const cardNumber = /Numéro de carte\s: (\S+)/.exec(mail.text)?.[1]
	const code = /Code secret\s: (\S+)/.exec(mail.text)?.[1]
	if (!cardNumber || !code) throw new Error('The e-mail brings no gift card')
	return { cardNumber, code }
}
