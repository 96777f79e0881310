import type { ColumnType } from 'kysely'
import type { DocumentContent } from './rules/content.ts'

export type DocumentKind = 'invoice' | 'credit-note'

export type DocumentSeriesTable = {
	site: string
	kind: DocumentKind
	year: number
	next_number: number
	last_issued_at: Date
}
export type DocumentsTable = {
	id: string
	site: string
	kind: DocumentKind
	document_number: string
	series_year: number
	series_number: number
	order_id: string
	reference: string
	invoice_id: string | null
	content: ColumnType<DocumentContent, string, never>
	currency: string
	total_cent_amount: number
	issued_at: Date
}

export type DocumentTables = { document_series: DocumentSeriesTable; documents: DocumentsTable }
