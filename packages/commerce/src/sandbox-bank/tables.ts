import type { Generated } from 'kysely'

export type SandboxPaymentsTable = {
	id: string
	merchant_reference: string
	product: string
	currency: string
	cent_amount: number
	status: string
	captured_cent_amount: Generated<number>
	refunded_cent_amount: Generated<number>
	return_url: string
	decides_at: Date | null
	decision: string | null
	created_at: Date
}
export type SandboxRefundsTable = {
	idempotency_key: string
	payment_id: string
	cent_amount: number
	/** Why the bank has sent it back. */
	failure: Generated<string | null>
}
export type SandboxCapturesTable = { idempotency_key: string; payment_id: string; cent_amount: number }
export type SandboxWebhooksTable = {
	id: string
	payment_id: string
	body: string
	deliver_at: Date
	attempts: Generated<number>
	delivered_at: Date | null
}

export type SandboxBankTables = {
	sandbox_payments: SandboxPaymentsTable
	sandbox_refunds: SandboxRefundsTable
	sandbox_captures: SandboxCapturesTable
	sandbox_webhooks: SandboxWebhooksTable
}
