import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { issueCreditNote } from '../../documents/commands/issue-credit-note.ts'
import { changeOrderStatus } from '../../orders/commands.ts'
import { requestRefund } from '../../payments/commands.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { takeBack } from '../../stock/commands.ts'
import type { ReceptionLine } from '../contract/warehouse.ts'
import { lockOrderState } from '../queries/order-state.ts'
import { creditFor, deliveryBack } from '../rules/amounts.ts'
import type { OrderState } from '../rules/options.ts'
import type { FieldError } from '../rules/statement.ts'
import { recordReturnEvent } from './register-return.ts'

export type Reception = {
	returnNumber: string
	lines: readonly ReceptionLine[]
	/** False where the money goes back on the proof of sending alone: nothing is counted in. */
	isGoodsBack: boolean
	now: Date
}

export type ReceiveReturnResult =
	| { ok: true; orderId: string }
	| { ok: false; reason: 'return-not-found' | 'return-cancelled' }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

/**
 * Writes down what came back of a return and in which state, in one transaction with all that follows: the accepted goods
 * are counted in, their money goes back (law 3, 11), the customer is told what was refused. Told again, nothing changes.
 */
export async function receiveReturn(db: Database, told: Reception): Promise<ReceiveReturnResult> {
	const { returnNumber } = told
	return db.transaction().execute(async (tx): Promise<ReceiveReturnResult> => {
		const found = await tx
			.selectFrom('returns')
			.select('order_id')
			.where('return_number', '=', returnNumber)
			.executeTakeFirst()
		// The order's row first, as for all that changes an order.
		const order = found && (await lockOrderState(tx, { column: 'id', value: found.order_id }))
		if (!order) return { ok: false, reason: 'return-not-found' }
		const row = await tx
			.selectFrom('returns')
			.select(['status', 'is_within_withdrawal'])
			.where('return_number', '=', returnNumber)
			.executeTakeFirstOrThrow()
		if (row.status === 'received') return { ok: true, orderId: order.orderId }
		if (row.status === 'cancelled') return { ok: false, reason: 'return-cancelled' }
		const expected = await tx
			.selectFrom('return_lines')
			.select(['position', 'quantity'])
			.where('return_number', '=', returnNumber)
			.execute()
		const errors = receptionErrors(expected, told.lines)
		if (errors.length > 0) return { ok: false, reason: 'refused-values', errors }
		await writeReception(tx, told)
		await settleAccounts(tx, { told, order, isWithinWithdrawal: await isWithinWithdrawal(tx, order.orderId) })
		return { ok: true, orderId: order.orderId }
	})
}

function receptionErrors(
	expected: readonly { position: number; quantity: number }[],
	lines: readonly ReceptionLine[],
): FieldError[] {
	return lines.flatMap(({ position, accepted, refused, refusal }, index): FieldError[] => {
		const line = expected.find((candidate) => candidate.position === position)
		if (!line) return [{ field: `lines.${index}.position`, code: 'unknown' }]
		if (lines.findIndex((other) => other.position === position) !== index) {
			return [{ field: `lines.${index}.position`, code: 'repeated' }]
		}
		if (accepted + refused > line.quantity) return [{ field: `lines.${index}.accepted`, code: 'more-than-expected' }]
		return refused > 0 && !refusal ? [{ field: `lines.${index}.refusal`, code: 'required' }] : []
	})
}

async function writeReception(tx: DatabaseTransaction, { returnNumber, lines, now }: Reception): Promise<void> {
	await tx
		.updateTable('return_lines')
		.set({ accepted_quantity: 0, refused_quantity: 0 })
		.where('return_number', '=', returnNumber)
		.execute()
	for (const { position, accepted, refused, refusal } of lines) {
		await tx
			.updateTable('return_lines')
			.set({ accepted_quantity: accepted, refused_quantity: refused, refusal: refused > 0 ? refusal : null })
			.where('return_number', '=', returnNumber)
			.where('position', '=', position)
			.execute()
	}
	await tx
		.updateTable('returns')
		.set({ status: 'received', received_at: now })
		.where('return_number', '=', returnNumber)
		.execute()
	await recordReturnEvent(tx, { returnNumber, kind: 'received', now })
}

/** Whether every return of an order was asked for while the right of withdrawal ran. */
async function isWithinWithdrawal(tx: DatabaseTransaction, orderId: string): Promise<boolean> {
	const late = await tx
		.selectFrom('returns')
		.select('return_number')
		.where('order_id', '=', orderId)
		.where('status', '<>', 'cancelled')
		.where('is_within_withdrawal', '=', false)
		.executeTakeFirst()
	return late === undefined
}

/** Money, stock, status and letters of what was accepted and refused. `order` is as it stood before. */
async function settleAccounts(
	tx: DatabaseTransaction,
	{ told, order, isWithinWithdrawal }: { told: Reception; order: OrderState; isWithinWithdrawal: boolean },
): Promise<void> {
	const { returnNumber, now } = told
	const { orderId, currency, lines } = order
	const back = told.lines.map(({ position, accepted }) => ({ position, quantity: accepted }))
	const credited = creditFor(lines, back, currency)
	const deliveryCentAmount = deliveryBack({ ...order, back, isWithinWithdrawal })
	const centAmount = credited.reduce((sum, part) => sum + part.grossCentAmount, deliveryCentAmount)
	if (centAmount > 0) {
		await issueCreditNote(tx, { orderId, reference: returnNumber, lines: credited, deliveryCentAmount, now })
	}
	await requestRefund(tx, { orderId, reference: returnNumber, centAmount, currency, now })
	if (told.isGoodsBack) {
		const items = back.map(({ position, quantity }) => ({
			sku: lines.find((line) => line.position === position)?.sku ?? '',
			quantity,
		}))
		await takeBack(tx, { items, reference: returnNumber, now })
	}
	const isAllBack = lines.every((line) => {
		const part = back.find((candidate) => candidate.position === line.position)
		return line.accepted + (part?.quantity ?? 0) === line.quantity
	})
	if (isAllBack)
		await changeOrderStatus(tx, { orderId, changes: { fulfillment: 'returned' }, reason: returnNumber, now })
	if (told.lines.some((line) => line.refused > 0)) {
		await enqueue(tx, {
			name: 'send-return-letter',
			data: { returnNumber, news: 'refused' },
			singletonKey: `${returnNumber} refused`,
		})
	}
}
