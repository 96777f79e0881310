import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PaymentAccounts, readPaymentAccounts } from '@vitrine/commerce/payments/providers/accounts'
import { type Fault, faultsOf, isLoopback, missingEssentials } from '@vitrine/market/essentials'
import { isSiteCode, SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { z } from 'zod'
import { HOST_HEADERS } from '../../storefront/app/request/serving/request-origin.ts'
import { RouteRulesVariable } from '../../storefront/app/request/serving/rule-settings.ts'
import { CONFIGURATION } from '@vitrine/commerce/http/or-exit'
import { StartProblem } from './start-problem.ts'

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url))
const DEMO_SETTINGS = join(CHECKOUT, 'demo/linaire/settings.json')

const Seconds = z.coerce.number().int().min(0).max(604_800)
const Port = z.coerce.number().int().min(0).max(65_535)

/** `shop.example=fr,shop.co.uk=gb` */
const SiteHosts = z.string().transform((value, context) => {
	const pairs = value.split(',').flatMap((part) => (part.trim() ? [part.trim().split('=')] : []))
	for (const [host, site] of pairs) {
		if (host && isSiteCode(site)) continue
		context.addIssue({ code: 'custom', message: `"${host}=${site}" names no site: ${SITE_CODES.join(' ')}` })
		return z.NEVER
	}
	return Object.fromEntries(pairs.map(([host = '', site]) => [host.toLowerCase(), site])) as Record<string, SiteCode>
})

/** `10.0.0.0/8, ::1`: a typo here would trust no proxy, or any caller. */
const Proxies = z
	.string()
	.transform((value) => value.split(',').flatMap((part) => part.trim() || []))
	.pipe(
		z.array(
			z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
				error: 'must be addresses or networks such as 10.0.0.0/8',
			}),
		),
	)

