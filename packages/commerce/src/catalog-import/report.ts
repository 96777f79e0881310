import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { once } from 'node:events'

/** A row that was not taken, or the one thing wrong with a whole file: where, which field, and why. */
export type ReportedRow = {
	/** Line in the file, from 1: where the record or the row begins. */
	line: number
	/** Path into the record, or the column of a foreign format: `colorways[0].images[1].source`. */
	field: string
	/** Kebab-case code. */
	reason: string
	/** Id of the record when it could be read, and what was found there. */
	record?: string
	detail?: string
}

/** How many rows a caller gets back; the report file has them all. */
const MOST_ROWS = 1_000

/** Collects what is wrong: all of it in a JSON Lines file when there is anything to tell, the first thousand in memory. */
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
			if (this.rows.length < MOST_ROWS) this.rows.push(row)
			if (!this.#path) continue
			this.#stream ??= createWriteStream(this.#path)
			if (!this.#stream.write(`${JSON.stringify(row)}\n`)) await once(this.#stream, 'drain')
		}
	}

	/** Completes the file. A file left by an earlier import is removed when there is nothing to report. */
	async close(): Promise<void> {
		if (!this.#path) return
		if (!this.#stream) return rm(this.#path, { force: true })
		this.#stream.end()
		await once(this.#stream, 'close')
	}
}
