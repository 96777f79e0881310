import {
	ALLOW_SANDBOX,
	COOKIE_SECRETS,
	List,
	LOG_LEVEL,
	MEDIA_BASE_URL,
	MEDIA_S3,
	NODE_ENV,
	Port,
	secret,
	SHOP_NAME,
	SHUTDOWN_DELAY,
} from '@vitrine/commerce/settings/fields'
import { productionFaults } from '@vitrine/commerce/settings/production'
import { readSettings, requireSettings, type Variables } from '@vitrine/commerce/settings/read'
import { z } from 'zod'
import { HOST_HEADERS } from './app/request/serving/request-origin.ts'
import { WORK_ENVIRONMENTS } from './app/facts/deployment/work-environment.ts'
import { RouteRulesVariable } from './app/request/serving/rule-settings.ts'
import { SiteHosts } from './site-hosts.ts'
import { ABTASTY_ID, CONTAINER_ID } from './app/facts/deployment/tag-settings.ts'

/** A typo here would trust no proxy, or any caller. */
const Proxies = List.pipe(
	z.array(
		z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
			error: 'must be addresses or networks such as 10.0.0.0/8',
		}),
	),
)

/** Settings of the pages, for every process that serves them. */
export const PAGES = {
	SITE_HOSTS: SiteHosts.default({}).describe(
		"Hosts besides those of the sites' records, such as previews: `shop.example=fr,shop.example.co.uk=gb`; the first of a site is its domain instead of the record's",
	),
	PARTNER_HOSTS: List.default([]).describe(
		'Hosts a shopper may be sent to after signing in, such as `partner.example,.club.example`; a dot takes in all below it, our own sites are known (R35)',
	),
	TRUSTED_PROXIES: Proxies.default([]).describe(
		'Addresses or networks whose forwarded headers are believed, such as `127.0.0.1,10.0.0.0/8`; a shop behind a TLS proxy needs it',
	),
	HOST_HEADER: z
		.enum(HOST_HEADERS)
		.default('x-forwarded-host')
		.describe(
			"Header in which they say the visitor's host, or `x-original-host` (Azure); the other one is not believed",
		),
	MEDIA_BASE_URL,
	...MEDIA_S3,
	HSTS_SUBDOMAINS: z.stringbool().default(false).describe('Browsers are to ask all subdomains over TLS as well'),
	CROSS_ORIGIN_COOKIES: z
		.stringbool()
		.default(false)
		.describe('Other origins embed the shop: the language cookie is `SameSite=None; Secure` then (R82)'),
	ROUTE_RULES: RouteRulesVariable.default({}).describe(
		'Where addresses lead that are no pages any more: JSON, or a file of it, such as `{"/{l}/soldes/**": {"redirect": "/{l}/offers/"}}` (decision 0017)',
	),
	BUILD_POLL_INTERVAL: z.coerce
		.number()
		.int()
		.min(1_000)
		.max(2_147_483_647)
		.default(3_600_000)
		.describe('Milliseconds between two questions of an open page for a newer build'),
	TAG_CONTAINER_ID: z
		.string()
		.regex(CONTAINER_ID, { error: 'must look like GTM-ABC123 or G-ABC123' })
		.optional()
		.describe("Google's tag manager (`GTM-…`) or tag (`G-…`), loaded once a visitor agrees"),
	ABTASTY_ID: z
		.string()
		.regex(ABTASTY_ID, { error: 'must be the letters and digits of the account' })
		.optional()
		.describe("Account at AB Tasty, loaded where the site's parameter and the visitor agree"),
	NATIVE_APP_PREFIX: z
		.string()
		.min(3)
		.default('ShopApp/')
		.describe('How the user agent of your own app begins: its pages have no header and no footer'),
	GATEWAY_TIMEOUT: z.coerce
		.number()
		.int()
		.min(0)
		.default(10_000)
		.describe('Milliseconds until the pages give up a product call; 0 waits for ever'),
	SECURITY_CONTACT: z
		.url({ protocol: /^(mailto|https|tel)$/, error: 'must look like mailto:security@shop.example or https://…' })
		.optional()
		.describe(
			'Where weaknesses are reported, such as `mailto:security@shop.example`; told in `/.well-known/security.txt`, which leads to the front page without',
		),
}
export const WORK_ENVIRONMENT = z.enum(WORK_ENVIRONMENTS)
export const WORK_ENVIRONMENT_TEXT =
	'`dev`, `int`, `preprod`, `prod` or `test`, told to analytics; all but `prod` are kept out of search engines'

export const SETTINGS = z.object({
	PORT: Port.default(3000).describe('Where the pages listen'),
	HOST: z.string().min(1).default('0.0.0.0').describe('Address on which they listen'),
	SHOP_NAME,
	GATEWAY_URL: z.url({ protocol: /^https?$/ }).describe('Where a gateway answers, or what stands before several'),
	SUBSCRIPTION_KEY: secret(z.string().min(1), "One of the gateway's `SUBSCRIPTION_KEYS`"),
	COOKIE_SECRETS,
	MEDIA_FOLDER: z.string().min(1).describe('Where the pictures are that an import has made'),
	...PAGES,
	WORK_ENVIRONMENT: WORK_ENVIRONMENT.default('prod').describe(WORK_ENVIRONMENT_TEXT),
	FORM_TARGETS: List.default([]).describe(
		'Origins that forms may lead to, besides the shop and the payment pages that the gateway names',
	),
	PREVIOUS_BUILDS_FOLDER: z
		.string()
		.min(1)
		.optional()
		.describe('Where builds before this one are kept; `previous-builds` beside the build otherwise (decision 0018)'),
	PAGE_CACHE_SECONDS: z.coerce
		.number()
		.min(0)
		.max(60)
		.default(2)
		.describe('How long an anonymous page is given to others as it is while the gateway announces no changes'),
	PAGE_CACHE_MEGABYTES: z.coerce
		.number()
		.int()
		.min(1)
		.max(65_536)
		.default(320)
		.describe('Memory of kept pages; 10,000 fit into the default (decision 0073)'),
	EDGE_CACHE_SECONDS: z.coerce
		.number()
		.int()
		.min(0)
		.max(86_400)
		.default(0)
		.describe(
			'How long a cache before the shop may keep a page: 0 without one, 1 behind `deploy/nginx`, 3600 behind `deploy/varnish` (decision 0081)',
		),
	EDGE_PURGE_URLS: List.pipe(z.array(z.url({ protocol: /^https?$/ })))
		.default([])
		.describe('Where such a cache is told what has changed: `PURGE` with `Surrogate-Key`'),
	ALLOW_SANDBOX,
	NODE_ENV,
	SHUTDOWN_DELAY,
	LOG_LEVEL,
})
export type Env = z.infer<typeof SETTINGS>

/** The configuration of the shop's process. Throws one error that names every variable that is missing or wrong. */
export function readEnv(variables: Variables = process.env): Env {
	const settings = readSettings(SETTINGS, variables)
	const { given } = settings
	const isUnpurged = Number(given['EDGE_CACHE_SECONDS'] ?? 0) > 1 && !given['EDGE_PURGE_URLS']
	const ofEdge = isUnpurged ? [{ name: 'EDGE_PURGE_URLS', message: 'more than 1 in EDGE_CACHE_SECONDS needs one' }] : []
	const isProduction = (given['NODE_ENV'] ?? 'production') === 'production'
	return requireSettings(settings, [...ofEdge, ...(isProduction ? productionFaults(given, []) : [])])
}
