import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { errorTypeOf } from '#app/document/tracking/data-layer.ts'
import type { ErrorZone } from '#app/document/tracking/events.ts'
import { useErrorEvent } from '#app/document/tracking/use-error-event.ts'
import type { FormValues, SubmittedForm } from './submitted-form.ts'

type FormOptions = {
	/** Texts of this form's own: `code`, or `code.field`. Every other is in `err`. */
	texts?: string
	/** Where its errors are measured (R154). */
	zone?: ErrorZone
	/** What the form starts with. */
	saved?: FormValues
	/** What its texts name, such as limits; the same object each time the page is drawn. */
	words?: object
}

/** A form as its page draws it: values, and what is wrong in words. */
export type Form = {
	submitted: SubmittedForm | undefined
	values: FormValues
	/** In the order of the form; `field` is the id of a control. */
	summary: { field: string; message: string }[]
	/** What is told of the form as a whole. */
	failure: string | undefined
	/** The message of a control. */
	at: (id: string) => string | undefined
	/** Spread on a text field or a select. */
	field: (
		name: string,
		id?: string,
	) => { id: string; name: string; defaultValue: string | undefined; error: string | undefined }
	/** Spread on a checkbox whose value is `yes`. */
	tick: (name: string) => { id: string; name: string; value: 'yes'; defaultChecked: boolean; error: string | undefined }
	/** One of several forms of a page: what was submitted is its own only with the intent of its button. */
	part: (intent: string, saved?: FormValues) => Form
}

/** `submitted`: the answer of the page's action. */
export function useForm(
	submitted: SubmittedForm | undefined,
	{ texts = 'err', zone, saved = {}, words }: FormOptions = {},
): Form {
	const own = useTranslations(texts as 'err') as unknown as Translator
	const shared = useTranslations('err') as unknown as Translator
	// One list for each answer: the summary takes the focus when it changes.
	const { summary, failure } = useMemo(() => {
		const say = (keys: string[], values: Words) => sentence([own, shared], keys, { ...words, ...values })
		return {
			summary: (submitted?.errors ?? []).map(({ id, field, code, country = '', example = '' }) => ({
				field: id,
				message: say(keysOf({ field, code, country }), { country, example }),
			})),
			failure: submitted?.failure && say([submitted.failure, 'unexpected'], { minutes: submitted.minutes ?? 1 }),
		}
	}, [submitted, own, shared, words])
	const blamed = submitted?.failure ?? submitted?.errors[0]?.code
	useErrorEvent(zone, { of: submitted, type: blamed === undefined ? undefined : errorTypeOf(blamed) })
	return formOf({ submitted, summary, failure }, saved)
}

function formOf(drawn: Pick<Form, 'submitted' | 'summary' | 'failure'>, saved: FormValues): Form {
	const values = drawn.submitted?.values ?? saved
	const at = (id: string) => drawn.summary.find(({ field }) => field === id)?.message
	return {
		...drawn,
		values,
		at,
		field: (name, id = name) => ({ id, name, defaultValue: values[name], error: at(id) }),
		tick: (name) => ({ id: name, name, value: 'yes', defaultChecked: values[name] === 'yes', error: at(name) }),
		part: (intent, own = {}) => formOf(drawn.submitted?.intent === intent ? drawn : NOTHING, own),
	}
}

const NOTHING = { submitted: undefined, summary: [], failure: undefined }

type Words = Readonly<Record<string, string | number>>
type Translator = { (key: string, words: Words): string; has(key: string): boolean; raw(key: string): unknown }

/** From the particular to the general. */
function keysOf({ field, code, country }: { field: string; code: string; country: string }): string[] {
	const particular = [
		`${code}.${field}`,
		...(country ? [`${code}.${country.toLowerCase()}`] : []),
		`${code}.other`,
		code,
	]
	return [...particular, field === 'form' ? 'unexpected' : 'required.other']
}

function sentence(translators: readonly Translator[], keys: string[], words: Words): string {
	for (const key of keys) for (const t of translators) if (t.has(key) && isText(t.raw(key))) return t(key, words)
	return ''
}

/** Plain or compiled. A key goes on into a text as into any object: `mismatch.repeat` is a method of strings. */
function isText(message: unknown): boolean {
	return typeof message === 'string' || Array.isArray(message)
}
