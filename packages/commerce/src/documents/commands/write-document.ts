import { randomBytes } from 'node:crypto'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import { type Writes, writeTogether } from '../../database/write-together.ts'
import type { DocumentContent } from '../rules/content.ts'
import { seriesPrefix, yearOfIssue } from '../rules/numbers.ts'
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

/** Writes a document under the next number of its series. */
export async function writeDocument(tx: DatabaseTransaction, document: NewDocument): Promise<WrittenDocument> {
	const [written] = await writeTogether<WrittenDocument>(
		tx,
		documentWrites(document),
		sql`select id as "documentId", document_number as "documentNumber", issued_at as "issuedAt" from issued`,
	)
	return written!
}

/**
 * Writes that issue a document under the next number of its series: `issued` is its row. The row of the series stays
 * locked until the transaction ends, so that a rollback frees the number: no gap, no duplicate (R118). Issue dates
 * never decrease along the numbers. Without a row of `where` nothing is written.
 */
export function documentWrites(document: NewDocument, where: RawBuilder<unknown> = sql`(select) as always`): Writes {
	const { site, kind, content, now } = document
	const { countryCode, timeZone } = SITES[site]
	const year = yearOfIssue(now, timeZone)
	return {
		numbered: sql`
			insert into document_series (site, kind, year, next_number, last_issued_at)
			select ${site}, ${kind}, ${year}::int, 2, ${now}::timestamptz from ${where}
			on conflict (site, kind, year) do update set next_number = document_series.next_number + 1,
				last_issued_at = greatest(document_series.last_issued_at, excluded.last_issued_at)
			returning next_number - 1 as number, last_issued_at`,
		issued: sql`
			insert into documents (id, site, kind, document_number, series_year, series_number, order_id, reference,
				invoice_id, content, currency, total_cent_amount, issued_at)
			select ${randomBytes(18).toString('base64url')}, ${site}, ${kind},
				${seriesPrefix({ countryCode, kind, year })} || to_char(number, 'FM9999000000'), ${year}::int, number,
				${document.orderId}, ${document.reference}, ${document.invoiceId ?? null}::text,
				${JSON.stringify(content)}::jsonb, ${document.currency}, ${content.totalCentAmount}::int, last_issued_at
			from numbered
			returning id, document_number, issued_at`,
	}
}
