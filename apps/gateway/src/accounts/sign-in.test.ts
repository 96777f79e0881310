import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { fillCheckout } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { insertCustomer, PASSWORD, type TestCustomer } from '@vitrine/commerce/customers/fixtures'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keysOf, openAccounts, START, type TestAccounts, tokenIn } from './fixtures.ts'

let shop: TestAccounts
let camille: TestCustomer
beforeAll(async () => {
	shop = await openAccounts()
})
beforeEach(async () => {
	await shop.reset()
	camille = await insertCustomer(shop.db, { email: 'camille@example.com' })
})
afterAll(() => shop.drop())

const wrong = (email = 'camille@example.com') => ({ email, password: 'Not-The-Password-1' })
const fail = async (times: number, given: Parameters<TestAccounts['logIn']>[1] & { email?: string } = {}) => {
	const { email, ...how } = given
	const answers = []
	for (let index = 0; index < times; index++) answers.push((await shop.logIn(wrong(email), how)).status)
	return answers
}

describe('signing in with a password (R91)', () => {
	test('opens a session, whatever the case and the blanks of the address', async () => {
		const answer = await shop.logIn({ email: ' Camille@Example.COM ', password: PASSWORD })
		expect(answer.status).toBe(200)
		const { accessToken } = keysOf(answer)
		expect((await shop.ask('/customers/me', { accessToken })).body).toMatchObject({
			id: camille.customerId,
			email: 'camille@example.com',
		})
		expect(await shop.db.selectFrom('sessions').selectAll().execute()).toMatchObject([
			{ customer_id: camille.customerId, method: 'password', site: 'fr', stays: false },
		])
	})

	test('unknown, wrong and erased: byte for byte the same', async () => {
		const erased = await insertCustomer(shop.db, { email: 'erased@example.com' })
		await shop.db
			.updateTable('customers')
			.set({ email: null, password_hash: null, erased_at: START })
			.where('id', '=', erased.customerId)
			.execute()
		const answers = [
			await shop.logIn(wrong()),
			await shop.logIn({ email: 'nobody@example.com', password: PASSWORD }),
			await shop.logIn(erased),
			await shop.logIn({ email: 'no address at all', password: PASSWORD }),
			await shop.logIn({ email: '', password: '' }),
		]
		for (const answer of answers) expect(answer).toEqual(answers[0])
		expect(answers[0]).toMatchObject({ status: 401, body: { code: 'credentials-refused' } })
	})

	test('an outdated hash is made anew, and the password stays', async () => {
		const weak = '$argon2id$v=19$m=4096,t=3,p=1$'
		const { hash } = await import('@node-rs/argon2')
		const older = await hash(PASSWORD, { memoryCost: 4096, timeCost: 3, parallelism: 1 })
		await shop.db.updateTable('customers').set({ password_hash: older }).execute()
		const hashNow = async () =>
			(await shop.db.selectFrom('customers').select('password_hash').executeTakeFirstOrThrow()).password_hash
		await shop.logIn(wrong())
		expect(await hashNow()).toContain(weak)
		expect((await shop.logIn(camille)).status).toBe(200)
		expect(await hashNow()).toContain('$m=19456,t=2,p=1$')
		expect((await shop.logIn(camille)).status).toBe(200)
	})
})