const Env = z.object({
	/** Port of the shop; 0 takes a free one. */
	PORT: Port.default(3000),
	/** Port of the gateway; by default a thousand above the shop's. */
	GATEWAY_PORT: Port.optional(),
	HOST: z.string().min(1).default('127.0.0.1'),
	/** PostgreSQL 15 or later instead of the embedded one. */
	DATABASE_URL: z
		.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host/name' })
		.optional(),
	DATABASE_POOL_SIZE: z.coerce.number().int().min(5).max(80).default(20),
	VITRINE_DATA_FOLDER: z.string().min(1).default('.vitrine'),
	MEDIA_FOLDER: z.string().min(1).optional(),
	/** Cache of drawings, shared by shops. */
	CACHE_FOLDER: z.string().min(1).optional(),
	/** Without a mail server e-mails go to the local inbox. */
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
	MAIL_FROM: z.string().default('Vitrine <shop@vitrine.example>'),
	SHOP_NAME: z.string().min(1).default('Vitrine'),
	COMPANY_LINE: z.string().default('Vitrine'),
	NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
	/**
	 * Demo mode: demo goods in an empty database, sandbox payments, the inbox and the operator's pages. `local` is the
	 * implicit demo, which only this machine can reach.
	 */
	VITRINE_DEMO: z.union([z.literal('local'), z.stringbool()], { error: 'must be true, false or local' }).optional(),
	/** `full` or `lite`: two dozen styles, drawn quickly. */
	DEMO_CATALOG: z.enum(['full', 'lite']).default('full'),
	/** Hosts of this deployment with their sites. */
	SITE_HOSTS: SiteHosts.default({}),
	/** Hosts a shopper may be redirected to after signing in; a leading dot includes subdomains (R35). */
	PARTNER_HOSTS: z
		.string()
		.default('')
		.transform((value) => value.split(',').flatMap((part) => part.trim() || [])),
	/** Proxies whose forwarded headers are trusted: behind a proxy that terminates TLS, forms are refused without (R100). */
	TRUSTED_PROXIES: Proxies.default([]),
	/** Header with the visitor's host: X-Original-Host is Azure's, other proxies pass a visitor's own through (R156). */
	HOST_HEADER: z.enum(HOST_HEADERS).default('x-forwarded-host'),
	/** True if all subdomains are served over TLS too: HSTS then includes them. */
	HSTS_SUBDOMAINS: z.stringbool().default(false),
	/** True if other origins embed the shop: the locale cookie is then sent to them too (R82). */
	CROSS_ORIGIN_COOKIES: z.stringbool().default(false),
	/** Reported to analytics; the test environment has no tracking host (R156). A demo is `dev` by default. */
	WORK_ENVIRONMENT: z.enum(['dev', 'int', 'preprod', 'prod', 'test']).optional(),
	/** Milliseconds between polls of an open page for a newer build (R164, T5). */
	BUILD_POLL_INTERVAL: z.coerce.number().int().min(1_000).max(2_147_483_647).default(3_600_000),
	/** Redirects of former URLs (R160): JSON, or the path of a JSON file. */
	ROUTE_RULES: RouteRulesVariable.default({}),
	/** Google's tag manager or tag; none without it (R155). */
	TAG_CONTAINER_ID: z
		.string()
		.regex(/^(GTM|G)-[0-9A-Z]+$/, { error: 'must look like GTM-ABC123 or G-ABC123' })
		.optional(),
	/** AB Tasty account; without it there are no A/B tests (R121). */
	ABTASTY_ID: z
		.string()
		.regex(/^[0-9a-zA-Z]{6,64}$/, { error: 'must be the letters and digits of the account' })
		.optional(),
	/** Contact for vulnerability reports, in security.txt (RFC 9116). */
	SECURITY_CONTACT: z
		.url({ protocol: /^(mailto|https|tel)$/, error: 'must look like mailto:security@shop.example or https://…' })
		.optional(),
	/** File of the security events (docs/asvs.md), created if missing; by default `security.log` in the data folder. */
	SECURITY_LOG: z.string().min(1).optional(),
	STOCK_HOLD_SECONDS: z.coerce.number().int().min(10).max(86_400).default(900),
	/** Maximum number of unpaid orders per network or customer at a time. */
	UNPAID_ORDERS: z.coerce.number().int().min(1).default(3),
	/** Prefix of the user agent of the retailer's own app (R128). */
	NATIVE_APP_PREFIX: z.string().min(3).default('ShopApp/'),
	SANDBOX_PAYMENTS: z.stringbool().optional(),
	/** Seconds until automatic shipment, and until delivery; 0: by a real warehouse. In a demo 120 and 180. */
	SANDBOX_SHIPPING_SECONDS: Seconds.optional(),
	SANDBOX_DELIVERY_SECONDS: Seconds.optional(),
	/** Seconds until a requested return arrives automatically; 0: reported by a real warehouse. In a demo 240. */
	SANDBOX_RETURN_SECONDS: Seconds.optional(),
	PAYMENT_WEBHOOK_SECRET: z.string().min(16).optional(),
	/** Encrypts signing keys and signs links; by default from the data folder. */
	AUTH_SECRET: z.string().min(32).optional(),
	/** The same as a comma-separated list, for rotation: the first encrypts, the others still decrypt. */
	AUTH_SECRETS: z
		.string()
		.transform((value) => value.split(',').flatMap((secret) => secret.trim() || []))
		.pipe(z.array(z.string().min(32, { error: 'must be secrets of at least 32 characters' })).min(1))
		.optional(),
	/** Signs the shop's own cookies; by default from the data folder. */
	COOKIE_SECRET: z.string().min(32).optional(),
	/** Comma-separated; the first is the shop's own. */
	SUBSCRIPTION_KEYS: z
		.string()
		.transform((value) => value.split(',').flatMap((key) => key.trim() || []))
		.pipe(z.array(z.string()).min(1))
		.optional(),
	/** Bearer keys of warehouse and carriers, comma-separated; by default the one in the data folder. */
	OPERATOR_KEYS: z
		.string()
		.transform((value) => value.split(',').flatMap((key) => key.trim() || []))
		.pipe(z.array(z.string().min(16, { error: 'must be keys of at least 16 characters' })).min(1))
		.optional(),
	/** Lets webhooks to other systems lead into the own network, by http too. */
	PRIVATE_WEBHOOKS: z.stringbool().default(false),
	/** Timeout of the shop's product calls in milliseconds; 0 is none (R182). */
	GATEWAY_TIMEOUT: z.coerce.number().int().min(0).default(10_000),
	LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('error'),
	RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
})

/** The complete configuration; paths are absolute, resolved from the checkout. */
export type Env = Omit<z.output<typeof Env>, 'VITRINE_DEMO'> & {
	VITRINE_DEMO: boolean
	/** By provider and name. */
	PAYMENT_ACCOUNTS: PaymentAccounts
} & Required<
		Pick<
			z.output<typeof Env>,
			| 'SANDBOX_PAYMENTS'
			| 'SANDBOX_SHIPPING_SECONDS'
			| 'SANDBOX_DELIVERY_SECONDS'
			| 'SANDBOX_RETURN_SECONDS'
			| 'GATEWAY_PORT'
			| 'SECURITY_LOG'
			| 'MEDIA_FOLDER'
			| 'CACHE_FOLDER'
			| 'WORK_ENVIRONMENT'
		>
	>

