import type { Selectable } from 'kysely'
import type { Database } from '../../database/client.ts'
import { listRefunds, partsBack } from '../../payments/queries/refunds.ts'
import type { Return, ReturnLine } from '../contract/returns.ts'
import { creditFor, deliveryBack } from '../rules/amounts.ts'
import type { OrderState } from '../rules/options.ts'
import type { ReturnsTable } from '../tables.ts'
import { readOrderState } from './order-state.ts'

export type ReturnRow = Selectable<ReturnsTable>

/** A return by its number; with `orderId`, only one of that order. Undefined for an unknown one. */
export async function findReturnRow(
	db: Database,
	{ returnNumber, orderId }: { returnNumber: string; orderId?: string },
): Promise<ReturnRow | undefined> {
	const query = db.selectFrom('returns').selectAll().where('return_number', '=', returnNumber)
	return (orderId ? query.where('order_id', '=', orderId) : query).executeTakeFirst()
}

/** The returns of an order, newest first; undefined for an unknown order. */
export async function listReturns(db: Database, orderId: string): Promise<Return[] | undefined> {
	const order = await readOrderState(db, { column: 'id', value: orderId })
	if (!order) return undefined
	const rows = await db
		.selectFrom('returns')
		.selectAll()
		.where('order_id', '=', orderId)
		.orderBy('requested_at', 'desc')
		.orderBy('return_number')
		.execute()
	return Promise.all(rows.map((row) => describe(db, { row, order })))
}

/** One return as shown by its page and e-mails; undefined for an unknown one. */
export async function findReturn(
	db: Database,
	by: { returnNumber: string; orderId?: string },
): Promise<Return | undefined> {
	const row = await findReturnRow(db, by)
	const order = row && (await readOrderState(db, { column: 'id', value: row.order_id }))
	return row && order && describe(db, { row, order })
}

async function describe(db: Database, { row, order }: { row: ReturnRow; order: OrderState }): Promise<Return> {
	const lines = await readReturnLines(db, { row, order })
	const proof = await db
		.selectFrom('return_events')
		.select('happened_at')
		.where('return_number', '=', row.return_number)
		.where('kind', '=', 'proof')
		.executeTakeFirst()
	const refund = (await listRefunds(db, row.order_id)).find(({ reference }) => reference === row.return_number)
	const paidBack = refund?.centAmount ?? 0
	return {
		returnNumber: row.return_number,
		orderId: row.order_id,
		orderNumber: order.orderNumber,
		status: row.status,
		method: row.method,
		labelReference: row.label_reference,
		isWithdrawal: row.withdrawal_id !== null,
		requestedAt: row.requested_at.toISOString(),
		sentAt: proof?.happened_at.toISOString() ?? null,
		receivedAt: row.received_at?.toISOString() ?? null,
		lines,
		currency: order.currency,
		refundCentAmount: row.status === 'registered' ? expectedRefund({ row, order, lines }) : paidBack,
		refundTo: row.credit_agreed_at ? 'store-credit' : 'same-means',
		refundParts: refund ? partsBack(refund) : [],
		refundedAt: refund?.settledAt?.toISOString() ?? null,
	}
}

/** Refund if everything is accepted. */
function expectedRefund({ row, order, lines }: { row: ReturnRow; order: OrderState; lines: ReturnLine[] }): number {
	const delivery = deliveryBack({ ...order, back: lines, isWithinWithdrawal: row.is_within_withdrawal })
	return creditFor(order.lines, lines, order.currency).reduce((sum, part) => sum + part.grossCentAmount, delivery)
}

async function readReturnLines(
	db: Database,
	{ row, order }: { row: ReturnRow; order: OrderState },
): Promise<ReturnLine[]> {
	const lines = await db
		.selectFrom('return_lines')
		.selectAll()
		.where('return_number', '=', row.return_number)
		.orderBy('position')
		.execute()
	return lines.flatMap((line) => {
		const ordered = order.lines.find(({ position }) => position === line.position)
		if (!ordered) return []
		const { name, colorName, sizeLabel, image } = ordered.snapshot
		return [
			{
				position: line.position,
				quantity: line.quantity,
				reason: line.reason,
				name,
				colorName,
				sizeLabel,
				image,
				acceptedQuantity: line.accepted_quantity,
				refusedQuantity: line.refused_quantity,
				refusal: line.refusal,
				deductionCentAmount: line.deduction_cent_amount,
				deduction: line.deduction,
			},
		]
	})
}
