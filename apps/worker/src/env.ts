import { PaymentAccountsVariable } from '@vitrine/commerce/payments/providers/accounts'
import {
	ALLOW_SANDBOX,
	COMPANY_LINE,
	DATABASE_URL,
	LOG_LEVEL,
	MAIL_FROM,
	MEDIA_BASE_URL,
	MEDIA_S3,
	NODE_ENV,
	optional,
	PAYMENT_WEBHOOK_SECRETS,
	Port,
	PRIVATE_WEBHOOKS,
	SANDBOX_DELIVERY_SECONDS,
	SANDBOX_PAGES_URL,
	SANDBOX_PAYMENTS,
	SANDBOX_RETURN_SECONDS,
	SANDBOX_SHIPPING_SECONDS,
	secret,
	SHOP_NAME,
	SMTP_TEXT,
	SmtpUrl,
} from '@vitrine/commerce/settings/fields'
import { requireWithBank } from '@vitrine/commerce/settings/production'
import { readSettings, requireSettings, type Variables } from '@vitrine/commerce/settings/read'
import { z } from 'zod'

export const SETTINGS = z.object({
	DATABASE_URL,
	DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10).describe('Connections to the database'),
	WORKER_PORT: Port.default(4100).describe(
		'Where the worker answers `/health/live`, `/health/ready` and `/health/started`',
	),
	WORKER_HOST: z.string().default('0.0.0.0').describe('Address on which the worker answers them'),
	SMTP_URL: secret(SmtpUrl, SMTP_TEXT),
	MAIL_FROM,
	SHOP_NAME,
	COMPANY_LINE,
	MEDIA_BASE_URL,
	MEDIA_FOLDER: z.string().min(1).describe('Where the pictures are, and photos of reviews are written'),
	...MEDIA_S3,
	SANDBOX_PAYMENTS,
	ALLOW_SANDBOX,
	SANDBOX_SHIPPING_SECONDS,
	SANDBOX_DELIVERY_SECONDS,
	SANDBOX_RETURN_SECONDS,
	SANDBOX_PAGES_URL,
	PRIVATE_WEBHOOKS,
	GATEWAY_URL: z.url().default('http://localhost:4000').describe('Where the sandbox bank sends its events'),
	PAYMENT_WEBHOOK_SECRETS: optional(PAYMENT_WEBHOOK_SECRETS),
	PAYMENT_ACCOUNTS: PaymentAccountsVariable,
	NODE_ENV,
	LOG_LEVEL,
})
export type Env = Omit<z.infer<typeof SETTINGS>, 'SANDBOX_PAYMENTS'> & { SANDBOX_PAYMENTS: boolean }

/** What was said, with the secrets of files, whatever its faults. */
export const readGiven = (): Variables => readSettings(SETTINGS, process.env).given

/** Reads the configuration of the worker process. Throws one error that names every missing or invalid variable. */
export function readEnv(variables: Variables = process.env): Env {
	return requireWithBank(readSettings(SETTINGS, variables), ['PAYMENT_ACCOUNTS', 'SMTP_URL'])
}

/** The configuration of commands on the database. */
export function readDatabaseEnv(variables: Variables = process.env): Pick<Env, 'DATABASE_URL'> {
	return requireSettings(readSettings(SETTINGS.pick({ DATABASE_URL: true }), variables))
}
