import { expect, test } from 'vitest'
import { readForm, refusal, submittedForm } from './submitted-form.ts'

const problem = { type: 'about:blank', title: 'Refused', status: 422, code: 'invalid' }

test('fields are cut to what the gateway takes, secrets only where none can be right', async () => {
	const body = new FormData()
	for (const name of ['email', 'city', 'password']) body.set(name, 'x'.repeat(2_000))
	const request = new Request('http://shop.example', { method: 'POST', body })
	const values = await readForm({ request }, (name) => (name === 'city' ? 100 : 254))
	expect(Object.entries(values).map(([name, value]) => [name, value.length])).toEqual([
		['email', 254],
		['city', 100],
		['password', 1_000],
	])
})

test('a form is shown again with what was typed, but for secrets', () => {
	const form = submittedForm({ intent: 'save', email: 'a@b.fr', password: 'secret', current: 'old', repeat: 'secret' })
	expect(form).toEqual({ intent: 'save', values: { intent: 'save', email: 'a@b.fr' }, errors: [] })
})

test('each field the gateway names stands at its control', () => {
	const errors = [{ field: 'email', code: 'required' }]
	expect(refusal({}, { problem: { ...problem, errors } }).form.errors).toEqual([{ id: 'email', ...errors[0] }])
	const placed = refusal({}, { problem: { ...problem, errors } }, { place: (error) => ({ id: 'new-email', ...error }) })
	expect([placed.form.errors[0]?.id, placed.form.failure, placed.init.status]).toEqual(['new-email', undefined, 422])
})

test('what is no field’s fault is told of the form, or of the one control that stands for it', () => {
	const taken = { ...problem, status: 409, code: 'taken' }
	expect(refusal({}, { problem: taken }).form).toMatchObject({ errors: [], failure: 'taken' })
	expect(refusal({}, { problem: taken }, { whole: 'stores' }).form.errors).toEqual([
		{ id: 'stores', field: 'form', code: 'taken' },
	])
})

test('too many tries say how long to wait; an outage is 503 whatever the gateway was', () => {
	const tooMany = { ...problem, status: 429, code: 'too-many-tries' }
	const { form, init } = refusal({}, { problem: tooMany, retryAfter: 90 })
	expect([form.failure, form.minutes, init]).toEqual([
		'too-many-tries',
		2,
		{ status: 429, headers: { 'Retry-After': '90' } },
	])
	expect(refusal({}, { problem: { ...problem, status: 502, code: 'gateway-failed' } }).init).toEqual({ status: 503 })
})
