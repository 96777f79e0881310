import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { lockOrder } from '../../orders/queries/order-rows.ts'
import { enqueue } from '../../queue/enqueue.ts'
import type { NewReturn } from '../contract/returns.ts'
import { findCreditable, lockOrderState } from '../queries/order-state.ts'
import { unitsLeft } from '../rules/amounts.ts'
import { type OrderState, returnProblem } from '../rules/options.ts'
import { oneLine } from '../../http/one-line.ts'
import type { FieldError } from '../rules/statement.ts'
import { cancelOpenReturns, recordReturnEvent, registerReturn } from './register-return.ts'

/** The order is not in the caller's account, or the bank has paid nothing of it. */
export type NoCredit = 'store-credit-not-possible'
export type RequestReturnResult =
	| { ok: true; returnNumber: string }
	| {
			ok: false
			reason: 'order-not-found' | 'submission-key-taken' | NoCredit | NonNullable<ReturnType<typeof returnProblem>>
	  }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

/**
 * Registers a return within thirty days of delivery (brief 3.11), at most the units left of the order, in one
 * transaction with the e-mail that explains it. A repeated submission gives the same return.
 */
export async function requestReturn(
	db: Database,
	input: { orderId: string; submitted: NewReturn; languageTag: string; customerId?: string | undefined; now: Date },
): Promise<RequestReturnResult> {
	const { orderId, submitted, now } = input
	return db.transaction().execute(async (tx): Promise<RequestReturnResult> => {
		const order = await lockOrderState(tx, { column: 'id', value: orderId })
		if (!order) return { ok: false, reason: 'order-not-found' }
		const same = await findBySubmission(tx, submitted.submissionKey)
		if (same) {
			const isTheirs = same.orderId === orderId
			return isTheirs ? { ok: true, returnNumber: same.returnNumber } : { ok: false, reason: 'submission-key-taken' }
		}
		const reason = returnProblem(order, now)
		if (reason) return { ok: false, reason }
		const errors = lineErrors(order, submitted.lines)
		if (errors.length > 0) return { ok: false, reason: 'refused-values', errors }
		const { lines, method, pageUrl, submissionKey, refundTo } = submitted
		const { languageTag, customerId } = input
		const wantsCredit = refundTo === 'store-credit'
		if (wantsCredit && (await findCreditable(tx, { order, customerId })) === 0)
			return { ok: false, reason: 'store-credit-not-possible' }
		const creditAgreedAt = wantsCredit ? now : null
		const place = { order, submissionKey, languageTag, method, withdrawalId: null, pageUrl }
		const registering = { ...place, lines, creditAgreedAt, now }
		const returnNumber = await registerReturn(tx, registering)
		await enqueue(tx, {
			name: 'send-return-letter',
			data: { returnNumber, news: 'registered' },
			singletonKey: `${returnNumber} registered`,
		})
		return { ok: true, returnNumber }
	})
}

function lineErrors(order: OrderState, lines: NewReturn['lines']): FieldError[] {
	return lines.flatMap(({ position, quantity }, index): FieldError[] => {
		const line = order.lines.find((candidate) => candidate.position === position)
		if (!line) return [{ field: `lines.${index}.position`, code: 'unknown' }]
		if (lines.findIndex((other) => other.position === position) !== index) {
			return [{ field: `lines.${index}.position`, code: 'repeated' }]
		}
		return quantity > unitsLeft(line) ? [{ field: `lines.${index}.quantity`, code: 'more-than-left' }] : []
	})
}

async function findBySubmission(tx: DatabaseTransaction, submissionKey: string) {
	return tx
		.selectFrom('returns')
		.select(['return_number as returnNumber', 'order_id as orderId'])
		.where('submission_key', '=', submissionKey)
		.executeTakeFirst()
}

type ChangeInput = { orderId: string; returnNumber: string; now: Date }
export type ChangeReturnResult =
	| { ok: true }
	| { ok: false; reason: 'return-not-found' | 'already-sent' | 'already-received' | 'withdrawn' | 'return-cancelled' }

/** Cancels a return until its goods are sent. A withdrawal cannot be cancelled: its contract has ended. */
export async function cancelReturn(db: Database, input: ChangeInput): Promise<ChangeReturnResult> {
	return db.transaction().execute(async (tx): Promise<ChangeReturnResult> => {
		const found = await lockReturn(tx, input)
		if (!found) return { ok: false, reason: 'return-not-found' }
		if (found.status === 'cancelled') return { ok: true }
		if (found.status === 'received') return { ok: false, reason: 'already-received' }
		if (found.withdrawal_id) return { ok: false, reason: 'withdrawn' }
		if (found.isSent) return { ok: false, reason: 'already-sent' }
		await cancelOpenReturns(tx, input)
		return { ok: true }
	})
}

/** Records the customer's proof of sending, the first one only: from then on the refund no longer waits (law 3). */
export async function proveSent(db: Database, input: ChangeInput & { proof: string }): Promise<ChangeReturnResult> {
	return db.transaction().execute(async (tx): Promise<ChangeReturnResult> => {
		const found = await lockReturn(tx, input)
		if (!found) return { ok: false, reason: 'return-not-found' }
		if (found.status === 'cancelled') return { ok: false, reason: 'return-cancelled' }
		if (found.status === 'received') return { ok: false, reason: 'already-received' }
		await recordReturnEvent(tx, {
			returnNumber: input.returnNumber,
			kind: 'proof',
			detail: oneLine(input.proof),
			now: input.now,
		})
		return { ok: true }
	})
}

async function lockReturn(tx: DatabaseTransaction, { orderId, returnNumber }: ChangeInput) {
	await lockOrder(tx, { column: 'id', value: orderId })
	const row = await tx
		.selectFrom('returns')
		.select(['status', 'withdrawal_id'])
		.where('return_number', '=', returnNumber)
		.where('order_id', '=', orderId)
		.executeTakeFirst()
	if (!row) return undefined
	const proof = await tx
		.selectFrom('return_events')
		.select('id')
		.where('return_number', '=', returnNumber)
		.where('kind', '=', 'proof')
		.executeTakeFirst()
	return { ...row, isSent: proof !== undefined }
}
