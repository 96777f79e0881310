import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { fillCheckout } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { insertCustomer, PASSWORD, type TestCustomer } from '@vitrine/commerce/customers/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CONFIRM_PAGE, keysOf, openAccounts, type TestAccounts, tokenIn } from './fixtures.ts'

let shop: TestAccounts
let camille: TestCustomer
let accessToken: string
let sku: string
beforeAll(async () => {
	shop = await openAccounts()
	const { colorways } = await insertProduct(shop.db)
	sku = colorways[0]!.skus[0]!
})
beforeEach(async () => {
	await shop.reset()
	camille = await insertCustomer(shop.db, { email: 'camille@example.com' })
	accessToken = keysOf(await shop.logIn(camille)).accessToken
})
afterAll(() => shop.drop())

const NEW = 'new@example.com'
const change = (changes: object = {}) =>
	shop.ask('/customers/me/email', {
		body: { email: NEW, password: PASSWORD, pageUrl: CONFIRM_PAGE, ...changes },
		accessToken,
	})
const confirm = (token: string) => shop.ask('/customers/confirm', { body: { token } })
const emailNow = async () =>
	(await shop.db.selectFrom('customers').select('email').where('id', '=', camille.customerId).executeTakeFirst())?.email

test('the old address is told, the new one confirms; again it says the same', async () => {
	expect((await change({ email: ' New@Example.com' })).status).toBe(202)
	const mails = await shop.deliver()
	expect(mails.map(({ recipient }) => recipient)).toEqual([camille.email, NEW])
	expect(mails[0]!.text).toContain('n***w@example.com')
	expect(mails[0]!.text).not.toContain('TOKEN')
	expect(tokenIn(mails[0])).toBe('')
	const token = tokenIn(mails[1])
	expect((await shop.ask(`/customers/confirm/${token}`)).body).toMatchObject({
		purpose: 'change-email',
		state: 'open',
		maskedEmail: 'n***w@example.com',
	})
	expect(await emailNow()).toBe(camille.email)
	const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
	for (const answer of answers) expect(answer.status).toBe(204)
	expect((await confirm(token)).status).toBe(204)
	expect((await shop.ask(`/customers/confirm/${token}`)).body).toMatchObject({ state: 'used' })
	expect(await emailNow()).toBe(NEW)
	expect((await shop.logIn({ email: NEW, password: PASSWORD })).status).toBe(200)
	expect((await shop.logIn(camille)).status).toBe(401)
	// However often it was confirmed, the address of before hears of it once, and is led nowhere.
	const notified = await shop.deliver()
	expect(notified.map(({ recipient }) => recipient)).toEqual([camille.email])
	expect(notified[0]!.subject).toContain('a été modifiée')
	expect(notified[0]!.text).toContain('n***w@example.com')
	expect(notified[0]!.text).not.toMatch(/https?:/)
})

test('guest orders of the new address are claimed, and e-mails to the old one open nothing any more', async () => {
	const paid = await (await fillCheckout(shop.db, { items: [{ sku, quantity: 1 }] })).pay()
	if (!paid.ok) throw new Error('no order')
	const { orderId } = paid.placed
	const owner = () =>
		shop.db.selectFrom('orders').select(['email', 'customer_id']).where('id', '=', orderId).executeTakeFirstOrThrow()
	await change({ email: (await owner()).email })
	const resetPage = 'https://shop.example/fr/auth/change-password/?access=TOKEN'
	await shop.ask('/customers/password/forgot', { body: { email: camille.email, pageUrl: resetPage } })
	const mails = await shop.deliver()
	const access = tokenIn(mails.find(({ subject }) => /mot de passe/.test(subject)))
	const token = tokenIn(mails.find(({ subject }) => /nouvelle adresse/.test(subject)))
	expect((await owner()).customer_id).toBeNull()
	await confirm(token)
	expect((await owner()).customer_id).toBe(camille.customerId)
	expect((await shop.ask(`/customers/password/reset/${access}`)).status).toBe(410)
})

