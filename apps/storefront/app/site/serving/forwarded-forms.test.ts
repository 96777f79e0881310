import { beforeAll, expect, test } from 'vitest'
import { createBuiltShop } from '#app/site/test-shop.ts'

let shop: Awaited<ReturnType<typeof createBuiltShop>>
beforeAll(async () => {
	shop = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
		trustedProxies: ['10.0.0.0/8'],
	})
})

const PROXY = '10.1.2.3'
const STRANGER = '203.0.113.9'

/** A form of the cart page that needs no gateway: there is no cart to change, so it leads back. */
async function post(peer: string, headers: Record<string, string>): Promise<number> {
	const body = new URLSearchParams({ intent: 'remove', sku: 'LN-W01-SKY-38' })
	const connection = { incoming: { socket: { remoteAddress: peer } } }
	const address = 'http://127.0.0.1:3000/fr/cart/'
	return (await shop.request(address, { method: 'POST', headers, body }, connection)).status
}
const origin = 'https://fr.linaire.example'
const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'fr.linaire.example' }
const original = { 'x-forwarded-proto': 'https', 'x-original-host': 'fr.linaire.example' }

test('a form of our own page is taken, one of a foreign page is refused (R100)', async () => {
	expect(await post(STRANGER, { origin: 'http://127.0.0.1:3000' })).toBe(303)
	for (const foreign of ['https://evil.example', 'https://127.0.0.1:3000', 'null'])
		expect([foreign, await post(STRANGER, { origin: foreign })]).toEqual([foreign, 403])
})

test('a page that tells nobody where it is has forms all the same: its browser vouches for them (R29, R100)', async () => {
	const from = (site: string) => post(STRANGER, { origin: 'null', 'sec-fetch-site': site })
	expect(await from('same-origin')).toBe(303)
	for (const foreign of ['cross-site', 'same-site', 'none', ''])
		expect([foreign, await from(foreign)]).toEqual([foreign, 403])
	const named = await post(STRANGER, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })
	expect(named).toBe(403)
})

test.each([forwarded, original])('behind a trusted proxy the visitor’s own address counts (R156)', async (headers) => {
	expect(await post(PROXY, { origin, ...headers })).toBe(303)
	expect(await post(PROXY, { origin: 'https://evil.example', ...headers })).toBe(403)
})

test.each([forwarded, original])('nobody else can say what the visitor asked for', async (headers) => {
	expect(await post(STRANGER, { origin, ...headers })).toBe(403)
	expect(await post(STRANGER, { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(403)
})
