import { describe, expect, test } from 'vitest'
import { newPayment, type ProviderBench, stepsOf } from './test-provider-bench.ts'

/** The cases every payment provider passes. `products`: ours that a redirect pays, one per way to capture at least. */
export function describeProviderContract(name: string, bench: () => ProviderBench, products: readonly string[]): void {
	describe(`${name} as a payment provider`, () => {
		describe('opens payments', () => openingCases(bench, products))
		describe('captures and voids', () => capturingCases(bench, products))
		describe('captures on shipment', () => shipmentCases(bench))
		describe('refunds and tells', () => refundingCases(bench, products))
	})
}

function openingCases(bench: () => ProviderBench, products: readonly string[]): void {
	const { opened, paid } = stepsOf(bench)

	test.each(products)('%s: the shopper is sent to its page, once for a repeated request', async (product) => {
		const { provider, payment, state } = await opened({ product })
		expect(state).toMatchObject({ status: 'requires-action', capturedCentAmount: 0, refundedCentAmount: 0 })
		expect(state.nextAction).toMatchObject({ type: 'redirect', url: expect.stringMatching(/^https?:\/\//) })
		const again = await Promise.all([1, 2, 3].map(() => provider.authorize({ ...payment, reference: null })))
		expect(again).toEqual([state, state, state])
		expect(await provider.retrieve(payment)).toEqual(state)
		expect(await bench().count(payment.id)).toBe(1)
	})

	test('a payment whose first answer was lost is found by our id', async () => {
		const { provider, payment, state } = await opened()
		expect(await provider.retrieve({ ...payment, reference: null })).toEqual(state)
		expect(await bench().count(payment.id)).toBe(1)
	})

	test('an unknown payment is none', async () => {
		const { provider } = bench()
		expect(await provider.retrieve(newPayment({ reference: 'cs_unknown' }))).toBeUndefined()
	})

	test.each(products)('%s: approved, the money is there or held', async (product) => {
		const { provider, payment } = await paid({ product, isCaptured: false })
		const isNow = provider.products[product]!.captures === 'now'
		const capturedCentAmount = isNow ? payment.centAmount : 0
		const status = isNow ? 'captured' : 'authorized'
		expect(await provider.retrieve(payment)).toMatchObject({ status, capturedCentAmount, nextAction: null })
	})

	test('what was really used is told with the money, and who bears a fraud, not before', async () => {
		const { provider, payment } = await opened()
		expect(await provider.retrieve(payment)).not.toMatchObject({ method: expect.any(String) })
		await bench().decide(payment, 'decline')
		expect(await provider.retrieve(payment)).not.toMatchObject({ liability: 'issuer' })
		const card = await paid()
		const told = {
			method: expect.stringMatching(/^card\/\w+$/),
			liability: expect.stringMatching(/^(issuer|merchant)$/),
		}
		expect(await card.provider.retrieve(card.payment)).toMatchObject(told)
	})

	test('declined, no money is there', async () => {
		const { provider, payment } = await opened()
		await bench().decide(payment, 'decline')
		const state = await provider.retrieve(payment)
		expect(['refused', 'requires-action']).toContain(state?.status)
		expect(state?.capturedCentAmount).toBe(0)
	})

	test.each(['EUR', 'GBP', 'CHF', 'PLN'] as const)('amounts in %s keep every minor unit', async (currency) => {
		for (const centAmount of [1_005, 999_999]) {
			const { provider, payment } = await paid({ currency, centAmount })
			expect(await provider.retrieve(payment)).toMatchObject({ status: 'captured', capturedCentAmount: centAmount })
		}
	})
}

function capturingCases(bench: () => ProviderBench, products: readonly string[]): void {
	const { opened, paid } = stepsOf(bench)

	test('authorized money is captured once for a key', async () => {
		const { provider, payment } = await paid({ isCaptured: false })
		const part = { centAmount: payment.centAmount, key: `c-${payment.id}` }
		const [first, second] = await Promise.all([provider.capture(payment, part), provider.capture(payment, part)])
		const state = { status: 'captured', capturedCentAmount: payment.centAmount }
		expect([first, second]).toMatchObject([
			{ is: 'done', state },
			{ is: 'done', state },
		])
	})

	test('a part is captured and the rest released', async () => {
		const { provider, payment } = await paid({ isCaptured: false })
		const answer = await provider.capture(payment, { centAmount: 4_000, key: `c-${payment.id}` })
		expect(answer).toMatchObject({ is: 'done', state: { status: 'captured', capturedCentAmount: 4_000 } })
		expect(await provider.refund(payment, { centAmount: 4_001, key: `r-${payment.id}` })).toMatchObject({
			is: 'refused',
		})
	})

	test('more than was authorized is refused', async () => {
		const { provider, payment } = await paid({ isCaptured: false })
		const answer = await provider.capture(payment, { centAmount: payment.centAmount + 1, key: `c-${payment.id}` })
		expect(answer).toMatchObject({ is: 'refused', state: { status: 'authorized', capturedCentAmount: 0 } })
	})

	test('a payment that is void cannot be paid or captured any more', async () => {
		const { provider, payment } = await opened()
		expect(await provider.void(payment)).toMatchObject({ status: 'cancelled' })
		await bench().decide(payment, 'approve')
		expect(await provider.retrieve(payment)).toMatchObject({ status: 'cancelled', capturedCentAmount: 0 })
		expect(await provider.void(payment)).toMatchObject({ status: 'cancelled' })
		const part = { centAmount: payment.centAmount, key: `c-${payment.id}` }
		expect(await provider.capture(payment, part)).toMatchObject({ is: 'refused', state: { status: 'cancelled' } })
	})

	test('authorized money is voided, captured money is not', async () => {
		const held = await paid({ isCaptured: false })
		expect(await held.provider.void(held.payment)).toMatchObject({ status: 'cancelled', capturedCentAmount: 0 })
		const taken = await paid()
		const { centAmount: capturedCentAmount } = taken.payment
		expect(await taken.provider.void(taken.payment)).toMatchObject({ status: 'captured', capturedCentAmount })
	})

	test('voiding and paying at once ends in one of the two', async () => {
		for (let round = 0; round < 10; round++) {
			const { provider, payment } = await opened({ product: products.at(-1)! })
			const [voided] = await Promise.all([provider.void(payment), bench().decide(payment, 'approve')])
			const state = await provider.retrieve(payment)
			if (voided?.status === 'cancelled') expect(state).toMatchObject({ status: 'cancelled', capturedCentAmount: 0 })
			else expect(['authorized', 'captured']).toContain(state?.status)
		}
	})
}

/** Parts captured as parcels leave (`capture: 'on-shipment'`). */
function shipmentCases(bench: () => ProviderBench): void {
	const { paid } = stepsOf(bench)

	test('parts are captured as goods leave, each once for its key, and no more than was authorized', async () => {
		const { provider, payment } = await paid({ isCaptured: false, capture: 'on-shipment' })
		const { capturableUntil, hasMulticapture } = (await provider.retrieve(payment))!
		expect([hasMulticapture, capturableUntil! > bench().clock()]).toEqual([true, true])
		const first = { key: `c1-${payment.id}`, centAmount: 5_000, isLast: false }
		for (const _ of [1, 2])
			expect(await provider.capture(payment, first)).toMatchObject({
				is: 'done',
				state: { status: 'authorized', capturedCentAmount: 5_000 },
			})
		const rest = payment.centAmount - 5_000
		const part = { before: 5_000, isLast: true }
		const tooMuch = { ...part, key: `c2-${payment.id}`, centAmount: rest + 1 }
		expect(await provider.capture(payment, tooMuch)).toMatchObject({ is: 'refused' })
		const last = { ...part, key: `c3-${payment.id}`, centAmount: rest - 1 }
		const state = { status: 'captured', capturedCentAmount: payment.centAmount - 1 }
		for (const _ of [1, 2]) expect(await provider.capture(payment, last)).toMatchObject({ is: 'done', state })
	})

	test('what is left after a part is released, and the part stays captured', async () => {
		const { provider, payment } = await paid({ isCaptured: false, capture: 'on-shipment' })
		await provider.capture(payment, { key: `c1-${payment.id}`, centAmount: 5_000, isLast: false })
		const state = { status: 'captured', capturedCentAmount: 5_000 }
		for (const _ of [1, 2]) expect(await provider.void(payment)).toMatchObject(state)
		const rest = { key: `c2-${payment.id}`, centAmount: 1_000, before: 5_000 }
		expect(await provider.capture(payment, rest)).toMatchObject({ is: 'refused', state })
	})

	test('a part that is refunded before the rest is captured leaves the rest authorized', async () => {
		const { provider, payment } = await paid({ isCaptured: false, capture: 'on-shipment' })
		await provider.capture(payment, { key: `c1-${payment.id}`, centAmount: 5_000, isLast: false })
		expect(await provider.refund(payment, { key: `r1-${payment.id}`, centAmount: 5_000 })).toMatchObject({
			is: 'done',
			state: { status: 'authorized', capturedCentAmount: 5_000, refundedCentAmount: 5_000 },
		})
		const rest = { centAmount: payment.centAmount - 5_000, before: 5_000 }
		expect(await provider.capture(payment, { ...rest, key: `c2-${payment.id}` })).toMatchObject({
			is: 'done',
			state: { status: 'captured', capturedCentAmount: payment.centAmount, refundedCentAmount: 5_000 },
		})
	})
}

function refundingCases(bench: () => ProviderBench, products: readonly string[]): void {
	const { paid } = stepsOf(bench)

	test('a part is refunded once for its key, and never more than was captured', async () => {
		const { provider, payment } = await paid()
		const part = { centAmount: 5_000, key: `r-${payment.id}` }
		const answers = await Promise.all([1, 2, 3].map(() => provider.refund(payment, part)))
		for (const answer of answers)
			expect(answer).toMatchObject({ is: 'done', state: { status: 'captured', refundedCentAmount: 5_000 } })
		const rest = payment.centAmount - 5_000
		const tooMuch = { centAmount: rest + 1, key: `r2-${payment.id}` }
		expect(await provider.refund(payment, tooMuch)).toMatchObject({
			is: 'refused',
			state: { refundedCentAmount: 5_000 },
		})
		expect(await provider.refund(payment, { centAmount: rest, key: `r3-${payment.id}` })).toMatchObject({
			is: 'done',
			state: { status: 'refunded', refundedCentAmount: payment.centAmount },
		})
	})

	test('a refund that the bank fails later is none, for its key for good, and another one can be made', async () => {
		const { provider, payment } = await paid()
		const { centAmount } = payment
		const [first, second] = [`r-${payment.id}`, `r-${payment.id}-2`]
		await provider.refund(payment, { centAmount, key: first })
		await bench().failRefunds(payment)
		const failedRefunds = [{ key: first, centAmount, reason: expect.any(String) }]
		const failed = { status: 'captured', refundedCentAmount: 0, failedRefunds }
		expect(await provider.retrieve(payment)).toMatchObject(failed)
		expect(await provider.refund(payment, { centAmount, key: first })).toMatchObject({ is: 'refused', state: failed })
		const again = { status: 'refunded', refundedCentAmount: centAmount, failedRefunds }
		expect(await provider.refund(payment, { centAmount, key: second })).toMatchObject({ is: 'done', state: again })
	})

	test('money that was never captured is not refunded', async () => {
		const { provider, payment } = await paid({ isCaptured: false })
		const answer = await provider.refund(payment, { centAmount: 1, key: `r-${payment.id}` })
		expect(answer).toMatchObject({ is: 'refused', state: { refundedCentAmount: 0 } })
	})

	test('a fraud that the bank reports names the payment, by its event and in the list', async () => {
		const { provider, clock, warn, webhooks } = bench()
		const { payment } = await paid()
		if (!warn) return expect([provider.findWarning, provider.listWarnings]).toEqual([undefined, undefined])
		const reference = await warn(payment)
		const warning = { reference, paymentId: payment.id, kind: expect.stringMatching(/^\w+$/) }
		expect(await provider.findWarning!(reference)).toEqual(warning)
		expect(await provider.findWarning!('unknown')).toBeUndefined()
		const listed = []
		for await (const one of provider.listWarnings!(new Date(clock().getTime() - 60_000))) listed.push(one)
		expect(listed).toContainEqual(warning)
		const sent = await webhooks(payment)
		const events = sent.flatMap((webhook) => provider.readWebhook({ ...webhook, now: clock() }) ?? [])
		expect(events.map(({ about }) => about)).toContainEqual({ is: 'fraud-warning', reference })
	})

	test('signed events name the payment; others, forged, changed or old, are none', async () => {
		const { provider, clock, webhooks } = bench()
		const { payment } = await paid({ product: products.at(-1)! })
		const sent = await webhooks(payment)
		expect(sent.length).toBeGreaterThan(0)
		const now = clock()
		const events = sent.flatMap((webhook) => provider.readWebhook({ ...webhook, now }) ?? [])
		expect(events.map(({ paymentId }) => paymentId)).toEqual(events.map(() => payment.id))
		expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
		const [webhook] = sent
		const { body, headers } = webhook!
		expect(provider.readWebhook({ body: `${body} `, headers, now })).toBeUndefined()
		expect(provider.readWebhook({ body, headers: new Headers(), now })).toBeUndefined()
		const [old] = await webhooks(payment, { at: new Date(now.getTime() - 600_000) })
		expect(provider.readWebhook({ ...old!, now })).toBeUndefined()
		const [forged] = await webhooks(payment, { isForged: true })
		expect(provider.readWebhook({ ...forged!, now })).toBeUndefined()
	})
}
