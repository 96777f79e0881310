import { useTranslations } from 'use-intl'
import { type FormError, useFormErrors } from '#app/routes/checkout/form-errors.ts'
import { useErrorEvent } from '#app/document/tracking/use-error-event.ts'
import type { RefusedForm } from './forms.ts'

/** Refusals of the account's own; every other has its words in `err`. */
const OWN = [
	'wrong',
	'unchanged',
	'too-short',
	'too-long',
	'too-simple',
	'too-common',
	'same-as-email',
	'date',
	'too-young',
	'too-many-tries',
	'too-many-addresses',
	'nothing-chosen',
	'too-many',
	'size-unknown',
	'unexpected',
] as const
const OWN_REQUIRED = ['password', 'current', 'loyaltyCardNumber', 'sure'] as const

/** What is wrong with a form of the account, in words: for its summary and at each control. */
export function useAccountMessages(refused: RefusedForm | undefined) {
	const t = useTranslations('account.err')
	const say = useFormErrors()
	useErrorEvent('account', { of: refused, type: refused?.errors.length ? 'validation' : undefined })
	function words(error: FormError): string {
		const required = error.code === 'required' && OWN_REQUIRED.find((field) => field === error.field)
		if (required) return t(`required.${required}`)
		const own = OWN.find((code) => code === error.code)
		if (own) return t(own)
		return error.id === 'form' ? t('unexpected') : say(error)
	}
	const summary = (refused?.errors ?? []).map((error) => ({ field: error.id, message: words(error) }))
	return { summary, at: (id: string) => summary.find(({ field }) => field === id)?.message }
}
