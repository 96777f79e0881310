import type { SiteCode } from '@vitrine/market/sites'
import type { DatabaseTransaction } from '../../database/client.ts'
import { findDocument, listCreditNotes, type IssuedDocument } from '../queries.ts'
import { type Credit, creditNoteContent, remainingCredit, type Sale } from '../rules/credit.ts'
import { lockOrder } from '../../orders/queries/order-rows.ts'
import { writeInvoice } from './issue-invoice.ts'
import { writeDocument, type WrittenDocument } from './write-document.ts'

/** `reference`: what it is issued for, such as the id of a return. */
export type CreditNoteRequest = Credit & { orderId: string; reference: string; now: Date }

export type CreditNoteResult =
	| ({ ok: true } & WrittenDocument)
	/** `no-invoice`: cancelled before there was one. `nothing-to-credit`: it all comes to nothing. */
	| { ok: false; reason: 'no-invoice' | 'nothing-to-credit' }

/**
 * Issues the credit note of goods, gift cards or delivery of an order that are taken back, within the transaction that takes
 * them back (law 3, 11). Asked again for the same reference, it answers the one there is. An order whose invoice is still
 * on its way gets it first; one that was cancelled before gets neither. Amounts are minor units, VAT included. Throws a
 * RangeError for more than the invoice has left.
 */
export async function issueCreditNote(tx: DatabaseTransaction, request: CreditNoteRequest): Promise<CreditNoteResult> {
	return issue(tx, request, () => request)
}

/** Issues a credit note of all that earlier ones have left of an order's invoice: for cancelled orders. As `issueCreditNote`. */
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
