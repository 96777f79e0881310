import type { SiteCode } from '@vitrine/market/sites'
import type { CatalogRecordInput } from './records.ts'
import type { ReportedRow } from './report.ts'

/** Output of a format's reader, in file order. */
export type Entry =
	| { kind: 'record'; line: number; record: CatalogRecordInput; fields?: FieldNames }
	/** Rows that form no record. */
	| { kind: 'bad'; rows: ReportedRow[] }
	/** Something ignored without harm, such as an unknown column. Counted. */
	| { kind: 'notice'; notice: string }
	/** The file contains the stock of its products; emitted before the first of them. */
	| { kind: 'has-stock' }
	/** The file is not trustworthy as a whole: truncated, or of another type. Nothing of it is imported. */
	| { kind: 'broken'; row: ReportedRow }

/** Maps a path of the record to the foreign file: `Variant Price` for `colorways[0].variants[2].prices.fr`. */
export type FieldNames = (path: string) => { line?: number; field: string } | undefined

/** Part of the shop a file is authoritative for: everything else stays unchanged. */
export type Scope = {
	/** Sites whose prices and publications the file defines. */
	sites: Set<SiteCode>
	/** Its own `site` records join them: nobody has named which. */
	takesNewSites: boolean
	/** Whether products lose what their records leave out; otherwise it stays. */
	replaces: boolean
	/** Foreign formats have one language, at most one stock location, and no dates of launch, publication and offers. */
	foreign?: { language: string; hasStock: boolean }
}
