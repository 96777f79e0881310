import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { fillCheckout } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { dropOldIdentityRows } from '@vitrine/commerce/customers/jobs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONFIRM_PAGE, openAccounts, START, type TestAccounts, tokenIn } from './fixtures.ts'

let shop: TestAccounts
let sku: string
beforeAll(async () => {
	shop = await openAccounts()
	const { colorways } = await insertProduct(shop.db)
	sku = colorways[0]!.skus[0]!
})
beforeEach(() => shop.reset())
afterAll(() => shop.drop())

const EMAIL = 'camille@example.com'

function form(changes: object = {}) {
	return {
		email: EMAIL,
		password: PASSWORD,
		firstName: 'Camille',
		lastName: 'Durand',
		acceptsTerms: true,
		pageUrl: CONFIRM_PAGE,
		...changes,
	}
}
const register = (changes: object = {}, site: 'fr' | 'de' | 'ch' = 'fr') =>
	shop.ask('/customers', { body: form(changes), site })
const confirm = (token: string) => shop.ask('/customers/confirm', { body: { token } })
const customers = () => shop.db.selectFrom('customers').selectAll().execute()

async function guestOrder(email?: string): Promise<{ id: string; email: string }> {
	const paid = await (await fillCheckout(shop.db, { items: [{ sku, quantity: 1 }] })).pay()
	if (!paid.ok) throw new Error('no order')
	const { orderId } = paid.placed
	const order = await shop.db.selectFrom('orders').select('email').where('id', '=', orderId).executeTakeFirstOrThrow()
	return { id: orderId, email: email ?? order.email }
}

const ADDRESS = { line1: '12 rue Oberkampf', postalCode: '75011', city: 'Paris', countryCode: 'FR' }

describe('the form of creation, field by field (R92)', () => {
	test.each<[object, string, string]>([
		[{ firstName: ' ' }, 'firstName', 'required'],
		[{ firstName: 'C4mille' }, 'firstName', 'name'],
		[{ lastName: 'x'.repeat(51) }, 'lastName', 'name'],
		[{ lastName: '<b>' }, 'lastName', 'name'],
		[{ email: '' }, 'email', 'required'],
		[{ email: 'camille@' }, 'email', 'email'],
		[{ password: '' }, 'password', 'required'],
		[{ password: 'Ab1-' }, 'password', 'too-short'],
		[{ password: 'kragelmund' }, 'password', 'too-simple'],
		[{ password: 'PassWord1' }, 'password', 'too-common'],
		[{ email: 'Camille.Durand@example.com', password: 'camille.durand' }, 'password', 'same-as-email'],
		[{ password: 'x'.repeat(201) }, 'password', 'too-long'],
		[{ birthDate: '2010-11-22' }, 'birthDate', 'too-young'],
		[{ birthDate: '1990-02-30' }, 'birthDate', 'date'],
		[{ birthDate: '21/11/1990' }, 'birthDate', 'date'],
		[{ birthDate: '1899-01-01' }, 'birthDate', 'date'],
		[{ phoneNumber: '12' }, 'phoneNumber', 'phone'],
		[{ phoneNumber: '+48 512 345 678', phoneCountry: 'PL' }, 'phoneNumber', 'phone'],
		[{ address: { ...ADDRESS, countryCode: 'PL' } }, 'address.countryCode', 'country'],
		[{ address: { ...ADDRESS, postalCode: '750' } }, 'address.postalCode', 'postal-code'],
		[{ address: { ...ADDRESS, city: '' } }, 'address.city', 'required'],
		[{ loyaltyCardNumber: '2980000123451' }, 'loyaltyCardNumber', 'card-number'],
		[{ acceptsTerms: false }, 'acceptsTerms', 'required'],
		[{ orderId: 'an-order-of-nobody' }, 'orderId', 'other-email'],
		[{ pageUrl: 'https://evil.example/?token=TOKEN' }, 'pageUrl', 'foreign'],
		[{ pageUrl: 'https://shop.example@evil.example/?token=TOKEN' }, 'pageUrl', 'foreign'],
		[{ pageUrl: 'https://shop.example/fr/' }, 'pageUrl', 'token-missing'],
	])('%j: %s %s', async (changes, field, code) => {
		const { status, body } = await register(changes)
		expect([status, body.errors]).toEqual([422, [{ field, code }]])
		expect(await shop.db.selectFrom('registrations').selectAll().execute()).toEqual([])
	})

	test('every field at fault is told at once, and names once', async () => {
		const { body } = await register({
			firstName: '',
			email: 'x',
			password: 'short',
			address: ADDRESS,
			acceptsTerms: false,
		})
		expect(body.errors?.map(({ field }) => field)).toEqual(['firstName', 'email', 'password', 'acceptsTerms'])
	})

	test('a card is taken only where the site has loyalty; sixteen today is old enough', async () => {
		expect((await register({ loyaltyCardNumber: '2980000123450' }, 'de')).body.errors).toEqual([
			{ field: 'loyaltyCardNumber', code: 'not-offered' },
		])
		expect((await register({ loyaltyCardNumber: '2 980000 123450', birthDate: '2010-11-21' })).status).toBe(201)
	})

	test.each(['Élodie', "O'Brien", 'Anne-Sophie', 'Łukasz', 'Ντίνα', '李'])('%s is a name', async (firstName) => {
		expect((await register({ firstName })).status).toBe(201)
	})
})

