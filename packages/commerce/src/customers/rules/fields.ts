import { LOCALES, type LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { z } from 'zod'
import type { FieldError } from '../../fulfillment/rules/delivery.ts'

export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] }

const Email = z.email().max(254)

/** Validates an e-mail address. Returns it in lower case. */
export function checkEmail(typed: string): Checked<string> {
	const email = typed.trim().toLowerCase()
	if (email === '') return { ok: false, errors: [{ field: 'email', code: 'required' }] }
	return Email.safeParse(email).success
		? { ok: true, value: email }
		: { ok: false, errors: [{ field: 'email', code: 'email' }] }
}

/** Normalizes an e-mail address for keys and searches; it may belong to no account. */
export function normalEmail(typed: string): string {
	return typed.trim().toLowerCase()
}

const YOUNGEST = 16
const OLDEST = 120

/** Validates an optional ISO date of birth: at least 16 years before today on the site's calendar (R92). */
export function checkBirthDate(typed: string, { site, now }: { site: SiteCode; now: Date }): Checked<string | null> {
	const date = typed.trim()
	const refuse = (code: string): Checked<never> => ({ ok: false, errors: [{ field: 'birthDate', code }] })
	if (date === '') return { ok: true, value: null }
	const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
	if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return refuse('date')
	const today = new Intl.DateTimeFormat('en-CA', { timeZone: SITES[site].timeZone }).format(now)
	const yearsAgo = (years: number) => `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`
	if (date > yearsAgo(YOUNGEST)) return refuse('too-young')
	return date < yearsAgo(OLDEST) ? refuse('date') : { ok: true, value: date }
}

/** Validates the language of the e-mails. */
export function checkLanguageTag(typed: string): Checked<LanguageTag> {
	const tag = Object.values(LOCALES).find((locale) => locale.tag === typed)?.tag
	return tag ? { ok: true, value: tag } : { ok: false, errors: [{ field: 'languageTag', code: 'language' }] }
}
