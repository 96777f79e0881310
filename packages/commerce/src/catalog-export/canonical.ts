import type { CatalogRecordInput } from '../catalog-import/records.ts'

/** Sorts keys by name at every depth: jsonb does not keep their order. */
export function sortKeys(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sortKeys)
	if (typeof value !== 'object' || value === null) return value
	const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
	return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]))
}

/** Builds an object with the keys of `order` first, the rest by name. */
export function orderKeys<T>(order: readonly string[], entries: Iterable<readonly [string, T]>): Record<string, T> {
	const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
	const sorted = [...entries].toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
	return Object.fromEntries(sorted)
}

/** The value, or undefined for a default, which JSON.stringify then omits. */
export function unlessDefault<T>(value: T): T | undefined {
	if (value === null || value === 0 || value === false) return undefined
	if (Array.isArray(value)) return value.length === 0 ? undefined : value
	if (typeof value === 'object') return Object.keys(value as object).length === 0 ? undefined : value
	return value
}

/** Serializes a record as one line. Keys keep the order in which the record was built. */
export function toLine(record: CatalogRecordInput): string {
	return `${JSON.stringify(record)}\n`
}
