import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import type { NextAction } from '../payments/contract.ts'
import type {
	Authorization,
	FailedRefund,
	ProductAbility,
	ProviderState,
	ProviderStatus,
} from '../payments/providers/payment-provider.ts'
import { PAYMENT_PRODUCT_IDS } from '../payments/rules.ts'

/** How the sandbox delivers its webhooks: once; twice; eight seconds late; or out of order. */
export const DELIVERIES = ['normal', 'twice', 'late', 'out-of-order'] as const
export type Delivery = (typeof DELIVERIES)[number]

const CAPTURED_LATER = new Set(['card', 'invoice'])

/** Where the sandbox lets shoppers pay later. */
const PAY_LATER = ['AT', 'CH', 'DE', 'LI']

/** Every payment product; cards and invoices are authorized first and captured by the shop. */
export const SANDBOX_PRODUCTS: Readonly<Record<string, ProductAbility>> = Object.fromEntries(
	PAYMENT_PRODUCT_IDS.map((id) => [
		id,
		{ captures: CAPTURED_LATER.has(id) ? 'later' : 'now', ...(id === 'invoice' && { countries: PAY_LATER }) },
	]),
)
export const CODE_DECIDES_AFTER = 3_000
const AUTHORIZED_FOR = 7 * 86_400_000

export type SandboxPayment = {
	id: string
	merchant_reference: string
	product: string
	currency: string
	cent_amount: number
	status: string
	captured_cent_amount: number
	refunded_cent_amount: number
	return_url: string
	decides_at: Date | null
	decision: string | null
	failed_refunds: FailedRefund[]
	/** Milliseconds since 1970. */
	created_at: number
}

const COLUMNS = sql`payment.id, payment.merchant_reference, payment.product, payment.currency, payment.cent_amount,
	payment.status, payment.captured_cent_amount, payment.refunded_cent_amount, payment.return_url, payment.decides_at,
	payment.decision, (extract(epoch from payment.created_at) * 1000)::float8 as created_at, (
		select coalesce(json_agg(json_build_object('key', idempotency_key, 'centAmount', cent_amount, 'reason', failure)), '[]')
		from sandbox_refunds where payment_id = payment.id and failure is not null) as failed_refunds`

type Opening = Pick<Authorization, 'id' | 'product' | 'currency' | 'centAmount' | 'returnUrl' | 'code'>

/** Opens a payment at the simulated bank, or finds the one with this reference. */
export async function openPayment(db: Database, authorization: Opening, now: Date): Promise<SandboxPayment> {
	const isCode = authorization.code !== undefined
	const status = authorization.code?.startsWith('000') ? 'refused' : isCode ? 'pending' : 'requires-action'
	const isPending = status === 'pending'
	const decidesAt = isPending ? new Date(now.getTime() + CODE_DECIDES_AFTER) : null
	const decision = isPending ? (authorization.code?.startsWith('999') ? 'refuse' : 'approve') : null
	const { rows } = await sql<SandboxPayment>`/* prepared */
		insert into sandbox_payments as payment (id, merchant_reference, product, currency, cent_amount, status, return_url,
			decides_at, decision, created_at)
		values (${`sbx_${randomBytes(12).toString('hex')}`}, ${authorization.id}, ${authorization.product},
			${authorization.currency}, ${authorization.centAmount}, ${status}, ${authorization.returnUrl}, ${decidesAt},
			${decision}, ${now})
		on conflict (merchant_reference) do nothing returning ${COLUMNS}`.execute(db)
	const [opened] = rows
	const payment = opened ?? (await findByReference(db, authorization.id))
	if (!payment) throw new Error('sandbox payment vanished')
	return payment
}

export async function findByReference(db: Database, reference: string): Promise<SandboxPayment | undefined> {
	const { rows } = await sql<SandboxPayment>`/* prepared */
		select ${COLUMNS} from sandbox_payments payment where merchant_reference = ${reference}`.execute(db)
	return rows[0]
}

export async function findById(db: Database, id: string): Promise<SandboxPayment | undefined> {
	const { rows } = await sql<SandboxPayment>`select ${COLUMNS} from sandbox_payments payment where id = ${id}`.execute(
		db,
	)
	return rows[0]
}

