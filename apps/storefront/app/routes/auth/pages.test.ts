import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { type LocaleCode } from '@vitrine/market/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cookieOf, signIn } from '#app/test-customer.ts'
import { emailsTo, pathIn } from '#app/test-emails.ts'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
let camille: { customerId: string; email: string }
beforeAll(async () => {
	opened = await openTestShop(async () => undefined)
	camille = await insertCustomer(opened.db, { email: 'camille@example.com', firstName: 'Camille' })
})
afterAll(() => opened.close())
beforeEach(async () => {
	// Each test is a new visitor without earlier attempts.
	await opened.db.deleteFrom('attempts').execute()
	opened.setDown(false)
	opened.logged.length = 0
})

type Asked = { cookie?: string; fields?: Record<string, string> }

async function page(path: string, { cookie = '', fields }: Asked = {}) {
	const form = fields && { method: 'POST', body: new URLSearchParams(fields) }
	const headers = { cookie, origin: 'http://localhost' }
	const { status, headers: answered, ...response } = await ask(path, { headers, ...form })
	return { status, headers: answered, location: answered.get('location'), ...response }
}

async function ask(path: string, init: RequestInit) {
	const response = await opened.shop.request(path, init)
	const html = await response.text()
	return { status: response.status, headers: response.headers, html, text: textOf(html) }
}

async function signedIn(): Promise<string> {
	return cookieOf(await signIn(opened, { customerId: camille.customerId }))
}

/** Of the sign-in form. */
const right = { email: 'camille@example.com', password: PASSWORD }

