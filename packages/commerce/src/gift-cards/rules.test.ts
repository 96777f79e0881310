import { describe, expect, test } from 'vitest'
import type { NewGiftCard } from './contract.ts'
import { amountProblem, checkGiftCard, lastDay, sendingInstant } from './rules.ts'

const site = {
	amounts: { minAmount: 1000, maxAmount: 25_000, preselectedAmount: 5000 },
	currency: 'EUR' as const,
	today: '2026-11-21',
}
const typed: NewGiftCard = {
	centAmount: 5000,
	design: 'linen',
	recipientName: 'Louise',
	recipientEmail: 'louise@example.com',
	senderName: 'Camille',
	message: '',
	sendOn: null,
}

function errorsOf(changes: Partial<NewGiftCard>): string[] {
	const checked = checkGiftCard({ ...typed, ...changes }, site)
	return checked.ok ? [] : checked.errors.map(({ field, code }) => `${field}: ${code}`)
}

test.each([
	[1000, undefined],
	[5000, undefined],
	[25_000, undefined],
	[900, 'below'],
	[0, 'below'],
	[-5000, 'below'],
	[25_100, 'above'],
	[5050, 'whole'],
	[1000.5, 'whole'],
	[Number.NaN, 'whole'],
	[1e300, 'whole'],
	[null, 'required'],
])('%s minor units between 10 and 250 euros: %s (R111)', (centAmount, problem) => {
	expect(amountProblem(centAmount, site)).toBe(problem)
})

test('a site whose least amount is nothing sells no card over nothing', () => {
	const amounts = { minAmount: 0, maxAmount: 1000, preselectedAmount: 0 }
	expect(amountProblem(0, { amounts, currency: 'EUR' })).toBe('below')
})

describe('the rest of a card', () => {
	test.each<[Partial<NewGiftCard>, string[]]>([
		[{}, []],
		[{ design: 'gold' }, ['design: unknown']],
		[{ recipientName: ' ' }, ['recipientName: required']],
		[{ senderName: '' }, ['senderName: required']],
		[{ senderName: 'win at https://x.example' }, ['senderName: name']],
		[{ recipientName: 'a'.repeat(61) }, ['recipientName: name']],
		[{ recipientEmail: '' }, ['recipientEmail: required']],
		[{ recipientEmail: 'louise' }, ['recipientEmail: email']],
		[{ message: 'é'.repeat(200) }, []],
		[{ message: 'é'.repeat(201) }, ['message: too-long']],
		// A form sends a line break as two characters; it is counted as the one that was typed.
		[{ message: `${'a\r\n'.repeat(99)}ab` }, []],
		[{ sendOn: '2026-11-21' }, []],
		[{ sendOn: '2027-11-21' }, []],
		[{ sendOn: '2027-11-22' }, ['sendOn: day-range']],
		[{ sendOn: '2026-11-20' }, ['sendOn: day-range']],
		[{ sendOn: '2027-02-30' }, ['sendOn: day']],
		[{ sendOn: 'tomorrow' }, ['sendOn: day']],
	])('%j: %j', (changes, errors) => {
		expect(errorsOf(changes)).toEqual(errors)
	})

	test('names lose line breaks, which an e-mail has in its subject', () => {
		const checked = checkGiftCard({ ...typed, senderName: 'Camille\r\nBcc: a b', message: 'a\u0000b\nc' }, site)
		expect(checked).toMatchObject({ ok: true, details: { senderName: 'Camille Bcc: a b', message: 'ab\nc' } })
	})
})

test('a card is sent in the morning of its day, and at once where that is past', () => {
	const now = new Date('2026-11-21T15:00:00Z')
	expect(sendingInstant({ sendOn: null }, now)).toEqual(now)
	expect(sendingInstant({ sendOn: '2026-11-21' }, now)).toEqual(now)
	expect(sendingInstant({ sendOn: '2026-12-24' }, now)).toEqual(new Date('2026-12-24T07:00:00Z'))
	expect(lastDay('2028-02-29') > '2029-02-28').toBe(true)
})
