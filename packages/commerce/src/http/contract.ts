import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { isSiteCode, type SiteCode } from '@vitrine/market/sites'
import { z } from '@hono/zod-openapi'

/** RFC 9457 problem (R191). `code` is the kebab-case reason for programs; `errors` names the invalid fields of a body. */
export const Problem = z
	.object({
		type: z.string(),
		title: z.string(),
		status: z.int(),
		code: z.string(),
		detail: z.string().optional(),
		requestId: z.string().optional(),
		errors: z.array(z.object({ field: z.string(), code: z.string() })).optional(),
	})
	.openapi('Problem')
export type Problem = z.infer<typeof Problem>

export const CurrencyCode = z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]).openapi('CurrencyCode')

/** A site of the shop: read when a value is, because contracts are loaded before the sites are known. */
export const Site = z
	.string()
	.refine(isSiteCode, 'not a site')
	.openapi({ description: 'Site, such as fr', example: 'fr' }) as unknown as z.ZodType<SiteCode, SiteCode>

/** Integer minor units of an ISO 4217 currency. */
export const Money = z.object({ centAmount: z.int(), currency: CurrencyCode }).openapi('Money')

/** Required headers of product calls (R177). The gateway refuses a call without them before any route runs. */
export const SiteHeaders = z.object({
	'accept-language': z.string().openapi({ description: 'Language tag of the texts, such as fr-CH', example: 'fr-FR' }),
	'ocp-apim-subscription-key': z.string().openapi({ description: 'Subscription key', example: 'demo' }),
	'x-store-id': z.string().openapi({ description: 'Store id of the web domain', example: '001' }),
})

/** Headers of a signed-in customer's call, with an access token. 401 `access-token-refused` without a valid one. */
export const CustomerHeaders = SiteHeaders.extend({
	authorization: z.string().optional().openapi({ description: 'Bearer and an access token', example: 'Bearer eyJ...' }),
})

/** Header of a call by another system: an operator key. 401 `operator-key-missing` or `operator-key-unknown`. */
export const OperatorHeaders = z.object({
	authorization: z.string().openapi({ description: 'Bearer and an operator key', example: 'Bearer operator-key' }),
})

/** An opaque id: letters, digits, underscore and hyphen. */
export const OpaqueId = z.string().regex(/^[\w-]{8,64}$/)

/** JSON response of a contract. */
export function json<T extends z.ZodType>(schema: T, description: string) {
	return { description, content: { 'application/json': { schema } } }
}

/** JSON body of a contract; without one, or with another content type, the call is refused. */
export function jsonBody<T extends z.ZodType>(schema: T) {
	return { required: true, content: { 'application/json': { schema } } }
}

const PROBLEM_TITLES = {
	400: 'Malformed request',
	401: 'Unknown subscription key',
	403: 'Not permitted to this key',
	404: 'Not found',
	409: 'Refused by the state of things',
	410: 'Gone',
	413: 'Body too large',
	415: 'Unsupported media type',
	422: 'Refused values',
	429: 'Too many requests',
	503: 'Not available at the moment',
} as const

/** Problem responses of a contract, by status. Every call may return 400, 401 and 429. */
export function problems<S extends keyof typeof PROBLEM_TITLES>(...statuses: S[]) {
	const answer = (status: keyof typeof PROBLEM_TITLES) => ({
		description: PROBLEM_TITLES[status],
		content: { 'application/problem+json': { schema: Problem } },
	})
	return Object.fromEntries([400, 401, 429, ...statuses].map((s) => [s, answer(s as S)])) as Record<
		S | 400 | 401 | 429,
		ReturnType<typeof answer>
	>
}
