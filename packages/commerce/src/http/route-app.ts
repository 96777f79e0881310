import { OpenAPIHono } from '@hono/zod-openapi'
import type { Language, LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Context } from 'hono'
import type { Operator } from './permissions.ts'
import { ProblemError } from './problem.ts'

/** Set by the gateway's middleware before a capability's route runs. */
export type RouteVariables = {
	site: SiteCode
	language: Language
	languageTag: LanguageTag
	requestId: string
	/** IP address of the client, as forwarded by the shop. */
	clientAddress: string
	/** Customer of a valid access token. */
	customer: { customerId: string; sessionId: string } | undefined
	/** Caller of an operation below `/admin` or `/warehouse`. */
	operator: Operator
}
export type RouteEnv = { Variables: RouteVariables }

/** The signed-in customer; throws 401 `access-token-refused` without a valid access token. */
export function requireCustomer(c: Context<RouteEnv>): { customerId: string; sessionId: string } {
	const customer = c.get('customer')
	if (!customer) throw new ProblemError({ status: 401, code: 'access-token-refused' })
	return customer
}

/** An empty sub-app for one capability. An invalid request becomes a 400 problem that names each field. */
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
