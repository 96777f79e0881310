import { CURRENCIES } from '@vitrine/market/currencies'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { issueCreditNote } from '../../documents/commands/issue-credit-note.ts'
import { announceOrder, changeOrderStatus } from '../../orders/commands.ts'
import { requestRefund } from '../../payments/commands.ts'
import { findCreditBack } from '../../payments/queries/refunds.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { takeBack } from '../../stock/commands/hold-stock.ts'
import type { ReceptionLine } from '../contract/warehouse.ts'
import { lockOrderState } from '../queries/order-state.ts'
import { creditFor, deliveryBack } from '../rules/amounts.ts'
import type { OrderState } from '../rules/options.ts'
import type { FieldError } from '../rules/statement.ts'
import { recordReturnEvent } from './register-return.ts'

export type Reception = {
	returnNumber: string
	lines: readonly ReceptionLine[]
	/** False for a refund on proof of sending: no stock is counted in. */
	isGoodsBack: boolean
	now: Date
}

export type ReceiveReturnResult =
	| { ok: true; orderId: string }
	| { ok: false; reason: 'return-not-found' | 'return-cancelled' }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

/**
 * Records the received units of a return and their state, in one transaction with the consequences: accepted goods are
 * restocked and refunded (law 3, 11), the customer is informed of refusals and deductions with the reason. Goods
 * withdrawn from are never refused, only refunded with a deduction (law 3). Idempotent.
 */
export async function receiveReturn(db: Database, reception: Reception): Promise<ReceiveReturnResult> {
	const { returnNumber } = reception
	return db.transaction().execute(async (tx): Promise<ReceiveReturnResult> => {
		const found = await tx
			.selectFrom('returns')
			.select('order_id')
			.where('return_number', '=', returnNumber)
			.executeTakeFirst()
		// Locks the order's row first, as every command that changes an order does.
		const order = found && (await lockOrderState(tx, { column: 'id', value: found.order_id }))
		if (!order) return { ok: false, reason: 'return-not-found' }
		const row = await tx
			.selectFrom('returns')
			.select(['status', 'is_within_withdrawal', 'credit_agreed_at'])
			.where('return_number', '=', returnNumber)
			.executeTakeFirstOrThrow()
		if (row.status === 'received') return { ok: true, orderId: order.orderId }
		if (row.status === 'cancelled') return { ok: false, reason: 'return-cancelled' }
		const expected = await tx
			.selectFrom('return_lines')
			.select(['position', 'quantity'])
			.where('return_number', '=', returnNumber)
			.execute()
		const errors = receptionErrors({ expected, lines: reception.lines, order, isWithdrawn: row.is_within_withdrawal })
		if (errors.length > 0) return { ok: false, reason: 'refused-values', errors }
		await writeReception(tx, reception)
		const creditAgreedAt = order.customerId ? row.credit_agreed_at : null
		const isWithinWithdrawal = await isAllWithinWithdrawal(tx, order.orderId)
		await settleAccounts(tx, { reception, order, isWithinWithdrawal, creditAgreedAt })
		return { ok: true, orderId: order.orderId }
	})
}

type CheckInput = {
	expected: readonly { position: number; quantity: number }[]
	lines: readonly ReceptionLine[]
	order: OrderState
	/** Requested within the withdrawal period: the contract has ended, goods are accepted in any state. */
	isWithdrawn: boolean
}

function receptionErrors({ expected, lines, order, isWithdrawn }: CheckInput): FieldError[] {
	return lines.flatMap((received, index): FieldError[] => {
		const { position, accepted, refused, refusal } = received
		const at = (field: keyof ReceptionLine, code: string) => [{ field: `lines.${index}.${field}`, code }]
		const line = expected.find((candidate) => candidate.position === position)
		if (!line) return at('position', 'unknown')
		if (lines.findIndex((other) => other.position === position) !== index) return at('position', 'repeated')
		if (accepted + refused > line.quantity) return at('accepted', 'more-than-expected')
		if (refused > 0 && !refusal) return at('refusal', 'required')
		if (refused > 0 && isWithdrawn && refusal !== 'not-ours') return at('refusal', 'withdrawn')
		const problem = deductionProblem(received, order)
		return problem ? at(problem === 'required' ? 'deduction' : 'deductionCentAmount', problem) : []
	})
}

