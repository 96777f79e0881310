import { randomBytes } from 'node:crypto'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { DatabaseTransaction } from '../../database/client.ts'
import type { DocumentContent } from '../rules/content.ts'
import { formatDocumentNumber, yearOfIssue } from '../rules/numbers.ts'
import type { DocumentKind } from '../tables.ts'

export type NewDocument = {
	site: SiteCode
	kind: DocumentKind
	orderId: string
	reference: string
	invoiceId?: string
	currency: string
	content: DocumentContent
	now: Date
}

export type WrittenDocument = { documentId: string; documentNumber: string; issuedAt: Date }

/**
 * Writes a document under the next number of its series. The row of the series stays locked until the transaction
 * ends, so that a rollback frees the number: no gap, no duplicate (R118). Issue dates never decrease along the
 * numbers.
 */
export async function writeDocument(tx: DatabaseTransaction, document: NewDocument): Promise<WrittenDocument> {
	const { site, kind, content } = document
	const year = yearOfIssue(document.now, SITES[site].timeZone)
	const { next_number, last_issued_at: issuedAt } = await tx
		.insertInto('document_series')
		.values({ site, kind, year, next_number: 2, last_issued_at: document.now })
		.onConflict((conflict) =>
			conflict.columns(['site', 'kind', 'year']).doUpdateSet((eb) => ({
				next_number: eb('document_series.next_number', '+', 1),
				last_issued_at: eb.fn('greatest', ['document_series.last_issued_at', 'excluded.last_issued_at']),
			})),
		)
		.returning(['next_number', 'last_issued_at'])
		.executeTakeFirstOrThrow()
	const seriesNumber = next_number - 1
	const documentId = randomBytes(18).toString('base64url')
	const documentNumber = formatDocumentNumber({ countryCode: SITES[site].countryCode, kind, year, seriesNumber })
	await tx
		.insertInto('documents')
		.values({
			id: documentId,
			site,
			kind,
			document_number: documentNumber,
			series_year: year,
			series_number: seriesNumber,
			order_id: document.orderId,
			reference: document.reference,
			invoice_id: document.invoiceId ?? null,
			content: JSON.stringify(content),
			currency: document.currency,
			total_cent_amount: content.totalCentAmount,
			issued_at: issuedAt,
		})
		.execute()
	return { documentId, documentNumber, issuedAt }
}