describe('signing in', () => {
	test.each(LOCALES_TRIED)(
		'%s: one answer for whatever is wrong, the address kept and the password not (R91)',
		async (locale) => {
			const path = `/${locale}/auth/sign-in/`
			const wrong = await page(path, { fields: { ...right, password: 'Something-else-1' } })
			const unknown = await page(path, { fields: { email: 'nobody@example.com', password: 'Something-else-1' } })
			expect([wrong.status, unknown.status]).toEqual([401, 401])
			expect(wrong.html).toContain('role="alert"')
			expect(wrong.html).toContain('value="camille@example.com"')
			expect(wrong.html).not.toContain('Something-else-1')
			const asOne = ({ html }: { html: string }) =>
				html.replaceAll(/nonce="[^"]+"/g, '').replaceAll(/(camille|nobody)@example\.com/g, '@')
			expect(asOne(wrong)).toBe(asOne(unknown))
			expect(wrong.headers.getSetCookie().join()).not.toContain('_token=')
		},
	)

	test('what is missing is named at its field, without asking the gateway', async () => {
		const { status, html } = await page('/fr/auth/sign-in/', { fields: { email: '', password: '' } })
		expect(status).toBe(422)
		for (const id of ['sign-in-email', 'sign-in-password'])
			expect(html).toMatch(new RegExp(`aria-describedby="${id}-error"`))
		expect(html).toContain('id="sign-in-email-error"')
	})

	test('who is let in is sent on, with tokens no script can read and the news of it told once (R89, R98)', async () => {
		const answer = await page('/fr/auth/sign-in/?return=%2Ffr%2Fcart%2F', { fields: right })
		expect([answer.status, answer.location]).toEqual([303, '/fr/cart/'])
		const cookies = answer.headers.getSetCookie()
		for (const name of ['access_token', 'refresh_token'])
			expect(cookies.find((cookie) => cookie.startsWith(`${name}=`))).toMatch(/HttpOnly/)
		// Without "stay signed in" they end with the browser.
		expect(cookies.find((cookie) => cookie.startsWith('refresh_token='))).not.toContain('Max-Age')
		expect(cookies).toContainEqual(expect.stringMatching(/^account_news=login;/))
		const stays = await page('/fr/auth/sign-in/', { fields: { ...right, stay: 'yes' } })
		expect(stays.location).toBe('/fr/account/')
		expect(stays.headers.getSetCookie().join('\n')).toMatch(/refresh_token=[^\n]+Max-Age=\d+/)
		expect((await page('/fr/auth/sign-in/', { cookie: await signedIn() })).location).toBe('/fr/')
	})

	test('too many tries are told in minutes, with Retry-After', async () => {
		const fields = { email: 'tries@example.com', password: 'Something-else-1' }
		const answers = []
		for (let count = 0; count < 6; count += 1) answers.push(await page('/en/auth/sign-in/', { fields }))
		const last = answers.at(-1)!
		expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
		expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(60)
		expect(last.text).toMatch(/Too many tries\. Wait \d+ minutes/)
	})

	test('with the gateway away nothing is lost but the password', async () => {
		opened.setDown(/auth\/login/)
		const { status, html } = await page('/fr/auth/sign-in/', { fields: right })
		expect([status, html.includes('value="camille@example.com"'), html.includes(PASSWORD)]).toEqual([503, true, false])
	})

	test('a link by e-mail: one answer for every address, then a button that signs in once', async () => {
		const path = '/fr/auth/sign-in/?return=%2Ffr%2Fwishlist%2F'
		const [known, unknown] = await Promise.all(
			['camille@example.com', 'nobody@example.com'].map((email) => page(path, { fields: { email, intent: 'link' } })),
		)
		expect(known!.location).toBe('/fr/auth/sign-in/?link=sent&return=%2Ffr%2Fwishlist%2F')
		expect(unknown!.location).toBe(known!.location)
		expect((await page(known!.location!)).html).not.toContain('type="password"')
		const link = pathIn((await emailsTo(opened, camille.email)).at(-1))
		const looked = await page(link)
		expect([looked.status, looked.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
		expect(looked.text).toContain('c***e@example.com')
		const entered = await page(link, { fields: { intent: 'sign-in' } })
		expect([entered.status, entered.location]).toEqual([303, '/fr/wishlist/'])
		const again = await page(link, { fields: { intent: 'sign-in' } })
		expect([again.status, again.location]).toEqual([303, '/fr/auth/confirm/'])
		expect((await page(link)).text).toContain('a déjà été utilisé')
	})
})

describe('a forgotten password', () => {
	test.each(LOCALES_TRIED)('%s: only hasTokenExpired=true says that a link was too old (R15)', async (locale) => {
		const alert = async (query: string) => {
			const { status, html } = await page(`/${locale}/auth/lost-password/${query}`)
			return [status, html.includes('role="alert"')]
		}
		expect(await alert('?hasTokenExpired=true')).toEqual([200, true])
		for (const query of [
			'',
			'?hasTokenExpired=false',
			'?hasTokenExpired=TRUE',
			'?hasTokenExpired=1',
			'?hasTokenExpired=',
		])
			expect([query, ...(await alert(query))]).toEqual([query, 200, false])
	})

	test('the answer is the same, to the byte, for known and unknown addresses (R93)', async () => {
		const answers = await Promise.all(
			['camille@example.com', 'nobody@example.com'].map((email) =>
				page('/de/auth/lost-password/', { fields: { email } }),
			),
		)
		for (const { status, location } of answers)
			expect([status, location]).toEqual([303, '/de/auth/lost-password/?sent=true'])
		const wrong = await page('/de/auth/lost-password/', { fields: { email: 'camille' } })
		expect([wrong.status, wrong.html.includes('href="#email"'), wrong.html.includes('value="camille"')]).toEqual([
			422,
			true,
			true,
		])
	})

	const REFUSED = [
		'',
		'?access=',
		'?access=abc.def',
		'?access=abc%0A',
		'?access=%25',
		'?access=a%20b',
		`?access=${'a'.repeat(201)}`,
		`?access=${'a'.repeat(4096)}`,
		'?access=%C3%A9t%C3%A9',
		'?access=never-given_1',
	]
	test.each(LOCALES_TRIED)(
		'%s: what is no token, or none that is good, leads back with one line in the log (R26-R28)',
		async (locale) => {
			for (const query of REFUSED) {
				opened.logged.length = 0
				const { status, location } = await page(`/${locale}/auth/change-password/${query}`)
				expect([query, status, location]).toEqual([query, 302, `/${locale}/auth/lost-password/?hasTokenExpired=true`])
				const lines = opened.logged.filter(({ message }) => message === 'Token invalide ou manquant')
				expect([query, lines.length]).toEqual([query, 1])
				expect(lines[0]).toMatchObject({
					status: 302,
					url: expect.stringContaining(`/${locale}/auth/change-password/`),
				})
				expect(JSON.stringify(opened.logged)).not.toMatch(/abc|aaaa|never-given/)
			}
			opened.logged.length = 0
			const sent = await page(`/${locale}/auth/change-password/?access=never-given_1`, {
				fields: { password: 'A-new-one-12345', repeat: 'A-new-one-12345' },
			})
			expect([sent.status, sent.location]).toEqual([302, `/${locale}/auth/lost-password/?hasTokenExpired=true`])
			expect(opened.logged.filter(({ message }) => message === 'Token invalide ou manquant')).toHaveLength(1)
		},
	)

	test('the form of a good token: alone with it, refused word by word, used up by its success (R28, R29, R94)', async () => {
		const person = await insertCustomer(opened.db, { email: 'forgetful@example.com' })
		const cookie = cookieOf(await signIn(opened, person))
		await page('/fr/auth/lost-password/', { fields: { email: person.email } })
		const path = pathIn((await emailsTo(opened, person.email)).at(-1))
		expect(path).toMatch(/^\/fr\/auth\/change-password\/\?access=[\w-]{40,}$/)
		const access = path.split('=')[1]!
		const form = await page(path)
		expect([form.status, form.headers.get('referrer-policy'), form.headers.get('cache-control')]).toEqual([
			200,
			'no-referrer',
			'no-store',
		])
		// Only the form's own address holds it: no link, no data, nothing of the head.
		expect(form.html.split(access)).toHaveLength(2)
		expect(form.html).toMatch(new RegExp(`<form[^>]+action="[^"]*access=${access}"`))
		const tries: [Record<string, string>, string][] = [
			[{ password: 'A-new-one-12345', repeat: 'A-new-one-1234' }, 'href="#repeat"'],
			[{ password: '', repeat: '' }, 'href="#password"'],
			[{ password: 'kurz', repeat: 'kurz' }, 'href="#password"'],
			[{ password: 'password1234', repeat: 'password1234' }, 'href="#password"'],
		]
		for (const [fields, link] of tries) {
			const refused = await page(path, { fields })
			expect([fields, refused.status, refused.html.includes(link)]).toEqual([fields, 422, true])
			if (fields['password']) expect(refused.html).not.toContain(`value="${fields['password']}"`)
		}
		const fields = { password: 'A-new-one-12345', repeat: 'A-new-one-12345' }
		const changed = await page(path, { fields, cookie })
		expect([changed.status, changed.location]).toEqual([303, '/fr/?password-changed=true#sign-in'])
		expect(changed.headers.getSetCookie().join()).toMatch(/access_token=; .*Max-Age=0/)
		// Good once, and the sessions of before are over.
		expect((await page(path)).location).toBe('/fr/auth/lost-password/?hasTokenExpired=true')
		expect((await page(path, { fields })).location).toBe('/fr/auth/lost-password/?hasTokenExpired=true')
		expect((await page('/fr/account/', { cookie })).status).toBe(302)
		expect(
			(await page('/fr/auth/sign-in/', { fields: { email: person.email, password: fields.password } })).status,
		).toBe(303)
	})
})

describe('leaving', () => {
	test.each(LOCALES_TRIED)(
		'%s: a visit asks, a press of the button signs out, wherever the gateway is (T1, R95)',
		async (locale) => {
			const stranger = await page(`/${locale}/auth/logout/`)
			expect([stranger.status, stranger.location]).toEqual([302, `/${locale}/`])
			for (const isDown of [false, true]) {
				const cookie = `${await signedIn()}; cart_fr=AAAAAAAAAAAA; partner_redirect=x.y`
				const asked = await page(`/${locale}/auth/logout/`, { cookie })
				expect([asked.status, /<form[^>]*method="post"/.test(asked.html)]).toEqual([200, true])
				opened.setDown(isDown ? /auth\/logout/ : false)
				const left = await page(`/${locale}/auth/logout/`, { cookie, fields: {} })
				opened.setDown(false)
				expect([left.status, left.location]).toEqual([302, `/${locale}/?signed-out=true`])
				expect(left.headers.get('clear-site-data')).toBe('"cache"')
				expect(left.headers.get('cache-control')).toMatch(/no-store/)
				const gone = left.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))
				const names = gone.map((line) => line.split('=')[0])
				const site = siteOf(locale)
				expect(names).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'signed_in', `cart_${site}`]))
				// The session itself is over where it could be told.
				const after = await page(`/${locale}/account/`, { cookie })
				expect([isDown, after.status]).toEqual([isDown, isDown ? 200 : 302])
			}
		},
	)
})

