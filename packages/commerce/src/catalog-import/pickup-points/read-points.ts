import type { Entry } from '../entries.ts'
import { readTable, type TableRow } from '../foreign/read-table.ts'
import type { CatalogRecordInput } from '../records.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const COLUMNS = [
	'network',
	'id',
	'kind',
	'name',
	'street',
	'postalcode',
	'city',
	'countrycode',
	'latitude',
	'longitude',
	'closedfrom',
	'closeduntil',
	...DAYS,
]

/** Whether a header is that of a list of pick-up points. */
export function isPointHeader(header: string): boolean {
	const columns = header.split(/[,;\t]/).map(columnName)
	return columns.includes('latitude') && columns.includes('longitude')
}

function columnName(name: string): string {
	return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}

/** Reads a list of pick-up points with a header row, separated by commas, semicolons or tabs. */
export async function* readPickupPoints(text: AsyncIterable<string>): AsyncGenerator<Entry> {
	const pieces = text[Symbol.asyncIterator]()
	const first = await pieces.next()
	const [header = ''] = first.done ? [] : first.value.split(/[\r\n]/)
	const delimiter = ([';', '\t'] as const).find((mark) => header.includes(mark)) ?? ','
	async function* whole() {
		if (!first.done) yield first.value
		for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
	}
	for await (const event of readTable(whole(), { delimiter, nameColumn: columnName })) {
		if (event.kind === 'columns') {
			for (const column of event.columns.filter((name) => !COLUMNS.includes(name)))
				yield { kind: 'notice', notice: `Not taken over: ${column}` }
		} else if (event.kind === 'row') yield pointEntry(event)
		else yield event
	}
}

function pointEntry({ line, cells }: TableRow): Entry {
	const number = (name: string) => (cells[name] ? Number(cells[name].replace(',', '.')) : undefined)
	const day = (name: string) => cells[name] || undefined
	const closed = { from: day('closedfrom'), until: day('closeduntil') }
	const record = {
		type: 'pickup-point',
		network: cells['network'],
		id: cells['id'],
		kind: cells['kind'],
		name: cells['name'],
		street: cells['street'],
		postalCode: cells['postalcode'],
		city: cells['city'],
		countryCode: cells['countrycode'],
		latitude: number('latitude'),
		longitude: number('longitude'),
		openingHours: DAYS.map((name) => spans(cells[name] ?? '')),
		...(closed.from || closed.until ? { closed } : {}),
	}
	const fields = (path: string) => {
		const [, index] = /^openingHours\[(\d)\]/.exec(path) ?? []
		return { field: index === undefined ? path : (DAYS[Number(index)] ?? path) }
	}
	return { kind: 'record', line, record: record as CatalogRecordInput, fields }
}

/** `08:30-12:00 14:00-19:00`; nothing on a day that is closed. */
function spans(cell: string): string[][] {
	return cell.split(/[\s,]+/).flatMap((span) => (span === '' ? [] : [span.split(/[-–]/)]))
}
