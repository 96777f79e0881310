import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { createAuthenticator } from '@vitrine/commerce/sign-ins/fixtures/authenticator'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookieOf, signIn } from '#app/test-customer.ts'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

/** Passkeys through the pages, with an authenticator of software (issue 4, 1). */
let opened: TestShop
let cookie = ''
beforeAll(async () => {
	opened = await openTestShop(async () => undefined)
})
afterAll(() => opened.close())
beforeEach(async () => {
	await opened.db.deleteFrom('passkeys').execute()
	const { customerId } = await insertCustomer(opened.db, { firstName: 'Camille' })
	cookie = cookieOf(await signIn(opened, { customerId }))
})

const ORIGIN = 'http://localhost'
const place = { origin: ORIGIN, rpId: 'localhost' }
const USER_AGENT =
	'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

async function ask(path: string, fields?: Record<string, string>, who = cookie) {
	const form = fields && { method: 'POST', body: new URLSearchParams(fields) }
	const headers = { cookie: who, origin: ORIGIN, 'user-agent': USER_AGENT }
	const response = await opened.shop.request(path, { headers, ...form })
	const text = await response.text()
	return { status: response.status, location: response.headers.get('location'), headers: response.headers, text }
}

type Question = { challengeId: string; options: Record<string, unknown> }

async function add(device = createAuthenticator(), name = 'Mon téléphone') {
	const { challengeId, options }: Question = JSON.parse((await ask('/fr/auth/passkey/offer/', {})).text)
	const response = JSON.stringify(device.create({ ...place, options }))
	return { device, answer: await ask('/fr/auth/passkey/add/', { challengeId, response, name }) }
}

async function use(device: ReturnType<typeof createAuthenticator>, { path = '/fr/auth/passkey/use/', more = {} } = {}) {
	const { challengeId, options }: Question = JSON.parse((await ask('/fr/auth/passkey/ask/', {}, '')).text)
	const response = JSON.stringify(device.use({ ...place, options }))
	return ask(path, { challengeId, response, ...more }, '')
}

test('added, shown with its site, used to sign in, removed', async () => {
	const before = textOf((await ask('/fr/account/security/')).text)
	expect(before).toContain('Ajoutez-en une ici pour localhost.')
	expect(before).toContain('il faut JavaScript')
	const { device, answer } = await add()
	expect([answer.status, answer.location]).toEqual([303, '/fr/account/security/?done=passkey#passkeys'])
	const listed = await ask('/fr/account/security/?done=passkey')
	expect(textOf(listed.text)).toContain('Votre clé d’accès est ajoutée.')
	expect(textOf(listed.text)).toContain('Mon téléphone')
	expect(textOf(listed.text)).toContain('Pour localhost, ce site')
	const entered = await use(device, { more: { stay: 'yes' } })
	expect([entered.status, entered.location]).toEqual([303, '/fr/account/'])
	const cookies = entered.headers.getSetCookie()
	for (const name of ['access_token', 'refresh_token', 'known_device', 'account_news=passkey'])
		expect(cookies.some((one) => one.startsWith(name))).toBe(true)
	expect(cookies.find((one) => one.startsWith('refresh_token'))).toMatch(/Max-Age=\d{7}.*HttpOnly/)
	const mine = cookies.map((one) => one.split(';')[0]).join('; ')
	expect(textOf((await ask('/fr/account/', undefined, mine)).text)).toContain('Camille')
	// Where the visitor wanted to go, and never elsewhere.
	const back = await use(device, { path: '/fr/auth/passkey/use/?return=/fr/account/profile/' })
	expect(back.location).toBe('/fr/account/profile/')
	const evil = await use(device, { path: '/fr/auth/passkey/use/?return=https://evil.example/' })
	expect(evil.location).toBe('/fr/account/')
	const removed = await ask('/fr/account/security/', { intent: 'remove-passkey', passkeyId: device.device.id })
	expect(removed.location).toBe('/fr/account/security/?done=passkey-removed')
	expect(textOf((await ask('/fr/account/security/')).text)).not.toContain('Mon téléphone')
	const refused = await use(device, { path: '/fr/auth/passkey/use/?return=/fr/account/profile/' })
	expect([refused.status, refused.headers.getSetCookie()]).toEqual([303, []])
	expect(refused.location).toBe(
		`/fr/auth/sign-in/?passkey=refused&return=${encodeURIComponent('/fr/account/profile/')}`,
	)
	expect(textOf((await ask(refused.location ?? '', undefined, '')).text)).toContain('n’a pas fonctionné')
})

