import { SITES_TRIED } from '@vitrine/testing/matrix'
import { type ShippedSite, SITE_CODES, SITES } from '@vitrine/market/sites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'
import { CONSENT_COOKIE, consentValue, parseConsent } from './cookie.ts'
import { decide } from './decision.ts'
import { EVERYTHING } from './purposes.ts'

const TAGS = { containerId: 'GTM-VITRINE', abtastyId: '0123456789abcdef' }
let suite: TestShop
beforeAll(async () => {
	suite = await openTestShop(async () => undefined, { tags: TAGS })
})
beforeEach(() => suite.setDown(false))
afterAll(() => suite.close())

const agreed = () =>
	decide({ answer: 'accept-all', switches: EVERYTHING, before: undefined, site: 'fr', now: new Date() })
const withConsent = () => ({ headers: { cookie: `i18n_redirected=fr; ${CONSENT_COOKIE}=${consentValue(agreed())}` } })

function factsOf(html: string): { tags?: object } {
	return JSON.parse(/id="document-facts"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { tags?: object }
}
/** The scripts of a document that are not ours. */
function foreignScripts(html: string): string[] {
	return [...html.matchAll(/<(?:script|link|img|iframe)[^>]+(?:src|href)="((?:https?:)?\/\/[^"]+)"/g)]
		.map(([, address]) => address!)
		.filter((address) => /googletagmanager|google-analytics|doubleclick|abtasty/.test(address))
}

describe('HTML is the same for everybody (R157)', () => {
	test.each(['/fr/', '/fr/stores/', '/fr/search/', '/fr/cart/', '/fr/nope/'])(
		'%s with and without a choice',
		async (path) => {
			const strip = (html: string, policy: string | null) =>
				html.replaceAll(/'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '-', '')
			const read = async (init?: RequestInit) => {
				const response = await suite.shop.request(path, init)
				return { html: strip(await response.text(), response.headers.get('content-security-policy')), response }
			}
			const nobody = await read({ headers: { cookie: 'i18n_redirected=fr' } })
			const somebody = await read(withConsent())
			expect(somebody.html).toBe(nobody.html)
			expect(foreignScripts(nobody.html)).toEqual([])
			expect(nobody.html).not.toContain('consent-layer')
			expect(somebody.response.headers.get('set-cookie')).toBeNull()
		},
	)
})

describe('which tags a document may load (R121, C10, T3)', () => {
	test.each([
		['true', { abtasty: true }, TAGS],
		['false', { abtasty: false }, { containerId: TAGS.containerId }],
		['absent', {}, TAGS],
		['of a wrong type, which is absent', { abtasty: 'no' }, TAGS],
	])('parameter %s', async (_, params, expected) => {
		// Every case reads its parameters for the first time.
		const fresh = await openTestShop(
			async (db) =>
				void (await db
					.updateTable('web_domains')
					.set({ params: JSON.stringify(params) })
					.execute()),
			{ tags: TAGS },
		)
		for (const site of SITE_CODES) {
			const { locale } = SITES[site]
			expect(factsOf(await (await fresh.shop.request(`/${locale}/stores/`)).text()).tags).toEqual(expected)
		}
		await fresh.close()
	})

	test('while parameters cannot be had there is no A/B tool, and the shop does not wait for them', async () => {
		const away = await openTestShop(async () => undefined, { tags: TAGS })
		away.setDown(true)
		for (const path of ['/fr/cart/', '/fr/nope/', '/fr/stores/'])
			expect(factsOf(await (await away.shop.request(path)).text()).tags).toEqual({ containerId: TAGS.containerId })
		away.setDown(false)
		await away.close()
	})

	test('nothing configured: no tag, no error (R155)', async () => {
		const plain = await openTestShop(async () => undefined)
		expect(factsOf(await (await plain.shop.request('/fr/stores/')).text())).not.toHaveProperty('tags')
		expect((await plain.shop.request('/fr/stores/')).headers.get('content-security-policy')).not.toMatch(
			/google|abtasty/,
		)
		await plain.close()
	})

	test('the policy lets in the hosts of configured tags, and scripts only by host or nonce', async () => {
		const policy = (await suite.shop.request('/fr/stores/')).headers.get('content-security-policy') ?? ''
		const sources = Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
		expect(sources['script-src']).toEqual(
			expect.arrayContaining([
				"'self'",
				expect.stringMatching(/^'nonce-/),
				'https://*.googletagmanager.com',
				'https://*.abtasty.com',
			]),
		)
		expect(sources['script-src']).not.toContain("'unsafe-inline'")
		expect(sources['connect-src']).toContain('https://*.google-analytics.com')
		expect(sources['default-src']).toEqual(["'self'"])
	})
})

describe('the page /{locale}/cookies/', () => {
	const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
		suite.shop.request('/it/cookies/', {
			method: 'POST',
			body: new URLSearchParams(fields),
			headers: { origin: 'http://localhost', ...headers },
		})
	const consentIn = (response: Response) =>
		parseConsent(/consent=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1])

	test.each(SITES_TRIED)('on %s names purposes, controllers, trackers, durations and the law', async (site) => {
		const response = await suite.shop.request(`/${SITES[site].locale}/cookies/`)
		const text = textOf(await response.text())
		expect(response.status).toBe(200)
		expect(response.headers.get('cache-control')).toBe('private, no-store')
		for (const word of [
			'Linaire',
			'Google',
			'AB Tasty',
			'_ga',
			'ABTasty',
			'_gcl_*',
			'i18n_redirected',
			'consent',
			'seen *',
		])
			expect(text).toContain(word)
		const law = { fr: '82', gb: 'PECR', es: '34/2002', de: '§ 25', it: '122', pl: '399', ch: '45c' }[
			site as ShippedSite
		]
		expect(text).toContain(law)
	})

	test('keeps a choice for six months, stores its proof, and tells it', async () => {
		const response = await post({ answer: 'own-choice', personalization: 'on' })
		expect([response.status, response.headers.get('location')]).toEqual([303, '/it/cookies/?saved=1'])
		const stored = consentIn(response)!
		expect(stored).toMatchObject({ choice: { measurement: false, personalization: true, advertising: false } })
		expect(stored.unproven).toBeUndefined()
		const days = (stored.askAgainAt.getTime() - stored.decidedAt.getTime()) / 86_400_000
		expect(days).toBeGreaterThan(180)
		const proofs = await suite.db.selectFrom('consents').selectAll().where('consent_id', '=', stored.id).execute()
		expect(proofs).toMatchObject([{ site: 'it', language: 'it', act: 'own-choice', personalization: true }])
		const cookie = `${CONSENT_COOKIE}=${consentValue(stored)}`
		const page = await (await suite.shop.request('/it/cookies/', { headers: { cookie } })).text()
		expect(page).toContain(stored.id)
		expect(page).toMatch(/<input[^>]*id="personalization"[^>]*checked/)
		expect(page).not.toMatch(/<input[^>]*id="measurement"[^>]*checked/)
	})

	test('counts also while the gateway is away; the proof follows', async () => {
		suite.setDown(true)
		const response = await post({ answer: 'accept-all' })
		expect(response.status).toBe(303)
		expect(consentIn(response)?.unproven).toBe('accept-all')
	})

	test('an unknown answer is a refusal, and a foreign page cannot answer', async () => {
		expect(consentIn(await post({ answer: 'whatever', measurement: 'on' }))?.choice.measurement).toBe(false)
		const foreign = await post({ answer: 'accept-all' }, { origin: 'https://evil.example' })
		expect(foreign.status).toBeGreaterThanOrEqual(400)
		expect(foreign.headers.get('set-cookie') ?? '').not.toContain('consent=')
	})
})

describe('the proof of a decision made in the browser', () => {
	const send = (decision: string) =>
		suite.shop.request('/pl/cookies/proof/', {
			method: 'POST',
			body: new URLSearchParams({ decision }),
			headers: { origin: 'http://localhost' },
		})

	test('is stored once', async () => {
		const stored = agreed()
		for (const attempt of [1, 2]) expect([attempt, (await send(consentValue(stored))).status]).toEqual([attempt, 204])
		const proofs = await suite.db.selectFrom('consents').selectAll().where('consent_id', '=', stored.id).execute()
		expect(proofs).toMatchObject([{ site: 'pl', language: 'pl', act: 'accept-all', texts_version: stored.version }])
	})

	test('is asked for again while it cannot be stored, and refused when it is none', async () => {
		suite.setDown(true)
		expect((await send(consentValue(agreed()))).status).toBe(503)
		suite.setDown(false)
		expect((await send('x')).status).toBe(400)
		expect((await suite.shop.request('/pl/cookies/proof/')).status).toBe(405)
	})
})
