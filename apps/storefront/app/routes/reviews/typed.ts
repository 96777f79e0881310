import type { FormError, FormValues } from '#app/document/forms/submitted-form.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const LONGEST: Readonly<Record<string, number>> = {
	body: 4_000,
	words: 2_000,
	title: 100,
	author: 40,
	usualSize: 20,
	alt1: 150,
	alt2: 150,
	alt3: 150,
}

/** Characters a field of these forms takes. */
export function longest(name: string): number {
	return LONGEST[name] ?? 254
}

/** What is missing or too short, by the least of each field in characters. */
export function tooShort(values: FormValues, least: Readonly<Record<string, number>>): FormError[] {
	return Object.entries(least).flatMap(([field, characters]) => {
		const typed = values[field]?.trim() ?? ''
		const code = typed === '' ? 'required' : typed.length < characters ? 'short' : undefined
		return code ? [{ id: field, field, code }] : []
	})
}

/** An address may be left out. */
export function wrongEmail({ email = '' }: FormValues): FormError[] {
	return email.trim() === '' || EMAIL.test(email.trim()) ? [] : [{ id: 'email', field: 'email', code: 'email' }]
}

/** A text that was left empty is none. */
export function orNull(value: string | undefined): string | null {
	return value?.trim() || null
}
