import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { insertOrder } from '@vitrine/commerce/documents/fixtures/orders'
import { issueInvoice } from '@vitrine/commerce/documents/jobs'
import { openSession } from '@vitrine/commerce/sessions/commands/open-session'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGateway } from './app.ts'
import { createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'

const START = new Date('2026-11-21T10:00:00Z')
const FR = '001'
const PL = '006'

let db: Database
let drop: () => Promise<void>
let now: Date
let gateway: ReturnType<typeof createGateway>
let bearers: { owner: string; stranger: string }
let orderId: string
const clock = () => now

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	now = START
	const services = testServices(db, { clock })
	const { keyring, log } = services
	const customer = readsCustomer({ db, clock, keyring })
	const capabilities = createCapabilities(services)
	gateway = createGateway({
		db,
		log,
		customer,
		capabilities,
		subscriptionKeys: ['demo'],
		rateLimits: { perMinute: 9_999 },
	})
	const bearerOf = async (id: string) => {
		const person = { id, email: `${id}@example.com`, site: 'fr', language_tag: 'fr-FR' }
		await db
			.insertInto('customers')
			.values({ ...person, created_at: now, updated_at: now })
			.execute()
		const session = { customerId: id, site: 'fr', method: 'password', userAgent: '', stays: true } as const
		return `Bearer ${(await openSession(db, { keyring, ...session, now })).accessToken}`
	}
	bearers = { owner: await bearerOf('owner-of-it'), stranger: await bearerOf('a-stranger') }
	orderId = await insertOrder(db, { customerId: 'owner-of-it', now })
	await issueInvoice({ db, orderId, now })
})
afterAll(() => drop())
beforeEach(() => {
	now = START
})

type RequestInput = { method?: string; bearer?: string; store?: string }

function ask(path: string, { method = 'GET', bearer, store = FR }: RequestInput = {}) {
	const headers = new Headers({
		'Accept-Language': 'fr-FR',
		'Ocp-Apim-Subscription-Key': 'demo',
		'X-Store-Id': store,
		'Content-Type': 'application/json',
	})
	if (bearer !== undefined) headers.set('Authorization', bearer)
	return gateway.request(path, { method, headers })
}
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

/** The link of the one document of the order, as its page gets it. */
async function linkOf() {
	const [document] = (await (await ask(`/orders/${orderId}/documents`)).json()) as {
		id: string
		link: { token: string }
	}[]
	return { id: document!.id, token: document!.link.token }
}

test('a customer sees their documents, nobody else does, and only where the site has my downloads (R118, T3)', async () => {
	const list = await ask('/customers/me/documents', { bearer: bearers.owner })
	expect(await list.json()).toEqual([
		{
			id: expect.any(String),
			kind: 'invoice',
			documentNumber: 'FR-F-2026-000001',
			orderId,
			orderNumber: expect.stringMatching(/^FR-\d{8}$/),
			issuedAt: START.toISOString(),
			currency: 'EUR',
			totalCentAmount: 10_485,
		},
	])
	expect(await (await ask('/customers/me/documents', { bearer: bearers.stranger })).json()).toEqual([])
	expect(await codeOf(await ask('/customers/me/documents', { bearer: 'Bearer nobody' }))).toEqual([
		401,
		'access-token-refused',
	])
	const polish = await ask('/customers/me/documents', { bearer: bearers.owner, store: PL })
	expect(await codeOf(polish)).toEqual([404, 'documents-not-offered'])
})

test('a link is signed for the owner only; it opens the PDF, which nobody keeps', async () => {
	const { id } = await linkOf()
	const path = `/customers/me/documents/${id}/link`
	expect(await codeOf(await ask(path, { method: 'POST', bearer: 'Bearer nobody' }))).toEqual([
		401,
		'access-token-refused',
	])
	const stranger = await ask(path, { method: 'POST', bearer: bearers.stranger })
	expect(await codeOf(stranger)).toEqual([404, 'document-not-found'])
	const made = await ask(path, { method: 'POST', bearer: bearers.owner })
	const { token, expiresAt } = (await made.json()) as { token: string; expiresAt: string }
	expect([made.status, expiresAt]).toEqual([201, '2026-11-21T10:10:00.000Z'])
	const pdf = await ask(`/documents/${id}?token=${token}`)
	expect(Object.fromEntries(pdf.headers)).toMatchObject({
		'content-type': 'application/pdf',
		'content-disposition': 'inline; filename="FR-F-2026-000001.pdf"',
		'cache-control': 'private, no-store',
		'x-content-type-options': 'nosniff',
	})
	expect(
		Buffer.from(await pdf.arrayBuffer())
			.subarray(0, 5)
			.toString(),
	).toBe('%PDF-')
})

test('whoever knows the id of an order has its documents; of another there are none', async () => {
	expect(await codeOf(await ask('/orders/nobodysorder/documents'))).toEqual([404, 'order-not-found'])
	const fresh = await insertOrder(db, { now })
	expect(await (await ask(`/orders/${fresh}/documents`)).json()).toEqual([])
})

test('a link is over after ten minutes: 410; a changed one is no link: 404', async () => {
	const { id, token } = await linkOf()
	const [end = '', signature = ''] = token.split('.')
	const open = (value: string, document = id) => ask(`/documents/${document}?token=${encodeURIComponent(value)}`)
	now = new Date(START.getTime() + 599_000)
	expect((await open(token)).status).toBe(200)
	now = new Date(START.getTime() + 600_000)
	expect(await codeOf(await open(token))).toEqual([410, 'document-link-over'])
	now = START
	const later = (Number.parseInt(end, 36) + 86_400).toString(36)
	const other = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
	const forged = [
		`${later}.${signature}`,
		`${end}.${other}`,
		`${end}.`,
		`.${signature}`,
		end,
		'',
		`${token}=`,
		`${token}\n`,
		`${token}.`,
		` ${token}`,
	]
	for (const value of forged)
		expect([value, ...(await codeOf(await open(value)))]).toEqual([value, 404, 'document-not-found'])
	const second = await insertOrder(db, { now })
	await issueInvoice({ db, orderId: second, now })
	const [document] = (await (await ask(`/orders/${second}/documents`)).json()) as { id: string }[]
	expect(await codeOf(await open(token, document!.id))).toEqual([404, 'document-not-found'])
})