/** Settings a production shop needs besides a payment provider. */
const OWN_SHOP = ['SMTP_URL', 'MAIL_FROM', 'SHOP_NAME', 'COMPANY_LINE'] as const

/**
 * Reads the configuration. Throws one StartProblem that names every invalid variable; for a `start` also missing
 * production settings, and an implicit demo that others could reach.
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env, { isStart = false } = {}): Env {
	const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
	const result = Env.safeParse({ ...(isDemo(given) && readDemoSettings()), ...given })
	const { accounts, faults: ofAccounts } = readPaymentAccounts(given)
	const faults = [...faultsOf(result.error), ...ofAccounts, ...(isStart ? startFaults(given) : [])]
	if (faults.length > 0 || !result.success) {
		const problems = faults.map(({ name, message }) => `  ${name}: ${message}`)
		throw new StartProblem(['The configuration has mistakes:', ...problems].join('\n'), CONFIGURATION)
	}
	return { ...complete(result.data, isDemo(given)), PAYMENT_ACCOUNTS: accounts }
}

/** Reads the configuration of a start, before anything is opened. */
export function readStartEnv(): Env {
	return readEnv(process.env, { isStart: true })
}

/** Its own setting, by default true outside production. */
function isDemo({ VITRINE_DEMO, NODE_ENV }: Record<string, string | undefined>): boolean {
	return VITRINE_DEMO ? !/^(false|0|no|off|n|disabled)$/i.test(VITRINE_DEMO) : NODE_ENV !== 'production'
}

/** Default settings of a demo, below the environment. */
function readDemoSettings(): Record<string, string> {
	return existsSync(DEMO_SETTINGS) ? JSON.parse(readFileSync(DEMO_SETTINGS, 'utf8')) : {}
}

function startFaults(given: Record<string, string | undefined>): Fault[] {
	const faults: Fault[] = []
	const isProduction = given['NODE_ENV'] === 'production'
	const demo = given['VITRINE_DEMO'] ?? (isProduction ? 'false' : 'local')
	const host = given['HOST'] ?? '127.0.0.1'
	if (given['AUTH_SECRET'] && given['AUTH_SECRETS'])
		faults.push({ name: 'AUTH_SECRETS', message: 'say it, or AUTH_SECRET, not both' })
	if (demo === 'local' && !isLoopback(host))
		faults.push({
			name: 'VITRINE_DEMO',
			message: `HOST=${host} would open a demo to others, unasked: say VITRINE_DEMO=true for a demo that others may see, or VITRINE_DEMO=false for a shop of your own`,
		})
	if (isDemo(given) && !existsSync(DEMO_SETTINGS))
		faults.push({
			name: 'VITRINE_DEMO',
			message: 'there is no demo in this checkout: say VITRINE_DEMO=false for a shop of your own',
		})
	if (isProduction && !isDemo(given)) faults.push(...missingEssentials(given, ['PAYMENT_ACCOUNTS', ...OWN_SHOP]))
	return faults
}

function complete(env: z.output<typeof Env>, isDemo: boolean): Omit<Env, 'PAYMENT_ACCOUNTS'> {
	const dataFolder = resolve(CHECKOUT, env.VITRINE_DATA_FOLDER)
	return {
		...env,
		VITRINE_DATA_FOLDER: dataFolder,
		MEDIA_FOLDER: resolve(CHECKOUT, env.MEDIA_FOLDER ?? join(dataFolder, 'media')),
		CACHE_FOLDER: resolve(CHECKOUT, env.CACHE_FOLDER ?? join(dataFolder, 'cache')),
		GATEWAY_PORT: env.GATEWAY_PORT ?? (env.PORT === 0 ? 0 : (env.PORT + 1_000) % 65_536),
		SECURITY_LOG: resolve(CHECKOUT, env.SECURITY_LOG ?? join(dataFolder, 'security.log')),
		VITRINE_DEMO: isDemo,
		WORK_ENVIRONMENT: env.WORK_ENVIRONMENT ?? (isDemo ? 'dev' : 'prod'),
		SANDBOX_PAYMENTS: env.SANDBOX_PAYMENTS ?? isDemo,
		SANDBOX_SHIPPING_SECONDS: env.SANDBOX_SHIPPING_SECONDS ?? (isDemo ? 120 : 0),
		SANDBOX_DELIVERY_SECONDS: env.SANDBOX_DELIVERY_SECONDS ?? (isDemo ? 180 : 0),
		SANDBOX_RETURN_SECONDS: env.SANDBOX_RETURN_SECONDS ?? (isDemo ? 240 : 0),
	}
}

/** Environment of a helper process: this one's, with the given settings. */
export function helperEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
	return { ...process.env, ...settings }
}
