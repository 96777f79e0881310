import type { MiddlewareHandler } from 'hono'
import type { Database } from '../database/client.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { createRouteApp, requireCustomer, type RouteEnv } from '../http/route-app.ts'
import { endSession, endSessions, signOut } from './commands/end-sessions.ts'
import type { Keyring } from './commands/keyring.ts'
import { openSession } from './commands/open-session.ts'
import { adoptSession, refreshSession } from './commands/refresh-session.ts'
import {
	adoptRoute,
	endOtherSessionsRoute,
	endSessionRoute,
	handOverRoute,
	listSessionsRoute,
	logOutRoute,
	refreshRoute,
} from './contract.ts'
import { listSessions, readAccessToken, readHandOver } from './queries.ts'

export type SessionOptions = { db: Database; clock: () => Date; keyring: Keyring }

/** Sets the customer of the request's access token; undefined without a valid one. */
export function readsCustomer({ db, clock, keyring }: SessionOptions): MiddlewareHandler<RouteEnv> {
	return async (c, next) => {
		const [, token] = /^Bearer ([\w.-]{1,4000})$/i.exec(c.req.header('authorization') ?? '') ?? []
		if (token) c.set('customer', await readAccessToken(db, { keyring, token, now: clock() }))
		await next()
	}
}

/** Sessions: refreshing, signing out, handing over, and listing them. */
export function sessionRoutes({ db, clock, keyring }: SessionOptions) {
	const app = createRouteApp()

	app.get('/.well-known/jwks.json', async (c) => {
		c.header('Cache-Control', 'public, max-age=300')
		return c.json(await keyring.publicKeys())
	})

	app.openapi(refreshRoute, async (c) => {
		const { refreshToken } = c.req.valid('json')
		const result = await refreshSession(db, { keyring, refreshToken, now: clock() })
		if (!result.ok) throw new ProblemError({ status: 401, code: 'session-ended' })
		return c.json(result.tokens, 200)
	})

	app.openapi(logOutRoute, async (c) => {
		await signOut(db, { keyring, refreshToken: c.req.valid('json').refreshToken, now: clock() })
		return c.body(null, 204)
	})

	app.openapi(handOverRoute, async (c) => {
		const { customerId, sessionId } = requireCustomer(c)
		const { state } = c.req.valid('json')
		const inherited = await readHandOver(db, sessionId)
		const given = { site: c.get('site'), method: 'hand-over', userAgent: '', ...inherited, state } as const
		return c.json(await openSession(db, { keyring, customerId, now: clock(), ...given }), 200)
	})

	app.openapi(adoptRoute, async (c) => {
		const now = clock()
		const result = await adoptSession(db, { keyring, site: c.get('site'), now, ...c.req.valid('json') })
		if (!result.ok) throw new ProblemError({ status: 401, code: 'pair-refused' })
		const knownDevice = await keyring.signKnownDevice(result.customerId, now)
		return c.json({ tokens: result.tokens, knownDevice }, 200)
	})

	app.openapi(listSessionsRoute, async (c) =>
		c.json(await listSessions(db, { ...requireCustomer(c), now: clock() }), 200),
	)

	app.openapi(endSessionRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const { sessionId } = c.req.valid('param')
		const isTheirs = await endSession(db, { customerId, sessionId, reason: 'ended-elsewhere', now: clock() })
		if (!isTheirs) throw notFound('session-not-found')
		return c.body(null, 204)
	})

	app.openapi(endOtherSessionsRoute, async (c) => {
		const { customerId, sessionId } = requireCustomer(c)
		await endSessions(db, { customerId, exceptSessionId: sessionId, reason: 'ended-elsewhere', now: clock() })
		return c.body(null, 204)
	})

	return app
}
