import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createGatewayClient } from '#app/request/gateway/client.ts'
import { createBuiltShop, openTestShop, type TestShop, textOf } from '#app/test-shop.ts'
import type { StorefrontOptions } from '#app/request/serving/options.ts'
import { findWebDomain } from './read-web-domains.ts'

/** What the shop makes of every answer to its two calls about web domains (R178-R180). */
let host: TestShop
beforeAll(async () => {
	host = await openTestShop(async (db) => void (await insertProduct(db)))
})
afterAll(() => host.close())
afterEach(() => void vi.useRealTimers())

/** Every test has a shop that has just started: nothing is remembered. */
let shop: Awaited<ReturnType<typeof createBuiltShop>>
let now: number
let calls: string[]
let underWay: number
let logged: { url?: string; message: string }[]
let answerOf: (path: string) => Response | Promise<Response> | undefined
beforeEach(async () => {
	await setFreeFrom('fr', 6000)
	await start()
})

async function start(options: Partial<StorefrontOptions> = {}) {
	now = 1_000_000
	calls = []
	underWay = 0
	logged = []
	answerOf = () => undefined
	shop = await createBuiltShop({
		...options,
		now: () => now,
		async gateway(request) {
			const { pathname, search } = new URL(request.url)
			if (pathname.includes('web-domains')) calls.push(`${request.method} ${pathname}${search}`)
			underWay += 1
			try {
				return await (answerOf(pathname) ?? host.gateway(request))
			} finally {
				underWay -= 1
			}
		},
		log: { error: (fields, message) => logged.push({ ...fields, message }) },
	})
}

async function home(site = 'fr') {
	const response = await shop.request(`http://${site}.localhost/fr/`)
	return { status: response.status, text: textOf(await response.text()) }
}

/** Lets others answer the calls whose path this is. */
function answering(path: RegExp, answer: () => Response | Promise<Response>) {
	answerOf = (asked) => (path.test(asked) ? answer() : undefined)
}
const LIST = /^\/web-domains\/$/
const BOTH = /^\/web-domains\//
const SINGLE = /^\/web-domains\/./
const FREE = /60\s€/

function linesAbout(path: RegExp) {
	return logged.flatMap(({ url, message }) => (path.test(String(url)) ? [message] : []))
}
const away = () => Promise.reject(new Error('away'))

/** Until the calls in the background are answered and the shop has read the answers: their bodies are in memory, so turns of the loop are enough. */
async function settled() {
	for (let quiet = 0; quiet < 10; quiet++) {
		await new Promise((resolve) => setImmediate(resolve))
		if (underWay > 0) quiet = 0
	}
}

test('the lines of both calls are exact: the list with its slash, the single one without, no keys unless named (R180)', async () => {
	await home()
	await settled()
	await home('gb')
	expect(calls).toEqual(['GET /web-domains/', 'GET /web-domains/fr.vitrine.example'])
})

test('the parameters named are a comma list, and the domain travels encoded (R179, R180)', async () => {
	const lines: string[] = []
	const log = { error: () => undefined }
	const gateway = createGatewayClient({
		headers: {},
		storeId: () => '001',
		log,
		send: async ({ url }) => {
			lines.push(url.replace('http://gateway.internal', ''))
			return Response.json({ storeId: '001', params: { loyalty: true } })
		},
	})
	const asking = { gateway, log, report: () => undefined }
	expect(await findWebDomain('a/b é', { ...asking, keys: ['loyalty', 'wishlist'] })).toMatchObject({ loyalty: true })
	await findWebDomain('a/b é', asking)
	expect(lines).toEqual(['/web-domains/a%2Fb%20%C3%A9?keys=loyalty,wishlist', '/web-domains/a%2Fb%20%C3%A9'])
})

test('one list brings the parameters of every other site (R178)', async () => {
	await home()
	await settled()
	answering(SINGLE, () => new Response(null, { status: 500 }))
	for (const site of ['gb', 'es', 'de', 'it', 'pl', 'ch']) expect((await home(site)).status).toBe(200)
	expect((await home('ch')).text).toMatch(/80\sCHF|CHF\s80/)
	expect((await home('gb')).text).toMatch(/£55|55\s£/)
	expect(calls.filter((line) => line === 'GET /web-domains/')).toHaveLength(1)
	expect(logged).toEqual([])
})

