import { expect, test } from 'vitest'
import { readEnv } from '../../../env.ts'
import { createBuiltShop } from '#app/test-shop.ts'
import type { StorefrontOptions } from './options.ts'

const PROXY = '10.1.2.3'
const STRANGER = '203.0.113.9'
const siteHosts = { 'www.marque.fr': 'fr', 'www.marke.de': 'de' } as const

function open(options: Partial<StorefrontOptions> = {}) {
	return createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
		trustedProxies: ['10.0.0.0/8'],
		siteHosts,
		...options,
	})
}

type SentRequest = {
	address: string
	peer?: string
	headers?: Record<string, string>
	options?: Partial<StorefrontOptions>
}

/** What the document of a page says of itself; a page that is not found needs no gateway. */
async function factsOf({ address, peer = STRANGER, headers = {}, options }: SentRequest) {
	const shop = await open(options)
	const response = await shop.request(address, { headers }, { incoming: { socket: { remoteAddress: peer } } })
	const html = await response.text()
	const [, facts = '{}'] = /id="document-facts"[^>]*>([^<]*)</.exec(html) ?? []
	return { status: response.status, html, ...JSON.parse(facts) }
}

const spoofed = { 'x-forwarded-host': 'www.marke.de' }

test.each([
	['the host asked for', { address: 'https://www.marque.fr/fr/nope/' }, 'www.marque.fr'],
	['never one a stranger names', { address: 'https://www.marque.fr/fr/nope/', headers: spoofed }, 'www.marque.fr'],
	[
		'the visitor’s own behind a trusted proxy',
		{ address: 'http://10.0.0.7:3000/fr/nope/', peer: PROXY, headers: spoofed },
		'www.marke.de',
	],
	['none that is not ours', { address: 'https://www.evil.com/fr/nope/' }, ''],
	[
		'none that is not ours, whatever the proxy says',
		{ address: 'http://10.0.0.7/fr/nope/', peer: PROXY, headers: { 'x-forwarded-host': 'www.evil.com' } },
		'',
	],
	['that of a developer', { address: 'http://localhost:3000/fr/nope/' }, 'localhost:3000'],
])('the tracking host is %s (R156, C29)', async (_, sent, expected) => {
	const facts = await factsOf(sent)
	expect([facts.status, facts.trackingHost]).toEqual([404, expected])
	const tested = await factsOf({ ...sent, options: { workEnvironment: 'test' } })
	expect(tested.trackingHost).toBe('')
})

test.each([
	'localhost',
	'localhost:3000',
	'127.0.0.1:3000',
	'[::1]:3000',
	'storefront',
	'storefront-7c9f.default.svc.cluster.local',
	'WWW.Marque.FR',
	'www.marque.fr.',
	'www.marque.fr:8443',
	'xn--bcher-kva.de',
	'bücher.de',
	'marque.notatld',
	'co.uk',
])('no page breaks on the host %s (R189)', async (host) => {
	const shop = await open()
	expect((await shop.request(`http://${host}/`, { headers: { 'accept-language': 'de' } })).status).toBe(302)
	const { status, html, hostSite } = await factsOf({ address: `http://${host}/it/nope/` })
	expect([status, html.includes('<html lang="it-IT"')]).toEqual([404, true])
	// Capitals, ports and a final dot do not make another host.
	expect(hostSite).toBe(/^www\.marque\.fr/i.test(host) ? 'fr' : undefined)
})

test.each([true, false])(
	'the language cookie is for other origins only where that is configured: %s (R82)',
	async (isOn) => {
		const shop = await open({ hasCrossOriginCookies: isOn })
		const cookie = (await shop.request('https://www.marque.fr/de/cart/')).headers.get('set-cookie')
		const end = isOn ? 'SameSite=None; Secure' : 'SameSite=Lax'
		expect(cookie).toMatch(new RegExp(`^i18n_redirected=de; Path=/; Expires=[^;]+; ${end}$`))
		const { hasCrossOriginCookies } = await factsOf({
			address: 'https://www.marque.fr/fr/nope/',
			options: { hasCrossOriginCookies: isOn },
		})
		expect(hasCrossOriginCookies).toBe(isOn || undefined)
	},
)

test('a shop on its own is told so by its environment', () => {
	const needed = {
		GATEWAY_URL: 'http://gateway:4000',
		SUBSCRIPTION_KEY: 'k',
		COOKIE_SECRET: 'x'.repeat(32),
		MEDIA_FOLDER: '/media',
	}
	expect(readEnv(needed)).toMatchObject({ CROSS_ORIGIN_COOKIES: false, WORK_ENVIRONMENT: 'prod' })
	const settings = { CROSS_ORIGIN_COOKIES: 'true', WORK_ENVIRONMENT: 'preprod', SITE_HOSTS: 'WWW.Marque.fr=fr' }
	expect(() => readEnv({ ...needed, ...settings })).toThrow(
		/TRUSTED_PROXIES: WWW.Marque.fr would be served without TLS/,
	)
	expect(readEnv({ ...needed, ...settings, TRUSTED_PROXIES: '127.0.0.1' })).toMatchObject({
		CROSS_ORIGIN_COOKIES: true,
		WORK_ENVIRONMENT: 'preprod',
		SITE_HOSTS: { 'www.marque.fr': 'fr' },
	})
	expect(() => readEnv({ ...needed, WORK_ENVIRONMENT: 'moon' })).toThrow(/WORK_ENVIRONMENT/)
	expect(readEnv({ ...needed, FORM_TARGETS: 'https://bank.example' }).FORM_TARGETS).toEqual(['https://bank.example'])
	expect(readEnv({ ...needed, FORM_TARGETS: '' }).FORM_TARGETS).toEqual([])
})
