import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { createHmac } from 'node:crypto'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { SITES } from '@vitrine/market/sites'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hostileAddresses } from '#app/request/session/hostile-addresses.fixtures.ts'
import { cookieOf, signIn } from '#app/test-customer.ts'
import { TEST_SECRET } from '@vitrine/gateway/fixtures'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

const GOOD = 'partner.example.com'
let opened: TestShop
let customerId: string
beforeAll(async () => {
	opened = await openTestShop(async () => undefined, { partnerHosts: [GOOD, '.club.example.com'] })
	;({ customerId } = await insertCustomer(opened.db))
})
afterAll(() => opened.close())
beforeEach(() => {
	opened.logged.length = 0
})

/** What the shop itself would have kept of such an address. */
function stored(value: string): string {
	const encoded = Buffer.from(value).toString('base64url')
	const signature = createHmac('sha256', TEST_SECRET).update(`partner_redirect.${encoded}`).digest('base64url')
	return `partner_redirect=${encoded}.${signature}`
}

const ask = (path: string, cookie = '') => opened.shop.request(path, { headers: { cookie } })
const cookiesOf = (response: Response) => response.headers.getSetCookie().map((line) => line.split(';')[0])
const sessionOf = async () => cookieOf(await signIn(opened, { customerId }))

test.each(LOCALES_TRIED)(
	'/%s/auth/redirect/: home for visitors, the partner once for who is signed in (R30-R32, R37, R40)',
	async (locale) => {
		const partner = stored(`${GOOD}%2Fwelcome%3Fa%3D1%26b%3D2`)
		const path = `/${locale}/auth/redirect/`
		const session = await sessionOf()
		const anonymous = await ask(path, partner)
		expect([anonymous.status, anonymous.headers.get('location')]).toEqual([302, `/${locale}/`])
		expect(cookiesOf(anonymous)).toEqual([])
		const signedIn = await ask(path, `${session}; ${partner}`)
		expect([signedIn.status, signedIn.headers.get('location')]).toEqual([302, `https://${GOOD}/welcome?a=1&b=2`])
		expect(cookiesOf(signedIn)).toEqual(['partner_redirect='])
		const again = await ask(path, session)
		expect([again.status, again.headers.get('location')]).toEqual([302, `/${locale}/`])
		for (const response of [anonymous, signedIn, again])
			expect(response.headers.get('cache-control')).toContain('no-store')
	},
)

test.each(['', 'auth/callback/', 'auth/redirect/'])(
	'an address is taken in on account pages only: /fr/%s (R39)',
	async (path) => {
		const response = await ask(`/fr/${path}?redirect_uri=${GOOD}/a&b=1`)
		const partnerCookie = cookiesOf(response).find((cookie) => cookie?.startsWith('partner_redirect='))
		expect(partnerCookie).toBe(path === '' ? stored(`${GOOD}/a?b=1`) : undefined)
		expect(await response.text()).not.toContain(GOOD)
	},
)

test('a partner who is not on the list is not taken in; stored all the same, it is cleared and its host logged once (R36)', async () => {
	const refused = await ask('/fr/?redirect_uri=evil.example%2Fsecret')
	expect(cookiesOf(refused).filter((cookie) => cookie?.startsWith('partner'))).toEqual([])
	expect(opened.logged).toMatchObject([{ message: 'Partner refused: evil.example' }])
	opened.logged.length = 0
	const response = await ask('/fr/auth/redirect/', `${await sessionOf()}; ${stored('evil.example/secret')}`)
	expect([response.headers.get('location'), cookiesOf(response)]).toEqual(['/fr/', ['partner_redirect=']])
	expect(opened.logged).toMatchObject([{ message: 'Partner refused: evil.example' }])
	expect(JSON.stringify(opened.logged)).not.toContain('secret')
})

test('who is signed in already and comes with a partner’s address goes straight there, and home without one (C7, R41)', async () => {
	const session = await sessionOf()
	const straight = await ask(`/fr/?redirect_uri=${GOOD}%2Fa`, session)
	expect([straight.status, straight.headers.get('location')]).toEqual([302, '/fr/auth/redirect/'])
	expect(cookiesOf(straight)).toContain(stored(`${GOOD}%2Fa`))
	expect((await ask('/fr/?redirect_uri=evil.example', session)).status).toBe(200)
	expect((await ask('/fr/', `${session}; ${stored(GOOD)}`)).status).toBe(200)
})

test('what somebody else has written into the cookie is no partner', async () => {
	const session = await sessionOf()
	for (const value of ['x', `${Buffer.from(GOOD).toString('base64url')}.`, stored(GOOD).slice(17).replace('.', '.A')]) {
		const response = await ask('/fr/auth/redirect/', `${session}; partner_redirect=${value}`)
		expect([value, response.headers.get('location')]).toEqual([value, '/fr/'])
	}
})

test('own pages of signing in and out are no partner: no circle (R41)', async () => {
	for (const path of ['/fr/auth/redirect/', '/fr/auth/logout/']) {
		const response = await ask('/fr/auth/redirect/', `${await sessionOf()}; ${stored(`${SITES.fr.domain}${path}`)}`)
		expect(response.headers.get('location')).toBe('/fr/')
	}
	expect((await ask('/fr/', await sessionOf())).status).toBe(200)
})

