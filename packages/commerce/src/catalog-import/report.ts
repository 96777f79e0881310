import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { once } from 'node:events'

/** A refused row, or the fault of a whole file: position, field and reason. */
export type ReportedRow = {
	/** Line number from 1 where the record or row begins. */
	line: number
	/** Path into the record, or column of a foreign format: `colorways[0].images[1].source`. */
	field: string
	/** Kebab-case code. */
	reason: string
	/** Id of the record if readable, and the value found. */
	record?: string
	detail?: string
}

/** Maximum rows returned; the report file has them all. */
const MOST_ROWS = 1_000

/** Collects faults: all of them in a JSON Lines file, the first thousand in memory. */
export class Report {
	readonly rows: ReportedRow[] = []
	readonly badLines = new Set<number>()
	count = 0
	#stream: WriteStream | undefined
	readonly #path: string | undefined

	constructor(path?: string) {
		this.#path = path
	}

	async add(rows: readonly ReportedRow[]): Promise<void> {
		for (const row of rows) {
			this.count += 1
			this.badLines.add(row.line)
			await this.#write(row)
		}
	}

	/** Tells of records that were taken, with a difference. */
	async tell(rows: readonly ReportedRow[]): Promise<void> {
		for (const row of rows) await this.#write(row)
	}

	async #write(row: ReportedRow): Promise<void> {
		if (this.rows.length < MOST_ROWS) this.rows.push(row)
		if (!this.#path) return
		this.#stream ??= createWriteStream(this.#path)
		if (!this.#stream.write(`${JSON.stringify(row)}\n`)) await once(this.#stream, 'drain')
	}

	/** Completes the file. A file left by an earlier import is removed when there is nothing to report. */
	async close(): Promise<void> {
		if (!this.#path) return
		if (!this.#stream) return rm(this.#path, { force: true })
		this.#stream.end()
		await once(this.#stream, 'close')
	}
}
