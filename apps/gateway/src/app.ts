import { OpenAPIHono } from '@hono/zod-openapi'
import type { Database } from '@vitrine/commerce/database/client'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import type { MiddlewareHandler } from 'hono'
import { every, except } from 'hono/combine'
import { docsPage, DOCS_POLICY } from './docs.ts'
import { isExempt } from './exempt.ts'
import { healthRoutes } from './health.ts'
import { GUESSES, HASHES, type Limit, limitsOf } from './limits.ts'
import type { Logger } from './log.ts'
import { accessLog } from './middleware/access-log.ts'
import { limitBody } from './middleware/body-limit.ts'
import { jsonOnly } from './middleware/content-type.ts'
import { defaultHeaders } from './middleware/default-headers.ts'
import { entityTag } from './middleware/entity-tag.ts'
import { language } from './middleware/language.ts'
import { operatorKey } from './middleware/operator-key.ts'
import { problems } from './middleware/problems.ts'
import { limitCalls, rateLimit } from './middleware/rate-limit.ts'
import { requestId } from './middleware/request-id.ts'
import { securityEvents } from './middleware/security-events.ts'
import { store } from './middleware/store.ts'
import { subscriptionKey } from './middleware/subscription-key.ts'
import { openApiDocument } from './openapi.ts'
import { unmatched } from './unmatched.ts'

export type GatewayOptions = {
	/** Read by the readiness probe only; the capabilities hold their own. */
	db: Database
	/** Whether what is held in memory is there yet; always, where nothing is. */
	isReady?: () => boolean
	log: Logger
	/** Receives sign-ins, refusals and actions of operators; required. */
	securityLog?: Logger
	subscriptionKeys: readonly string[]
	/** Of the warehouse and the carriers; without any, what is theirs is closed. */
	operatorKeys?: readonly string[]
	/** `perMinute`: calls of one network that change something. `isStrict`: false lets tests guess and hash as often as they like. */
	rateLimits: { perMinute: number; isStrict?: boolean }
	/** Finds the customer of an access token: readsCustomer of the sessions. Without it every call is a guest's. */
	customer?: MiddlewareHandler<RouteEnv>
	/** The route apps of the capabilities, each with its full paths: see capabilities.ts. */
	capabilities: readonly OpenAPIHono<RouteEnv>[]
}

/** The public HTTP API: middleware in the order a call meets it, then one mount per capability. Runs without a socket: `app.request()`. */
export function createGateway(options: GatewayOptions) {
	const app = new OpenAPIHono<RouteEnv>()
	app.onError(problems(options.log))
	app.notFound(unmatched(app))

	app.use(requestId)
	app.use(defaultHeaders)
	app.use(accessLog(options.log))
	app.use(limitBody)
	if (options.securityLog) app.use(securityEvents(options.securityLog))
	const limits = limitsOf(options.rateLimits.perMinute)
	const product = every(
		subscriptionKey(options.subscriptionKeys),
		limitCalls(limits),
		language,
		store(options),
		jsonOnly,
		entityTag,
		...(options.customer ? [options.customer] : []),
	)
	app.use(except((c) => isExempt(c.req.path), product))

	app.use('/warehouse/*', every(operatorKey(options.operatorKeys ?? []), jsonOnly))

	const strict = options.rateLimits.isStrict === false ? [] : [GUESSES, HASHES]
	for (const limit of [limits.rows, limits.orders, limits.mails, ...strict]) limitEach(app, limit)

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

/** One count for all calls of a limit: who guesses at one guesses at the others. */
function limitEach(app: OpenAPIHono<RouteEnv>, limit: Limit): void {
	const counting = rateLimit(limit)
	for (const call of limit.calls) {
		const [method = '', path = ''] = call.split(' ')
		app.on(method.toUpperCase(), path, counting)
	}
}
