import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '../media/pictures.ts'
import { readLines } from './read-lines.ts'
import type { CatalogRecord } from './records.ts'

/** What a record names by source: pictures, and hashes of fonts. */
export type Media = { pictures: Record<string, Picture>; fonts: Record<string, string> }

/** A record validated without the database's locks, with its pictures and fonts, and colorways that lack some of theirs. */
export type PreparedRecord = Media & { line: number; record: CatalogRecord; incomplete?: string[] }

/** Stores prepared records on disk until the transaction, so that memory does not depend on the file's size. */
export class Spool {
	readonly #folder: string
	readonly #stream: WriteStream
	size = 0

	private constructor(folder: string) {
		this.#folder = folder
		this.#stream = createWriteStream(join(folder, 'records.jsonl'))
	}

	static async open(): Promise<Spool> {
		return new Spool(await mkdtemp(join(tmpdir(), 'vitrine-import-')))
	}

	async add(prepared: PreparedRecord): Promise<void> {
		this.size += 1
		if (!this.#stream.write(`${JSON.stringify(prepared)}\n`)) await once(this.#stream, 'drain')
	}

	/** Reads all records in order. Nothing can be added afterwards. */
	async *read(): AsyncGenerator<PreparedRecord> {
		await this.#finish()
		const text = createReadStream(join(this.#folder, 'records.jsonl'), { encoding: 'utf8', highWaterMark: 256 * 1024 })
		for await (const line of readLines(text)) yield JSON.parse(line.text)
	}

	async #finish(): Promise<void> {
		if (this.#stream.closed) return
		this.#stream.end()
		await once(this.#stream, 'close')
	}

	async remove(): Promise<void> {
		await this.#finish()
		await rm(this.#folder, { recursive: true, force: true })
	}
}
