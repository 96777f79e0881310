import { z } from '@hono/zod-openapi'
import { CustomerHeaders, json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('sessions')

/** A customer's access and refresh token (R86-R89). Both are JWTs signed with ES256; only the shop's server holds them. */
export const Tokens = component('Tokens', {
	/** At most 15 minutes; claims iss, aud, sub (customer), sid (session), exp. */
	accessToken: z.string(),
	/** Valid once; refreshing returns the next pair. */
	refreshToken: z.string(),
	/** ISO 8601 instants. */
	accessExpiresAt: z.string(),
	refreshExpiresAt: z.string(),
	/** True if the browser keeps the cookies after closing. */
	stays: z.boolean(),
})
export type Tokens = z.infer<typeof Tokens>

/** Device of a sign-in: its User-Agent, and the token of a browser that was signed in before (`knownDevice`). */
export const Device = { userAgent: z.string().max(400).default(''), stays: z.boolean().default(false) }
export const KnownDevice = z.string().max(1_000)

/** Tokens, and a token by which this browser's password attempts are counted apart from strangers'. */
export const SignedIn = component('SignedIn', { tokens: Tokens, knownDevice: KnownDevice })
export type SignedIn = z.infer<typeof SignedIn>

export const refreshRoute = route('post', '/auth/refresh', {
	operationId: 'refresh',
	summary: 'Refreshes the tokens, once; reuse ends the session (R90). 401 `session-ended`',
	request: { headers: SiteHeaders, body: jsonBody(z.object({ refreshToken: z.string().max(4_000) })) },
	responses: { 200: json(Tokens, 'The next pair'), ...problems() },
})

export const logOutRoute = route('post', '/auth/logout', {
	operationId: 'logOut',
	summary: 'Ends the session of a refresh token; 204 for any (R95)',
	request: { headers: SiteHeaders, body: jsonBody(z.object({ refreshToken: z.string().max(4_000) })) },
	responses: { 204: { description: 'Ended' }, ...problems() },
})

/** Drawn by the shop's server for one browser and kept in its cookie; the handed-over pair is bound to it (R96). */
const State = z.string().regex(/^[\w-]{22,64}$/)

export const handOverRoute = route('post', '/auth/hand-overs', {
	operationId: 'handOver',
	summary: 'Issues tokens for another of our sites, bound to the state that site drew, valid for one minute (R96)',
	request: { headers: CustomerHeaders, body: jsonBody(z.object({ state: State })) },
	responses: { 200: json(Tokens, 'The pair'), ...problems() },
})

export const adoptRoute = route('post', '/auth/callback', {
	operationId: 'adopt',
	summary:
		'Verifies a pair from a URL: issuer, audience, expiry, key, one session, our state; returns a new pair and invalidates this one (R96). 401 `pair-refused`',
	request: {
		headers: SiteHeaders,
		body: jsonBody(
			z.object({
				accessToken: z.string().max(4_000),
				refreshToken: z.string().max(4_000),
				state: State,
				userAgent: Device.userAgent,
			}),
		),
	},
	responses: { 200: json(SignedIn, 'Signed in'), ...problems() },
})

export const Session = component('Session', {
	id: OpaqueId,
	method: z.enum(['password', 'link', 'passkey', 'hand-over']),
	userAgent: z.string(),
	site: z.string(),
	createdAt: z.string(),
	lastUsedAt: z.string(),
	/** True for the calling session. */
	isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessionsRoute = route('get', '/auth/sessions', {
	operationId: 'listSessions',
	summary: 'Open sessions of the customer, latest use first',
	request: { headers: CustomerHeaders },
	responses: { 200: json(z.array(Session), 'Sessions'), ...problems() },
})

export const endSessionRoute = route('delete', '/auth/sessions/{sessionId}', {
	operationId: 'endSession',
	summary: 'Ends one session of the customer. Idempotent',
	request: { headers: CustomerHeaders, params: z.object({ sessionId: OpaqueId }) },
	responses: { 204: { description: 'Ended' }, ...problems(404) },
})

export const endOtherSessionsRoute = route('delete', '/auth/sessions', {
	operationId: 'endOtherSessions',
	summary: 'Ends every session of the customer but the calling one',
	request: { headers: CustomerHeaders },
	responses: { 204: { description: 'Ended' }, ...problems() },
})
