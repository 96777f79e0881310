/** Result of a payment with a test card number. */
export type CardOutcome = 'paid' | 'ask-bank' | 'refused' | 'later'

export const TEST_CARDS = [
	{ number: '4111 1111 1111 1111', outcome: 'paid' },
	{ number: '4000 0000 0000 3220', outcome: 'ask-bank' },
	{ number: '4000 0000 0000 0002', outcome: 'refused' },
	{ number: '4000 0000 0000 9995', outcome: 'later' },
] as const satisfies readonly { number: string; outcome: CardOutcome }[]

export type CardField = 'number' | 'expiry' | 'securityCode'
export type CardFault = 'number-digits' | 'number-unknown' | 'expiry' | 'expired' | 'securityCode'
export type TypedCard = Record<CardField, string>

/** Verifies the check digit of card numbers (ISO/IEC 7812): every second digit from the right doubled, the sum a multiple of ten. */
export function passesLuhn(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
		return total + (value > 9 ? value - 9 : value)
	}, 0)
	return /^\d{12,19}$/.test(digits) && sum % 10 === 0
}

/** Validates a typed card. Returns its outcome, or the invalid fields. `now` decides on the expiry. */
export function readCard(
	typed: TypedCard,
	now: Date,
): { ok: true; outcome: CardOutcome } | { ok: false; faults: Partial<Record<CardField, CardFault>> } {
	const digits = typed.number.replaceAll(/[\s-]/g, '')
	const known = TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits)
	const faults: Partial<Record<CardField, CardFault>> = {}
	if (!passesLuhn(digits)) faults.number = 'number-digits'
	else if (!known) faults.number = 'number-unknown'
	const expiry = expiryFault(typed.expiry, now)
	if (expiry) faults.expiry = expiry
	if (!/^\d{3,4}$/.test(typed.securityCode.trim())) faults.securityCode = 'securityCode'
	return known && Object.keys(faults).length === 0 ? { ok: true, outcome: known.outcome } : { ok: false, faults }
}

/** A card is valid until the end of its month. */
function expiryFault(typed: string, now: Date): CardFault | undefined {
	const [, month = '', year = ''] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(typed) ?? []
	if (month === '') return 'expiry'
	const over = Date.UTC(2000 + Number(year), Number(month), 1)
	return now.getTime() >= over ? 'expired' : undefined
}
