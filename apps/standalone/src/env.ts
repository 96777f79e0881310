import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { s3AccountOf } from '@vitrine/commerce/media/providers/open-store'
import { PaymentAccountsVariable } from '@vitrine/commerce/payments/providers/accounts'
import {
	ALLOW_SANDBOX,
	AUTH_SECRETS,
	COMPANY_LINE,
	COOKIE_SECRETS,
	LOG_LEVEL,
	MAIL_FROM,
	metaOf,
	NODE_ENV,
	OPERATOR_KEYS,
	optional,
	PAYMENT_WEBHOOK_SECRETS,
	Port,
	PostgresUrl,
	PRIVATE_WEBHOOKS,
	RATE_LIMIT_PER_MINUTE,
	SANDBOX_DELIVERY_SECONDS,
	SANDBOX_PAYMENTS,
	SANDBOX_RETURN_SECONDS,
	SANDBOX_SHIPPING_SECONDS,
	secret,
	SECURITY_LOG_TEXT,
	SHOP_NAME,
	SMTP_TEXT,
	SmtpUrl,
	STOCK_HOLD_SECONDS,
	SUBSCRIPTION_KEYS,
	UNPAID_ORDERS,
} from '@vitrine/commerce/settings/fields'
import { isDemo, liveKeyFaults, openDemoFaults, productionFaults } from '@vitrine/commerce/settings/production'
import { readSettings, requireSettings, type Variables } from '@vitrine/commerce/settings/read'
import { ConfigurationError, type Fault } from '@vitrine/market/essentials'
import { z } from 'zod'
import { DEMO_HOUSES, type DemoHouseName } from './demo-house.ts'
import { PAGES, WORK_ENVIRONMENT, WORK_ENVIRONMENT_TEXT } from '../../storefront/env.ts'

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url))
const demoSettings = (house: DemoHouseName) => join(CHECKOUT, 'demo', house, 'settings.json')

const optionalSeconds = (field: z.ZodDefault<z.ZodCoercedNumber>, demo: number) =>
	field
		.unwrap()
		.optional()
		.describe(`${metaOf(field).description}. In a demo ${demo}`)

export const SETTINGS = z.object({
	PORT: Port.default(3000).describe('Where the pages listen; 0 takes a free port'),
	HOST: z.string().min(1).default('127.0.0.1').describe('Address on which they listen'),
	GATEWAY_PORT: Port.optional().describe('Where the gateway listens; `PORT` + 1000 otherwise'),
	DATABASE_URL: secret(PostgresUrl.optional(), 'PostgreSQL 15 or later; the embedded one otherwise'),
	DATABASE_POOL_SIZE: z.coerce.number().int().min(5).max(80).default(20).describe('Connections to the database'),
	VITRINE_DATA_FOLDER: z
		.string()
		.min(1)
		.default('.vitrine')
		.describe('Database, pictures, and the secrets that are not said'),
	MEDIA_FOLDER: z.string().min(1).optional().describe('Derived pictures; below the data folder otherwise'),
	CACHE_FOLDER: z
		.string()
		.min(1)
		.optional()
		.describe('Fonts and wordmark of the demo, which shops may share; below the data folder otherwise'),
	SMTP_URL: secret(SmtpUrl.optional(), `${SMTP_TEXT}. Outside production the local inbox otherwise`),
	MAIL_FROM,
	SHOP_NAME,
	COMPANY_LINE,
	NODE_ENV: z
		.enum(['development', 'production', 'test'])
		.default('development')
		.describe(metaOf(NODE_ENV).description!),
	VITRINE_DEMO: z
		.union([z.enum(['local', ...DEMO_HOUSES]), z.stringbool()], {
			error: `must be true, false, local or one of ${DEMO_HOUSES.join(', ')}`,
		})
		.optional()
		.describe(
			'Demo goods in an empty database, inbox, sandbox bank, error page for trying: by default `local` unless `NODE_ENV` is production. `local` starts for this machine only, `true` on any `HOST`, and so does the name of a demo: `linaire`, which the others open, or `drell`. Inbox and sandbox bank open under the host names of this machine only',
		),
	DEMO_CATALOG: z.enum(['full', 'lite']).default('full').describe('`lite`: two dozen styles'),
	...PAGES,
	WORK_ENVIRONMENT: WORK_ENVIRONMENT.optional().describe(`${WORK_ENVIRONMENT_TEXT}. \`dev\` in a demo`),
	SECURITY_LOG: z
		.string()
		.min(1)
		.optional()
		.describe(`${SECURITY_LOG_TEXT}. \`security.log\` in the data folder otherwise`),
	STOCK_HOLD_SECONDS,
	UNPAID_ORDERS,
	SANDBOX_PAYMENTS,
	ALLOW_SANDBOX,
	SANDBOX_SHIPPING_SECONDS: optionalSeconds(SANDBOX_SHIPPING_SECONDS, 120),
	SANDBOX_DELIVERY_SECONDS: optionalSeconds(SANDBOX_DELIVERY_SECONDS, 180),
	SANDBOX_RETURN_SECONDS: optionalSeconds(SANDBOX_RETURN_SECONDS, 240),
	PAYMENT_WEBHOOK_SECRETS: optional(PAYMENT_WEBHOOK_SECRETS),
	PAYMENT_ACCOUNTS: PaymentAccountsVariable,
	AUTH_SECRETS: optional(AUTH_SECRETS),
	COOKIE_SECRETS: optional(COOKIE_SECRETS),
	SUBSCRIPTION_KEYS: optional(SUBSCRIPTION_KEYS),
	OPERATOR_KEYS: optional(OPERATOR_KEYS),
	PRIVATE_WEBHOOKS,
	RATE_LIMIT_PER_MINUTE,
	LOG_LEVEL,
})

