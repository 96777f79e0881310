import type { SiteCode } from '@vitrine/market/sites'
import type { CatalogRecordInput } from './records.ts'
import type { ReportedRow } from './report.ts'

/** What a format's reader makes of a file, piece by piece, in the order of the file. */
export type Entry =
	| { kind: 'record'; line: number; record: CatalogRecordInput; fields?: FieldNames }
	/** Rows that are not a record. */
	| { kind: 'bad'; rows: ReportedRow[] }
	/** Something passed over that does no harm: an unknown column. Counted. */
	| { kind: 'notice'; notice: string }
	/** The file tells the stock of the products it names; said before the first of them. */
	| { kind: 'tells-stock' }
	/** The file as a whole cannot be trusted: cut in the middle, not what it says it is. Nothing of it is taken. */
	| { kind: 'broken'; row: ReportedRow }

/** Names a path of the record in the words of the foreign file: `Variant Price` for `colorways[0].variants[2].prices.fr`. */
export type FieldNames = (path: string) => { line?: number; field: string } | undefined

/** How much of the shop a file speaks about: what it does not speak about stays as it is. */
export type Scope = {
	/** Sites whose prices and publications the file is the truth of. */
	sites: ReadonlySet<SiteCode>
	/** Foreign formats know one language, one stock location or none, and no dates of launch, publication and offers. */
	foreign?: { language: string; hasStock: boolean }
}