test.each<[string, () => Response | Promise<Response>]>([
	['a failure', () => new Response(null, { status: 500 })],
	['a page of HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
	['null', () => Response.json(null)],
	['an object', () => Response.json({ domains: [] })],
	['not found', () => Response.json({ code: 'unknown', status: 404 }, { status: 404 })],
	['nobody', away],
])(
	'where the list is %s, it counts as empty, with one line, and every site asks for itself (R178)',
	async (_, answer) => {
		answering(LIST, answer)
		expect((await home()).text).toMatch(FREE)
		await settled()
		expect(linesAbout(LIST)).toHaveLength(1)
		expect((await home('ch')).text).toMatch(/80\sCHF|CHF\s80/)
		expect(linesAbout(SINGLE)).toEqual([])
	},
)

test('where the list takes too long it counts as empty, and no page waits for it (R178)', async () => {
	const never = () => new Promise<Response>(() => undefined)
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	await start({ gatewayTimeout: 60_000 })
	answering(LIST, never)
	expect((await home()).text).toMatch(FREE)
	expect(linesAbout(LIST)).toEqual([])
	// It is asked twice.
	await vi.advanceTimersByTimeAsync(120_000)
	expect(linesAbout(LIST)).toEqual(['Gateway: gateway-failed'])
})

test('a list with strange entries gives the others', async () => {
	const answer = await host.gateway(
		new Request('http://gateway.internal/web-domains/', {
			headers: {
				'accept-language': 'fr-FR',
				'ocp-apim-subscription-key': 'test-subscription-key',
				'x-store-id': '001',
			},
		}),
	)
	const list = [null, 7, 'x', {}, { domain: 5 }, ...((await answer.json()) as object[])]
	answering(LIST, () => Response.json(list))
	await home()
	await settled()
	answering(SINGLE, () => new Response(null, { status: 500 }))
	expect((await home('ch')).text).toMatch(/80\sCHF|CHF\s80/)
})

test.each<[string, () => Response]>([
	['{}', () => Response.json({})],
	['[]', () => Response.json([])],
	['null', () => Response.json(null)],
	['nothing (204)', () => new Response(null, { status: 204 })],
	['not found', () => Response.json({ code: 'web-domain-unknown', status: 404 }, { status: 404 })],
	['a failure', () => new Response(null, { status: 502 })],
	['a page of HTML', () => new Response('<html>')],
])(
	'where a single web domain is %s, the page has the defaults, and the log one line (R179, R188)',
	async (_, answer) => {
		answering(BOTH, answer)
		const { status, text } = await home()
		expect(status).toBe(200)
		expect(text).not.toMatch(FREE)
		expect(linesAbout(/^\/web-domains\/fr\.vitrine\.example$/)).toHaveLength(1)
		// A shopper hears nothing of it (R188).
		expect(text).not.toMatch(/erreur|error/i)
	},
)

test('a site that could not be read is asked for again by the next page, not in five minutes (R124)', async () => {
	answering(BOTH, away)
	expect((await home()).text).not.toMatch(FREE)
	answerOf = () => undefined
	now += 2_000
	expect((await home()).text).toMatch(FREE)
})

/** The cache reads its clock once a millisecond, and pages from memory are made in less than a turn of the loop. */
async function pass(milliseconds: number) {
	now += milliseconds
	await new Promise((resolve) => setTimeout(resolve, 5))
}

async function setFreeFrom(site: string, minAmountCents: number) {
	const freeCartCriteria = { minAmountCents, deliveryModes: ['home'] }
	await host.db
		.updateTable('web_domains')
		.set({ params: JSON.stringify({ freeCartCriteria }) })
		.where('site', '=', site)
		.execute()
	await host.refresh()
}

test('parameters hold for five minutes; then a page still has the old ones, and the next has the new (R125)', async () => {
	expect((await home()).text).toMatch(FREE)
	await setFreeFrom('fr', 7700)
	await pass(5 * 60_000 - 1_000)
	expect((await home()).text).toMatch(FREE)
	await pass(2_000)
	expect((await home()).text).toMatch(FREE)
	await settled()
	expect((await home()).text).toMatch(/77\s€/)
	expect(calls.filter((line) => line !== 'GET /web-domains/')).toHaveLength(2)
})

test('a page asks for a record once, found or not, however many of its parts read it', async () => {
	await start({ tags: { abtastyId: 'tests' } })
	answering(BOTH, () => Response.json({ code: 'unknown', status: 422 }, { status: 422 }))
	expect((await home()).status).toBe(200)
	expect(calls).toEqual(['GET /web-domains/', 'GET /web-domains/fr.vitrine.example'])
})

test('what has been known is kept while it cannot be renewed, and renewed as soon as it can (R125)', async () => {
	await home()
	answering(BOTH, away)
	now += 6 * 60_000
	for (const _ of [1, 2]) {
		expect((await home()).text).toMatch(FREE)
		await settled()
	}
	expect(linesAbout(SINGLE).length).toBeGreaterThan(0)
	await setFreeFrom('fr', 7700)
	answerOf = () => undefined
	await home()
	await settled()
	expect((await home()).text).toMatch(/77\s€/)
})

test('two sites in turn, two hundred times, while both are renewed: never the other’s (R125)', async () => {
	const expected = { fr: FREE, ch: /80\sCHF|CHF\s80/ }
	const asked = Array.from({ length: 200 }, async (_, n) => {
		if (n % 25 === 0) now += 6 * 60_000
		const site = n % 2 === 0 ? 'fr' : 'ch'
		const { text } = await home(site)
		return expected[site].test(text) && !expected[site === 'fr' ? 'ch' : 'fr'].test(text)
	})
	expect(await Promise.all(asked)).toEqual(Array.from({ length: 200 }, () => true))
})
