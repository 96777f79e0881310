import { OpenAPIHono } from '@hono/zod-openapi'
import type { Database } from '@vitrine/commerce/database/client'
import { createAnswers } from '@vitrine/commerce/changes/answers'
import type { ChangeFeed } from '@vitrine/commerce/changes/feed'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { ProblemError } from '@vitrine/commerce/http/problem'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import { createCallCounter } from './call-counter.ts'
import { docsPage, DOCS_POLICY } from './docs.ts'
import { isExempt, isOperated, OPERATED } from './exempt.ts'
import { healthRoutes } from './health.ts'
import { GUESSES, HASHES, type Limit, limitsOf } from './limits.ts'
import type { Logger } from './log.ts'
import { accessLog } from './middleware/access-log.ts'
import { answeredBefore, entityTag } from './middleware/entity-tag.ts'
import { language } from './middleware/language.ts'
import { operatorKey } from './middleware/operator-key.ts'
import { problems } from './middleware/problems.ts'
import { limitCalls, rateLimit } from './middleware/rate-limit.ts'
import { seenPosition } from './middleware/seen-position.ts'
import { securityEvents } from './middleware/security-events.ts'
import { store } from './middleware/store.ts'
import { subscriptionKey } from './middleware/subscription-key.ts'
import { openApiDocument } from './openapi.ts'
import { unmatched } from './unmatched.ts'

/** Sets the request id for logs and problems: the caller's `X-Request-Id` where it is harmless, else a new one. */
const requestId = createMiddleware<RouteEnv>(async (c, next) => {
	const given = c.req.header('x-request-id') ?? ''
	const id = /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
	c.set('requestId', id)
	c.header('X-Request-Id', id)
	await next()
	c.res.headers.set('X-Request-Id', id)
})

/** Sets `no-store` without other caching headers: carts, orders and payments belong to one shopper. Forbids MIME sniffing. */
const defaultHeaders = createMiddleware<RouteEnv>(async (c, next) => {
	await next()
	c.res.headers.set('X-Content-Type-Options', 'nosniff')
	if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
})

/** Refuses a body other than JSON, which a contract would read as an empty one. */
const jsonOnly = createMiddleware<RouteEnv>(async (c, next) => {
	const isJson = /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(c.req.header('content-type') ?? '')
	if (!isJson && hasBody(c.req.raw)) throw new ProblemError({ status: 415, code: 'not-json' })
	await next()
})

/** The feed and the list of sites are of no site and no language. */
const OF_NO_SITE = ['/changes', '/sites/']

function refuseLarge(): never {
	throw new ProblemError({ status: 413, code: 'body-too-large' })
}

/**
 * Refuses bodies over so many KB, with or without a Content-Length. One that tells its length is not asked for here:
 * that would make a stream of it, which costs more than reading it.
 */
function limitBody(kilobytes: number) {
	const maxSize = kilobytes * 1024
	const limitUnmeasured = bodyLimit({ maxSize, onError: refuseLarge })
	return createMiddleware<RouteEnv>((c, next) => {
		const length = c.req.header('content-length')
		if (length === undefined || c.req.header('transfer-encoding') !== undefined) return limitUnmeasured(c, next)
		return Number(length) > maxSize ? refuseLarge() : next()
	})
}

const limitShop = limitBody(64)
/** Events of a payment provider hold whole payments. */
const limitEvents = limitBody(256)
/** A photo of 8 MB as base64. */
const limitPhotos = limitBody(11 * 1024)
/** Other systems tell of many things at once. */
const limitOperated = limitBody(2_048)

function limitOf(path: string) {
	if (isOperated(path)) return limitOperated
	if (/^\/reviewable\/[\w-]+\/photos$/.test(path)) return limitPhotos
	return path.startsWith('/payments/webhooks/') ? limitEvents : limitShop
}

