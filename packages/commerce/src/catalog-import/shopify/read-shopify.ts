import type { Entry } from '../entries.ts'
import { buildRecord } from '../foreign/build-record.ts'
import { countKeys, gather } from '../foreign/groups.ts'
import { readTable, type TableEvent, type TableRow } from '../foreign/read-table.ts'
import type { Vocabulary } from '../foreign/vocabulary.ts'
import { isShopifyColumn, isTaken, shopifyColumn } from './columns.ts'
import { shopifyProduct } from './product.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Reads a Shopify product export. `open` is called twice: to count rows by handle, then to read. */
export async function* readShopify(
	open: (isCounting: boolean) => AsyncIterable<string>,
	{ vocabulary, countryCode }: { vocabulary: Vocabulary; countryCode: string },
): AsyncGenerator<Entry> {
	const market = vocabulary.mapping.market ?? countryNames.of(countryCode) ?? countryCode
	const table = (isCounting: boolean) => readTable(open(isCounting), { delimiter: ',', nameColumn: shopifyColumn })
	const sizes = await countKeys(table(true), keyOf)
	for await (const group of gather(table(false), { sizes, keyOf })) {
		const [event] = group
		if (event?.kind === 'row') {
			yield* leftOut(group as [TableRow, ...TableRow[]])
			yield readGroup(group as [TableRow, ...TableRow[]], { vocabulary, market })
		} else if (event?.kind === 'columns') yield* readColumns(event.columns)
		else if (event) yield event
	}
}

/** Events other than product rows stand alone. */
function keyOf(event: TableEvent): string | undefined {
	return event.kind === 'row' ? event.cells.Handle || undefined : undefined
}

function* readColumns(columns: readonly string[]): Generator<Entry> {
	for (const column of columns.filter((name) => !isShopifyColumn(name))) {
		yield { kind: 'notice', notice: `Unknown column: ${column}` }
	}
	for (const needed of ['Handle', 'Title', 'Variant Price']) {
		if (columns.includes(needed)) continue
		yield { kind: 'broken', row: { line: 1, field: needed, reason: 'missing-column' } }
		return
	}
	if (columns.includes('Variant Inventory Qty')) yield { kind: 'has-stock' }
}

/** Notices of columns without a counterpart in Vitrine. */
function* leftOut(rows: [TableRow, ...TableRow[]]): Generator<Entry> {
	const columns = new Set(rows.flatMap(({ cells }) => Object.keys(cells).filter((column) => cells[column] !== '')))
	for (const column of columns) {
		if (isShopifyColumn(column) && !isTaken(column)) yield { kind: 'notice', notice: `Not taken over: ${column}` }
	}
}

function readGroup(rows: [TableRow, ...TableRow[]], context: { vocabulary: Vocabulary; market: string }): Entry {
	const [{ cells }] = rows
	if (/^true$/i.test(cells['Gift Card'] ?? '')) return { kind: 'notice', notice: 'Gift card left out' }
	if (!cells.Handle) {
		return { kind: 'bad', rows: rows.map((row) => ({ line: row.line, field: 'Handle', reason: 'missing' })) }
	}
	const { product, faults } = shopifyProduct(rows, context)
	const built = buildRecord(product, context.vocabulary)
	if (faults.length === 0) return built
	return { kind: 'bad', rows: [...faults, ...(built.kind === 'bad' ? built.rows : [])] }
}
