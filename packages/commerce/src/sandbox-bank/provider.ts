import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../database/client.ts'
import type { PaymentProvider, ProviderState } from '../payments/providers/payment-provider.ts'
import { findByReference, openPayment, type SandboxPayment, stateOf } from './bank.ts'

const SIGNATURE_HEADER = 'sandbox-signature'
const OLDEST_SIGNATURE = 5 * 60_000

export type SandboxOptions = {
	db: Database
	clock: () => Date
	/** URL of the sandbox's pages, without a trailing slash. */
	pagesUrl: string
	webhookSecret: string
}

/** Signature of a webhook body: `t=<milliseconds>,v1=<hmac>`, as card processors do it. */
export function signWebhook(secret: string, body: string, at: Date): Record<string, string> {
	const time = String(at.getTime())
	const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
	return { [SIGNATURE_HEADER]: `t=${time},v1=${hmac}` }
}

/** The sandbox as a payment provider: it has its own tables and behaves like a real one for every product of a site. */
export function createSandboxProvider(options: SandboxOptions): PaymentProvider {
	const { db, clock, pagesUrl, webhookSecret } = options
	const describe = (payment: SandboxPayment): ProviderState => stateOf(payment, pagesUrl)

	async function mustFind(reference: string): Promise<SandboxPayment> {
		const payment = await findByReference(db, reference)
		if (!payment) throw new Error(`sandbox: no payment ${reference}`)
		return payment
	}

	return {
		name: 'sandbox',
		async authorize(authorization) {
			return describe(await openPayment(db, authorization, clock()))
		},
		async retrieve(paymentId) {
			const payment = await findByReference(db, paymentId)
			return payment && describe(payment)
		},
		async capture({ paymentId, centAmount }) {
			await db
				.updateTable('sandbox_payments')
				.set({ status: 'captured', captured_cent_amount: centAmount })
				.where('merchant_reference', '=', paymentId)
				.where('status', '=', 'authorized')
				.where('cent_amount', '>=', centAmount)
				.execute()
			return describe(await mustFind(paymentId))
		},
		async void(paymentId) {
			await db
				.updateTable('sandbox_payments')
				.set({ status: 'cancelled', decides_at: null })
				.where('merchant_reference', '=', paymentId)
				.where('status', 'in', ['requires-action', 'pending', 'authorized'])
				.execute()
			const payment = await findByReference(db, paymentId)
			return payment && describe(payment)
		},
		async refund({ paymentId, centAmount, key }) {
			const payment = await mustFind(paymentId)
			await db.transaction().execute(async (tx) => {
				const { numInsertedOrUpdatedRows } = await tx
					.insertInto('sandbox_refunds')
					.values({ idempotency_key: key, payment_id: payment.id, cent_amount: centAmount })
					.onConflict((conflict) => conflict.doNothing())
					.executeTakeFirst()
				if (numInsertedOrUpdatedRows !== 1n) return
				const { numUpdatedRows } = await tx
					.updateTable('sandbox_payments')
					.set((eb) => ({
						refunded_cent_amount: eb('refunded_cent_amount', '+', centAmount),
						status: eb
							.case()
							.when(eb(eb('refunded_cent_amount', '+', centAmount), '>=', eb.ref('captured_cent_amount')))
							.then('refunded')
							.else(eb.ref('status'))
							.end(),
					}))
					.where('id', '=', payment.id)
					.where((eb) => eb(eb('refunded_cent_amount', '+', centAmount), '<=', eb.ref('captured_cent_amount')))
					.executeTakeFirst()
				if (numUpdatedRows !== 1n) throw new Error('sandbox: more refunded than captured')
			})
			return describe(await mustFind(paymentId))
		},
		readWebhook({ body, headers, now }) {
			const [, time = '', signature = ''] =
				/^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers.get(SIGNATURE_HEADER) ?? '') ?? []
			const expected = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest()
			const isSigned = signature !== '' && timingSafeEqual(expected, Buffer.from(signature, 'hex'))
			if (!isSigned || Math.abs(now.getTime() - Number(time)) > OLDEST_SIGNATURE) return undefined
			return readEvent(body)
		},
	}
}

const SandboxEvent = z.object({ id: z.string().min(1), reference: z.string().min(1) })

/** Parses a signed message; undefined for an unknown one, which no retry would change. */
function readEvent(body: string): { eventId: string; paymentId: string } | undefined {
	try {
		const { success, data } = SandboxEvent.safeParse(JSON.parse(body))
		return success ? { eventId: data.id, paymentId: data.reference } : undefined
	} catch {
		return undefined
	}
}