describe('too many tries (R91, decision 0030)', () => {
	test('five of an account from one address in a quarter of an hour, known or not; then 429 with the time', async () => {
		for (const email of ['camille@example.com', 'nobody@example.com']) {
			expect(await fail(5, { email })).toEqual([401, 401, 401, 401, 401])
			shop.later(5)
			const refused = await shop.logIn({ email, password: PASSWORD })
			expect(refused).toMatchObject({ status: 429, retryAfter: 600, body: { code: 'too-many-tries' } })
			expect(refused.text).not.toContain('@')
			shop.later(-5)
		}
		shop.later(15)
		expect((await shop.logIn(camille)).status).toBe(200)
	})

	test('many at once get no more tries than one after the other', async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => shop.logIn(wrong())))
		expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
	})

	test('success lets the account begin anew', async () => {
		await fail(4)
		expect((await shop.logIn(camille)).status).toBe(200)
		expect(await fail(5)).toEqual([401, 401, 401, 401, 401])
		expect((await shop.logIn(camille)).status).toBe(429)
	})

	test('thirty from one address of the network, whichever accounts; success is not counted', async () => {
		for (let index = 0; index < 15; index++) expect((await shop.logIn(camille)).status).toBe(200)
		for (let index = 0; index < 6; index++) await fail(5, { email: `somebody-${index}@example.com` })
		expect((await shop.logIn({ email: 'fresh@example.com', password: 'x' })).status).toBe(429)
		expect((await shop.logIn(wrong('fresh@example.com'), { from: '192.0.2.2' })).status).toBe(401)
	})

	test('of IPv6 the line is counted, not each of its addresses', async () => {
		for (let index = 0; index < 5; index++) await fail(1, { from: `2001:db8::${index + 1}` })
		expect((await shop.logIn(camille, { from: '2001:db8:0:0:ffff::1' })).status).toBe(429)
		expect((await shop.logIn(camille, { from: '2001:db8:0:1::1' })).status).toBe(200)
	})

	test('fifty of an account from everywhere in an hour', async () => {
		for (let index = 0; index < 10; index++) await fail(5, { from: `198.51.100.${index}` })
		expect(await shop.logIn(camille, { from: '203.0.113.1' })).toMatchObject({ status: 429, retryAfter: 3600 })
		shop.later(60)
		expect((await shop.logIn(camille, { from: '203.0.113.1' })).status).toBe(200)
	})

	test('a stranger never shuts a customer out of their own browser, and e-mails always let them in', async () => {
		const { knownDevice } = keysOf(await shop.logIn(camille))
		// From everywhere, and from the customer's own network too.
		for (let index = 0; index < 12; index++) await fail(8, { from: index < 6 ? '192.0.2.1' : `198.51.100.${index}` })
		expect((await shop.logIn(camille)).status).toBe(429)
		expect((await shop.logIn(camille, { knownDevice })).status).toBe(200)
		expect((await shop.logIn(camille, { knownDevice, from: '203.0.113.9' })).status).toBe(200)
		// Their own wrong tries are counted for the browser alone, and not without end.
		expect(await fail(10, { knownDevice })).toEqual(Array.from({ length: 10 }, () => 401))
		expect((await shop.logIn(camille, { knownDevice })).status).toBe(429)
		const pageUrl = 'https://shop.example/fr/auth/link/?token=TOKEN'
		await shop.ask('/auth/links', { body: { email: camille.email, pageUrl } })
		const [mail] = await shop.deliver()
		expect((await shop.ask('/auth/links/use', { body: { token: tokenIn(mail) } })).status).toBe(200)
	})

	test('the browser of another account, or a made-up one, is a stranger’s', async () => {
		const eve = await insertCustomer(shop.db, { email: 'eve@example.com' })
		const { knownDevice } = keysOf(await shop.logIn(eve))
		await fail(5, { knownDevice })
		expect((await shop.logIn(camille, { knownDevice })).status).toBe(429)
		expect((await shop.logIn(camille, { knownDevice: `${camille.customerId}.1.${'x'.repeat(43)}` })).status).toBe(429)
	})

	test('a new password lets its owner try again at once', async () => {
		await fail(5)
		for (let index = 0; index < 10; index++) await fail(5, { from: `198.51.100.${index}` })
		const pageUrl = 'https://shop.example/fr/auth/change-password/?access=TOKEN'
		await shop.ask('/customers/password/forgot', { body: { email: camille.email, pageUrl } })
		const access = tokenIn((await shop.deliver())[0])
		const password = 'Encore-Un-Mot-2'
		expect((await shop.ask('/customers/password/reset', { body: { access, password } })).status).toBe(204)
		expect((await shop.logIn({ email: camille.email, password })).status).toBe(200)
	})

	test('the table tells nobody who is tried from where', async () => {
		await fail(1)
		const { rows } = await sql<{ key: string }>`select key from attempts`.execute(shop.db)
		expect(rows).toHaveLength(3)
		for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
	})
})