describe('one answer for every address (R92)', () => {
	test('known and unknown: byte for byte the same, and one row and one job each', async () => {
		await insertCustomer(shop.db, { email: 'known@example.com' })
		const known = await register({ email: 'known@example.com' })
		const unknown = await register({ email: 'unknown@example.com' })
		expect(known).toEqual(unknown)
		expect([known.status, known.text]).toEqual([201, '{"status":"letter-sent"}'])
		const rows = await shop.db.selectFrom('registrations').select(['email', 'password_hash']).execute()
		expect(rows.map(({ password_hash }) => password_hash?.slice(0, 9))).toEqual(['$argon2id', '$argon2id'])
	})

	test('who has an account is told by e-mail, with the ways in; nothing of the account changes', async () => {
		const owner = await insertCustomer(shop.db, { email: EMAIL, firstName: 'Odile' })
		const [before] = await customers()
		await register({ email: EMAIL.toUpperCase(), password: 'Another-Password-1' })
		const mails = await shop.deliver()
		expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
			[EMAIL, 'Vous avez déjà un compte Linaire'],
		])
		expect(mails[0]!.text).toContain('Bonjour Odile,')
		expect(mails[0]!.text).toContain('https://shop.example/fr/#sign-in')
		expect(mails[0]!.text).toContain('https://shop.example/fr/auth/lost-password/')
		expect(await customers()).toEqual([before])
		expect((await shop.logIn(owner)).status).toBe(200)
		// The typed form is deleted.
		const row = await shop.db.selectFrom('registrations').selectAll().executeTakeFirstOrThrow()
		expect([row.details, row.password_hash, row.token_hash]).toEqual([null, null, null])
	})

	test('an address is sent three e-mails in a quarter of an hour, whoever asks', async () => {
		for (let index = 0; index < 8; index++) expect((await register()).status).toBe(201)
		expect(await shop.deliver({ atOnce: true })).toHaveLength(3)
		shop.later(16)
		await register()
		expect(await shop.deliver()).toHaveLength(1)
	})

	test('the e-mail does not say what was typed: nobody writes to strangers through us', async () => {
		await register({ firstName: 'Win a prize at evil.example' })
		const [mail] = await shop.deliver()
		expect(mail!.text + mail!.html).not.toContain('evil')
	})
})

