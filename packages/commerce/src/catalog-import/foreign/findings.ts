import type { FieldNames } from '../entries.ts'
import type { ReportedRow } from '../report.ts'
import type { Place } from './product.ts'

/** Faults of a foreign product, and the positions of its parts in the file. */
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

	/** Reports later faults at or below `path` with this position. */
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
