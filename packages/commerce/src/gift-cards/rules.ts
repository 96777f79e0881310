import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { z } from 'zod'
import { nameProblem, oneLine } from '../http/one-line.ts'
import type { GiftCardAmounts } from '../web-domains/rules/web-domain.ts'
import { GIFT_CARD_DESIGNS, type GiftCardDetails, LONGEST_MESSAGE, type NewGiftCard } from './contract.ts'

/** Maximum per cart, and maximum to pay one order with. */
export const MOST_GIFT_CARDS = 10

const LONGEST_NAME = 60

type FieldError = { field: string; code: string }
export type CheckedGiftCard =
	| { ok: true; centAmount: number; details: GiftCardDetails }
	| { ok: false; errors: FieldError[] }

/** Minor units in one unit of a currency: 100 for the euro. */
export function unitOf(currency: Currency): number {
	return 10 ** CURRENCIES[currency].minorDigits
}

/** Validates an amount: a number, whole units, within the site's limits; undefined when valid (R111). */
export function amountProblem(
	centAmount: number | null,
	{ amounts, currency }: { amounts: GiftCardAmounts; currency: Currency },
): 'required' | 'whole' | 'below' | 'above' | undefined {
	if (centAmount === null) return 'required'
	if (!Number.isSafeInteger(centAmount) || centAmount % unitOf(currency) !== 0) return 'whole'
	if (centAmount < amounts.minAmount || centAmount === 0) return 'below'
	return centAmount > amounts.maxAmount ? 'above' : undefined
}

/** Validates a typed gift card for its site. Returns it cleaned, or every invalid field. `today`: ISO date in the site's zone. */
export function checkGiftCard(
	typed: NewGiftCard,
	site: { amounts: GiftCardAmounts; currency: Currency; today: string },
): CheckedGiftCard {
	const errors: FieldError[] = []
	const complain = (field: string, code: string | undefined) => code && errors.push({ field, code })
	complain('centAmount', amountProblem(typed.centAmount, site))
	const design = GIFT_CARD_DESIGNS.find((known) => known === typed.design)
	complain('design', design ? undefined : 'unknown')
	const recipientName = oneLine(typed.recipientName)
	const senderName = oneLine(typed.senderName)
	complain('recipientName', nameProblem(recipientName, LONGEST_NAME))
	const recipientEmail = typed.recipientEmail.trim()
	complain('recipientEmail', emailProblem(recipientEmail))
	complain('senderName', nameProblem(senderName, LONGEST_NAME))
	const message = typed.message
		.replaceAll(/\r\n?/g, '\n')
		.replaceAll(/[^\n\P{Cc}]|\p{Cs}/gu, '')
		.trim()
	complain('message', message.length > LONGEST_MESSAGE ? 'too-long' : undefined)
	complain('sendOn', typed.sendOn === null ? undefined : dayProblem(typed.sendOn, site.today))
	if (errors.length > 0 || !design || typed.centAmount === null) return { ok: false, errors }
	const details = { design, recipientName, recipientEmail, senderName, message, sendOn: typed.sendOn }
	return { ok: true, centAmount: typed.centAmount, details }
}

function emailProblem(email: string): string | undefined {
	if (email === '') return 'required'
	return z.email().safeParse(email).success ? undefined : 'email'
}

function dayProblem(day: string, today: string): string | undefined {
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`))
	// Date parses the 31st of a short month as a day of the next one.
	if (!isDay || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return 'day'
	return day < today || day > lastDay(today) ? 'day-range' : undefined
}

/** Last day of sending for a card bought today: twelve months ahead. */
export function lastDay(today: string): string {
	return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
}

/** The ISO date of an instant in a time zone. */
export function dayIn(timeZone: string, instant: Date): string {
	return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
}

/** Instant the e-mail of a card is sent: the morning of its day, or at once when that has passed or no day was chosen. */
export function sendingInstant({ sendOn }: Pick<GiftCardDetails, 'sendOn'>, now: Date): Date {
	const morning = sendOn === null ? now : new Date(`${sendOn}T07:00:00Z`)
	return morning > now ? morning : now
}