test('no hostile value, brought, stored or as a way back, leads to another place, and none breaks a page (acceptance 3)', async () => {
	const session = await sessionOf()
	const values = hostileAddresses(GOOD)
	expect(values.length).toBeGreaterThanOrEqual(500)
	const fine = (response: Response) => {
		const location = response.headers.get('location')
		const target = location && new URL(location, 'http://shop.test')
		const isOurs = !target || target.origin === 'http://shop.test' || target.origin === `https://${GOOD}`
		return response.status < 500 && isOurs
	}
	for (const value of values) {
		const brought = `/fr/auth/redirect/?redirect_uri=${encodeURIComponent(value)}&return=${encodeURIComponent(value)}`
		expect([value, fine(await ask(brought, `${session}; ${stored(value)}`))]).toEqual([value, true])
		const taken = await ask(`/fr/auth/callback/?redirect_uri=${encodeURI(value).replaceAll('#', '%23')}`)
		expect([value, fine(taken)]).toEqual([value, true])
	}
})

const STATE = 's'.repeat(43)
const callback = (pair: { refreshToken: string; accessToken: string }) =>
	`/fr/auth/callback/?refresh_jwt=${pair.refreshToken}&access_jwt=${pair.accessToken}`

test('a pair of ours, bound to this browser, opens a session and leaves a clean address (R96)', async () => {
	const pair = await signIn(opened, { customerId, state: STATE })
	const response = await ask(callback(pair), `auth_state=${STATE}`)
	expect([response.status, response.headers.get('location')]).toEqual([302, '/fr/auth/redirect/'])
	expect(response.headers.get('referrer-policy')).toBe('no-referrer')
	expect(response.headers.get('cache-control')).toContain('no-store')
	const cookies = Object.fromEntries(cookiesOf(response).map((cookie) => cookie!.split('=') as [string, string]))
	expect(cookies['account_news']).toBe('hand-over')
	expect(Object.keys(cookies).toSorted()).toEqual([
		'access_token',
		'account_news',
		'auth_state',
		'known_device',
		'refresh_token',
		'signed_in',
	])
	// The tokens of the address are worth nothing any more.
	expect([cookies['access_token'], cookies['refresh_token']]).not.toContain(pair.refreshToken)
	const again = await ask(callback(pair), `auth_state=${STATE}`)
	expect(again.headers.get('location')).toBe('/fr/?status=error')
})

test('one token, a forged one, another browser’s or an ordinary session’s: nobody is signed in (R24, C8, R96)', async () => {
	const pair = await signIn(opened, { customerId, state: STATE })
	const ordinary = await signIn(opened, { customerId })
	const cases: [string, string][] = [
		['/fr/auth/callback/', ''],
		['/fr/auth/callback/?refresh_jwt=&access_jwt=', ''],
		['/fr/auth/callback/?access_jwt=a', `auth_state=${STATE}`],
		[`/fr/auth/callback/?refresh_jwt=${pair.refreshToken}`, `auth_state=${STATE}`],
		[callback(pair), ''],
		[callback(pair), `auth_state=${'t'.repeat(43)}`],
		[callback(ordinary), `auth_state=${STATE}`],
		[callback({ ...pair, accessToken: `${pair.accessToken}x` }), `auth_state=${STATE}`],
		[callback({ accessToken: 'a'.repeat(9_000), refreshToken: 'b' }), `auth_state=${STATE}`],
	]
	for (const [path, cookie] of cases) {
		const response = await ask(path, cookie)
		expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, '/fr/?status=error'])
		expect(cookiesOf(response).filter((line) => line?.includes('_token='))).toEqual([])
	}
	expect(JSON.stringify(opened.logged)).not.toContain('eyJ')
})

test('an account is taken along from one of our sites to another, by a form only (R96)', async () => {
	const session = await sessionOf()
	const account = await ask('http://fr.localhost/fr/account/security/', session)
	expect(await account.text()).toContain('href="http://de.localhost/de/auth/hand-over/?from=fr"')
	expect(await (await ask('/fr/account/security/', session)).text()).not.toContain('hand-over')
	const start = await ask('http://de.localhost/de/auth/hand-over/?from=fr')
	const [, state = ''] = /auth_state=([\w-]{43});/.exec(start.headers.getSetCookie()[0] ?? '') ?? []
	const onward = start.headers.get('location')!
	expect([start.status, onward]).toEqual([302, `http://fr.localhost/fr/auth/hand-over/?to=de&state=${state}`])
	const anonymous = await ask(onward)
	const back = encodeURIComponent(`/fr/auth/hand-over/?to=de&state=${state}`)
	expect(anonymous.headers.get('location')).toBe(`/fr/?return=${back}#sign-in`)
	const given = await opened.shop.request(onward, {
		method: 'POST',
		headers: { cookie: session, origin: 'http://fr.localhost' },
		body: new URLSearchParams(),
	})
	const target = new URL(given.headers.get('location')!)
	expect([given.status, target.origin, target.pathname]).toEqual([303, 'http://de.localhost', '/de/auth/callback/'])
	const arrived = await ask(target.href, `auth_state=${state}`)
	expect(arrived.headers.get('location')).toBe('/de/auth/redirect/')
	expect(cookiesOf(arrived).some((line) => line?.startsWith('access_token=ey'))).toBe(true)
	for (const path of ['?to=de&state=short', '?to=xx&state=' + STATE, '?from=xx', '?from=fr', '']) {
		const refused = await ask(`http://fr.localhost/fr/auth/hand-over/${path}`, session)
		expect([path, refused.status]).toEqual([path, 404])
	}
})
