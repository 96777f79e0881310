import { insertProduct, insertSites } from '@vitrine/commerce/catalog/fixtures'
import { fillCheckout } from '@vitrine/commerce/checkout/fixtures/checkouts'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from './app.ts'
import { createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'
import { createLog } from './log.ts'

const CARD = '2980000123450'
const STORE_IDS = { fr: '001', de: '004' } as const
const lines: string[] = []
const checkouts = { fr: '', de: '' }
let db: Database
let drop: () => Promise<void>
let gateway: ReturnType<typeof createGateway>

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const { colorways } = await insertProduct(db)
	const items = [{ sku: colorways[0]!.skus[0]!, quantity: 1 }]
	for (const site of ['fr', 'de'] as const) checkouts[site] = (await fillCheckout(db, { items, site })).checkoutId
	gateway = createGateway({
		db,
		log: createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
		subscriptionKeys: ['demo'],
		rateLimits: { perMinute: 1000 },
		capabilities: createCapabilities(testServices(db)),
	})
})
afterAll(() => drop())

async function identify(site: 'fr' | 'de', card: object) {
	const response = await gateway.request(`/checkout/sessions/${checkouts[site]}/identification`, {
		method: 'PUT',
		headers: {
			'Accept-Language': 'fr-FR',
			'Content-Type': 'application/json',
			'Ocp-Apim-Subscription-Key': 'demo',
			'X-Store-Id': STORE_IDS[site],
		},
		body: JSON.stringify({ email: 'camille@example.com', ...card }),
	})
	return { status: response.status, type: response.headers.get('content-type'), body: await response.json() }
}

test('a card is taken where the site has loyalty; without one nothing is asked (R115)', async () => {
	expect(await identify('fr', { loyaltyCardNumber: '2 980000 123450' })).toMatchObject({
		status: 200,
		body: { takesLoyaltyCard: true, loyaltyCardNumber: CARD },
	})
	for (const none of [{}, { loyaltyCardNumber: '' }])
		expect(await identify('fr', none)).toMatchObject({ status: 200, body: { loyaltyCardNumber: null } })
	expect(await identify('de', {})).toMatchObject({
		status: 200,
		body: { takesLoyaltyCard: false, loyaltyCardNumber: null },
	})
})

test.each([
	['fr', '2980000123451', 'card-number'],
	['fr', '298000012345', 'card-number'],
	['fr', 'my card', 'card-number'],
	['fr', "'; drop table orders; --", 'card-number'],
	['de', CARD, 'not-offered'],
	['de', 'my card', 'not-offered'],
] as const)('on %s the card %j is a problem (RFC 9457) that names the field: %s', async (site, typed, code) => {
	expect(await identify(site, { loyaltyCardNumber: typed })).toMatchObject({
		status: 422,
		type: 'application/problem+json',
		body: { status: 422, errors: [{ field: 'loyaltyCardNumber', code }] },
	})
})

test('what is no text at all, or far too long, is malformed', async () => {
	for (const odd of [2980000123450, null, [CARD], '2'.repeat(41)])
		expect([400, 422]).toContain((await identify('fr', { loyaltyCardNumber: odd })).status)
})

test('no number comes into the log', async () => {
	await identify('fr', { loyaltyCardNumber: CARD })
	expect(lines.length).toBeGreaterThan(0)
	expect(lines.join('\n')).not.toContain(CARD)
})
