import type { Entry } from './entries.ts'
import { type Line, LineTooLongError, readLines } from './read-lines.ts'
import type { CatalogRecordInput } from './records.ts'
import type { Encoding } from './text-stream.ts'

/** Reads Vitrine's own format, one record per line; a line that begins with `//` is a comment. Records are validated later, as for every format. */
export async function* readJsonLines(text: AsyncIterable<string>, encoding: Encoding): AsyncGenerator<Entry> {
	if (encoding !== 'utf-8') {
		yield { kind: 'broken', row: { line: 1, field: '', reason: 'not-utf-8' } }
		return
	}
	try {
		for await (const line of readLines(text)) yield* readLine(line)
	} catch (error) {
		if (!(error instanceof LineTooLongError)) throw error
		yield { kind: 'broken', row: { line: error.line, field: '', reason: 'line-too-long' } }
	}
}

function* readLine({ line, text: json, isWhole }: Line): Generator<Entry> {
	if (json.trim() === '' || json.startsWith('//')) return
	let record: unknown
	try {
		record = JSON.parse(json)
	} catch (error) {
		const detail = error instanceof Error ? error.message.slice(0, 200) : undefined
		if (!isWhole) yield { kind: 'broken', row: { line, field: '', reason: 'file-cut', detail } }
		else yield { kind: 'bad', rows: [{ line, field: '', reason: 'not-json', detail }] }
		return
	}
	yield { kind: 'record', line, record: record as CatalogRecordInput }
}
