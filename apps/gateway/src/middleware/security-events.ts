import { loggedNetwork, networkOf } from '@vitrine/commerce/http/network'
import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Logger } from '../log.ts'

/** Calls logged on success and failure. Refreshing is routine, and logged only when refused. */
const EVENTS: readonly [call: RegExp, event: string][] = [
	[/^POST \/auth\/login$/, 'sign-in'],
	[/^POST \/auth\/links$/, 'sign-in-link-asked'],
	[/^POST \/auth\/links\/use$/, 'sign-in-by-link'],
	[/^POST \/auth\/passkeys\/use$/, 'sign-in-by-passkey'],
	[/^POST \/auth\/passkeys$/, 'passkey-added'],
	[/^DELETE \/auth\/passkeys(\/|$)/, 'passkey-removed'],
	[/^POST \/auth\/(hand-overs|callback)$/, 'session-handed-over'],
	[/^POST \/auth\/logout$/, 'sign-out'],
	[/^DELETE \/auth\/sessions(\/|$)/, 'sessions-ended'],
	[/^POST \/customers$/, 'account-asked'],
	[/^POST \/customers\/confirm$/, 'account-confirmed'],
	[/^POST \/customers\/password\/forgot$/, 'password-reset-asked'],
	[/^POST \/customers\/password\/reset$/, 'password-reset'],
	[/^PUT \/customers\/me\/password$/, 'password-changed'],
	[/^POST \/customers\/me\/email$/, 'email-change-asked'],
	[/^POST \/customers\/me\/exports$/, 'export-asked'],
	[/^(POST|DELETE) \/customers\/me\/erasure$/, 'erasure'],
	[/^[A-Z]+ \/(admin|warehouse)\//, 'operator-call'],
]
const REFUSED = new Set([401, 403, 429])
/** Refused events of a payment provider, which are no 401: nothing could sign in there. */
const REFUSED_EVENT = /^POST \/payments\/webhooks\//
const REFUSED_CODES = new Set(['webhook-signature', 'body-too-large'])
/** One line a minute per refused caller, so that strangers cannot flood the log. */
const REFUSALS = { points: 1, duration: 60 }

/**
 * Logs security events (ASVS 16.3): sign-ins and changes of sign-in methods, operators' actions, and every refusal.
 * Identifies callers by network (/24, of IPv6 /48) and, if known, customer or operator's key; no address, no token, no
 * URL of a page.
 */
export function securityEvents(log: Logger) {
	const refusals = new RateLimiterMemory(REFUSALS)
	return createMiddleware<RouteEnv>(async (c, next) => {
		await next()
		const { status } = c.res
		const request = `${c.req.method} ${c.req.path}`
		const event = EVENTS.find(([call]) => call.test(request))?.[1]
		const code = c.error instanceof ProblemError ? c.error.code : undefined
		const isForged = REFUSED_EVENT.test(request) && REFUSED_CODES.has(code ?? '')
		if (!event && !REFUSED.has(status) && !isForged) return
		const address = c.get('clientAddress') ?? ''
		const network = loggedNetwork(address)
		const operator = c.get('operator')?.name
		const isRefused = status >= 400
		if (isRefused && !(await isFirst(refusals, `${networkOf(address)} ${operator} ${event} ${status}`))) return
		log.info({
			event: event ?? 'refused',
			outcome: isRefused ? 'refused' : 'ok',
			status,
			...(code && { code }),
			...(network && { network }),
			...(operator && { operator }),
			...(await whose(c)),
			requestId: c.get('requestId'),
		})
	})
}

function isFirst(refusals: RateLimiterMemory, key: string): Promise<boolean> {
	return refusals.consume(key).then(
		() => true,
		() => false,
	)
}

/** Customer of the request, or of the tokens in the response. */
async function whose(c: Context<RouteEnv>): Promise<{ customerId?: string | undefined }> {
	const customerId = c.get('customer')?.customerId
	if (customerId) return { customerId }
	if (c.res.status !== 200 || !c.req.path.startsWith('/auth/')) return {}
	const answer = await c.res.clone().text()
	const claims = /"accessToken":"[\w-]+\.([\w-]+)\./.exec(answer)?.[1]
	return claims ? { customerId: String(JSON.parse(Buffer.from(claims, 'base64url').toString()).sub) } : {}
}
