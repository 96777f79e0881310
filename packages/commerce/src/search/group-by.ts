import { complete, forEachSliced, type Sliced } from './slices.ts'

/** Groups rows by a key, keeping their order. */
export function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
	return complete(groupInSlices(rows, key))
}

export function* groupInSlices<T>(rows: readonly T[], key: (row: T) => string): Sliced<Map<string, T[]>> {
	const groups = new Map<string, T[]>()
	yield* forEachSliced(rows, (row) => {
		const group = groups.get(key(row))
		if (group) group.push(row)
		else groups.set(key(row), [row])
	})
	return groups
}
