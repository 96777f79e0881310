import { OpenAPIHono } from '@hono/zod-openapi'
import type { Language, LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Context } from 'hono'
import { ProblemError } from './problem.ts'

/** What the gateway's middleware has established before a capability's route runs. */
export type RouteVariables = {
	site: SiteCode
	language: Language
	languageTag: LanguageTag
	requestId: string
	/** Of the visitor's network, as the shop passes it on. */
	clientAddress: string
	/** Whose access token the call has brought, when it was good. */
	customer: { customerId: string; sessionId: string } | undefined
}
export type RouteEnv = { Variables: RouteVariables }

/** Who calls, for operations of a signed-in customer; 401 `access-token-refused` without a good access token. */
export function requireCustomer(c: Context<RouteEnv>): { customerId: string; sessionId: string } {
	const customer = c.get('customer')
	if (!customer) throw new ProblemError({ status: 401, code: 'access-token-refused' })
	return customer
}

/** An empty sub-app for one capability. A request that does not fit its contract becomes a 400 problem naming each field. */
export function createRouteApp() {
	return new OpenAPIHono<RouteEnv>({
		defaultHook(result) {
			if (result.success) return
			const errors = result.error.issues.slice(0, 20).map((issue) => ({
				field: [result.target, ...issue.path].join('.'),
				code: issue.code ?? 'invalid',
			}))
			throw new ProblemError({ status: 400, code: 'malformed-request', errors })
		},
	})
}
