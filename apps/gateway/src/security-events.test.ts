import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKey } from '@vitrine/commerce/api-keys/commands'
import { insertSites } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from './app.ts'
import { createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'
import { createLog, createSecurityLog } from './log.ts'

let db: Database
let drop: () => Promise<void>
let folder: string
let file: string
let gateway: ReturnType<typeof createGateway>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	folder = await mkdtemp(join(tmpdir(), 'vitrine-security-'))
	file = join(folder, 'logs', 'security.log')
	const services = testServices(db)
	gateway = createGateway({
		db,
		log: createLog({ level: 'silent' }),
		securityLog: createSecurityLog(file),
		subscriptionKeys: ['demo'],
		operatorKeys: ['the-key-of-the-warehouse'],
		rateLimits: { perMinute: 1_000 },
		customer: readsCustomer(services),
		capabilities: createCapabilities(services),
	})
})
afterAll(async () => {
	await drop()
	await rm(folder, { recursive: true })
})

function call(request: string, body?: unknown, headers: Record<string, string> = {}) {
	const [method = '', path = ''] = request.split(' ')
	return gateway.request(path, {
		method,
		headers: {
			'Content-Type': 'application/json',
			'Accept-Language': 'fr-FR',
			'Ocp-Apim-Subscription-Key': 'demo',
			'X-Store-Id': '001',
			'X-Client-Address': '2001:db8:1:2:3::4',
			...headers,
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
}
const lines = async () =>
	(await readFile(file, 'utf8'))
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))

test('sign-ins, refusals and operators are told, by network and customer, without addresses and secrets (L6)', async () => {
	const { customerId, email } = await insertCustomer(db)
	expect((await call('POST /auth/login', { email, password: PASSWORD })).status).toBe(200)
	for (let i = 0; i < 5; i++)
		expect((await call('POST /auth/login', { email, password: 'Not-It-12' })).status).toBe(401)
	await call('POST /customers/password/forgot', {
		email,
		pageUrl: 'https://shop.example/fr/auth/change-password/?token=TOKEN',
	})
	await call('GET /warehouse/refunds/due', undefined, { Authorization: 'Bearer the-key-of-the-warehouse' })
	await call('GET /warehouse/refunds/due', undefined, { Authorization: 'Bearer wrong' })
	const { key } = await createKey(db, { name: 'ERP', permissions: [], sites: null, expiresAt: null, now: new Date() })
	await call('GET /admin/orders', undefined, { Authorization: `Bearer ${key}` })
	await call('GET /customers/me')
	await call('GET /customers/me', undefined, { 'X-Client-Address': '203.0.113.77' })
	// Events of a payment provider: forged, and longer than any.
	const webhook = 'POST /payments/webhooks/sandbox/demo'
	expect((await call(webhook, { id: 'evt_1', note: 'x'.repeat(200_000) })).status).toBe(400)
	expect((await call(webhook, { id: 'evt_1', note: 'x'.repeat(257 * 1024) })).status).toBe(413)
	// Reading is no event.
	await call('GET /web-domains')
	expect(await lines()).toMatchObject([
		{ event: 'sign-in', outcome: 'ok', customerId, network: '2001:db8:1::/48' },
		{ event: 'sign-in', outcome: 'refused', status: 401, code: 'credentials-refused' },
		{ event: 'password-reset-asked', outcome: 'ok' },
		{ event: 'operator-call', outcome: 'ok', status: 200 },
		{ event: 'operator-call', outcome: 'refused', code: 'operator-key-unknown' },
		{ event: 'operator-call', outcome: 'refused', code: 'permission-missing', operator: expect.stringMatching(/^ERP/) },
		{ event: 'refused', status: 401, code: 'access-token-refused' },
		{ event: 'refused', status: 401, network: '203.0.113.0/24' },
		{ event: 'refused', status: 400, code: 'webhook-signature' },
		{ event: 'refused', status: 413, code: 'body-too-large' },
	])
	const text = await readFile(file, 'utf8')
	for (const secret of [email, PASSWORD, 'Not-It', 'eyJ', 'the-key-of', key, '3::4', '2001:db8:1:2', '113.77'])
		expect(text).not.toContain(secret)
	expect((await stat(file)).mode & 0o777).toBe(0o600)
})
