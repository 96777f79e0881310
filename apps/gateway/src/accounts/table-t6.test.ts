import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { fillCheckout } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Ask, CONFIRM_PAGE, keysOf, openAccounts, RESET_PAGE, type TestAccounts, tokenIn } from './fixtures.ts'

/** Table T6, row by row, as answers of the gateway. Where ours differ from the proposal, decisions 0029 and 0030 say why. */
let shop: TestAccounts
beforeAll(async () => {
	shop = await openAccounts()
})
beforeEach(() => shop.reset())
afterAll(() => shop.drop())

const EMAIL = 'camille@example.com'
const status = async (path: string, ask?: Ask) => (await shop.ask(path, ask)).status
const signedIn = async () => keysOf(await shop.logIn({ email: EMAIL, password: PASSWORD }))

test('POST /auth/login: a pair, or one neutral 401; too many tries are 429 with the time and lock nobody out', async () => {
	await insertCustomer(shop.db, { email: EMAIL })
	const keys = await signedIn()
	expect([keys.accessToken.split('.').length, keys.refreshToken.length > 20]).toEqual([3, true])
	const wrong = await shop.logIn({ email: EMAIL, password: 'Not-The-Password-1' })
	const unknown = await shop.logIn({ email: 'nobody@example.com', password: 'Not-The-Password-1' })
	expect([wrong.status, unknown.text]).toEqual([401, wrong.text])
	expect(wrong.body).toMatchObject({ code: 'credentials-refused', title: expect.any(String), status: 401 })
	for (let tries = 1; tries < 5; tries++) await shop.logIn({ email: EMAIL, password: 'Not-The-Password-1' })
	const tooMany = await shop.logIn({ email: EMAIL, password: 'Not-The-Password-1' })
	expect([tooMany.status, tooMany.retryAfter! > 0]).toEqual([429, true])
	const { knownDevice } = keys
	expect((await shop.logIn({ email: EMAIL, password: PASSWORD }, { knownDevice })).status).toBe(200)
})

test('POST /auth/refresh: a new pair each time; one used before is 401 and ends the session', async () => {
	await insertCustomer(shop.db, { email: EMAIL })
	const { refreshToken } = await signedIn()
	const next = await shop.ask('/auth/refresh', { body: { refreshToken } })
	expect(next.status).toBe(200)
	const renewed = next.body as unknown as { accessToken: string; refreshToken: string }
	expect(renewed.refreshToken).not.toBe(refreshToken)
	shop.later(1)
	expect(await status('/auth/refresh', { body: { refreshToken } })).toBe(401)
	expect(await status('/auth/refresh', { body: { refreshToken: renewed.refreshToken } })).toBe(401)
	expect(await status('/auth/refresh', { body: { refreshToken: 'nobody’s' } })).toBe(401)
})

test('POST /auth/logout: 204 whatever it is given, and the session is over', async () => {
	await insertCustomer(shop.db, { email: EMAIL })
	const { refreshToken } = await signedIn()
	for (const given of [refreshToken, refreshToken, 'nobody’s'])
		expect(await status('/auth/logout', { body: { refreshToken: given } })).toBe(204)
	expect(await status('/auth/refresh', { body: { refreshToken } })).toBe(401)
})

test('POST /customers and /customers/confirm: 201 for known and unknown alike; 204, again 204, 410 for none', async () => {
	const form = { email: EMAIL, password: PASSWORD, firstName: 'Camille', lastName: 'Durand', acceptsTerms: true }
	const asked = await shop.ask('/customers', { body: { ...form, pageUrl: CONFIRM_PAGE } })
	const token = tokenIn((await shop.deliver())[0])
	expect([asked.status, await status('/customers/confirm', { body: { token } })]).toEqual([201, 204])
	expect(await status('/customers/confirm', { body: { token } })).toBe(204)
	expect(await status('/customers/confirm', { body: { token: 'x'.repeat(43) } })).toBe(410)
	const again = await shop.ask('/customers', { body: { ...form, pageUrl: CONFIRM_PAGE } })
	expect([again.status, again.text]).toEqual([201, asked.text])
	expect(await status('/customers', { body: { ...form, password: 'kurz', pageUrl: CONFIRM_PAGE } })).toBe(422)
})

test('/customers/password: 202 always, a look that uses nothing up, then once', async () => {
	await insertCustomer(shop.db, { email: EMAIL })
	for (const email of [EMAIL, 'nobody@example.com'])
		expect(await status('/customers/password/forgot', { body: { email, pageUrl: RESET_PAGE } })).toBe(202)
	const access = tokenIn((await shop.deliver()).find(({ recipient }) => recipient === EMAIL))
	const look = () => status(`/customers/password/reset/${access}`)
	const reset = (password: string) => status('/customers/password/reset', { body: { access, password } })
	expect([await look(), await look(), await reset('kurz'), await look()]).toEqual([204, 204, 422, 204])
	expect([await reset('Nouveau-Mot-7'), await look(), await reset('Nouveau-Mot-8')]).toEqual([204, 410, 410])
})

test('GET /customers/me: the bearer’s profile, 401 for anybody else', async () => {
	await insertCustomer(shop.db, { email: EMAIL })
	const { accessToken } = await signedIn()
	expect((await shop.ask('/customers/me', { accessToken })).body).toMatchObject({ email: EMAIL })
	expect([await status('/customers/me'), await status('/customers/me', { accessToken: 'x.y.z' })]).toEqual([401, 401])
})

test('/carts and POST /carts/{id}/merge: what was gathered before is theirs', async () => {
	const { colorways } = await insertProduct(shop.db, { colorways: [{ variants: [{ size: '38', stock: 9 }] }] })
	const sku = colorways[0]!.skus[0]!
	await insertCustomer(shop.db, { email: EMAIL })
	const created = await shop.ask('/carts', { body: {} })
	const { id } = created.body as unknown as { id: string }
	expect(created.status).toBe(201)
	const line = `/carts/${id}/line-items`
	expect((await shop.ask(line, { body: { sku, quantity: 1 } })).status).toBeLessThan(300)
	expect((await shop.ask(`${line}/${sku}`, { method: 'PATCH', body: { quantity: 3 } })).status).toBe(200)
	const { accessToken } = await signedIn()
	const merged = await shop.ask(`/carts/${id}/merge`, { method: 'POST', accessToken })
	expect(merged).toMatchObject({ status: 200, body: { lines: [{ sku, quantity: 3 }] } })
	expect(await status(`/carts/${id}/merge`, { method: 'POST' })).toBe(401)
	expect((await shop.ask(`${line}/${sku}`, { method: 'DELETE' })).status).toBeLessThan(300)
})

test('GET /orders/{id}: what the confirmation page polls, 404 for none', async () => {
	const { colorways } = await insertProduct(shop.db, { colorways: [{ variants: [{ size: '40', stock: 9 }] }] })
	const checkout = await fillCheckout(shop.db, { items: [{ sku: colorways[0]!.skus[0]!, quantity: 1 }] })
	const result = await checkout.pay()
	if (!result.ok) throw new Error(result.reason)
	const { orderId } = result.placed
	expect((await shop.ask(`/orders/${orderId}`)).body).toMatchObject({ orderStatus: 'pending' })
	expect(await status(`/orders/${'x'.repeat(24)}`)).toBe(404)
})
