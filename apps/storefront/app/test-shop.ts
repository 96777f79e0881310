import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { insertSites } from '@vitrine/commerce/catalog/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase, type TestDatabase } from '@vitrine/commerce/database/test-database'
import type { PaymentBook } from '@vitrine/commerce/payments/providers/payment-book'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { createCatalogIndex } from '@vitrine/commerce/search/catalog-index'
import { createGateway } from '@vitrine/gateway/app'
import { createCapabilities } from '@vitrine/gateway/capabilities'
import { TEST_SECRET, testServices } from '@vitrine/gateway/fixtures'
import { createLog } from '@vitrine/gateway/log'
import { SITE_BOOK } from '@vitrine/market/sites'
import type { StorefrontOptions } from './request/serving/options.ts'

const BUILD = new URL('../build/', import.meta.url)
const KEY = 'test-subscription-key'

type Storefront = {
	/** `connection`: who is at its other end, as the HTTP server tells it. */
	request(address: string, init?: RequestInit, connection?: object): Promise<Response>
	fetch(request: Request, connection?: unknown): Response | Promise<Response>
	/** Until the returned function is called. */
	followChanges(): () => void
	/** For a server of `node:http`. */
	listener(request: IncomingMessage, response: ServerResponse): void
}
export type TestShop = {
	/** The built shop on a gateway in this process; addresses are paths on a host of no country, or whole URLs. */
	shop: Storefront
	db: Database
	/** Of the database, for what must be installed in it besides. */
	databaseUrl: string
	/** Lets the gateway show what was changed in the database, without waiting for its announcement. */
	refresh: () => Promise<void>
	/** Lines the shop has logged. */
	logged: { message: string; [field: string]: unknown }[]
	/** The gateway itself, for a call the shop would not make. */
	gateway: (request: Request) => Response | Promise<Response>
	/** Lines the gateway has logged. */
	gatewayLogged: string[]
	/** Every product call the shop has made. */
	calls: Request[]
	/** Makes the gateway unreachable, or those of its paths; or reachable again. */
	setDown: (isDown: boolean | RegExp) => void
	/** Answers calls in the gateway's place: where it returns undefined, the gateway answers. */
	setAnswer: (answer: (request: Request) => Response | Promise<Response> | undefined) => void
	close: () => Promise<void>
}

type TestShopOptions = Partial<StorefrontOptions> & {
	/** Guessing is limited. */
	isStrict?: boolean
	/** In place of the sandbox. */
	payments?: PaymentBook
}
type ShopDatabase = Pick<TestDatabase, 'db' | 'url' | 'drop'>

/**
 * The whole shop for a suite: fresh database, or `database` in place of one of the unit tests' server, gateway, pages. `fill`
 * puts goods in before the catalog is read. Needs `react-router build`.
 */
export async function openTestShop(
	fill: (db: Database) => Promise<void>,
	{ database, ...options }: TestShopOptions & { database?: ShopDatabase } = {},
): Promise<TestShop> {
	const used = database ?? (await createTestDatabase())
	await insertSites(used.db)
	await fill(used.db)
	return openTestShopOn(used, options)
}

/** The whole shop on a database that is filled, and goes with it when it is closed. */
export async function openTestShopOn(
	{ db, url, drop }: ShopDatabase,
	{ isStrict = false, payments, ...options }: TestShopOptions = {},
): Promise<TestShop> {
	const clock = () => new Date()
	const gatewayLogged: string[] = []
	const log = createLog({ destination: { write: (line) => void gatewayLogged.push(line) } })
	const index = createCatalogIndex({ db, clock, listen: url })
	await index.start()
	const services = testServices(db, { clock, log, index, ...(payments && { payments }) })
	const gateway = createGateway({
		db,
		customer: readsCustomer(services),
		log,
		feed: index.feed,
		subscriptionKeys: [KEY],
		rateLimits: { perMinute: 1_000_000, isStrict },
		capabilities: createCapabilities(services),
	})
	const logged: TestShop['logged'] = []
	const calls: Request[] = []
	let isDown: boolean | RegExp = false
	let answer: Parameters<TestShop['setAnswer']>[0] = () => undefined
	const shop = await createBuiltShop({
		...options,
		async gateway(request) {
			calls.push(request)
			const isAway = isDown instanceof RegExp ? isDown.test(new URL(request.url).pathname) : isDown
			if (isAway) throw new Error('the gateway is away')
			return answer(request) ?? gateway.fetch(request)
		},
		log: { error: (fields, message) => logged.push({ ...fields, message }) },
	})
	return {
		shop,
		db,
		databaseUrl: url,
		refresh: () => index.refresh(),
		logged,
		gateway: (request) => gateway.fetch(request),
		gatewayLogged,
		calls,
		setAnswer(value) {
			answer = value
		},
		setDown(value) {
			isDown = value
		},
		async close() {
			await index.stop()
			await drop()
		},
	}
}

/** A shopper who keeps his cookies: asks for a page, or with fields sends its form. */
export function shopperOf({ shop }: Pick<TestShop, 'shop'>) {
	const jar = new Map<string, string>()
	return async (path: string, fields?: Record<string, string>) => {
		const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
		const form = fields && { method: 'POST', body: new URLSearchParams(fields) }
		const response = await shop.request(path, { headers, ...form })
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
			jar.set(name, value)
		}
		const { status, headers: answered } = response
		return { status, headers: answered, location: answered.get('location'), html: await response.text() }
	}
}

/** The built shop on any gateway; `folder` ends in a slash. */
export async function createBuiltShop(
	options: Pick<StorefrontOptions, 'gateway' | 'log'> & Partial<StorefrontOptions>,
	folder = BUILD,
): Promise<Storefront> {
	const build: { createStorefront(options: StorefrontOptions): Storefront } = await import(
		new URL('server/index.js', folder).href
	)
	return build.createStorefront({
		sites: SITE_BOOK,
		shopName: 'Linaire',
		subscriptionKey: KEY,
		cookieSecrets: [TEST_SECRET],
		mediaFolder: fileURLToPath(new URL('no-media', folder)),
		clientFolder: fileURLToPath(new URL('client', folder)),
		isProduction: true,
		...options,
	})
}

/** Puts other parts in the place of a screen's own (`routes/stores/stores`), in this test file, before its first request. */
export async function replaceParts(screen: string, parts: object): Promise<void> {
	const { pages }: { pages: { routes: Record<string, { module: object }> } } = await import(
		new URL('server/index.js', BUILD).href
	)
	const route = pages.routes[screen]
	if (!route) throw new Error(`There is no screen ${screen}`)
	route.module = { ...route.module, ...parts }
}

/** A document without the text of its styles, which names classes that the page may lack. */
export function withoutStyles(html: string): string {
	return html.replaceAll(/<style[^]*?<\/style>/g, '')
}

/** A document without its scripts and styles: what they name is not on the page. */
export function shownOf(html: string): string {
	return html.replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
}

/** The document's text without its markup, blanks collapsed: what a reader reads. */
export function textOf(html: string): string {
	return html
		.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll('&amp;', '&')
		.replaceAll('&#x27;', "'")
		.replaceAll(/\s+/g, ' ')
}
