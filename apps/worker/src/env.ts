import { type PaymentAccounts, readPaymentAccounts } from '@vitrine/commerce/payments/providers/accounts'
import { ConfigurationError, type Fault, faultsOf, missingEssentials } from '@vitrine/market/essentials'
import { z } from 'zod'

const Env = z.object({
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
	DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'The worker sends mail: smtp://user:password@host:587' }),
	MAIL_FROM: z.string().default('Vitrine <shop@vitrine.example>'),
	SHOP_NAME: z.string().default('Vitrine'),
	COMPANY_LINE: z.string().default('Vitrine'),
	/** The sandbox takes the payments that no route leads elsewhere; by default outside production. */
	SANDBOX_PAYMENTS: z.stringbool().optional(),
	/** Seconds until an order leaves by itself, and until its parcel arrives; 0: a real warehouse does it. */
	SANDBOX_SHIPPING_SECONDS: z.coerce.number().int().min(0).max(604_800).default(0),
	SANDBOX_DELIVERY_SECONDS: z.coerce.number().int().min(0).max(604_800).default(0),
	/** Seconds until goods that were asked back arrive by themselves; 0: a real warehouse tells. */
	SANDBOX_RETURN_SECONDS: z.coerce.number().int().min(0).max(604_800).default(0),
	SANDBOX_PAGES_URL: z.url().default('http://localhost:3000/sandbox'),
	/** Lets webhooks to other systems lead into the own network, by http too. */
	PRIVATE_WEBHOOKS: z.stringbool().default(false),
	/** Where the gateway takes webhooks, for the sandbox. */
	GATEWAY_URL: z.url().default('http://localhost:4000'),
	PAYMENT_WEBHOOK_SECRET: z.string().min(16).optional(),
	NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
	LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('error'),
})
export type Env = Omit<z.infer<typeof Env>, 'SANDBOX_PAYMENTS'> & {
	SANDBOX_PAYMENTS: boolean
	/** By provider and name. */
	PAYMENT_ACCOUNTS: PaymentAccounts
}

/** The configuration of the worker process. Throws one error that names every variable that is missing or wrong. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
	const isProduction = (variables['NODE_ENV'] ?? 'production') === 'production'
	const { accounts, faults } = readPaymentAccounts(variables)
	const hasSandbox = Env.shape.SANDBOX_PAYMENTS.safeParse(variables['SANDBOX_PAYMENTS']).data ?? !isProduction
	if (hasSandbox) faults.push(...missingEssentials(variables, ['PAYMENT_WEBHOOK_SECRET']))
	if (isProduction)
		faults.push(...missingEssentials(variables, ['PAYMENT_ACCOUNTS', 'MAIL_FROM', 'SHOP_NAME', 'COMPANY_LINE']))
	return { ...read(Env, variables, faults), SANDBOX_PAYMENTS: hasSandbox, PAYMENT_ACCOUNTS: accounts }
}

/** The configuration of commands on the database. */
export function readDatabaseEnv(variables: NodeJS.ProcessEnv = process.env): Pick<Env, 'DATABASE_URL'> {
	return read(Env.pick({ DATABASE_URL: true }), variables)
}

function read<T>(shape: z.ZodType<T>, variables: NodeJS.ProcessEnv, more: readonly Fault[] = []): T {
	const result = shape.safeParse(variables)
	const faults = [...faultsOf(result.error), ...more]
	if (faults.length > 0 || !result.success) throw new ConfigurationError(faults)
	return result.data
}