export type GatewayOptions = {
	/** For the readiness probe and the counts of calls; the capabilities have their own. */
	db: Database
	/** True once the data held in memory is loaded; always without any. */
	isReady?: () => boolean
	/** True once the process is to end: it is ready no more. */
	isClosing?: () => boolean
	log: Logger
	/** Logs sign-ins, refusals and operators' actions; required. */
	securityLog?: Logger
	subscriptionKeys: readonly string[]
	/** Bearer keys of other systems that may do everything, besides those on record. */
	operatorKeys?: readonly string[]
	/** `perMinute`: writing calls per network. `isStrict`: false lifts the limits of guesses and hashes for tests. */
	rateLimits: { perMinute: number; isStrict?: boolean }
	/** Sets the customer of an access token: readsCustomer of the sessions. Without it every caller is a guest. */
	customer?: MiddlewareHandler<RouteEnv>
	/** Changes of what the gateway answers; without it no call waits for another gateway's. */
	feed?: ChangeFeed
	/** The route apps of the capabilities, each with its full paths: see capabilities.ts. */
	capabilities: readonly OpenAPIHono<RouteEnv>[]
}

/** The public HTTP API: middleware in order of execution, then one mount per capability. Runs without a socket: `app.request()`. */
export function createGateway(options: GatewayOptions) {
	const app = new OpenAPIHono<RouteEnv>()
	app.onError(problems(options.log))
	app.notFound(unmatched(app))

	app.use(requestId)
	app.use(defaultHeaders)
	app.use(accessLog(options.log))
	if (options.securityLog) app.use(securityEvents(options.securityLog))
	// Asking a read for its body costs more than the rest of it.
	app.use((c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limitOf(c.req.path)(c, next)))
	const limits = limitsOf(options.rateLimits.perMinute)
	const counter = createCallCounter({
		db: options.db,
		secret: options.subscriptionKeys.join(),
		onError: (error) => options.log.warn({ err: error }, 'calls are counted by this process alone for now'),
	})
	const product = every(
		subscriptionKey(options.subscriptionKeys),
		limitCalls(counter, limits),
		...(options.feed ? [seenPosition(options.feed), answeredBefore(createAnswers(options.feed))] : []),
		language,
		store(options),
		jsonOnly,
		entityTag,
		...(options.customer ? [options.customer] : []),
	)
	app.use((c, next) => (isExempt(c.req.path) || OF_NO_SITE.includes(c.req.path) ? next() : product(c, next)))
	for (const path of OF_NO_SITE)
		app.use(path, every(subscriptionKey(options.subscriptionKeys), limitCalls(counter, limits)))

	const operators = every(operatorKey({ db: options.db, keys: options.operatorKeys ?? [] }), jsonOnly)
	for (const path of OPERATED) app.use(`${path}*`, operators)

	const strict = options.rateLimits.isStrict === false ? [] : [GUESSES, HASHES]
	for (const limit of [limits.rows, limits.orders, limits.reviews, limits.mails, ...strict])
		limitEach(app, rateLimit(counter, limit), limit.calls)

	app.route('/', healthRoutes(options))
	for (const capability of options.capabilities) app.route('/', capability)

	const document = openApiDocument(app)
	const page = docsPage(document)
	app.get('/openapi.json', (c) => c.json(document))
	app.get('/docs', (c) => {
		c.header('Content-Security-Policy', DOCS_POLICY)
		c.header('Link', '</openapi.json>; rel="service-desc"')
		return c.html(page)
	})
	return app
}

/** All calls of a limit share one counter. */
function limitEach(app: OpenAPIHono<RouteEnv>, counting: MiddlewareHandler<RouteEnv>, calls: Limit['calls']): void {
	for (const call of calls) {
		const [method = '', path = ''] = call.split(' ')
		app.on(method.toUpperCase(), path, counting)
	}
}

function hasBody(request: Request): boolean {
	if (request.method === 'GET' || request.method === 'HEAD') return false
	const length = request.headers.get('content-length')
	return length === null ? request.body !== null : length !== '0'
}
