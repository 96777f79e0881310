import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { buyGoods, fillCheckout } from '@vitrine/commerce/checkout/fixtures/checkouts'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { issueInvoice } from '@vitrine/commerce/documents/jobs'
import { insertStore } from '@vitrine/commerce/stores/fixtures'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createGateway } from '../app.ts'
import { createCapabilities } from '../capabilities.ts'
import { testServices } from '../fixtures.ts'
import { createLog } from '../log.ts'
import { openApiDocument } from '../openapi.ts'
import { type FuzzRequest, fuzzSources, GOOD_HEADERS, OPERATOR_KEY } from './requests.ts'
import { watchChanges } from './witness.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** How many requests the fuzz sends: a few in the gate, many by `npm run fuzz`. */
		fuzzRequests: number
	}
}

const REQUESTS = inject('fuzzRequests')
const SEED = 20261121
/** A fuzz without a success tests only refusals: these are repeated until one is accepted. */
const LETTING_IN = new Set([
	'searchProducts',
	'suggest',
	'getProduct',
	'addLineItem',
	'createCart',
	'recordConsent',
	'getCheckout',
	'listStores',
	'getOrder',
	'getCustomer',
	'changeProfile',
	'listAddresses',
	'addAddress',
	'forgotPassword',
	'shipParcel',
	'recordParcelEvent',
	'mergeCart',
	'trackOrder',
	'askForOrderLink',
])
const TIMEOUT = 400

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

/** Of an operation its own, so that another one beside it changes nothing of what this one is asked. */
function seedOf(operationId: string): number {
	return [...operationId].reduce((seed, mail) => (seed * 31 + mail.charCodeAt(0)) % 2 ** 31, SEED)
}

/** Carts that fuzzing made pile up; the ones it may find again stay. */
async function sweep(spared: readonly string[]): Promise<void> {
	await db.deleteFrom('carts').where('id', 'not in', spared).execute()
}

test(`${REQUESTS} requests over every operation: no 5xx, no hang, and refused calls change nothing`, async () => {
	const { colorways } = await insertProduct(db)
	const sku = colorways[0]!.skus[0]!
	await insertStore(db, {
		id: 'paris',
		site: 'fr',
		city: 'Paris',
		postalCode: '75004',
		at: [48.857, 2.352],
		email: 'paris@example.com',
	})
	await db.insertInto('stock_locations').values({ id: 'paris', kind: 'store', store_id: 'paris' }).execute()
	await db.insertInto('stock_levels').values({ location_id: 'paris', sku, on_hand: 3 }).execute()
	const open = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	const placed = await (await fillCheckout(db, { items: [{ sku, quantity: 1 }] })).pay()
	const orderId = placed.ok ? placed.placed.orderId : ''
	const customer = await insertCustomer(db)
	const bought = await buyGoods(db, { items: [{ sku, quantity: 1 }] })
	await issueInvoice({ db, orderId: bought.orderId, now: new Date() })
	const invoice = await db.selectFrom('documents').select('id').executeTakeFirstOrThrow()
	const { order_number: orderNumber } = await db
		.selectFrom('orders')
		.select('order_number')
		.where('id', '=', orderId)
		.executeTakeFirstOrThrow()
	const named = {
		sku: [sku],
		cartId: [open.cartId],
		checkoutId: [open.checkoutId],
		orderId: [orderId],
		orderNumber: [orderNumber, bought.orderNumber, bought.orderNumber.toLowerCase()],
		carrier: ['colissimo'],
		trackingNumber: ['6A12345678901', '6A12345678902'],
		shippedAt: ['2026-11-20T10:00:00Z'],
		occurredAt: ['2026-11-21T10:00:00Z'],
		urlKey: [colorways[0]!.id],
		methodId: ['home', 'relay', 'store'],
		q: ['chemise bleue taille 40', 'Damen Sommerkleid', 'noir ou gris', '6 ans', 'sans manches', 'l’été 7/8', 'zzzz'],
		paymentProduct: ['paypal', 'card'],
		provider: ['sandbox'],
		email: ['guest@example.com', customer.email, bought.email],
		password: [PASSWORD],
		current: [PASSWORD],
		countryCode: ['FR', 'BE'],
		postalCode: ['75011'],
		near: ['75011', 'Paris'],
		firstName: ['Camille'],
		lastName: ['Durand'],
		line1: ['12 rue Oberkampf'],
		city: ['Paris'],
		line2: [''],
		region: [''],
		birthDate: ['1990-05-04'],
		loyaltyCardNumber: [''],
		civility: ['ms'],
		category: ['women'],
		consentId: ['0123456789abcdef0123456789abcdef'],
		textsVersion: ['2026-11-21'],
		decidedAt: ['2026-11-21T10:00:00.000Z'],
		storeId: ['paris'],
		reservationId: [orderId],
		documentId: [invoice.id],
		phoneNumber: ['06 12 34 56 78'],
		phoneCountry: ['FR'],
		pageUrl: ['https://fr.localhost/fr/reservation/RESERVATION_ID/TOKEN'],
		returnUrl: ['https://fr.localhost/fr/order/ORDER_ID/confirmation/'],
		origin: ['https://fr.localhost'],
	}
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
	const sources = fuzzSources(openApiDocument(app), { named, headers: { Authorization: `Bearer ${accessToken}` } })
	const each = Math.ceil(REQUESTS / sources.length)
	let sent = 0
	const { changes } = await watchChanges(db)
	let known = await changes()

	/** Sends one request and holds it to what every request is held to; answers its status. */
	async function ask({ request, summary }: FuzzRequest): Promise<number> {
		const before = known
		const started = performance.now()
		const response = await app.fetch(request)
		await response.arrayBuffer()
		sent += 1
		expect(response.status, summary).toBeLessThan(500)
		expect(performance.now() - started, summary).toBeLessThan(20_000)
		known = await changes()
		if (response.status >= 400) expect(known, summary).toBe(before)
		if (sent % 500 === 0) {
			await sweep([open.cartId])
			known = await changes()
		}
		return response.status
	}

	for (const { operationId, source } of sources) {
		let isIn = !LETTING_IN.has(operationId)
		const timeout = isIn ? each : Math.max(each, TIMEOUT)
		const requests = fc.sample(source, { numRuns: timeout, seed: seedOf(operationId) })
		for (const [count, request] of requests.entries()) {
			if (count >= each && isIn) break
			isIn = (await ask(request)) < 300 || isIn
		}
		expect(isIn, operationId).toBe(true)
	}
	expect(sent).toBeGreaterThanOrEqual(REQUESTS)
}, 600_000)
