import { sized } from '@vitrine/testing/matrix'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { gatherSamples } from '@vitrine/commerce/declaration/test-gather-samples'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { fc } from '@vitrine/testing/chance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '../app.ts'
import { createCapabilities } from '../capabilities.ts'
import { testServices } from '../fixtures.ts'
import { createLog } from '../log.ts'
import { openApiDocument } from '../openapi.ts'
import { type FuzzRequest, fuzzSources, GOOD_HEADERS, OPERATOR_KEY } from './test-requests.ts'
import { watchChanges } from './test-witness.ts'

const REQUESTS = sized({ gate: 2_000, whole: 20_000 })
const SEED = 20261121
/** An operation that has to accept something is asked until it does, so many times at most. */
const MOST_TRIES = 400

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

/** The access token of a customer, so that calls get behind the sign-in. */
async function signIn(app: ReturnType<typeof createGateway>, { email, password }: { email: string; password: string }) {
	const response = await app.request('/auth/login', {
		method: 'POST',
		headers: { ...GOOD_HEADERS, 'Content-Type': 'application/json' },
		body: JSON.stringify({ email, password }),
	})
	const { tokens } = (await response.json()) as { tokens: { accessToken: string } }
	return tokens.accessToken
}

/** Seed per operation, so that adding another does not change its requests. */
function seedOf(operationId: string): number {
	return [...operationId].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 2 ** 31, SEED)
}

/** Carts that fuzzing made pile up; the ones it may find again stay. */
async function sweep(spared: readonly string[]): Promise<void> {
	await db.deleteFrom('carts').where('id', 'not in', spared).execute()
}

test(`${REQUESTS} requests over every operation: no 5xx, no hang, and refused calls change nothing`, async () => {
	const customer = await insertCustomer(db)
	const { values, accepted } = await gatherSamples(db, { email: [customer.email], password: [customer.password] })
	const services = testServices(db)
	await services.index.start()
	const app = createGateway({
		db,
		log: createLog({ level: 'silent' }),
		subscriptionKeys: ['demo'],
		customer: readsCustomer(services),
		operatorKeys: [OPERATOR_KEY],
		rateLimits: { perMinute: 10_000_000, isStrict: false },
		capabilities: createCapabilities(services),
	})
	const accessToken = await signIn(app, customer)
	const sources = fuzzSources(openApiDocument(app), {
		named: values,
		headers: { Authorization: `Bearer ${accessToken}` },
	})
	const asked = sources.map(({ operationId }) => operationId)
	expect(asked).toEqual(expect.arrayContaining([...accepted]))
	const each = Math.ceil(REQUESTS / sources.length)
	let sent = 0
	const { changes } = await watchChanges(db)
	let known = await changes()

	/** Sends one request and holds it to what every request is held to; answers its status. */
	async function ask({ request, summary }: FuzzRequest): Promise<number> {
		const before = known
		const response = await app.fetch(request)
		await response.arrayBuffer()
		sent += 1
		expect(response.status, summary).toBeLessThan(500)
		known = await changes()
		if (response.status >= 400) expect(known, summary).toBe(before)
		if (sent % 500 === 0) {
			await sweep(values.cartId ?? [])
			known = await changes()
		}
		return response.status
	}

	for (const { operationId, source } of sources) {
		let isIn = !accepted.has(operationId)
		const timeout = isIn ? each : Math.max(each, MOST_TRIES)
		const requests = fc.sample(source, { numRuns: timeout, seed: seedOf(operationId) })
		for (const [count, request] of requests.entries()) {
			if (count >= each && isIn) break
			isIn = (await ask(request)) < 300 || isIn
		}
		expect(isIn, operationId).toBe(true)
	}
	expect(sent).toBeGreaterThanOrEqual(REQUESTS)
})
