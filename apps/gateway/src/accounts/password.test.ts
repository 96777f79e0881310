import { insertCustomer, PASSWORD, type TestCustomer } from '@vitrine/commerce/customers/fixtures'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keysOf, openAccounts, RESET_PAGE, type TestAccounts, tokenIn, START } from './fixtures.ts'

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

const NEW = 'Nouveau-Mot-7'
const forgot = (email: string, pageUrl = RESET_PAGE) =>
	shop.ask('/customers/password/forgot', { body: { email, pageUrl } })
const reset = (access: string, password = NEW) => shop.ask('/customers/password/reset', { body: { access, password } })
const look = (access: string) => shop.ask(`/customers/password/reset/${access}`)
async function emailToken(email = camille.email): Promise<string> {
	await forgot(email)
	return tokenIn((await shop.deliver())[0])
}

describe('a lost password (R93)', () => {
	test('known and unknown: byte for byte the same; the e-mail is in the language of the page', async () => {
		const known = await forgot(camille.email)
		const unknown = await forgot('nobody@example.com')
		expect([known.status, known.text]).toEqual([202, ''])
		expect(known).toEqual(unknown)
		const mails = await shop.deliver()
		expect(mails.map(({ recipient, language_tag }) => [recipient, language_tag])).toEqual([
			['camille@example.com', 'fr-FR'],
		])
		expect(mails[0]!.text).toMatch(/https:\/\/shop\.example\/fr\/auth\/change-password\/\?access=[\w-]{43}\n/)
	})

	test.each([
		['nobody', RESET_PAGE, 'email'],
		['', RESET_PAGE, 'required'],
		['a@example.com', 'https://evil.example/?access=TOKEN', 'foreign'],
	])('%j at %s is refused', async (email, pageUrl, code) => {
		expect(await forgot(email, pageUrl)).toMatchObject({ status: 422, body: { errors: [{ code }] } })
	})

	test('three e-mails in a quarter of an hour, silently, however many jobs run at once', async () => {
		for (let index = 0; index < 8; index++) expect((await forgot(camille.email)).status).toBe(202)
		expect(await shop.deliver({ atOnce: true })).toHaveLength(3)
	})
})

test('whoever asks without end keeps no e-mail from the owner of the address', async () => {
	const tokens: string[] = []
	for (let minute = 0; minute < 60; minute++) {
		await forgot(camille.email)
		tokens.push(...(await shop.deliver()).map(tokenIn))
		shop.later(1)
	}
	expect(tokens).toHaveLength(12)
	expect((await reset(tokens.at(-1)!)).status).toBe(204)
})

describe('a new password for a token (R28, R94)', () => {
	test('looking uses nothing up; a refused password neither; then it is good once', async () => {
		const access = await emailToken()
		expect(access).toMatch(/^[\w-]+$/)
		expect((await look(access)).status).toBe(204)
		expect(await reset(access, 'short')).toMatchObject({
			status: 422,
			body: { errors: [{ field: 'password', code: 'too-short' }] },
		})
		expect((await reset(access, 'Camille@example.com')).body.errors).toEqual([
			{ field: 'password', code: 'same-as-email' },
		])
		expect((await look(access)).status).toBe(204)
		expect((await reset(access)).status).toBe(204)
		expect(await reset(access, 'Another-One-88')).toMatchObject({ status: 410, body: { code: 'token-gone' } })
		expect((await look(access)).status).toBe(410)
		expect((await shop.logIn({ email: camille.email, password: PASSWORD })).status).toBe(401)
		expect((await shop.logIn({ email: camille.email, password: NEW })).status).toBe(200)
	})

	test('of many at once one wins', async () => {
		const access = await emailToken()
		const passwords = Array.from({ length: 6 }, (_, index) => `Parallel-Words-${index}`)
		const answers = await Promise.all(passwords.map((password) => reset(access, password)))
		expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410, 410, 410])
		const winner = passwords[answers.findIndex(({ status }) => status === 204)]!
		expect((await shop.logIn({ email: camille.email, password: winner })).status).toBe(200)
	})

	test('every session ends, every other e-mail too, and an e-mail tells', async () => {
		const { accessToken, refreshToken } = keysOf(await shop.logIn(camille))
		await forgot(camille.email)
		const link = 'https://shop.example/fr/auth/link/?token=TOKEN'
		await shop.ask('/auth/links', { body: { email: camille.email, pageUrl: link } })
		const email = { email: 'new@example.com', password: PASSWORD, pageUrl: link }
		await shop.ask('/customers/me/email', { body: email, accessToken })
		const waiting = await shop.deliver()
		const of = (subject: RegExp) => tokenIn(waiting.find((mail) => subject.test(mail.subject)))
		const tokens = { reset: of(/mot de passe/), link: of(/lien de connexion/), email: of(/nouvelle adresse/) }
		for (const token of Object.values(tokens)) expect(token).toMatch(/^[\w-]{43}$/)
		const access = await emailToken()
		expect((await reset(access)).status).toBe(204)
		expect((await shop.ask('/customers/me', { accessToken })).status).toBe(401)
		expect((await shop.ask('/auth/refresh', { body: { refreshToken } })).status).toBe(401)
		expect((await reset(tokens.reset, 'Third-Words-33')).status).toBe(410)
		expect((await shop.ask('/auth/links/use', { body: { token: tokens.link } })).status).toBe(410)
		expect((await shop.ask('/customers/confirm', { body: { token: tokens.email } })).status).toBe(410)
		const mails = await shop.deliver()
		expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
			['camille@example.com', 'Votre mot de passe Linaire a été modifié'],
		])
		expect(mails[0]?.text).not.toContain('clés d’accès')
	})

	test('holds the passkeys of the account, which whoever was in it may have added, and says so (M5)', async () => {
		const access = await emailToken()
		const key = {
			rp_id: 'fr.shop.example',
			public_key: Buffer.from('x'),
			name: 'iPhone',
			is_backed_up: false,
			counter: 0,
			transports: [],
		}
		const dates = { created_at: START, last_used_at: null, held_since: null }
		await shop.db
			.insertInto('passkeys')
			.values({ id: 'key-of-somebody', customer_id: camille.customerId, ...key, ...dates })
			.execute()
		expect((await reset(access)).status).toBe(204)
		const held = await shop.db.selectFrom('passkeys').select('held_since').execute()
		expect(held).toEqual([{ held_since: shop.clock() }])
		expect((await shop.deliver())[0]?.text).toContain('Les clés d’accès de votre compte sont suspendues')
	})

	test('60 minutes', async () => {
		const access = await emailToken()
		shop.later(60)
		expect((await look(access)).status).toBe(410)
		expect((await reset(access)).status).toBe(410)
		expect((await shop.logIn(camille)).status).toBe(200)
	})

	test.each(['x', 'x'.repeat(200), 'a-token_of-nobody'])('%s is gone', async (access) => {
		expect((await look(access)).status).toBe(410)
		expect((await reset(access)).status).toBe(410)
	})

	test.each(['a.b', 'a%0A', 'x'.repeat(201), 'ä'])('%s is no token (R26)', async (access) => {
		expect((await shop.ask(`/customers/password/reset/${access}`)).status).toBe(400)
		expect((await reset(decodeURIComponent(access))).status).toBe(400)
	})
})

