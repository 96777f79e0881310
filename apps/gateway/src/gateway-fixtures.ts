import type { Database } from '@vitrine/commerce/database/client'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { openSession } from '@vitrine/commerce/sessions/commands/open-session'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { createGateway } from './app.ts'
import { type CapabilityOptions, createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'
import { createLog } from './log.ts'

export const OPERATOR_KEY = 'the-key-of-the-warehouse'

/** A gateway for tests, called as the French shop does, signed in or not, and as the warehouse does. */
export function openGatewayFixtures(db: Database, changes: Partial<CapabilityOptions> = {}) {
	const services = testServices(db, changes)
	const gateway = createGateway({
		db,
		log: createLog({ level: 'silent' }),
		subscriptionKeys: ['demo'],
		operatorKeys: [OPERATOR_KEY],
		rateLimits: { perMinute: 100_000 },
		customer: readsCustomer(services),
		capabilities: createCapabilities(services),
	})
	let visitors = 0

	async function send(method: string, path: string, { headers = {}, body }: Sent) {
		const response = await gateway.request(path, {
			method,
			headers: { 'Content-Type': 'application/json', ...headers },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		})
		const text = await response.text()
		return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers }
	}

	type Sent = { headers?: Record<string, string>; body?: unknown }
	type Call = { token?: string; body?: unknown; storeId?: string; from?: string }

	/** Calls as the shop; each call from another visitor's network by default. */
	function shop(method: string, path: string, { token, body, storeId = '001', from }: Call = {}) {
		const headers = {
			'Accept-Language': 'fr-FR',
			'Ocp-Apim-Subscription-Key': 'demo',
			'X-Store-Id': storeId,
			'X-Client-Address': from ?? `2001:db8:0:${(visitors++).toString(16)}::1`,
			...(token ? { Authorization: `Bearer ${token}` } : {}),
		}
		return send(method, path, { headers, body })
	}

	/** Calls as another system: `GET /admin/orders`; with a key that may do everything by default. */
	type Asked = { key?: string; body?: unknown; headers?: Record<string, string> }
	function operate(request: string, { key = OPERATOR_KEY, body, headers }: Asked = {}) {
		const [method = '', path = ''] = request.split(' ')
		return send(method, path, { headers: { Authorization: `Bearer ${key}`, ...headers }, body })
	}

	function warehouse(path: string, body: unknown) {
		return operate(`POST ${path}`, { body })
	}

	/** Signs a customer in. */
	async function signIn(email?: string) {
		const customer = await insertCustomer(db, email ? { email } : {})
		const tokens = await openSession(db, {
			keyring: services.keyring,
			customerId: customer.customerId,
			site: 'fr',
			method: 'password',
			userAgent: 'test',
			stays: false,
			now: services.clock(),
		})
		return { ...customer, token: tokens.accessToken }
	}

	return { shop, operate, warehouse, signIn }
}
