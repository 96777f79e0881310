import type { Problem } from '@vitrine/commerce/http/contract'
import type { ErrorType } from '#app/document/tracking/events.ts'
import { useErrorEvent } from '#app/document/tracking/use-error-event.ts'
import { useTranslations } from 'use-intl'

/** One thing wrong with a form: at which control, what is asked there, and why the gateway refused it. */
export type FormError = {
	/** Id of the control. */
	id: string
	/** What it asks for, in the words of the contract: `postalCode`. */
	field: string
	code: string
	/** Whose rules it broke, for addresses. */
	country?: string
	/** A valid value, where one helps. */
	example?: string
}

/** The fields a refusal names; none when it is about something else. */
export function refusedFields({ errors }: Problem): { field: string; code: string }[] {
	return errors ?? []
}

const REQUIRED = [
	'email',
	'firstName',
	'lastName',
	'line1',
	'postalCode',
	'city',
	'region',
	'phoneNumber',
	'methodId',
	'pickupPointId',
	'paymentProduct',
	'terms',
	'near',
	'cardNumber',
	'code',
] as const
const CODES = [
	'name',
	'territory',
	'province',
	'country',
	'phone',
	'mobile',
	'email',
	'card-number',
	'unknown',
	'payment-code',
	'no-points',
	'network',
	'gift-card-unknown',
	'gift-card-empty',
	'too-many-requests',
	'too-many-gift-cards',
] as const
const POSTCODES = ['fr', 'gb', 'es', 'de', 'it', 'pl', 'ch'] as const

/** What an error says at its field and in the summary: the same words. */
export function useFormErrors(): (error: FormError) => string {
	const t = useTranslations('err')
	return ({ code, field, country, example = '' }) => {
		if (code === 'postal-code') {
			const own = POSTCODES.find((candidate) => candidate === country?.toLowerCase())
			return own ? t(`postcode.${own}`) : t('postcode.other', { example })
		}
		if (code === 'required') {
			const asked = REQUIRED.find((candidate) => candidate === field)
			return asked ? t(`required.${asked}`, { country: country ?? '' }) : t('required.other')
		}
		const known = CODES.find((candidate) => candidate === code)
		return known ? t(known) : t('required.other')
	}
}

/** Errors in the words of the page, for the summary and for each control. `failure`: what kind of refusal it was when no field is to blame. */
export function useFormMessages(errors: readonly FormError[] | undefined, failure?: ErrorType | false) {
	const say = useFormErrors()
	useErrorEvent('checkout', { of: errors, type: errors?.length ? 'validation' : failure || undefined })
	const list = (errors ?? []).map((error) => ({ field: error.id, message: say(error) }))
	return {
		summary: list,
		at: (id: string) => list.find((error) => error.field === id)?.message,
	}
}
