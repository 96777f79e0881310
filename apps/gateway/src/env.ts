import { ConfigurationError, faultsOf, missingEssentials } from '@vitrine/market/essentials'
import { z } from 'zod'

/** A comma list, without blanks. */
const List = z
	.string()
	.transform((value) => value.split(',').flatMap((part) => part.trim() || []))
	.pipe(z.array(z.string()).min(1))

const Env = z.object({
	GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
	GATEWAY_HOST: z.string().default('0.0.0.0'),
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
	DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
	SUBSCRIPTION_KEYS: List,
	/** Keys of the warehouse and the carriers, a comma list; without any, their operations are closed. */
	OPERATOR_KEYS: List.pipe(z.array(z.string().min(16))).default([]),
	RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
	/** How long stock stays held while a payment is under way. */
	STOCK_HOLD_SECONDS: z.coerce.number().int().min(10).max(86_400).default(900),
	/** How many unpaid orders one network, or one customer, may have at a time. */
	UNPAID_ORDERS: z.coerce.number().int().min(1).default(3),
	/** Hosts of the shop, to which a payment provider may send shoppers back; a leading dot takes subdomains in. */
	SHOP_HOSTS: List.default(['localhost', '.localhost']),
	/** As browsers name who asks for a passkey. */
	SHOP_NAME: z.string().min(1).default('Vitrine'),
	/** Where the sandbox payment provider's pages are served. */
	SANDBOX_PAGES_URL: z.url().default('http://localhost:3000/sandbox'),
	/** Seals the keys that tokens are signed with, and signs links: the same for every gateway of a shop. */
	AUTH_SECRET: z.string().min(32).optional(),
	/** The same as a comma list, for changing it: the first seals, the others still open. */
	AUTH_SECRETS: List.pipe(z.array(z.string().min(32))).optional(),
	NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
	/** The file of the security events, made where missing; none are written without. */
	SECURITY_LOG: z.string().min(1).optional(),
	PAYMENT_WEBHOOK_SECRET: z.string().min(16),
	LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('error'),
})
export type Env = Omit<z.infer<typeof Env>, 'AUTH_SECRET' | 'AUTH_SECRETS'> & { AUTH_SECRETS: string[] }

/** The configuration of the gateway process. Throws one error that names every variable that is missing or wrong. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
	const result = Env.safeParse(variables)
	const faults = faultsOf(result.error)
	const { AUTH_SECRET, AUTH_SECRETS } = variables
	if (!AUTH_SECRET && !AUTH_SECRETS)
		faults.push({ name: 'AUTH_SECRET', message: 'signs and seals: at least 32 characters, the same for every gateway' })
	if (AUTH_SECRET && AUTH_SECRETS) faults.push({ name: 'AUTH_SECRETS', message: 'say it, or AUTH_SECRET, not both' })
	if ((variables['NODE_ENV'] ?? 'production') === 'production')
		faults.push(...missingEssentials(variables, ['SANDBOX_PAYMENTS', 'SHOP_NAME', 'SHOP_HOSTS']))
	if (faults.length > 0 || !result.success) throw new ConfigurationError(faults)
	const env = result.data
	return { ...env, AUTH_SECRETS: env.AUTH_SECRETS ?? [env.AUTH_SECRET ?? ''] }
}