/** A deduction needs a reason, in steps of the currency, up to the value of the units. */
function deductionProblem({ position, accepted, deductionCentAmount, deduction }: ReceptionLine, order: OrderState) {
	if (deductionCentAmount === 0) return undefined
	if (!deduction) return 'required'
	if (deductionCentAmount % CURRENCIES[order.currency].priceStep !== 0) return 'not-a-price-step'
	const [credit] = creditFor(order.lines, [{ position, quantity: accepted }], order.currency)
	return deductionCentAmount > (credit?.grossCentAmount ?? 0) ? 'more-than-paid' : undefined
}

async function writeReception(tx: DatabaseTransaction, { returnNumber, lines, now }: Reception): Promise<void> {
	await tx
		.updateTable('return_lines')
		.set({ accepted_quantity: 0, refused_quantity: 0 })
		.where('return_number', '=', returnNumber)
		.execute()
	for (const { position, accepted, refused, refusal, deductionCentAmount, deduction } of lines) {
		await tx
			.updateTable('return_lines')
			.set({
				accepted_quantity: accepted,
				refused_quantity: refused,
				refusal: refused > 0 ? refusal : null,
				deduction_cent_amount: deductionCentAmount,
				deduction: deductionCentAmount > 0 ? deduction : null,
			})
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

/** True if every return of an order was requested within the withdrawal period. */
export async function isAllWithinWithdrawal(tx: DatabaseTransaction, orderId: string): Promise<boolean> {
	const late = await tx
		.selectFrom('returns')
		.select('return_number')
		.where('order_id', '=', orderId)
		.where('status', '<>', 'cancelled')
		.where('is_within_withdrawal', '=', false)
		.executeTakeFirst()
	return late === undefined
}

type Settled = {
	reception: Reception
	order: OrderState
	isWithinWithdrawal: boolean
	creditAgreedAt: Date | null
}

/** Applies refund, stock, status and e-mails for accepted and refused units. `order` is the state before. */
async function settleAccounts(
	tx: DatabaseTransaction,
	{ reception, order, isWithinWithdrawal, creditAgreedAt }: Settled,
): Promise<void> {
	const { returnNumber, now } = reception
	const { orderId, currency, lines } = order
	const back = reception.lines.map(({ position, accepted }) => ({ position, quantity: accepted }))
	const credited = creditFor(lines, back, currency).map((part) => ({
		...part,
		deductionCentAmount: reception.lines.find(({ position }) => position === part.position)?.deductionCentAmount ?? 0,
	}))
	const deliveryCentAmount = deliveryBack({ ...order, back, isWithinWithdrawal })
	const centAmount = credited.reduce(
		(sum, part) => sum + part.grossCentAmount - part.deductionCentAmount,
		deliveryCentAmount,
	)
	const refund = { orderId, reference: returnNumber, centAmount, currency, creditAgreedAt, now }
	await requestRefund(tx, refund)
	if (reception.isGoodsBack) {
		const items = back.map(({ position, quantity }) => ({
			sku: lines.find((line) => line.position === position)?.sku ?? '',
			quantity,
		}))
		await takeBack(tx, { items, reference: returnNumber, now })
	}
	if (centAmount > 0) {
		const storeCreditCentAmount = await findCreditBack(tx, refund)
		const note = { orderId, reference: returnNumber, lines: credited, deliveryCentAmount, storeCreditCentAmount, now }
		await issueCreditNote(tx, note)
	}
	const isAllBack = lines.every((line) => {
		const part = back.find((candidate) => candidate.position === line.position)
		return line.accepted + (part?.quantity ?? 0) === line.quantity
	})
	await announceOrder(tx, { orderId, type: 'return.received', subject: returnNumber, now })
	if (isAllBack)
		await changeOrderStatus(tx, { orderId, changes: { fulfillment: 'returned' }, reason: returnNumber, now })
	const events = [
		...(reception.lines.some((line) => line.refused > 0) ? (['refused'] as const) : []),
		...(reception.lines.some((line) => line.deductionCentAmount > 0) ? (['reduced'] as const) : []),
	]
	for (const one of events) {
		const data = { returnNumber, news: one }
		await enqueue(tx, { name: 'send-return-letter', data, singletonKey: `${returnNumber} ${one}` })
	}
}