describe('another password of who is signed in (R94)', () => {
	const change = (accessToken: string, body: object = {}) =>
		shop.ask('/customers/me/password', {
			method: 'PUT',
			body: { current: PASSWORD, password: NEW, ...body },
			accessToken,
		})

	test('the calling session stays, the others end, and an e-mail tells', async () => {
		const [here, there] = [keysOf(await shop.logIn(camille)), keysOf(await shop.logIn(camille))]
		const access = await emailToken()
		expect((await change(here.accessToken)).status).toBe(204)
		expect((await shop.ask('/customers/me', { accessToken: here.accessToken })).status).toBe(200)
		expect((await shop.ask('/customers/me', { accessToken: there.accessToken })).status).toBe(401)
		expect((await shop.ask('/auth/refresh', { body: { refreshToken: there.refreshToken } })).status).toBe(401)
		expect((await look(access)).status).toBe(410)
		expect((await shop.logIn({ email: camille.email, password: NEW })).status).toBe(200)
		expect(await shop.deliver()).toMatchObject([{ recipient: 'camille@example.com' }])
	})

	test('the present password is asked for, five times in a quarter of an hour', async () => {
		const { accessToken } = keysOf(await shop.logIn(camille))
		for (let index = 0; index < 5; index++)
			expect(await change(accessToken, { current: 'Not-It-12' })).toMatchObject({
				status: 422,
				body: { errors: [{ field: 'current', code: 'wrong' }] },
			})
		expect(await change(accessToken)).toMatchObject({ status: 429, retryAfter: 900 })
		shop.later(15)
		const later = keysOf(await shop.logIn(camille))
		expect((await change(later.accessToken)).status).toBe(204)
	})

	test('the new one must be good', async () => {
		const { accessToken } = keysOf(await shop.logIn(camille))
		expect((await change(accessToken, { password: 'Password1' })).body.errors).toEqual([
			{ field: 'password', code: 'too-common' },
		])
		expect((await shop.logIn(camille)).status).toBe(200)
	})

	test('whose session was opened while the password changed is not signed in', async () => {
		const { accessToken } = keysOf(await shop.logIn(camille))
		const [changed, ...entered] = await Promise.all([
			change(accessToken),
			...Array.from({ length: 4 }, () => shop.logIn(camille)),
		])
		expect(changed.status).toBe(204)
		for (const answer of entered.filter(({ status }) => status === 200)) {
			expect((await shop.ask('/customers/me', { accessToken: keysOf(answer).accessToken })).status).toBe(401)
		}
	})

	test('nobody else does', async () => {
		expect((await change('nothing')).status).toBe(401)
		expect((await change('a.b.c')).status).toBe(401)
	})
})
