import { type PaymentAccounts, readPaymentAccounts } from '@vitrine/commerce/payments/providers/accounts'
import { ConfigurationError, faultsOf, missingEssentials } from '@vitrine/market/essentials'
import { z } from 'zod'

/** A comma-separated list. */
const List = z
	.string()
	.transform((value) => value.split(',').flatMap((part) => part.trim() || []))
	.pipe(z.array(z.string()).min(1))

const Env = z.object({
	GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
	GATEWAY_HOST: z.string().default('0.0.0.0'),
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
	/** A streaming replica of it, from which the index and feeds are read. */
	DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
	DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
	SUBSCRIPTION_KEYS: List,
	/** Bearer keys of other systems that may do everything, comma-separated, besides those on record. */
	OPERATOR_KEYS: List.pipe(z.array(z.string().min(16))).default([]),
	RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
	/** Seconds stock is reserved while a payment is under way. */
	STOCK_HOLD_SECONDS: z.coerce.number().int().min(10).max(86_400).default(900),
	/** Maximum number of unpaid orders per network or customer at a time. */
	UNPAID_ORDERS: z.coerce.number().int().min(1).default(3),
	/** Hosts of the shop, to which a payment provider may redirect; a leading dot includes subdomains. */
	SHOP_HOSTS: List.default(['localhost', '.localhost']),
	/** Relying party name of passkeys, shown by browsers. */
	SHOP_NAME: z.string().min(1).default('Vitrine'),
	/** The sandbox takes the payments that no route leads elsewhere; by default outside production. */
	SANDBOX_PAYMENTS: z.stringbool().optional(),
	/** URL of the sandbox payment provider's pages. */
	SANDBOX_PAGES_URL: z.url().default('http://localhost:3000/sandbox'),
	/** Encrypts signing keys and signs links: the same for every gateway of a shop. */
	AUTH_SECRET: z.string().min(32).optional(),
	/** The same as a comma-separated list, for rotation: the first encrypts, the others still decrypt. */
	AUTH_SECRETS: List.pipe(z.array(z.string().min(32))).optional(),
	NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
	/** File of the security events, created if missing; without it none are written. */
	SECURITY_LOG: z.string().min(1).optional(),
	PAYMENT_WEBHOOK_SECRET: z.string().min(16).optional(),
	LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('error'),
})
export type Env = Omit<z.infer<typeof Env>, 'AUTH_SECRET' | 'AUTH_SECRETS' | 'SANDBOX_PAYMENTS'> & {
	AUTH_SECRETS: string[]
	SANDBOX_PAYMENTS: boolean
	/** By provider and name. */
	PAYMENT_ACCOUNTS: PaymentAccounts
}

/** Reads the configuration of the gateway process. Throws one error that names every missing or invalid variable. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
	const result = Env.safeParse(variables)
	const faults = faultsOf(result.error)
	const { AUTH_SECRET, AUTH_SECRETS } = variables
	if (!AUTH_SECRET && !AUTH_SECRETS)
		faults.push({ name: 'AUTH_SECRET', message: 'signs and seals: at least 32 characters, the same for every gateway' })
	if (AUTH_SECRET && AUTH_SECRETS) faults.push({ name: 'AUTH_SECRETS', message: 'say it, or AUTH_SECRET, not both' })
	const { accounts, faults: ofAccounts } = readPaymentAccounts(variables)
	faults.push(...ofAccounts)
	const isProduction = (variables['NODE_ENV'] ?? 'production') === 'production'
	const hasSandbox = Env.shape.SANDBOX_PAYMENTS.safeParse(variables['SANDBOX_PAYMENTS']).data ?? !isProduction
	if (hasSandbox) faults.push(...missingEssentials(variables, ['PAYMENT_WEBHOOK_SECRET']))
	if (isProduction) faults.push(...missingEssentials(variables, ['PAYMENT_ACCOUNTS', 'SHOP_NAME', 'SHOP_HOSTS']))
	if (faults.length > 0 || !result.success) throw new ConfigurationError(faults)
	const env = result.data
	return {
		...env,
		AUTH_SECRETS: env.AUTH_SECRETS ?? [env.AUTH_SECRET ?? ''],
		SANDBOX_PAYMENTS: hasSandbox,
		PAYMENT_ACCOUNTS: accounts,
	}
}
