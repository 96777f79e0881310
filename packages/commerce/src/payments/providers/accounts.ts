import type { Fault } from '@vitrine/market/essentials'
import { z } from 'zod'
import { secret } from '../../settings/fields.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { isLiveKey } from './stripe/events.ts'
import { createStripeProvider } from './stripe/provider.ts'

const StripeAccount = z.strictObject({
	secretKey: z.string().regex(/^(sk|rk)_(test|live)_\w+$/, { error: 'must be a secret or restricted key of Stripe' }),
	webhookSecrets: z.array(z.string().startsWith('whsec_', { error: 'must be a webhook secret of Stripe' })).min(1),
	pageOrigin: z
		.url({ protocol: /^https$/, error: 'must look like https://pay.shop.example' })
		.transform((url) => new URL(url).origin)
		.optional(),
	/** Its stand-in on this machine, in place of Stripe's API. */
	endpoint: z.url({ hostname: /^(localhost|127\.0\.0\.1)$/, error: 'must be on this machine' }).optional(),
})

/** Accounts by provider and name, such as `stripe/eu`. */
const PaymentAccounts = z.record(
	z.string().regex(/^stripe\/[a-z0-9-]{1,40}$/, { error: 'must be named like stripe/eu' }),
	StripeAccount,
	{ error: 'is no JSON of accounts' },
)
export type PaymentAccounts = z.infer<typeof PaymentAccounts>

/** The variable PAYMENT_ACCOUNTS: accounts as JSON. Issues repeat no secret. */
export const PaymentAccountsVariable = secret(
	z
		.string()
		.transform((text, context): PaymentAccounts => {
			const { data, error } = PaymentAccounts.safeParse(parseJson(text))
			if (data) return data
			for (const { path, message } of error.issues) context.addIssue({ code: 'custom', path, message })
			return z.NEVER
		})
		.default({}),
	'Accounts at payment providers with their keys, as JSON: `docs/payments.md`',
)

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

/** Providers of the accounts. */
export function createProviders(accounts: PaymentAccounts, clock: () => Date): PaymentProvider[] {
	return Object.entries(accounts).map(([name, { endpoint, ...settings }]) => {
		const [, account = ''] = name.split('/')
		return createStripeProvider({ ...settings, account, clock, endpoint: endpoint ? new URL(endpoint) : undefined })
	})
}

/** Faults of accounts in production: those that take no real money, unless play is allowed; live ones beside the sandbox. */
export function moneyFaults(
	accounts: PaymentAccounts,
	{ hasSandbox, allowsSandbox }: { hasSandbox: boolean; allowsSandbox: boolean },
): Fault[] {
	const live = Object.entries(accounts).filter(([, { secretKey }]) => hasSandbox && isLiveKey(secretKey))
	const mixed = live.map(([account]) => ({
		name: 'SANDBOX_PAYMENTS',
		message: `would sell for play money beside the live key of PAYMENT_ACCOUNTS ${account}`,
	}))
	return allowsSandbox ? mixed : [...mixed, ...playMoney(accounts)]
}

/** Faults of settings that take no real money: keys for tests, a stand-in. */
function playMoney(accounts: PaymentAccounts): Fault[] {
	return Object.entries(accounts).flatMap(([account, { secretKey, endpoint }]) => [
		...(isLiveKey(secretKey) ? [] : [{ name: `PAYMENT_ACCOUNTS ${account}`, message: 'its key is one for tests' }]),
		...(endpoint ? [{ name: `PAYMENT_ACCOUNTS ${account}`, message: 'its endpoint is a stand-in' }] : []),
	])
}
