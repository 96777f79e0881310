import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { createKeyring } from '@vitrine/commerce/sessions/commands/keyring'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { SITES } from '@vitrine/market/sites'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGateway } from '../app.ts'
import { createCapabilities } from '../capabilities.ts'
import { createLog } from '../log.ts'
import { type Answer, keysOf, openAccounts, type TestAccounts } from './fixtures.ts'

let shop: TestAccounts
beforeAll(async () => {
	shop = await openAccounts()
})
beforeEach(() => shop.reset())
afterAll(() => shop.drop())

/** A second process of the gateway on the same database, with a keyring of its own. */
function openSecondGateway() {
	const { db, clock, services } = shop
	const keyring = createKeyring({ db, clock, secret: services.authSecrets[0] })
	return createGateway({
		db,
		log: createLog({ level: 'silent' }),
		subscriptionKeys: ['demo'],
		rateLimits: { perMinute: 1_000_000, isStrict: false },
		customer: readsCustomer({ db, clock, keyring }),
		capabilities: createCapabilities({ ...services, keyring }),
	})
}

test('two gateways asked for the same refresh at the same moment leave the customer signed in (R90)', async () => {
	const { refreshToken } = keysOf(await shop.logIn(await insertCustomer(shop.db)))
	shop.later(11)
	const second = openSecondGateway()
	const askSecond = async () => {
		const response = await second.request('/auth/refresh', {
			method: 'POST',
			headers: {
				'Accept-Language': 'fr-FR',
				'Content-Type': 'application/json',
				'Ocp-Apim-Subscription-Key': 'demo',
				'X-Store-Id': SITES.fr.storeId,
			},
			body: JSON.stringify({ refreshToken }),
		})
		return { status: response.status, body: (await response.json()) as Answer['body'] }
	}
	const answers = await Promise.all([
		shop.ask('/auth/refresh', { body: { refreshToken } }),
		askSecond(),
		shop.ask('/auth/refresh', { body: { refreshToken } }),
		askSecond(),
	])
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
	for (const { body } of answers) {
		const { accessToken } = body as unknown as { accessToken: string }
		expect((await shop.ask('/customers/me', { accessToken })).status).toBe(200)
	}
	shop.later(1)
	expect((await shop.ask('/auth/refresh', { body: { refreshToken } })).status).toBe(401)
	const { accessToken } = answers[0]!.body as unknown as { accessToken: string }
	expect((await shop.ask('/customers/me', { accessToken })).status).toBe(401)
})

test('a session handed over to another site ends when the first would have: signing in is put off for nobody (R89)', async () => {
	const { accessToken } = keysOf(await shop.logIn(await insertCustomer(shop.db)))
	shop.later(9)
	const state = 'x'.repeat(43)
	const given = await shop.ask('/auth/hand-overs', { body: { state }, accessToken })
	expect(given.status).toBe(200)
	const ends = await shop.db.selectFrom('sessions').select('expires_at').execute()
	expect(ends).toHaveLength(2)
	expect(ends[0]).toEqual(ends[1])
})
