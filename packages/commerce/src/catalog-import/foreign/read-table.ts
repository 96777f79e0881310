import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { ReportedRow } from '../report.ts'

/** A row by column name. `line` is where it begins: cells may span lines. */
export type TableRow = { kind: 'row'; line: number; cells: Record<string, string> }
export type TableEvent =
	| { kind: 'columns'; columns: string[] }
	| TableRow
	| { kind: 'bad'; rows: ReportedRow[] }
	| { kind: 'broken'; row: ReportedRow }

const MAXIMUM_ROW = 4 * 1024 * 1024

/** Reads a table with a header row. A row with a wrong number of cells is bad; at an unfinished end the file is truncated. */
export async function* readTable(
	text: AsyncIterable<string>,
	{ delimiter, nameColumn }: { delimiter: ',' | ';' | '\t'; nameColumn: (name: string) => string },
): AsyncGenerator<TableEvent> {
	let lastCharacter = ''
	async function* watched() {
		for await (const piece of text) {
			lastCharacter = piece.at(-1) ?? lastCharacter
			yield piece
		}
	}
	const parser = parse({
		delimiter,
		bom: true,
		info: true,
		relax_column_count: true,
		// An inch mark in a feed is no quotation mark.
		relax_quotes: delimiter === '\t',
		skip_empty_lines: true,
		max_record_size: MAXIMUM_ROW,
		record_delimiter: ['\r\n', '\n', '\r'],
	})
	// The loop below receives failures through the parser.
	pipeline(Readable.from(watched()), parser, () => undefined)
	let columns: string[] | undefined
	let pending: TableEvent | undefined
	let line = 1
	try {
		for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
			if (pending) yield pending
			pending = undefined
			const from = line
			line = info.lines + 1
			if (!columns) {
				columns = record.map((name) => nameColumn(name.trim()))
				yield { kind: 'columns', columns }
			} else if (record.length === columns.length) {
				pending = {
					kind: 'row',
					line: from,
					cells: Object.fromEntries(columns.map((name, i) => [name, record[i]!.trim()])),
				}
			} else {
				const detail = `${record.length} of ${columns.length}`
				pending = { kind: 'bad', rows: [{ line: from, field: '', reason: 'wrong-number-of-cells', detail }] }
			}
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error
		yield { kind: 'broken', row: { line, field: '', reason: reasonOf(error), detail: error.code } }
		return
	}
	const isCut = pending?.kind === 'bad' && lastCharacter !== '\n' && lastCharacter !== '\r'
	if (isCut) yield { kind: 'broken', row: { line, field: '', reason: 'file-cut' } }
	else if (pending) yield pending
}

function reasonOf({ code }: CsvError): string {
	if (code === 'CSV_QUOTE_NOT_CLOSED') return 'file-cut'
	return code === 'CSV_MAX_RECORD_SIZE' ? 'row-too-long' : 'not-a-table'
}
