import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveStripeStandIn } from '../../fixtures/stripe/serve.ts'
import { newPayment } from '../../test-provider-bench.ts'
import { describeProviderContract } from '../../test-provider-contract.ts'
import { createStripeProvider } from './provider.ts'

const clock = () => new Date()
const secretKey = 'sk_test_1234567890'
const [SECRET, NEXT] = ['whsec_first', 'whsec_next']
let stripe: Awaited<ReturnType<typeof serveStripeStandIn>>

beforeAll(async () => {
	stripe = await serveStripeStandIn({ secretKey, clock })
})
afterAll(() => stripe.close())

const open = () =>
	createStripeProvider({ account: 'eu', secretKey, webhookSecrets: [SECRET, NEXT], clock, endpoint: stripe.endpoint })

describeProviderContract(
	'Stripe',
	() => ({
		provider: open(),
		async decide({ reference }, decision) {
			stripe.press(reference!, decision)
		},
		async failRefunds({ reference }) {
			stripe.failRefunds(reference!)
		},
		warn: async ({ reference }) => stripe.warn(reference!),
		count: async (paymentId) => stripe.count(paymentId),
		async webhooks({ id }, { at = clock(), isForged = false } = {}) {
			return stripe.webhooks(id, { secret: isForged ? 'whsec_other' : SECRET, at })
		},
		clock,
	}),
	['card', 'paypal', 'bizum'],
)

test('both secrets are accepted while one is replaced', async () => {
	const payment = newPayment()
	const { reference } = await open().authorize(payment)
	stripe.press(reference, 'approve')
	for (const secret of [SECRET, NEXT])
		for (const webhook of stripe.webhooks(payment.id, { secret }))
			expect(open().readWebhook({ ...webhook, now: clock() })).toMatchObject([{ paymentId: payment.id }])
})

test.each([
	[{ brand: 'mastercard' }, 'card/mastercard', 'issuer'],
	[{ three_d_secure: { result: 'attempt_acknowledged' as const } }, 'card/visa', 'issuer'],
	[{ three_d_secure: { result: 'exempted' as const } }, 'card/visa', 'merchant'],
	[{ three_d_secure: { result: 'failed' as const } }, 'card/visa', 'merchant'],
	[{ three_d_secure: null }, 'card/visa', 'merchant'],
	[{ three_d_secure: null, wallet: { type: 'apple_pay' as const } }, 'card/apple_pay', 'merchant'],
])('a card of %o is %s, and a fraud is borne by the %s', async (paying, method, liability) => {
	const payment = newPayment()
	const { reference } = await open().authorize(payment)
	stripe.press(reference, 'approve', paying)
	expect(await open().retrieve({ ...payment, reference })).toMatchObject({ method, liability })
})

test('of other means nobody is said to bear a fraud', async () => {
	const payment = newPayment({ product: 'paypal' })
	const { reference } = await open().authorize(payment)
	stripe.press(reference, 'approve')
	const state = await open().retrieve({ ...payment, reference })
	expect([state?.method, state?.liability]).toEqual(['paypal', undefined])
})

test('a code typed in the shop waits for the app and is decided by it', async () => {
	const provider = open()
	const payment = newPayment({ product: 'blik', currency: 'PLN', code: '777123' })
	const state = await provider.authorize(payment)
	expect(state).toMatchObject({ status: 'pending', nextAction: { type: 'approve-in-app' } })
	const asked = { ...payment, code: undefined, reference: state.reference }
	expect(await provider.retrieve({ ...asked, reference: null })).toEqual(state)
	stripe.press(state.reference, 'approve')
	expect(await provider.retrieve(asked)).toMatchObject({ status: 'captured', capturedCentAmount: payment.centAmount })
	const wrong = await provider.authorize(newPayment({ product: 'blik', currency: 'PLN', code: '000123' }))
	expect(wrong).toMatchObject({ status: 'refused', nextAction: null })
})

test('BLIK is paid on Stripe’s page where its route says so', async () => {
	const provider = open()
	const payment = newPayment({ product: 'blik', currency: 'PLN', entry: 'page' })
	const state = await provider.authorize(payment)
	expect(state).toMatchObject({ status: 'requires-action', nextAction: { type: 'redirect' } })
	stripe.press(state.reference, 'approve')
	const asked = { ...payment, reference: state.reference }
	expect(await provider.retrieve(asked)).toMatchObject({ status: 'captured', capturedCentAmount: payment.centAmount })
})

test('a code whose confirmation was lost is typed again, and one under way is not confirmed twice', async () => {
	const provider = open()
	const payment = newPayment({ product: 'blik', currency: 'PLN' })
	// Killed between opening and confirming.
	const lost = await provider.authorize(payment)
	expect(lost).toMatchObject({ status: 'requires-action', nextAction: { type: 'enter-code' } })
	expect(await provider.retrieve({ ...payment, reference: lost.reference })).toEqual(lost)
	const state = await provider.authorize({ ...payment, code: '777123' })
	expect(state).toMatchObject({ reference: lost.reference, status: 'pending', nextAction: { type: 'approve-in-app' } })
	for (const code of ['777123', '777456']) expect(await provider.authorize({ ...payment, code })).toEqual(state)
	expect(stripe.count(payment.id)).toBe(1)
})

test('a payment too old to repeat its first request is none', async () => {
	const createdAt = new Date(Date.now() - 23 * 3_600_000)
	expect(await open().retrieve(newPayment({ createdAt }))).toBeUndefined()
})

test('a payment whose opening is refused for good is none, and nothing is left to void', async () => {
	const payment = newPayment({ product: 'twint' })
	await expect(open().authorize(payment)).rejects.toThrow('currency_not_supported')
	expect([await open().retrieve(payment), await open().void(payment)]).toEqual([undefined, undefined])
	const known = newPayment()
	await open().authorize(known)
	// Another body under the key of a payment that is there proves nothing.
	const other = { ...known, centAmount: known.centAmount + 1 }
	await expect(open().retrieve(other)).rejects.toThrow('same parameters')
	expect(stripe.count(payment.id)).toBe(0)
})

test('events of the other mode are refused, and those about nobody’s payment name none', async () => {
	const payment = newPayment()
	const provider = open()
	const { reference } = await provider.authorize(payment)
	stripe.press(reference, 'approve')
	const [webhook] = stripe.webhooks(payment.id, { secret: SECRET })
	const live = createStripeProvider({ account: 'eu', secretKey: 'sk_live_1', webhookSecrets: [SECRET], clock })
	expect(live.readWebhook({ ...webhook!, now: clock() })).toBeUndefined()
})
