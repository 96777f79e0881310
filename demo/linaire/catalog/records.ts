import { readFileSync } from 'node:fs'
import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { resolveMoment } from './moments.ts'

/** The files of `records/`: lines as the import takes them, except that their moments are counted from today. */
const FILES = {
	'web-domain': 'web-domains',
	brand: 'brands',
	'text-override': 'texts',
	seller: 'sellers',
	'delivery-method': 'delivery-methods',
	coupon: 'coupons',
	store: 'stores',
	manufacturer: 'manufacturers',
	'size-run': 'size-runs',
	category: 'categories',
	banner: 'banners',
	'content-block': 'content-blocks',
	review: 'reviews',
} as const satisfies Partial<Record<CatalogRecordInput['type'], string>>

type Type = keyof typeof FILES

function readText(file: string): string {
	return readFileSync(new URL(file, import.meta.url), 'utf8')
}

/** The lines of a text file beside this one, without empty ones. */
export function readLines(file: string): string[] {
	return readText(file)
		.split('\n')
		.filter((line) => line !== '')
}

/** The objects of a JSONL file beside this one, of the shape its reader knows. */
export function readObjects<T>(file: string): T[] {
	return readLines(file).map((line) => JSON.parse(line) as T)
}

/** The object of a JSON file beside this one, by name. */
export function readTable<T>(file: string): ReadonlyMap<string, T> {
	return new Map(Object.entries(JSON.parse(readText(file)) as Record<string, T>))
}

/** All records of a type, in the order of their file, at the moments that `now` gives them. */
export function readRecords<T extends Type>(type: T, now: Date): Extract<CatalogRecordInput, { type: T }>[] {
	return readLines(`records/${FILES[type]}.jsonl`).map((line) =>
		JSON.parse(line, (_, value: unknown) => (typeof value === 'string' ? resolveMoment(value, now) : value)),
	)
}
