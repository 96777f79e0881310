import { readTable } from '../foreign/read-table.ts'
import { attributeName, type FeedItem } from './attributes.ts'
import type { FeedEvent } from './read-merchant.ts'

/** Attributes of which one cell may hold several values. Commas within a URL are written %2C. */
const LISTS = new Set(['additional_image_link', 'lifestyle_image_link'])

/** The items of a feed in its tab-separated form. */
export async function* readTsvItems(text: AsyncIterable<string>): AsyncGenerator<FeedEvent> {
	for await (const event of readTable(text, { delimiter: '\t', nameColumn: attributeName })) {
		if (event.kind === 'row') yield { kind: 'item', item: itemOf(event.line, event.cells) }
		else if (event.kind !== 'columns') yield event
		else if (!event.columns.includes('id')) {
			yield { kind: 'broken', row: { line: 1, field: 'id', reason: 'missing-column' } }
			return
		}
	}
}

function itemOf(line: number, cells: Record<string, string>): FeedItem {
	const values = new Map<string, string[]>()
	for (const [name, cell] of Object.entries(cells)) {
		if (cell === '') continue
		values.set(name, LISTS.has(name) ? cell.split(',').map((value) => value.trim()) : [cell])
	}
	return { line, values }
}
