import { createProviders, type PaymentAccounts } from '../payments/providers/accounts.ts'
import { createPaymentBook, type PaymentBook } from '../payments/providers/payment-book.ts'
import { createSandboxProvider, type SandboxOptions } from './provider.ts'

/** The payment providers of a shop as its settings name them: its accounts, and the sandbox bank where it is open. */
export function createShopPayments({
	accounts,
	hasSandbox,
	...sandbox
}: SandboxOptions & { accounts: PaymentAccounts; hasSandbox: boolean }): PaymentBook {
	return createPaymentBook({
		accounts: createProviders(accounts, sandbox.clock),
		sandbox: hasSandbox ? createSandboxProvider(sandbox) : undefined,
	})
}
