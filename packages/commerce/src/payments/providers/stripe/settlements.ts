import type Stripe from 'stripe'
import type { PaymentProvider } from '../payment-provider.ts'
import type { LineKind, ProviderSettlement, SettlementLine } from '../settlement.ts'

/** What else there is has to be looked at by somebody. */
const KINDS: Readonly<Record<string, LineKind>> = {
	charge: 'payment',
	payment: 'payment',
	refund: 'refund',
	payment_refund: 'refund',
	refund_failure: 'refund',
	payment_failure_refund: 'refund',
	stripe_fee: 'fee',
	stripe_fx_fee: 'fee',
	tax_fee: 'fee',
}

/** Reads the payouts of an account that Stripe makes by itself; of others it does not know of what they are made. */
export function createSettlementReader(stripe: Stripe): Required<Pick<PaymentProvider, 'listSettlements'>> {
	async function* lines(payout: string): AsyncIterable<SettlementLine> {
		// The payout itself is one of them.
		for await (const booked of stripe.balanceTransactions.list({ payout, limit: 100, expand: ['data.source'] }))
			if (booked.type !== 'payout') yield lineOf(booked)
	}
	return {
		async *listSettlements(since) {
			const created = { gte: Math.floor(since.getTime() / 1_000) }
			for await (const payout of stripe.payouts.list({ status: 'paid', created, limit: 100 }))
				if (payout.reconciliation_status === 'completed') yield settlementOf(payout, () => lines(payout.id))
		},
	}
}

function settlementOf(payout: Stripe.Payout, lines: ProviderSettlement['lines']): ProviderSettlement {
	return {
		reference: payout.id,
		currency: payout.currency.toUpperCase(),
		netCentAmount: payout.amount,
		paidOn: new Date(payout.arrival_date * 1_000).toISOString().slice(0, 10),
		createdAt: new Date(payout.created * 1_000),
		lines,
	}
}

function lineOf(booked: Stripe.BalanceTransaction): SettlementLine {
	const source = booked.source as Stripe.BalanceTransactionSource | null
	const currency = booked.currency.toUpperCase()
	const { kind, operation, paymentId, original } = aboutOf(booked, source)
	const isConverted = original !== undefined && original.currency.toUpperCase() !== currency
	return {
		reference: booked.id,
		kind,
		operation,
		paymentId,
		grossCentAmount: booked.amount,
		feeCentAmount: booked.fee,
		netCentAmount: booked.net,
		originalCentAmount: isConverted ? Math.sign(booked.amount) * original.amount : booked.amount,
		originalCurrency: isConverted ? original.currency.toUpperCase() : currency,
		happenedAt: new Date(booked.created * 1_000),
	}
}

type About = Pick<SettlementLine, 'kind' | 'operation' | 'paymentId'> & {
	original?: { amount: number; currency: string }
}

function aboutOf({ type }: Stripe.BalanceTransaction, source: Stripe.BalanceTransactionSource | null): About {
	if (source?.object === 'dispute') return { kind: 'dispute', operation: source.id, paymentId: null, original: source }
	const kind = KINDS[type] ?? 'other'
	if (source?.object === 'charge') {
		const paymentId = source.metadata['payment_id'] ?? null
		return { kind, operation: paymentId, paymentId, original: { ...source, amount: source.amount_captured } }
	}
	if (source?.object === 'refund') {
		// One of the dashboard has no id of ours, and is booked by its own.
		const { refund_id = source.id, payment_id = null } = source.metadata ?? {}
		return { kind, operation: refund_id, paymentId: payment_id, original: source }
	}
	return { kind, operation: null, paymentId: null }
}
