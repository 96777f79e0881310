import type { Problem } from '@vitrine/commerce/http/contract'
import { data } from 'react-router'
import { type LoaderArgs, localeContext } from '#app/request/context.ts'
import { type FormError, refusedFields } from '#app/routes/checkout/form-errors.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'

export type FormValues = Readonly<Record<string, string>>
/** A form that was sent and refused: what was typed, secrets left out, and what is wrong with it. */
export type RefusedForm = { intent: string; values: FormValues; errors: FormError[] }

const LONGEST = 254
/** As long as authenticators name their keys. */
const LONGEST_OF: Readonly<Record<string, number>> = { password: 1_000, current: 1_000, passkeyId: 1_400 }
const SECRETS = new Set(['password', 'current'])

/** The fields of a sent form, each cut to what the gateway takes; passwords in full, as far as it reads them. */
export async function readForm({ request }: Pick<LoaderArgs, 'request'>): Promise<FormValues> {
	const form = await request.formData()
	return Object.fromEntries(
		[...form].map(([name, value]) => [name, String(value).slice(0, LONGEST_OF[name] ?? LONGEST)]),
	)
}

/** The answer to a form the gateway has refused. `idOf` names the control of a field; what is no field's is told of the form. */
export function refusedForm(
	problem: Problem,
	{ values, idOf = (field) => field }: { values: FormValues; idOf?: (field: string) => string },
) {
	const fields = refusedFields(problem)
	const errors = fields.map(({ field, code }): FormError => ({ id: idOf(field), field, code }))
	return formAnswer(
		values,
		errors.length > 0 ? errors : [{ id: 'form', field: 'form', code: problem.code }],
		problem.status,
	)
}

export function formAnswer(values: FormValues, errors: FormError[], status = 422) {
	const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.has(name)))
	return data<RefusedForm>({ intent: values['intent'] ?? '', values: shown, errors }, { status })
}

/** Back to a page of the account, which says what was done. */
export function done({ context }: Pick<LoaderArgs, 'context'>, path: string, what: Done): Response {
	return redirectTo(localePath(context.get(localeContext), `account/${path}?done=${what}`), { status: 303 })
}

/** What a page says once it is done. */
export const DONE = [
	'profile',
	'sizes',
	'email',
	'password',
	'passkey',
	'passkey-removed',
	'passkeys-removed',
	'passkey-resumed',
	'session',
	'sessions',
	'address',
	'restored',
	'consents',
	'export',
	'loyalty',
	'bag',
	'cancelled',
	'return-kept',
] as const
export type Done = (typeof DONE)[number]

export function readDone(search: string): Done | undefined {
	const asked = new URLSearchParams(search).get('done')
	return DONE.find((one) => one === asked)
}