/** The complete configuration; paths are absolute, resolved from the checkout. */
export type Env = Omit<z.output<typeof SETTINGS>, 'VITRINE_DEMO'> & {
	VITRINE_DEMO: boolean
	/** Which demo, where there is one. */
	DEMO_HOUSE: DemoHouseName
} & Required<
		Pick<
			z.output<typeof SETTINGS>,
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

/**
 * Reads the configuration. Throws one ConfigurationError that names every invalid variable; for a `start` also what would
 * not serve a real shop in production, and a demo that others could reach.
 */
export function readEnv(variables: Variables = process.env, { isStart = false } = {}): Env {
	const said = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
	const settings = readSettings(SETTINGS, { ...(isDemo(said) && readDemoSettings(houseOf(said))), ...said })
	const env = requireSettings(settings, isStart ? startFaults(settings.given) : [])
	return complete(env, isDemo(said))
}

/** Reads the configuration of a start, before anything is opened. */
export function readStartEnv(): Env {
	return readEnv(process.env, { isStart: true })
}

/** Default settings of a demo, below the environment. */
function readDemoSettings(house: DemoHouseName): Record<string, string> {
	const file = demoSettings(house)
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function houseOf({ VITRINE_DEMO }: Variables): DemoHouseName {
	return DEMO_HOUSES.find((house) => house === VITRINE_DEMO) ?? DEMO_HOUSES[0]
}

/** What was said, with the secrets of files, whatever its faults. */
export const readGiven = (): Variables => readSettings(SETTINGS, process.env).given

/** The faults a start would have in production, without a demo, and what it was told; `dataFolder` is where it would look. */
export function readAsLive(): { faults: readonly Fault[]; given: Variables; dataFolder: string } {
	const live = { ...process.env, NODE_ENV: 'production', VITRINE_DEMO: 'false' }
	const { given } = readSettings(SETTINGS, live)
	const dataFolder = resolve(CHECKOUT, given['VITRINE_DATA_FOLDER'] ?? '.vitrine')
	const faults = [...faultsOf(() => readEnv(live, { isStart: true })), ...faultsOf(() => s3AccountOf(given))]
	return { faults, given, dataFolder }
}

/** Faults of the ConfigurationError that `read` throws. */
export function faultsOf(read: () => unknown): readonly Fault[] {
	try {
		read()
		return []
	} catch (error) {
		if (error instanceof ConfigurationError) return error.faults
		throw error
	}
}

function startFaults(given: Variables): Fault[] {
	const faults = [...openDemoFaults(given), ...liveKeyFaults({ NODE_ENV: 'development', ...given })]
	if (isDemo(given) && !existsSync(demoSettings(houseOf(given))))
		faults.push({
			name: 'VITRINE_DEMO',
			message: 'there is no demo in this checkout: say VITRINE_DEMO=false for a shop of your own',
		})
	if (given['NODE_ENV'] !== 'production' || isDemo(given)) return faults
	const essentials = ['PAYMENT_ACCOUNTS', 'SMTP_URL'] as const
	return [...faults, ...productionFaults(given, essentials)]
}

function complete(env: z.output<typeof SETTINGS>, isDemo: boolean): Env {
	const dataFolder = resolve(CHECKOUT, env.VITRINE_DATA_FOLDER)
	return {
		...env,
		VITRINE_DATA_FOLDER: dataFolder,
		MEDIA_FOLDER: resolve(CHECKOUT, env.MEDIA_FOLDER ?? join(dataFolder, 'media')),
		CACHE_FOLDER: resolve(CHECKOUT, env.CACHE_FOLDER ?? join(dataFolder, 'cache')),
		GATEWAY_PORT: env.GATEWAY_PORT ?? (env.PORT === 0 ? 0 : (env.PORT + 1_000) % 65_536),
		SECURITY_LOG: resolve(CHECKOUT, env.SECURITY_LOG ?? join(dataFolder, 'security.log')),
		VITRINE_DEMO: isDemo,
		DEMO_HOUSE: houseOf({ VITRINE_DEMO: `${env.VITRINE_DEMO}` }),
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
