import { MOST_PHOTOS } from '@vitrine/commerce/reviews/contract/choices'
import type { FormError, FormValues } from '#app/document/forms/submitted-form.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** Places of a form for photos, from one. */
export const PHOTO_PLACES = Array.from({ length: MOST_PHOTOS }, (_, at) => at + 1)
/** Characters of what a photo shows. */
export const LONGEST_ALT = 150
const LONGEST: Readonly<Record<string, number>> = {
	body: 4_000,
	words: 2_000,
	title: 100,
	author: 40,
	usualSize: 20,
	...Object.fromEntries(PHOTO_PLACES.map((place) => [`alt${place}`, LONGEST_ALT])),
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