test('guest orders of the address that is left go along', async () => {
	const paid = await (await fillCheckout(shop.db, { items: [{ sku, quantity: 1 }], email: camille.email })).pay()
	if (!paid.ok) throw new Error('no order')
	await change()
	await confirm(tokenIn((await shop.deliver())[1]))
	const { orderId } = paid.placed
	const order = await shop.db.selectFrom('orders').select('customer_id').where('id', '=', orderId).executeTakeFirst()
	expect(order?.customer_id).toBe(camille.customerId)
})

test('an address somebody has: the same answer, and its holder is told', async () => {
	const free = await change()
	await shop.deliver()
	await insertCustomer(shop.db, { email: 'odile@example.com', firstName: 'Odile' })
	const taken = await change({ email: 'odile@example.com' })
	expect([free.status, free.text]).toEqual([202, ''])
	expect(taken).toEqual(free)
	const mails = await shop.deliver()
	expect(mails.map(({ recipient }) => recipient)).toEqual([camille.email, 'odile@example.com'])
	expect(mails[1]!.text).toContain('Bonjour Odile,')
	expect(tokenIn(mails[1])).toBe('')
	expect(mails[1]!.text).not.toContain(camille.email)
})

test('an address somebody took meanwhile stays theirs', async () => {
	await change()
	const token = tokenIn((await shop.deliver())[1])
	await insertCustomer(shop.db, { email: NEW })
	expect((await confirm(token)).status).toBe(410)
	expect(await emailNow()).toBe(camille.email)
})

test('of a creation and a move to the same address at once, one gets it', async () => {
	const body = {
		email: NEW,
		password: PASSWORD,
		firstName: 'Eve',
		lastName: 'Durand',
		acceptsTerms: true,
		pageUrl: CONFIRM_PAGE,
	}
	await shop.ask('/customers', { body })
	await change()
	const mails = await shop.deliver()
	const tokens = mails.filter(({ recipient }) => recipient === NEW).map(tokenIn)
	expect(tokens).toHaveLength(2)
	await Promise.all(tokens.map(confirm))
	const holders = await shop.db.selectFrom('customers').select('id').where('email', '=', NEW).execute()
	expect(holders).toHaveLength(1)
})

test('24 hours', async () => {
	await change()
	const token = tokenIn((await shop.deliver())[1])
	shop.later(24 * 60)
	expect((await confirm(token)).status).toBe(410)
	expect((await shop.ask(`/customers/confirm/${token}`)).status).toBe(410)
})

test.each([
	[{ email: 'nobody' }, 'email', 'email'],
	[{ email: '' }, 'email', 'required'],
	[{ email: 'Camille@example.com' }, 'email', 'unchanged'],
	[{ password: 'Not-It-12' }, 'password', 'wrong'],
	[{ pageUrl: 'https://evil.example/?token=TOKEN' }, 'pageUrl', 'foreign'],
])('%j is refused', async (changes, field, code) => {
	expect(await change(changes)).toMatchObject({ status: 422, body: { errors: [{ field, code }] } })
	expect(await shop.deliver()).toEqual([])
})

test('the password is guessed five times in a quarter of an hour, here and where it is changed together', async () => {
	for (let index = 0; index < 5; index++) await change({ password: 'Not-It-12' })
	expect(await change()).toMatchObject({ status: 429, retryAfter: 900 })
	const body = { current: PASSWORD, password: 'Another-Word-9' }
	expect((await shop.ask('/customers/me/password', { method: 'PUT', body, accessToken })).status).toBe(429)
})

test('an address is sent three e-mails in a quarter of an hour, whoever asks', async () => {
	for (let index = 0; index < 5; index++) expect((await change()).status).toBe(202)
	const mails = await shop.deliver()
	expect(mails.filter(({ recipient }) => recipient === NEW)).toHaveLength(3)
})