describe('the sign-in link', () => {
	const pageUrl = 'https://shop.example/de/auth/link/?token=TOKEN'
	const request = (email: string, changes: object = {}) =>
		shop.ask('/auth/links', { body: { email, pageUrl, ...changes }, language: 'de-DE', site: 'de' })
	const use = (token: string) => shop.ask('/auth/links/use', { body: { token, userAgent: 'Test', stays: true } })

	test('one answer for every address, and an e-mail only to accounts', async () => {
		const [known, unknown] = [await request('CAMILLE@example.com'), await request('nobody@example.com')]
		expect([known.status, known.text]).toEqual([202, ''])
		expect(known).toEqual(unknown)
		const mails = await shop.deliver()
		expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
			['camille@example.com', 'Ihr Anmeldelink für Linaire'],
		])
	})

	test('signs in once, however many use it at the same time; then and after 30 minutes it is gone', async () => {
		await request(camille.email)
		const token = tokenIn((await shop.deliver())[0])
		expect((await shop.ask(`/customers/confirm/${token}`)).body).toMatchObject({ purpose: 'sign-in', state: 'open' })
		const answers = await Promise.all(Array.from({ length: 6 }, () => use(token)))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410])
		const { accessToken } = keysOf(answers.find(({ status }) => status === 200)!)
		expect((await shop.ask('/customers/me', { accessToken })).status).toBe(200)
		expect(await shop.db.selectFrom('sessions').select(['method', 'stays', 'user_agent']).execute()).toEqual([
			{ method: 'link', stays: true, user_agent: 'Test' },
		])
		expect((await shop.ask(`/customers/confirm/${token}`)).body).toMatchObject({ state: 'used' })
		await request(camille.email)
		const late = tokenIn((await shop.deliver())[0])
		shop.later(30)
		expect(await use(late)).toMatchObject({ status: 410, body: { code: 'token-gone' } })
	})

	test('three e-mails in a quarter of an hour, silently', async () => {
		for (let index = 0; index < 6; index++) expect((await request(camille.email)).status).toBe(202)
		expect(await shop.deliver()).toHaveLength(3)
	})

	test.each([
		[{ email: 'nobody' }, 'email', 'email'],
		[{ email: ' ' }, 'email', 'required'],
		[{ pageUrl: 'https://evil.example/?token=TOKEN' }, 'pageUrl', 'foreign'],
		[{ pageUrl: 'https://shop.example/de/' }, 'pageUrl', 'token-missing'],
	])('%j is refused', async (changes, field, code) => {
		expect(await request(camille.email, changes)).toMatchObject({ status: 422, body: { errors: [{ field, code }] } })
	})

	test('a token for a new password does not sign in, nor the other way round', async () => {
		await request(camille.email)
		const token = tokenIn((await shop.deliver())[0])
		const reset = await shop.ask('/customers/password/reset', { body: { access: token, password: 'Other-Words-22' } })
		expect(reset.status).toBe(410)
		const resetPage = 'https://shop.example/fr/auth/change-password/?access=TOKEN'
		await shop.ask('/customers/password/forgot', { body: { email: camille.email, pageUrl: resetPage } })
		const access = tokenIn((await shop.deliver())[0])
		expect((await use(access)).status).toBe(410)
		expect((await shop.ask(`/customers/confirm/${access}`)).status).toBe(410)
	})
})

test('what was bought as a guest since is theirs when they sign in', async () => {
	const { colorways } = await insertProduct(shop.db)
	const items = [{ sku: colorways[0]!.skus[0]!, quantity: 1 }]
	const paid = await (await fillCheckout(shop.db, { items })).pay()
	if (!paid.ok) throw new Error('no order')
	const orders = shop.db.selectFrom('orders').select(['email', 'customer_id']).where('id', '=', paid.placed.orderId)
	const { email } = await orders.executeTakeFirstOrThrow()
	const buyer = await insertCustomer(shop.db, { email: email.toLowerCase() })
	await shop.logIn(camille)
	await shop.logIn({ email: buyer.email, password: 'Not-The-Password-1' })
	expect((await orders.executeTakeFirstOrThrow()).customer_id).toBeNull()
	await shop.logIn(buyer)
	expect((await orders.executeTakeFirstOrThrow()).customer_id).toBe(buyer.customerId)
})