/** Decides an open payment; a decided one stays unchanged. Queues the webhook. */
export async function decide(
	db: Database,
	options: { id: string; decision: 'approve' | 'refuse' | 'cancel'; delivery: Delivery; now: Date },
): Promise<void> {
	const payment = await findById(db, options.id)
	if (!payment) return
	const isCapturedLater = CAPTURED_LATER.has(payment.product)
	const approved: ProviderStatus = isCapturedLater ? 'authorized' : 'captured'
	const status = options.decision === 'approve' ? approved : options.decision === 'refuse' ? 'refused' : 'cancelled'
	await db.transaction().execute(async (tx) => {
		const { numUpdatedRows } = await tx
			.updateTable('sandbox_payments')
			.set({
				status,
				decides_at: null,
				captured_cent_amount: status === 'captured' ? payment.cent_amount : 0,
			})
			.where('id', '=', options.id)
			.where('status', 'in', ['requires-action', 'pending'])
			.executeTakeFirst()
		if (numUpdatedRows === 0n) return
		await tx
			.insertInto('sandbox_webhooks')
			.values(deliveryOf(payment, { ...options, status }))
			.execute()
	})
}

/** Delays an approved payment: it is pending and decides itself later. */
export async function decideLater(db: Database, options: { id: string; after: number; now: Date }): Promise<void> {
	await db
		.updateTable('sandbox_payments')
		.set({ status: 'pending', decides_at: new Date(options.now.getTime() + options.after), decision: 'approve' })
		.where('id', '=', options.id)
		.where('status', '=', 'requires-action')
		.execute()
}

/** Sends back the refunds of a payment that were made, as a bank may days later. */
export async function failRefunds(db: Database, id: string): Promise<void> {
	await sql`
		with failed as (
			update sandbox_refunds set failure = 'account-closed' where payment_id = ${id} and failure is null
			returning cent_amount)
		update sandbox_payments set status = 'captured',
			refunded_cent_amount = refunded_cent_amount - (select coalesce(sum(cent_amount), 0) from failed)
		where id = ${id}`.execute(db)
}

/** Decides delayed payments that are due. */
export async function decideDue(db: Database, now: Date): Promise<void> {
	const due = await db
		.selectFrom('sandbox_payments')
		.select(['id', 'decision'])
		.where('status', '=', 'pending')
		.where('decides_at', '<=', now)
		.execute()
	for (const { id, decision } of due) {
		await decide(db, { id, decision: decision === 'refuse' ? 'refuse' : 'approve', delivery: 'normal', now })
	}
}

function deliveryOf(payment: SandboxPayment, options: { status: string; delivery: Delivery; now: Date }) {
	const later = (milliseconds: number) => new Date(options.now.getTime() + milliseconds)
	const event = (status: string, deliverAt: Date) => {
		const id = `evt_${randomBytes(12).toString('hex')}`
		return {
			id,
			payment_id: payment.id,
			body: JSON.stringify({ id, type: `payment.${status}`, reference: payment.merchant_reference }),
			deliver_at: deliverAt,
			delivered_at: null,
		}
	}
	const delivery = event(options.status, later(options.delivery === 'late' ? 8_000 : 0))
	if (options.delivery === 'twice') {
		return [delivery, { ...delivery, id: `${delivery.id}_again`, deliver_at: later(1_000) }]
	}
	if (options.delivery === 'out-of-order') return [delivery, event('pending', later(2_000))]
	return [delivery]
}

/** State of a payment, as in the provider interface. */
export function stateOf(payment: SandboxPayment, pagesUrl: string): ProviderState {
	const status = payment.status as ProviderStatus
	return {
		reference: payment.id,
		status,
		capturedCentAmount: payment.captured_cent_amount,
		refundedCentAmount: payment.refunded_cent_amount,
		nextAction: nextAction(payment, status, pagesUrl),
		failedRefunds: payment.failed_refunds,
		capturableUntil: new Date(payment.created_at + AUTHORIZED_FOR),
		hasMulticapture: payment.product === 'card',
		...(PAID.has(status) && methodOf(payment)),
	}
}

const PAID: ReadonlySet<ProviderStatus> = new Set(['authorized', 'captured', 'refunded'])

/** Every card of the sandbox is secured by 3-D Secure. */
function methodOf({ product }: SandboxPayment): Pick<ProviderState, 'method' | 'liability'> {
	return product === 'card' ? { method: 'card/visa', liability: 'issuer' } : { method: product }
}

function nextAction(payment: SandboxPayment, status: ProviderStatus, pagesUrl: string): NextAction | null {
	if (status === 'requires-action') return { type: 'redirect', url: `${pagesUrl}/${payment.id}/` }
	return status === 'pending' && payment.product === 'blik' ? { type: 'approve-in-app' } : null
}