/** On a host of no country the prefix decides (C15). */
function siteOf(locale: LocaleCode): string {
	return locale === 'en' ? 'gb' : locale
}

test('an account that is made is told once, on its first confirmation (R153)', async () => {
	const person = { firstName: 'Zélie', lastName: 'Durand', email: 'told-once@example.com' }
	await page('/fr/auth/create/', { fields: { ...person, password: PASSWORD, terms: 'yes' } })
	const confirm = pathIn((await emailsTo(opened, person.email)).at(-1))
	const event = async () =>
		(await page(confirm, { fields: { intent: 'confirm' } })).headers
			.getSetCookie()
			.filter((one) => one.startsWith('account_news'))
	expect(await event()).toEqual([expect.stringMatching(/^account_news=sign_up; .*Max-Age=600/)])
	expect(await event()).toEqual([])
})

test('a link of an e-mail that was never written, and the page without one (R97)', async () => {
	expect((await page('/fr/auth/confirm/')).text).toContain('expiré')
	const gone = await page('/fr/auth/confirm/?token=AAAAAAAAAAAA')
	expect([gone.status, gone.html.includes('value="resend"')]).toEqual([200, true])
	const sent = await page('/fr/auth/confirm/?token=AAAAAAAAAAAA', { fields: { intent: 'resend' } })
	expect([sent.status, sent.location]).toEqual([303, '/fr/auth/confirm/?done=resent'])
})

test('pages whose address holds a key load nothing of others, whatever the visitor has allowed (R29)', async () => {
	const shop = await openTestShop(async () => undefined, { tags: { containerId: 'GTM-TEST123' } })
	const tagged = async (path: string) => (await (await shop.shop.request(path)).text()).includes('GTM-TEST123')
	expect(await tagged('/fr/auth/lost-password/')).toBe(true)
	for (const path of ['/fr/auth/confirm/?token=AAAAAAAAAAAA', '/fr/?access_jwt=a', '/fr/?Access=b'])
		expect([path, await tagged(path)]).toEqual([path, false])
	await shop.close()
})
