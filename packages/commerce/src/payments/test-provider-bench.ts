import { randomBytes } from 'node:crypto'
import type { Authorization, PaymentProvider } from './providers/payment-provider.ts'

/** A provider in a test, and what only the shopper and the bank can do there. */
export type ProviderBench = {
	provider: PaymentProvider
	/** The shopper's decision on the provider's page, where a payment that is over offers none. */
	decide(payment: Authorization, decision: 'approve' | 'decline'): Promise<void>
	/** The bank sends back the refunds that were made. */
	failRefunds(payment: Authorization): Promise<void>
	/** The bank reports a payment as fraud: the provider's id of the warning. Undefined where the provider tells of none. */
	warn?(payment: Authorization): Promise<string>
	/** Payments the provider has for our id. */
	count(paymentId: string): Promise<number>
	/** Webhooks sent about a payment so far, signed at `at`, or with another secret. */
	webhooks(
		payment: Authorization,
		signed?: { at?: Date; isForged?: boolean },
	): Promise<{ body: string; headers: Headers }[]>
	clock: () => Date
}

export function newPayment(changes: Partial<Authorization> = {}): Authorization {
	return {
		id: `pay_${randomBytes(12).toString('hex')}`,
		reference: null,
		product: 'card',
		centAmount: 12_995,
		currency: 'EUR',
		capture: 'on-confirmation',
		entry: 'code',
		createdAt: new Date(),
		orderNumber: 'FR-00000001',
		site: 'fr',
		returnUrl: 'https://shop.example/fr/order/o-1/confirmation/',
		languageTag: 'fr-FR',
		...changes,
	}
}

/** What shopper and shop do before the cases begin. */
export function stepsOf(bench: () => ProviderBench) {
	async function opened(changes: Partial<Authorization> = {}) {
		const { provider } = bench()
		const payment = newPayment(changes)
		const state = await provider.authorize(payment)
		return { provider, payment: { ...payment, reference: state.reference }, state }
	}

	/** A payment whose money is authorized or captured; captured by us where the bank leaves that to the shop. */
	async function paid({ isCaptured = true, ...changes }: Partial<Authorization> & { isCaptured?: boolean } = {}) {
		const { provider, payment } = await opened(changes)
		await bench().decide(payment, 'approve')
		const isLater = provider.products[payment.product]?.captures === 'later'
		if (isLater && isCaptured)
			await provider.capture(payment, { centAmount: payment.centAmount, key: `c-${payment.id}` })
		return { provider, payment }
	}

	return { opened, paid }
}
