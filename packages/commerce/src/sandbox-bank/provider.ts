import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import type {
	CapturePart,
	PaymentPart,
	PaymentProvider,
	ProviderEvent,
	ProviderPayment,
	ProviderState,
} from '../payments/providers/payment-provider.ts'
import { findByReference, openPayment, SANDBOX_PRODUCTS, type SandboxPayment, stateOf } from './bank.ts'

/** Its account, and so the end of its webhook's path. */
const SANDBOX = { name: 'sandbox', account: 'demo' }
export const SANDBOX_WEBHOOKS = `/payments/webhooks/${SANDBOX.name}/${SANDBOX.account}`

const SIGNATURE_HEADER = 'sandbox-signature'
const OLDEST_SIGNATURE = 5 * 60_000

export type SandboxOptions = {
	db: Database
	clock: () => Date
	/** URL of the sandbox's pages, without a trailing slash. */
	pagesUrl: string
	/** The worker signs with the first of its own; any of these verifies. */
	webhookSecrets: readonly string[]
}

/** Signature of a webhook body: `t=<milliseconds>,v1=<hmac>`, as card processors do it. */
export function signWebhook(secret: string, body: string, at: Date): Record<string, string> {
	const time = String(at.getTime())
	const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
	return { [SIGNATURE_HEADER]: `t=${time},v1=${hmac}` }
}

/** The sandbox as a payment provider: it has its own tables and behaves like a real one for every product of a site. */
export function createSandboxProvider(options: SandboxOptions): PaymentProvider {
	const { db, clock, pagesUrl, webhookSecrets } = options
	const describe = (payment: SandboxPayment): ProviderState => stateOf(payment, pagesUrl)

	async function mustFind({ id }: ProviderPayment): Promise<SandboxPayment> {
		const payment = await findByReference(db, id)
		if (!payment) throw new Error(`sandbox: no payment ${id}`)
		return payment
	}

	return {
		...SANDBOX,
		products: SANDBOX_PRODUCTS,
		pageOrigins: [new URL(pagesUrl).origin],
		check: async () => [],
		async authorize(authorization) {
			return describe(await openPayment(db, authorization, clock()))
		},
		async retrieve({ id }) {
			const payment = await findByReference(db, id)
			return payment && describe(payment)
		},
		async capture(asked, part) {
			const isDone = await captureOnce(db, await mustFind(asked), part)
			const state = describe(await mustFind(asked))
			return isDone ? { is: 'done', state } : { is: 'refused', reason: `it is ${state.status}`, state }
		},
		async void({ id }) {
			await db
				.updateTable('sandbox_payments')
				.set({
					status: sql`case when captured_cent_amount = 0 then 'cancelled'
						when captured_cent_amount = refunded_cent_amount then 'refunded' else 'captured' end`,
					decides_at: null,
				})
				.where('merchant_reference', '=', id)
				.where('status', 'in', ['requires-action', 'pending', 'authorized'])
				.execute()
			const payment = await findByReference(db, id)
			return payment && describe(payment)
		},
		async refund(asked, part) {
			const payment = await mustFind(asked)
			const refusal = await refundOnce(db, payment, part)
			const state = describe(await mustFind(asked))
			return refusal ? { is: 'refused', reason: refusal, state } : { is: 'done', state }
		},
		readWebhook({ body, headers, now }) {
			const [, time = '', signature = ''] =
				/^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers.get(SIGNATURE_HEADER) ?? '') ?? []
			const isSigned =
				signature !== '' &&
				webhookSecrets.some((secret) =>
					timingSafeEqual(
						createHmac('sha256', secret).update(`${time}.${body}`).digest(),
						Buffer.from(signature, 'hex'),
					),
				)
			if (!isSigned || Math.abs(now.getTime() - Number(time)) > OLDEST_SIGNATURE) return undefined
			return readEvents(body)
		},
	}
}

/** Captures a part, once for each key; false where more would be captured than is authorized. */
async function captureOnce(
	db: Database,
	{ id }: SandboxPayment,
	{ centAmount, key, isLast = true }: CapturePart,
): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const payment = await lockSandboxPayment(tx, id)
		const known = tx.selectFrom('sandbox_captures').select('payment_id').where('idempotency_key', '=', key)
		if (await known.executeTakeFirst()) return true
		const captured = payment.captured + centAmount
		const isMore = captured > payment.authorized || (!isLast && payment.product !== 'card')
		if (payment.status !== 'authorized' || isMore) return false
		const row = { idempotency_key: key, payment_id: id, cent_amount: centAmount }
		await tx.insertInto('sandbox_captures').values(row).execute()
		const status = isLast || captured === payment.authorized ? 'captured' : 'authorized'
		await tx
			.updateTable('sandbox_payments')
			.set({ captured_cent_amount: captured, status })
			.where('id', '=', id)
			.execute()
		return true
	})
}

/** A payment, locked so that a part counts the others. */
function lockSandboxPayment(tx: DatabaseTransaction, id: string) {
	return tx
		.selectFrom('sandbox_payments')
		.select([
			'captured_cent_amount as captured',
			'refunded_cent_amount as refunded',
			'cent_amount as authorized',
			'product',
			'status',
		])
		.where('id', '=', id)
		.forUpdate()
		.executeTakeFirstOrThrow()
}

/** Refunds a part, once for each key; a reason where more would be refunded than captured, or it was sent back. */
async function refundOnce(
	db: Database,
	{ id }: SandboxPayment,
	{ centAmount, key }: PaymentPart,
): Promise<string | null> {
	return db.transaction().execute(async (tx) => {
		const payment = await lockSandboxPayment(tx, id)
		const refunded = payment.refunded + centAmount
		const known = tx.selectFrom('sandbox_refunds').select('failure').where('idempotency_key', '=', key)
		const earlier = await known.executeTakeFirst()
		if (earlier) return earlier.failure
		if (refunded > payment.captured) return 'more than was captured'
		await tx
			.insertInto('sandbox_refunds')
			.values({ idempotency_key: key, payment_id: id, cent_amount: centAmount })
			.execute()
		// The rest can still be captured.
		const isOver = payment.status !== 'authorized'
		const status = isOver && refunded === payment.captured ? 'refunded' : payment.status
		await tx
			.updateTable('sandbox_payments')
			.set({ refunded_cent_amount: refunded, status })
			.where('id', '=', id)
			.execute()
		return null
	})
}

const SandboxEvent = z.object({ id: z.string().min(1), reference: z.string().min(1) })

/** Parses a signed message; undefined for an unknown one, which no retry would change. */
function readEvents(body: string): ProviderEvent[] | undefined {
	try {
		const { success, data } = SandboxEvent.safeParse(JSON.parse(body))
		return success ? [{ id: data.id, paymentId: data.reference }] : undefined
	} catch {
		return undefined
	}
}
