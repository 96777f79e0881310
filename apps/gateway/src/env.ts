import { PaymentAccountsVariable } from '@vitrine/commerce/payments/providers/accounts'
import {
	ALLOW_SANDBOX,
	AUTH_SECRETS,
	DATABASE_READ_URL,
	DATABASE_URL,
	List,
	LOG_LEVEL,
	NODE_ENV,
	OPERATOR_KEYS,
	optional,
	PAYMENT_WEBHOOK_SECRETS,
	Port,
	RATE_LIMIT_PER_MINUTE,
	SANDBOX_PAGES_URL,
	SANDBOX_PAYMENTS,
	SECURITY_LOG_TEXT,
	SHOP_NAME,
	SHUTDOWN_DELAY,
	STOCK_HOLD_SECONDS,
	SUBSCRIPTION_KEYS,
	UNPAID_ORDERS,
} from '@vitrine/commerce/settings/fields'
import { requireWithBank } from '@vitrine/commerce/settings/production'
import { readSettings, type Variables } from '@vitrine/commerce/settings/read'
import { z } from 'zod'

export const SETTINGS = z.object({
	GATEWAY_PORT: Port.default(4000).describe('Where the gateway listens'),
	GATEWAY_HOST: z.string().default('0.0.0.0').describe('Address on which the gateway listens'),
	DATABASE_URL,
	DATABASE_READ_URL,
	DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10).describe('Connections to the database'),
	SUBSCRIPTION_KEYS,
	OPERATOR_KEYS: optional(OPERATOR_KEYS),
	RATE_LIMIT_PER_MINUTE,
	STOCK_HOLD_SECONDS,
	UNPAID_ORDERS,
	SHOP_HOSTS: List.default(['localhost', '.localhost']).describe(
		'Hosts of the shop, to which a payment provider may send shoppers back; `.shop.example` takes in what is below',
	),
	SHOP_NAME,
	SANDBOX_PAYMENTS,
	ALLOW_SANDBOX,
	SANDBOX_PAGES_URL,
	AUTH_SECRETS,
	NODE_ENV,
	SECURITY_LOG: z.string().min(1).optional().describe(SECURITY_LOG_TEXT),
	PAYMENT_WEBHOOK_SECRETS: optional(PAYMENT_WEBHOOK_SECRETS),
	PAYMENT_ACCOUNTS: PaymentAccountsVariable,
	SHUTDOWN_DELAY,
	LOG_LEVEL,
})
export type Env = Omit<z.infer<typeof SETTINGS>, 'SANDBOX_PAYMENTS'> & { SANDBOX_PAYMENTS: boolean }

/** What was said, with the secrets of files, whatever its faults. */
export const readGiven = (): Variables => readSettings(SETTINGS, process.env).given

/** Reads the configuration of the gateway process. Throws one error that names every missing or invalid variable. */
export function readEnv(variables: Variables = process.env): Env {
	return requireWithBank(readSettings(SETTINGS, variables), ['PAYMENT_ACCOUNTS', 'SHOP_HOSTS'])
}
