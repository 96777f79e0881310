import type { Entry } from '../entries.ts'
import { buildRecord } from '../foreign/build-record.ts'
import { countKeys, gather } from '../foreign/groups.ts'
import type { Vocabulary } from '../foreign/vocabulary.ts'
import type { ReportedRow } from '../report.ts'
import { type FeedItem, isAttribute, isTaken, valueOf } from './attributes.ts'
import { merchantProduct } from './product.ts'

/** Event of either feed form. */
export type FeedEvent =
	| { kind: 'item'; item: FeedItem }
	| { kind: 'bad'; rows: ReportedRow[] }
	| { kind: 'broken'; row: ReportedRow }

/** Reads a Google Merchant feed. `open` is called twice: to count items by group, then to read. */
export async function* readMerchant(
	open: (isCounting: boolean) => AsyncIterable<FeedEvent>,
	vocabulary: Vocabulary,
): AsyncGenerator<Entry> {
	if (vocabulary.mapping.unitsWhenAvailable !== undefined) yield { kind: 'has-stock' }
	const sizes = await countKeys(open(true), keyOf)
	for await (const group of gather(open(false), { keyOf, sizes })) {
		const items: FeedItem[] = []
		for (const event of group) {
			if (event.kind === 'item') items.push(event.item)
			else yield event
		}
		yield* unknownAttributes(items)
		const [first, ...rest] = items
		if (first) yield readGroup([first, ...rest], vocabulary)
	}
}

/** Group of an item, else its id; an item with neither is invalid. */
function keyOf(event: FeedEvent): string | undefined {
	if (event.kind !== 'item') return undefined
	const group = valueOf(event.item, 'item_group_id')
	if (group !== '') return `group ${group}`
	const id = valueOf(event.item, 'id')
	return id === '' ? undefined : `item ${id}`
}

function* unknownAttributes(items: readonly FeedItem[]): Generator<Entry> {
	for (const item of items) {
		for (const name of item.values.keys()) {
			if (!isAttribute(name)) yield { kind: 'notice', notice: `Unknown attribute: ${name}` }
			else if (!isTaken(name) && valueOf(item, name) !== '') yield { kind: 'notice', notice: `Not taken over: ${name}` }
		}
	}
}

function readGroup(items: [FeedItem, ...FeedItem[]], vocabulary: Vocabulary): Entry {
	const missing = items.filter((item) => valueOf(item, 'id') === '')
	if (missing.length > 0) {
		return { kind: 'bad', rows: missing.map(({ line }) => ({ line, field: 'id', reason: 'missing' })) }
	}
	const { product, faults } = merchantProduct(items, vocabulary)
	const built = buildRecord(product, vocabulary)
	if (faults.length === 0) return built
	return { kind: 'bad', rows: [...faults, ...(built.kind === 'bad' ? built.rows : [])] }
}
