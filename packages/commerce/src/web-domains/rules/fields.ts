import { TAXED_COUNTRIES } from '@vitrine/market/vat'

export type ParameterProblem = { field: string; value: unknown; reason: string }

/** Gets every invalid value, once per reading (R102). */
export type ParameterLog = (problem: ParameterProblem) => void

/** A raw field and the log for its problems. */
export type Field = { field: string; value: unknown; log: ParameterLog }

/** Logs an invalid value and returns the default. A missing value is not logged. */
function refuse<T>({ field, value, log }: Field, outcome: { reason: string; instead: T }): T {
	if (value !== undefined) log({ field, value, reason: outcome.reason })
	return outcome.instead
}

const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** True if ISO 3166-1 lists the code as a country. `ZZ` and the like have a name in CLDR but are no country. */
function isCountry(code: string): boolean {
	return /^[A-Z]{2}$/.test(code) && !/^(ZZ|X[A-JL-Z]|EU|EZ|UN|QO)$/.test(code) && regionNames.of(code) !== undefined
}

export function readString(field: Field): string | undefined {
	if (typeof field.value === 'string' && field.value !== '') return field.value
	return refuse(field, { reason: 'not-a-string', instead: undefined })
}

export function readBoolean(field: Field, absent: boolean): boolean {
	return typeof field.value === 'boolean' ? field.value : refuse(field, { reason: 'not-a-boolean', instead: absent })
}

/** A whole number of at least `minimum`, else null. */
export function readInteger(field: Field, minimum: number): number | null {
	const { value } = field
	if (typeof value !== 'number' || !Number.isSafeInteger(value))
		return refuse(field, { reason: 'not-an-integer', instead: null })
	return value >= minimum ? value : refuse(field, { reason: 'too-small', instead: null })
}

/** A country code in capitals; one in lower case is accepted and logged. */
export function readCountry(field: Field): string | undefined {
	const { value, log } = field
	if (typeof value !== 'string') return refuse(field, { reason: 'not-a-string', instead: undefined })
	const code = value.toUpperCase()
	if (!isCountry(code)) return refuse(field, { reason: 'unknown-country', instead: undefined })
	if (code !== value) log({ field: field.field, value, reason: 'not-upper-case' })
	return code
}

/**
 * Countries of a list that forms support, without repetition; `absent` where none is left (R106-R108). Those are the
 * countries with known VAT: of the same ones address and phone formats are known.
 */
export function readCountries(field: Field, absent: string[]): string[] {
	if (!Array.isArray(field.value)) return refuse(field, { reason: 'not-a-list', instead: absent })
	const codes = field.value.flatMap((value: unknown) => {
		const entry = { ...field, value }
		const code = readCountry(entry)
		if (code && !TAXED_COUNTRIES.includes(code)) return refuse(entry, { reason: 'country-not-served', instead: [] })
		return code ?? []
	})
	return codes.length > 0 ? [...new Set(codes)] : absent
}

/** Ids as strings, given as numbers or strings (R109). */
export function readIds(field: Field): string[] {
	if (!Array.isArray(field.value)) return refuse(field, { reason: 'not-a-list', instead: [] })
	return field.value.flatMap((value: unknown) =>
		typeof value === 'string' || Number.isSafeInteger(value)
			? String(value)
			: refuse({ ...field, value }, { reason: 'not-an-id', instead: [] }),
	)
}

export function readObject(field: Field): Record<string, unknown> | undefined {
	const { value } = field
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
	return refuse(field, { reason: 'not-an-object', instead: undefined })
}
