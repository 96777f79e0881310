import { readFileSync } from 'node:fs'
import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { resolveMoment } from '@vitrine/linaire/catalog/moments'

/** The files of `records/`: lines as the import takes them, with moments counted from today. In the order of their import. */
const FILES = [
	'web-domains',
	'brands',
	'texts',
	'sellers',
	'delivery-methods',
	'coupons',
	'stores',
	'manufacturers',
	'size-runs',
	'categories',
	'banners',
] as const

/** The objects of a JSONL file beside this one, of the shape its reader knows; moments are those that `now` gives them. */
export function readObjects<T>(file: string, now = new Date(0)): T[] {
	const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
	const read = (_: string, value: unknown) => (typeof value === 'string' ? resolveMoment(value, now) : value)
	return lines.filter((line) => line !== '').map((line) => JSON.parse(line, read) as T)
}

/** All records but goods, pages and synonyms. */
export function readRecords(now: Date): CatalogRecordInput[] {
	return FILES.flatMap((file) => readObjects<CatalogRecordInput>(`records/${file}.jsonl`, now))
}

type SizeRun = Extract<CatalogRecordInput, { type: 'size-run' }>

const RUNS = new Map(readObjects<SizeRun>('records/size-runs.jsonl').map(({ id, sizes }) => [id, sizes]))

/** The sizes of a run in their order. Throws on a run that is not there. */
export function sizesOf(run: string): SizeRun['sizes'] {
	const sizes = RUNS.get(run)
	if (!sizes) throw new Error(`no size run ${run}`)
	return sizes
}
