import { useTranslations } from 'use-intl'
import { type FormError, useFormErrors } from '#app/routes/checkout/form-errors.ts'
import type { ErrorZone } from '#app/document/tracking/events.ts'
import { useErrorEvent } from '#app/document/tracking/use-error-event.ts'

/** What the server answers to a form that it has refused; passwords are not among the values. */
export type FormAnswer = {
	values: Readonly<Record<string, string>>
	errors: FormError[]
	/** No field is to blame: too many tries, or it is on our side. */
	failure?: 'wait' | 'server'
	minutes?: number
}

const OWN = [
	'too-short',
	'too-simple',
	'too-common',
	'too-long',
	'same-as-email',
	'mismatch',
	'date',
	'too-young',
] as const
const OWN_REQUIRED = ['password', 'terms'] as const

/** The words of a refused form, for its summary and for each control; every other code has them in `err`. */
export function useFormWords(answer: FormAnswer | undefined, zone: ErrorZone) {
	const t = useTranslations('auth.problem')
	const say = useFormErrors()
	const errors = answer?.errors ?? []
	const isRefused = errors.length > 0
	useErrorEvent(zone, { of: answer, type: isRefused ? 'validation' : answer?.failure && 'server' })
	const list = errors.map((error) => {
		const own = OWN.find((code) => code === error.code)
		const asked = OWN_REQUIRED.find((field) => error.code === 'required' && field === error.field)
		return { field: error.id, message: own ? t(own) : asked ? t(`required.${asked}`) : say(error) }
	})
	const failure = answer?.failure === 'wait' ? t('tooMany', { minutes: answer.minutes ?? 1 }) : t('unexpected')
	return {
		title: t('title'),
		summary: list,
		failure: answer?.failure && failure,
		at: (id: string) => list.find((error) => error.field === id)?.message,
	}
}
