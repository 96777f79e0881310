import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { decideDue, findById, openPayment } from './bank.ts'
import { passesLuhn, readCard, TEST_CARDS } from './cards.ts'
import { sandboxPages } from './pages.ts'

const RETURN_URL = 'https://shop.example/fr/order/o-1/confirmation/'
let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())

let count = 0
const now = new Date('2026-03-02T10:00:00Z')

async function open(product: string) {
	count += 1
	const payment = await openPayment(
		db,
		{
			id: `pay_${count}`,
			centAmount: 4995,
			currency: 'EUR',
			product,
			returnUrl: RETURN_URL,
		},
		now,
	)
	const app = sandboxPages({ db, clock: () => now })
	return {
		id: payment.id,
		get: (path = '', language = 'fr') =>
			app.request(`http://shop.example/${payment.id}/${path}`, { headers: { 'accept-language': language } }),
		post: (fields: Record<string, string>, { path = '', headers = {} } = {}) =>
			app.request(`http://shop.example/${payment.id}/${path}`, {
				method: 'POST',
				body: new URLSearchParams(fields),
				headers,
			}),
		status: async () => (await findById(db, payment.id))?.status,
	}
}

const card = (number: string) => ({ decision: 'card', number, expiry: '04/30', securityCode: '123' })

test('says in the browser’s language that no money moves, without any script', async () => {
	const payment = await open('paypal')
	const polish = await payment.get('', 'sv,pl;q=0.9,en;q=0.4')
	const html = await polish.text()
	expect(html).toContain('<html lang="pl-PL">')
	expect(html).toContain('Żadne pieniądze nie są przekazywane')
	expect(html).toContain('49,95')
	expect(html).not.toContain('<script')
	const policy = polish.headers.get('content-security-policy')
	expect(policy).toContain("default-src 'none'")
	expect(policy).toContain("form-action 'self' https://shop.example;")
	expect(await (await payment.get('', 'xx')).text()).toContain('<html lang="fr-FR">')
})

test('a wallet is paid, refused or cancelled, and the shopper comes back', async () => {
	for (const [decision, status] of [
		['approve', 'captured'],
		['refuse', 'refused'],
		['cancel', 'cancelled'],
		['nonsense', 'cancelled'],
	] as const) {
		const payment = await open('paypal')
		const answer = await payment.post({ decision, news: 'normal' })
		expect(answer.status).toBe(303)
		expect(answer.headers.get('location')).toBe(RETURN_URL)
		expect(await payment.status()).toBe(status)
		expect((await payment.get()).headers.get('location')).toBe(RETURN_URL)
	}
})

test('the bank may take its time', async () => {
	const payment = await open('twint')
	await payment.post({ decision: 'later' })
	expect(await payment.status()).toBe('pending')
	await decideDue(db, new Date(now.getTime() + 3_999))
	expect(await payment.status()).toBe('pending')
	await decideDue(db, new Date(now.getTime() + 4_000))
	expect(await payment.status()).toBe('captured')
})

test('news may come twice or out of order', async () => {
	const payment = await open('paypal')
	await payment.post({ decision: 'approve', news: 'out-of-order' })
	const webhooks = await db
		.selectFrom('sandbox_webhooks')
		.select('body')
		.where('payment_id', '=', payment.id)
		.orderBy('deliver_at')
		.execute()
	expect(webhooks.map(({ body }) => JSON.parse(body).type)).toEqual(['payment.captured', 'payment.pending'])
})

test.each([
	['4111 1111 1111 1111', 'authorized'],
	['4000-0000-0000-0002', 'refused'],
	['4000000000009995', 'pending'],
])('card %s is %s', async (number, status) => {
	const payment = await open('card')
	expect((await payment.post(card(number))).headers.get('location')).toBe(RETURN_URL)
	expect(await payment.status()).toBe(status)
})

test('a card that asks the bank is decided on the second page', async () => {
	const payment = await open('card')
	const first = await payment.post(card('4000 0000 0000 3220'))
	expect([first.status, first.headers.get('location')]).toEqual([303, 'bank/?news=normal'])
	expect(await payment.status()).toBe('requires-action')
	expect(await (await payment.get('bank/?news=twice')).text()).toContain('name="news" value="twice"')
	await payment.post({ decision: 'approve', news: 'twice' }, { path: 'bank/' })
	expect(await payment.status()).toBe('authorized')
})

test('a card that cannot be is told at its field, and what was typed is kept and escaped', async () => {
	const payment = await open('card')
	const answer = await payment.post({ decision: 'card', number: '4111"><b>', expiry: '13/30', securityCode: '1' })
	const html = await answer.text()
	expect(answer.status).toBe(422)
	expect(html).toContain('value="4111&quot;&gt;&lt;b&gt;"')
	expect(html.match(/aria-invalid="true"/g)).toHaveLength(3)
	expect(await payment.status()).toBe('requires-action')
})

test('card rules', () => {
	expect(TEST_CARDS.every(({ number }) => passesLuhn(number.replaceAll(' ', '')))).toBe(true)
	expect(passesLuhn('4111111111111112')).toBe(false)
	const typed = { number: '4111 1111 1111 1111', expiry: '03/26', securityCode: '123' }
	expect(readCard(typed, now)).toEqual({ ok: true, outcome: 'paid' })
	expect(readCard({ ...typed, expiry: '02/26' }, now)).toEqual({ ok: false, faults: { expiry: 'expired' } })
	expect(readCard({ ...typed, number: '5555 5555 5555 4444' }, now)).toEqual({
		ok: false,
		faults: { number: 'number-unknown' },
	})
})

test('forms of another origin decide nothing; unknown payments are not found', async () => {
	const payment = await open('paypal')
	for (const origin of ['https://evil.example', 'null', 'nonsense']) {
		const answer = await payment.post({ decision: 'approve' }, { headers: { origin } })
		expect(answer.status).toBe(403)
	}
	expect(await payment.status()).toBe('requires-action')
	const own = await payment.post({ decision: 'approve' }, { headers: { origin: 'http://shop.example' } })
	expect(own.status).toBe(303)
	const app = sandboxPages({ db, clock: () => now })
	expect((await app.request('http://shop.example/sbx_nothing/')).status).toBe(404)
	expect((await app.request('http://shop.example/sbx_nothing/bank/', { method: 'POST' })).status).toBe(404)
})

test('a body no form of the bank has is refused, whether it says its length or not (H3)', async () => {
	const payment = await open('card')
	const delivery = 'a'.repeat(20_000)
	expect((await payment.post({ decision: 'approve', delivery })).status).toBe(413)
	const body = new ReadableStream({
		pull(stream) {
			stream.enqueue(new TextEncoder().encode(delivery))
		},
	})
	const app = sandboxPages({ db, clock: () => now })
	const streamed = new Request(`http://shop.example/${payment.id}/`, {
		method: 'POST',
		body,
		duplex: 'half',
	} as RequestInit)
	expect((await app.request(streamed)).status).toBe(413)
	expect(await payment.status()).toBe('requires-action')
})
