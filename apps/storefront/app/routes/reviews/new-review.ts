import { FITS } from '@vitrine/commerce/reviews/contract/choices'
import type { NewReview } from '@vitrine/commerce/reviews/contract/writing'
import type { FormError, FormValues } from '#app/document/forms/submitted-form.ts'
import { orNull, tooShort } from './typed.ts'

/** What is wrong with a review as it was typed. */
export function reviewErrors(values: FormValues): FormError[] {
	const { stars = '', heightCm = '' } = values
	const height = Number(heightCm)
	const isHeight = heightCm.trim() === '' || (Number.isInteger(height) && height >= 40 && height <= 250)
	return [
		...(/^[1-5]$/.test(stars) ? [] : [{ id: 'stars', field: 'stars', code: 'required' }]),
		...tooShort(values, { title: 1, body: 20 }),
		...(isHeight ? [] : [{ id: 'heightCm', field: 'heightCm', code: 'range' }]),
	]
}

/** A review without errors, as the gateway takes it. */
export function newReview(values: FormValues): NewReview {
	const { stars, title = '', body = '', fit, sku, heightCm, usualSize, author } = values
	return {
		stars: Number(stars),
		title,
		body,
		fit: FITS.find((one) => one === fit) ?? null,
		sku: orNull(sku),
		heightCm: Number(heightCm) || null,
		usualSize: orNull(usualSize),
		author: orNull(author),
	}
}
