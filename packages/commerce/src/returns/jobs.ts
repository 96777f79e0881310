import type { LanguageTag } from '@vitrine/market/locales'
import type { PaymentWork } from '../checkout/commands/capture-payment.ts'
import type { Database } from '../database/client.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { listStatusChanges, readOrder } from '../orders/queries/find-order.ts'
import { recordPaymentFailure } from '../payments/commands.ts'
import { findRefund, listPendingRefunds, listRefunds } from '../payments/queries/refunds.ts'
import { findSender } from '../web-domains/queries.ts'
import { CANCELLATION } from './commands/cancel-order.ts'
import { executeRefund } from './commands/execute-refund.ts'
import { receiveDueReturns } from './commands/receive-due-returns.ts'
import { cancellationEmail, refundEmail, unitsCancelledEmail } from './email/money-emails.ts'
import { reducedEmail, refusedEmail, registeredEmail } from './email/return-emails.ts'
import { withdrawalEmail } from './email/withdrawal-email.ts'
import { findCancellation } from './queries/cancellations.ts'
import { listDueRefunds } from './queries/due.ts'
import { readOrderState } from './queries/order-state.ts'
import { findReturn, findReturnRow } from './queries/returns.ts'
import { findHeldPage, findReturnsDays, findStatement, hasEnoughReceipts } from './queries/withdrawals.ts'

export { executeRefund, receiveDueReturns }

/** Milliseconds a refund's job has before the reconciliation takes over. */
const GRACE = 60_000
/** Milliseconds after which a provider that is at work on a refund is asked again. */
const PATIENCE = 3_600_000

/** Executes refunds whose job was lost. Each is independent: a failed one is reported and retried in the next round. */
export async function executeRefunds(
	work: PaymentWork,
	options: { onError: (error: unknown) => void; grace?: number },
): Promise<void> {
	const now = work.clock().getTime()
	const [before, askedBefore] = [new Date(now - (options.grace ?? GRACE)), new Date(now - PATIENCE)]
	for (const refundId of await listPendingRefunds(work.db, { before, askedBefore, limit: 100 })) {
		try {
			await executeRefund(work, refundId)
		} catch (error) {
			options.onError(error)
			const refund = await findRefund(work.db, refundId)
			if (refund) await recordPaymentFailure(work.db, refund, work.clock())
		}
	}
}

/** Numbers of the returns with overdue refunds (law 3: fourteen days), for the operator. */
export async function findOverdueRefunds(db: Database, now: Date): Promise<string[]> {
	const due = await listDueRefunds(db, now)
	return due.flatMap((refund) => (refund.state === 'overdue' ? [refund.returnNumber] : []))
}

type SendInput = { db: Database; mailer: Mailer; sender: Sender; now: Date }

/** Sends the e-mail of a cancelled order, once. */
export async function sendCancellation({ orderId, ...input }: SendInput & { orderId: string }): Promise<void> {
	const { db, sender } = input
	const order = await readOrderState(db, { column: 'id', value: orderId })
	if (order?.orderStatus !== 'cancelled') return
	const cancelled = (await listStatusChanges(db, orderId)).find(
		({ axis, status }) => axis === 'order' && status === 'cancelled',
	)!
	const refund = (await listRefunds(db, orderId)).find(({ reference }) => reference === CANCELLATION)
	const signed = await findSender(db, { site: order.site, sender })
	const mail = await cancellationEmail({ order, cancelledAt: cancelled.changedAt, refund, sender: signed })
	await sendOnce(db, { ...input, kind: 'order-cancelled', reference: orderId, mail })
}

/** Sends the e-mail of cancelled units, once. */
export async function sendUnitsCancelled({
	cancellationId,
	...input
}: SendInput & { cancellationId: string }): Promise<void> {
	const { db } = input
	const cancellation = await findCancellation(db, { id: cancellationId })
	const read = cancellation && (await readOrder(db, cancellation.orderId))
	if (!read) return
	const { order, site, languageTag: tag } = read
	const refund = (await listRefunds(db, order.id)).find(({ reference }) => reference === cancellationId)
	const sender = await findSender(db, { site, sender: input.sender })
	const mail = await unitsCancelledEmail({ order, tag, site, cancellation, refund, sender })
	await sendOnce(db, { ...input, kind: 'units-cancelled', reference: cancellationId, mail })
}

/** Sends the e-mail of a refund, once per refund. */
export async function sendRefundEmail({ refundId, ...input }: SendInput & { refundId: string }): Promise<void> {
	const { db, sender } = input
	const refund = await findRefund(db, refundId)
	const order = refund && (await readOrderState(db, { column: 'id', value: refund.orderId }))
	if (refund?.status !== 'settled' || !order) return
	const mail = await refundEmail({
		order,
		refund,
		returned: await findReturn(db, { returnNumber: refund.reference }),
		sender: await findSender(db, { site: order.site, sender }),
	})
	await sendOnce(db, { ...input, kind: 'refund', reference: refundId, mail })
}

/** Acknowledges a withdrawal once, whatever its outcome (law 3); a held statement again when it is executed. */
export async function sendWithdrawalReceipt({
	withdrawalId,
	...input
}: SendInput & { withdrawalId: string }): Promise<void> {
	const { db, sender } = input
	const row = await findStatement(db, withdrawalId)
	// Limits e-mails to an address that keeps stating: the receipt in the shop remains.
	if (!row || (await hasEnoughReceipts(db, row))) return
	const returned = row.return_number ? await findReturn(db, { returnNumber: row.return_number }) : undefined
	const pageUrl = row.outcome === 'held' ? await findHeldPage(db, row) : row.page_url
	const signed = await findSender(db, { site: row.site, sender, pageUrl: row.page_url })
	const returnsDays = await findReturnsDays(db, row)
	const mail = await withdrawalEmail({ row: { ...row, page_url: pageUrl }, returned, returnsDays, sender: signed })
	await sendOnce(db, { ...input, kind: 'withdrawal', reference: withdrawalId, mail })
}

const RETURN_EMAILS = { registered: registeredEmail, refused: refusedEmail, reduced: reducedEmail }

/** Sends the instructions, refusals or deductions of a return, each once. No instructions for a return cancelled meanwhile. */
export async function sendReturnEmail({
	returnNumber,
	news: event,
	...input
}: SendInput & { returnNumber: string; news: 'registered' | 'refused' | 'reduced' }): Promise<void> {
	const { db, sender } = input
	const row = await findReturnRow(db, { returnNumber })
	const oneReturn = await findReturn(db, { returnNumber })
	if (!row || !oneReturn || (event === 'registered' && row.status !== 'registered')) return
	const order = await readOrderState(db, { column: 'id', value: row.order_id })
	if (!order) return
	const signed = await findSender(db, { site: row.site, sender, pageUrl: row.page_url })
	const tag = row.language_tag as LanguageTag
	const { site } = order
	const writing = { returned: oneReturn, to: order.email, site, tag, pageUrl: row.page_url, sender: signed }
	const mail = await RETURN_EMAILS[event](writing)
	await sendOnce(db, { ...input, kind: `return-${event}`, reference: returnNumber, mail })
}
