import type { CallResult } from '#app/request/gateway/client.ts'
import { type FormError, refusedFields } from '#app/routes/checkout/form-errors.ts'
import { data } from 'react-router'
import type { FormAnswer } from './use-form-words.ts'

type Values = FormAnswer['values']

/** A form that is wrong, shown again with what was typed (422). */
export function refuseFields(values: Values, errors: FormError[]) {
	return data<FormAnswer>({ values, errors }, { status: 422 })
}

/** The gateway's refusal as the answer of a form: its fields, how long to wait, or that it is on our side. `place` puts a field where it is on the page. */
export function refuseAs(
	values: Values,
	result: Exclude<CallResult<unknown>, { ok: true }>,
	place: (error: { field: string; code: string }) => FormError = ({ field, code }) => ({ id: field, field, code }),
) {
	const { problem, retryAfter = 60 } = result
	if (problem.status === 422) return refuseFields(values, refusedFields(problem).map(place))
	if (problem.status === 429) {
		const answer: FormAnswer = { values, errors: [], failure: 'wait', minutes: Math.ceil(retryAfter / 60) }
		return data(answer, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
	}
	return data<FormAnswer>({ values, errors: [], failure: 'server' }, { status: 503 })
}
