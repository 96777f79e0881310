import type { SiteCode } from '@vitrine/market/sites'
import type { DatabaseTransaction } from '../../database/client.ts'
import { findDocument, listCreditNotes, type IssuedDocument } from '../queries.ts'
import { type Credit, creditNoteContent, remainingCredit, type Sale } from '../rules/credit.ts'
import { lockOrder } from '../../orders/queries/order-rows.ts'
import { writeInvoice } from './issue-invoice.ts'
import { writeDocument, type WrittenDocument } from './write-document.ts'

/** `reference`: cause of the credit note, such as the id of a return. */
export type CreditNoteRequest = Credit & { orderId: string; reference: string; now: Date }

export type CreditNoteResult =
	| ({ ok: true } & WrittenDocument)
	/** `no-invoice`: cancelled before one existed. `nothing-to-credit`: the amount is zero. */
	| { ok: false; reason: 'no-invoice' | 'nothing-to-credit' }

/**
 * Issues the credit note for goods, gift cards or delivery of an order, within the transaction that takes them back
 * (law 3, 11). Idempotent per reference. An order whose invoice is still pending gets it first; one cancelled before
 * it gets neither. Amounts are minor units, VAT included. Throws a RangeError for more than the invoice has left.
 */
export async function issueCreditNote(tx: DatabaseTransaction, request: CreditNoteRequest): Promise<CreditNoteResult> {
	return issue(tx, request, () => request)
}

/** Issues a credit note for everything earlier ones left of an order's invoice: for cancelled orders. As `issueCreditNote`. */
export async function issueRemainingCredit(
	tx: DatabaseTransaction,
	request: Pick<CreditNoteRequest, 'orderId' | 'reference' | 'storeCreditCentAmount' | 'now'>,
): Promise<CreditNoteResult> {
	const { storeCreditCentAmount = 0 } = request
	return issue(tx, request, (sale) => ({ ...remainingCredit(sale), storeCreditCentAmount }))
}

async function issue(
	tx: DatabaseTransaction,
	{ orderId, reference, now }: Pick<CreditNoteRequest, 'orderId' | 'reference' | 'now'>,
	creditOf: (sale: Sale) => Credit,
): Promise<CreditNoteResult> {
	await lockOrder(tx, { column: 'id', value: orderId })
	const existing = await findDocument(tx, { orderId, kind: 'credit-note', reference })
	if (existing) return { ok: true, ...summaryOf(existing) }
	const issued = await writeInvoice(tx, { orderId, now })
	if (!issued.ok) return { ok: false, reason: 'no-invoice' }
	const { invoice } = issued
	const sale = {
		invoice: { ...invoice, issuedAt: invoice.issuedAt.toISOString() },
		earlier: (await listCreditNotes(tx, orderId)).map((note) => note.content),
	}
	const content = creditNoteContent(sale, creditOf(sale))
	if (content.totalCentAmount === 0) return { ok: false, reason: 'nothing-to-credit' }
	const written = await writeDocument(tx, {
		site: invoice.site as SiteCode,
		kind: 'credit-note',
		orderId,
		reference,
		invoiceId: invoice.documentId,
		currency: invoice.currency,
		content,
		now,
	})
	return { ok: true, ...written }
}

function summaryOf({ documentId, documentNumber, issuedAt }: IssuedDocument): WrittenDocument {
	return { documentId, documentNumber, issuedAt }
}
