import type { FieldNames } from '../entries.ts'
import type { ReportedRow } from '../report.ts'
import type { Place } from './product.ts'

/** What is wrong with a foreign product, and where the parts of its record stand in the file. */
export class Findings {
	readonly rows: ReportedRow[] = []
	readonly #places: [path: string, place: Place][] = []
	readonly #record: string

	constructor(record: string) {
		this.#record = record
	}

	fault(place: Place, reason: string, detail?: string): void {
		const { line, field } = place
		this.rows.push({ line, field, reason, record: this.#record, ...(detail === undefined ? {} : { detail }) })
	}

	/** A fault found later at `path` or below it is told as standing there. */
	place(path: string, { line, field }: Place): void {
		this.#places.push([path, { line, field }])
	}

	readonly fields: FieldNames = (path) => {
		const above = this.#places.filter(
			([known]) => path === known || path.startsWith(`${known}.`) || path.startsWith(`${known}[`),
		)
		return above.toSorted(([a], [b]) => b.length - a.length)[0]?.[1]
	}
}
