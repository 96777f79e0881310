import { readFileSync } from 'node:fs'
import type { Fault } from '@vitrine/market/essentials'
import { z } from 'zod'
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
)
export type PaymentAccounts = z.infer<typeof PaymentAccounts>

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the accounts of PAYMENT_ACCOUNTS, or of the file that PAYMENT_ACCOUNTS_FILE names. Messages repeat no secret. */
export function readPaymentAccounts(variables: Variables): { accounts: PaymentAccounts; faults: Fault[] } {
	const { PAYMENT_ACCOUNTS: text, PAYMENT_ACCOUNTS_FILE: file } = variables
	const name = text ? 'PAYMENT_ACCOUNTS' : 'PAYMENT_ACCOUNTS_FILE'
	const fault = (message: string) => ({ accounts: {}, faults: [{ name, message }] })
	if (!text && !file) return { accounts: {}, faults: [] }
	if (text && file) return fault('say it, or PAYMENT_ACCOUNTS_FILE, not both')
	let given: unknown
	try {
		given = JSON.parse(text || readFileSync(file!, 'utf8'))
	} catch (error) {
		return fault(error instanceof SyntaxError ? 'is no JSON' : 'names a file that cannot be read')
	}
	const { data, error } = PaymentAccounts.safeParse(given)
	if (data) return { accounts: data, faults: [] }
	return {
		accounts: {},
		faults: error!.issues.map(({ path, message }) => ({ name: [name, ...path.map(String)].join(' '), message })),
	}
}

/** Providers of the accounts. */
export function createProviders(accounts: PaymentAccounts, clock: () => Date): PaymentProvider[] {
	return Object.entries(accounts).map(([name, { endpoint, ...settings }]) => {
		const [, account = ''] = name.split('/')
		return createStripeProvider({ ...settings, account, clock, endpoint: endpoint ? new URL(endpoint) : undefined })
	})
}

/** Faults of accounts in production: those for tests, unless the sandbox is asked for; live ones beside the sandbox. */
export function moneyFaults(accounts: PaymentAccounts, { hasSandbox }: { hasSandbox: boolean }): Fault[] {
	if (!hasSandbox) return playMoney(accounts)
	const live = Object.entries(accounts).filter(([, { secretKey }]) => isLiveKey(secretKey))
	return live.map(([account]) => ({
		name: 'SANDBOX_PAYMENTS',
		message: `would sell for play money beside the live key of PAYMENT_ACCOUNTS ${account}`,
	}))
}

/** Faults of settings that take no real money: keys for tests, a stand-in. */
function playMoney(accounts: PaymentAccounts): Fault[] {
	return Object.entries(accounts).flatMap(([account, { secretKey, endpoint }]) => [
		...(isLiveKey(secretKey) ? [] : [{ name: `PAYMENT_ACCOUNTS ${account}`, message: 'its key is one for tests' }]),
		...(endpoint ? [{ name: `PAYMENT_ACCOUNTS ${account}`, message: 'its endpoint is a stand-in' }] : []),
	])
}