describe('the e-mail is answered (R97)', () => {
	test('looking uses nothing up; confirming makes the account, again it says the same', async () => {
		const details = {
			civility: 'ms',
			birthDate: '1990-05-17',
			phoneNumber: '06 12 34 56 78',
			phoneCountry: 'FR',
			address: ADDRESS,
			loyaltyCardNumber: '2980000123450',
			wantsNews: { email: true, sms: false, post: false },
		}
		await register({ ...details, email: ' Camille@Example.com ' })
		expect(await customers()).toEqual([])
		const [mail] = await shop.deliver()
		expect(mail!.recipient).toBe(EMAIL)
		const token = tokenIn(mail)
		expect(mail!.text).toContain(`https://shop.example/fr/auth/confirm/?token=${token}`)
		for (let index = 0; index < 3; index++)
			expect(await shop.ask(`/customers/confirm/${token}`)).toMatchObject({
				status: 200,
				body: { purpose: 'confirm', state: 'open', maskedEmail: 'c***e@example.com' },
			})
		expect(await customers()).toEqual([])
		expect((await confirm(token)).status).toBe(204)
		expect((await confirm(token)).status).toBe(204)
		expect((await shop.ask(`/customers/confirm/${token}`)).body).toMatchObject({ state: 'used' })
		const [customer, ...others] = await customers()
		expect(others).toEqual([])
		expect(customer).toMatchObject({
			email: EMAIL,
			civility: 'ms',
			first_name: 'Camille',
			birth_date: '1990-05-17',
			phone_number: '+33612345678',
			loyalty_card_number: '2980000123450',
			language_tag: 'fr-FR',
			site: 'fr',
		})
		const consents = await shop.db.selectFrom('customer_consents').selectAll().execute()
		expect(consents).toMatchObject([{ channel: 'email', purpose: 'news', granted: true, decided_at: START }])
		const book = await shop.db.selectFrom('customer_addresses').selectAll().execute()
		expect(book).toMatchObject([
			{ address: { ...ADDRESS, firstName: 'Camille' }, is_default_delivery: true, is_default_billing: true },
		])
		expect((await shop.logIn({ email: EMAIL, password: PASSWORD })).status).toBe(200)
	})

	test('many times at once it is one account', async () => {
		await register()
		const token = tokenIn((await shop.deliver())[0])
		const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)))
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
		expect(await customers()).toHaveLength(1)
	})

	test('a second creation of the address does not take the first one’s password, in whatever order and at once', async () => {
		await register({ password: 'First-Password-1' })
		await register({ password: 'Second-Password-2', firstName: 'Eve' })
		const tokens = (await shop.deliver()).map(tokenIn)
		expect(await confirm(tokens[0]!)).toMatchObject({ status: 204 })
		expect(await confirm(tokens[1]!)).toMatchObject({ status: 204 })
		expect(await customers()).toMatchObject([{ first_name: 'Camille' }])
		expect((await shop.logIn({ email: EMAIL, password: 'First-Password-1' })).status).toBe(200)
		expect((await shop.logIn({ email: EMAIL, password: 'Second-Password-2' })).status).toBe(401)
		await shop.reset()
		for (const password of ['First-Password-1', 'Second-Password-2']) await register({ password })
		const both = (await shop.deliver()).map(tokenIn)
		await Promise.all(both.map(confirm))
		expect(await customers()).toHaveLength(1)
	})

	test('guest orders of the address are claimed, those of others not; a named order must be of the address', async () => {
		const [mine, other] = [await guestOrder(), await guestOrder()]
		expect((await register({ email: mine.email, orderId: other.id })).body.errors).toEqual([
			{ field: 'orderId', code: 'other-email' },
		])
		expect((await register({ email: mine.email.toUpperCase(), orderId: mine.id })).status).toBe(201)
		await confirm(tokenIn((await shop.deliver())[0]))
		const [customer] = await customers()
		const rows = await shop.db
			.selectFrom('orders')
			.select(['id', 'customer_id'])
			.where('id', 'in', [mine.id, other.id])
			.execute()
		expect(Object.fromEntries(rows.map((row) => [row.id, row.customer_id]))).toEqual({
			[mine.id]: customer!.id,
			[other.id]: null,
		})
	})

	test('48 hours; after that another e-mail brings another token, three in a quarter of an hour', async () => {
		await register()
		const token = tokenIn((await shop.deliver())[0])
		shop.later(48 * 60)
		expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'token-gone' } })
		expect((await shop.ask(`/customers/confirm/${token}`)).status).toBe(410)
		const resend = (given: string) => shop.ask('/customers/confirm/resend', { body: { token: given } })
		const [known, unknown] = [await resend(token), await resend('x'.repeat(43))]
		expect([known.status, known.text]).toEqual([202, ''])
		expect(known).toEqual(unknown)
		const mails = await shop.deliver()
		expect(mails).toHaveLength(1)
		expect(tokenIn(mails[0])).not.toBe(token)
		expect((await confirm(token)).status).toBe(410)
		expect((await confirm(tokenIn(mails[0]))).status).toBe(204)
		await resend(token)
		await resend(token)
		expect(await resend(token)).toMatchObject({ status: 429, retryAfter: 900 })
	})

	test.each(['x'.repeat(43), 'x'.repeat(8)])('an unknown token %s is gone', async (token) => {
		expect(await shop.ask(`/customers/confirm/${token}`)).toMatchObject({ status: 410, body: { code: 'token-gone' } })
		expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'token-gone' } })
	})

	test('what nobody confirmed is forgotten, what became an account is not', async () => {
		await register()
		const token = tokenIn((await shop.deliver())[0])
		await confirm(token)
		await register({ email: 'late@example.com' })
		await dropOldIdentityRows(shop.db, new Date(START.getTime() + 8 * 86_400_000))
		expect(await shop.db.selectFrom('registrations').selectAll().execute()).toHaveLength(2)
		await dropOldIdentityRows(shop.db, new Date(START.getTime() + 10 * 86_400_000))
		expect(await shop.db.selectFrom('registrations').selectAll().execute()).toEqual([])
		expect(await customers()).toHaveLength(1)
	})

	test('the log knows neither password nor token nor whose address it was', async () => {
		await register()
		const token = tokenIn((await shop.deliver())[0])
		await shop.ask(`/customers/confirm/${token}`)
		await confirm(token)
		const log = shop.lines.join('\n')
		expect(log).toContain('/customers')
		for (const secret of [PASSWORD, EMAIL, token]) expect(log).not.toContain(secret)
	})
})