test('what is no answer to a question is refused, for who is signed in and who is not', async () => {
	const wrong: Record<string, string>[] = [
		{},
		{ challengeId: 'x', response: '{}', name: '' },
		{ challengeId: '', response: '[', name: '' },
	]
	for (const fields of wrong) {
		const saved = await ask('/fr/auth/passkey/add/', fields)
		expect([saved.status, saved.location]).toEqual([303, '/fr/account/security/?passkey=refused#passkeys'])
		const entered = await ask('/fr/auth/passkey/use/', fields, '')
		expect([entered.status, entered.location]).toEqual([303, '/fr/auth/sign-in/?passkey=refused'])
	}
	expect((await ask('/fr/auth/passkey/offer/', {}, '')).status).toBe(401)
	expect(textOf((await ask('/fr/account/security/?passkey=refused')).text)).toContain('n’a pas pu être ajoutée')
	const { device } = await add()
	const { answer } = await add(device)
	expect(answer.location).toBe('/fr/account/security/?passkey=known#passkeys')
	const theirs = await insertCustomer(opened.db, { firstName: 'Nora' })
	cookie = cookieOf(await signIn(opened, { customerId: theirs.customerId }))
	await ask('/fr/account/security/', { intent: 'remove-passkey', passkeyId: device.device.id })
	expect((await use(device)).location).toBe('/fr/account/')
})

test('the dashboard offers one until there is one for this site, or a no of this device', async () => {
	const offer = 'La prochaine fois, sans mot de passe'
	expect(textOf((await ask('/fr/account/')).text)).toContain(offer)
	expect(textOf((await ask('/fr/account/', undefined, `${cookie}; passkey_offer=no`)).text)).not.toContain(offer)
	await add()
	expect(textOf((await ask('/fr/account/')).text)).not.toContain(offer)
	await opened.db.updateTable('passkeys').set({ rp_id: 'de.shop.example' }).execute()
	expect(textOf((await ask('/fr/account/')).text)).toContain(offer)
	expect(textOf((await ask('/fr/account/security/')).text)).toContain('Pour de.shop.example')
})

test.each(LOCALES_TRIED)('/%s/: the section, the offer and the button have their words', async (locale) => {
	await add()
	for (const path of ['account/security/', 'account/']) {
		const { status, text } = await ask(`/${locale}/${path}`)
		expect([status, /passkeys\.\w+|undefined/.test(text)]).toEqual([200, false])
	}
	const home = await ask(`/${locale}/`, undefined, '')
	expect(home.text).toMatch(/class="passkey-way needs-script" data-alive="false"/)
	expect(home.text).not.toContain('login.passkey')
	expect(home.text).not.toMatch(/ceremony-/)
})

test('some time after the sign-in the password is asked for; what a reset holds is shown, resumed or removed', async () => {
	const { device } = await add()
	const ago = new Date(Date.now() - 20 * 60_000)
	await opened.db.updateTable('sessions').set({ created_at: ago }).execute()
	expect((await ask('/fr/auth/passkey/offer/', {})).status).toBe(422)
	expect((await ask('/fr/auth/passkey/offer/', { password: PASSWORD })).status).toBe(200)
	await opened.db.updateTable('passkeys').set({ held_since: new Date() }).execute()
	const shown = (await ask('/fr/account/security/')).text
	expect(textOf(shown)).toContain('ces clés d’accès ne permettent plus de se connecter')
	expect(shown).toContain(`id="held-${device.device.id}"`)
	const resume = (password: string) =>
		ask('/fr/account/security/', { intent: 'resume-passkey', passkeyId: device.device.id, password })
	const wrong = await resume('Not-The-Password-1')
	expect([wrong.status, wrong.text.includes('aria-invalid="true"')]).toEqual([422, true])
	const resumed = await resume(PASSWORD)
	expect(resumed.location).toBe('/fr/account/security/?done=passkey-resumed')
	expect((await use(device)).location).toBe('/fr/account/')
	await opened.db.updateTable('passkeys').set({ held_since: new Date() }).execute()
	const removed = await ask('/fr/account/security/', { intent: 'remove-held-passkeys' })
	expect(removed.location).toBe('/fr/account/security/?done=passkeys-removed')
	expect(await opened.db.selectFrom('passkeys').select('id').execute()).toEqual([])
})
