import type { Problem } from '@vitrine/commerce/http/contract'
import { data } from 'react-router'

/** The fields of a form by the names of its controls. */
export type FormValues = Readonly<Record<string, string>>

/** One thing that is wrong with a form. */
export type FormError = {
	/** Id of the control. */
	id: string
	/** What it asks for, in the words of the contract: `postalCode`; `form` when no field is to blame. */
	field: string
	code: string
	/** Whose rules it broke, for addresses. */
	country?: string
	/** A valid value, where one helps. */
	example?: string
}

/** A form that was submitted and is shown again: what was typed, secrets left out, and what is wrong with it. */
export type SubmittedForm = {
	/** Of the button that was pressed: which of the forms of a page. */
	intent: string
	values: FormValues
	errors: FormError[]
	/** Code of a refusal that is told of the form as a whole. */
	failure?: string
	/** After too many tries: how long to wait. */
	minutes?: number
}

const LONGEST = 254
/** Longer than any password may be: one that was cut is refused, never the right one. */
const LONGEST_SECRET = 1_000
const SECRETS = new Set(['password', 'current', 'repeat'])

/** The fields of a submitted form, each cut to what the gateway takes. */
export async function readForm(
	{ request }: { request: Request },
	longest: (name: string) => number = () => LONGEST,
): Promise<FormValues> {
	return fieldsOf(await request.formData(), longest)
}

/** The same of a form that is read already, without its files; without U+0000, which the door does not take out of these. */
export function fieldsOf(form: FormData, longest: (name: string) => number = () => LONGEST): FormValues {
	const cut = (name: string) => (SECRETS.has(name) ? LONGEST_SECRET : longest(name))
	return Object.fromEntries(
		[...form].flatMap(([name, value]) =>
			typeof value === 'string' ? [[name, value.replaceAll('\0', '').slice(0, cut(name))]] : [],
		),
	)
}

export function submittedForm(values: FormValues, errors: FormError[] = []): SubmittedForm {
	const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.has(name)))
	return { intent: values['intent'] ?? '', values: shown, errors }
}

/** The answer to a form that the page itself refuses. */
export function refuseFields(values: FormValues, errors: FormError[]) {
	return data(submittedForm(values, errors), { status: 422 })
}

type Placing = {
	/** The control of a field the gateway refused, when it is not called like the field. */
	place?: (error: { field: string; code: string }) => FormError
	/** The control that is told of what is no field's fault. Without it, the form as a whole fails. */
	whole?: string
}

/** A refusal of the gateway as a form and its status; `retryAfter` in seconds. The source is `errors` of RFC 9457. */
export function refusal(
	values: FormValues,
	{ problem, retryAfter }: { problem: Problem; retryAfter?: number | undefined },
	{ place = ({ field, code }) => ({ id: field, field, code }), whole }: Placing = {},
): { form: SubmittedForm; init: { status: number; headers?: HeadersInit } } {
	const { status, code } = problem
	const errors = (problem.errors ?? []).map(place)
	if (errors.length === 0 && whole) errors.push({ id: whole, field: 'form', code })
	const form = submittedForm(values, errors)
	const init = { status: status >= 500 ? 503 : status }
	if (errors.length > 0) return { form, init }
	if (status !== 429) return { form: { ...form, failure: code }, init }
	const seconds = retryAfter ?? 60
	const waiting = { ...form, failure: 'too-many-tries', minutes: Math.ceil(seconds / 60) }
	return { form: waiting, init: { ...init, headers: { 'Retry-After': String(seconds) } } }
}

/** The same as the answer of an action. */
export function refuse(...refused: Parameters<typeof refusal>) {
	const { form, init } = refusal(...refused)
	return data(form, init)
}
