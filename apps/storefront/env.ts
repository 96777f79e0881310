import { isSiteCode, type SiteCode } from '@vitrine/market/sites'
import { ConfigurationError, faultsOf } from '@vitrine/market/essentials'
import { z } from 'zod'
import { HOST_HEADERS } from './app/request/serving/request-origin.ts'
import { WORK_ENVIRONMENTS } from './app/facts/deployment/work-environment.ts'
import { RouteRulesVariable } from './app/request/serving/rule-settings.ts'
import { ABTASTY_ID, CONTAINER_ID } from './app/facts/deployment/tag-settings.ts'

/** A comma list, without blanks. */
const List = z.string().transform((value) => value.split(',').flatMap((part) => part.trim() || []))

/** `shop.example=fr,shop.co.uk=gb` */
const SiteHosts = List.transform((pairs, context) => {
	const hosts: Record<string, SiteCode> = {}
	for (const pair of pairs) {
		const [host = '', site] = pair.split('=')
		if (host && isSiteCode(site)) hosts[host.toLowerCase()] = site
		else context.addIssue({ code: 'custom', message: `"${pair}" names no site` })
	}
	return hosts
})

const Env = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	HOST: z.string().default('0.0.0.0'),
	/** In titles, and where the brand of the build has drawn no wordmark. */
	SHOP_NAME: z.string().min(1).default('Vitrine'),
	GATEWAY_URL: z.url({ protocol: /^https?$/ }),
	/** How long an anonymous page may be given to others as it is while nobody announces its changes; 0 renders every one anew. */
	PAGE_CACHE_SECONDS: z.coerce.number().min(0).max(60).default(2),
	/** What kept pages may take of the memory; 10,000 pages fit into the default (decision 0073). */
	PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(65_536).default(320),
	/** Seconds a cache before the shop may keep a page; 0, no such cache: pages say that none may. More than 1 only where it is purged (decision 0081). */
	EDGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
	/** Where such a cache is told what has changed: `PURGE` with `Surrogate-Key`. */
	EDGE_PURGE_URLS: List.pipe(z.array(z.url({ protocol: /^https?$/ }))).default([]),
	/** Milliseconds until a product call is given up; 0 waits for ever (R182). */
	GATEWAY_TIMEOUT: z.coerce.number().int().min(0).default(10_000),
	SUBSCRIPTION_KEY: z.string().min(1),
	/** Signs the shop's own cookies: the same for every process of a shop. */
	COOKIE_SECRET: z.string().min(32),
	/** Hosts a shopper may be sent to after signing in; a dot before one takes in all below it (R35). */
	PARTNER_HOSTS: List.default([]),
	SITE_HOSTS: SiteHosts.default({}),
	MEDIA_FOLDER: z.string().min(1),
	/** Where builds before this one are kept; `previous-builds` beside the build unless named (R165). */
	PREVIOUS_BUILDS_FOLDER: z.string().min(1).optional(),
	/** Milliseconds between two questions of an open page for a newer build (R164, T5). */
	BUILD_POLL_INTERVAL: z.coerce.number().int().min(1_000).max(2_147_483_647).default(3_600_000),
	/** Addresses or networks whose forwarded headers are believed. */
	TRUSTED_PROXIES: List.default([]),
	/** In which header they say the visitor's host: X-Original-Host is Azure's, others let a visitor's own through (R156). */
	HOST_HEADER: z.enum(HOST_HEADERS).default('x-forwarded-host'),
	/** Whether all subdomains are served over TLS too, so that browsers ask for them so (HSTS). */
	HSTS_SUBDOMAINS: z.stringbool().default(false),
	/** Where addresses lead that are no pages any more (R160): JSON, or the path of a file that holds it. */
	ROUTE_RULES: RouteRulesVariable.default({}),
	/** Google's tag manager or tag; none, no tag manager (R155). */
	TAG_CONTAINER_ID: z.string().regex(CONTAINER_ID, { error: 'must look like GTM-ABC123 or G-ABC123' }).optional(),
	/** The account at AB Tasty; none, no A/B tests (R121). */
	ABTASTY_ID: z.string().regex(ABTASTY_ID, { error: 'must be the letters and digits of the account' }).optional(),
	/** How the user agent of the retailer's own app begins (R128). */
	NATIVE_APP_PREFIX: z.string().min(3).default('ShopApp/'),
	/** Origins that forms of every page may lead to, besides the shop and, in the checkout, the pages of its payment providers. */
	FORM_TARGETS: List.default([]),
	/** Whether other origins embed the shop: the locale cookie is then sent to them too (R82). */
	CROSS_ORIGIN_COOKIES: z.stringbool().default(false),
	/** Told to analytics; the test environment has no tracking host (R156). */
	WORK_ENVIRONMENT: z.enum(WORK_ENVIRONMENTS).default('prod'),
	/** Where weaknesses are reported; told in security.txt (RFC 9116). */
	SECURITY_CONTACT: z
		.url({ protocol: /^(mailto|https|tel)$/, error: 'must look like mailto:security@shop.example or https://…' })
		.optional(),
	NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
	LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('error'),
})
export type Env = z.infer<typeof Env>

/** The configuration of the shop's process. Throws one error that names every variable that is missing or wrong. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
	const result = Env.safeParse(variables)
	const { EDGE_CACHE_SECONDS = 0, EDGE_PURGE_URLS = [] } = result.data ?? {}
	const isUnpurged = EDGE_CACHE_SECONDS > 1 && EDGE_PURGE_URLS.length === 0
	const ofEdge = isUnpurged ? [{ name: 'EDGE_PURGE_URLS', message: 'more than 1 in EDGE_CACHE_SECONDS needs one' }] : []
	const faults = [...faultsOf(result.error), ...ofEdge]
	if (faults.length > 0 || !result.success) throw new ConfigurationError(faults)
	return result.data
}
