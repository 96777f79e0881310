import { beforeAll, expect, test } from 'vitest'
import { createBuiltShop } from '#app/test-shop.ts'

let shop: Awaited<ReturnType<typeof createBuiltShop>>
let azure: Awaited<ReturnType<typeof createBuiltShop>>
beforeAll(async () => {
	const options = {
		gateway: () => Promise.reject<Response>(new Error('away')),
		log: { error: () => undefined },
		trustedProxies: ['10.0.0.0/8'],
	}
	shop = await createBuiltShop(options)
	azure = await createBuiltShop({ ...options, hostHeader: 'x-original-host' })
})

const PROXY = '10.1.2.3'
const STRANGER = '203.0.113.9'

/** A form of the cart page that needs no gateway: there is no cart to change, so it leads back. */
async function post(peer: string, headers: Record<string, string>, asked = shop): Promise<number> {
	const body = new URLSearchParams({ intent: 'remove', sku: 'LN-W01-SKY-38' })
	const connection = { incoming: { socket: { remoteAddress: peer } } }
	const address = 'http://127.0.0.1:3000/fr/cart/'
	return (await asked.request(address, { method: 'POST', headers, body }, connection)).status
}
const origin = 'https://fr.vitrine.example'
const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'fr.vitrine.example' }
const original = { 'x-forwarded-proto': 'https', 'x-original-host': 'fr.vitrine.example' }

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

test('behind a trusted proxy the visitor’s own address counts, from the header it is known to write (R156, L4)', async () => {
	for (const [asked, own, other] of [
		[shop, forwarded, original],
		[azure, original, forwarded],
	] as const) {
		expect(await post(PROXY, { origin, ...own }, asked)).toBe(303)
		expect(await post(PROXY, { origin: 'https://evil.example', ...own }, asked)).toBe(403)
		expect(await post(PROXY, { origin, ...other }, asked)).toBe(403)
		const lying = Object.fromEntries(
			Object.entries(other).map(([name, value]) => [name, value.replace('fr.', 'evil.')]),
		)
		expect(await post(PROXY, { origin, ...lying, ...own }, asked)).toBe(303)
	}
})

test.each([forwarded, original])('nobody else can say what the visitor asked for', async (headers) => {
	expect(await post(STRANGER, { origin, ...headers })).toBe(403)
	expect(await post(STRANGER, { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(403)
})
