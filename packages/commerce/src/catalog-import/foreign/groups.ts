/**
 * Groups rows by key and yields each group with its last row. `sizes` is the number of rows per group: of a sorted
 * file only one group is held in memory. A row without a key forms its own group.
 */
export async function* gather<T>(
	rows: AsyncIterable<T>,
	{ keyOf, sizes }: { keyOf: (row: T) => string | undefined; sizes: ReadonlyMap<string, number> },
): AsyncGenerator<T[]> {
	const open = new Map<string, T[]>()
	for await (const row of rows) {
		const key = keyOf(row)
		if (key === undefined) {
			yield [row]
			continue
		}
		const group = open.get(key) ?? []
		group.push(row)
		if (group.length < (sizes.get(key) ?? 0)) open.set(key, group)
		else {
			open.delete(key)
			yield group
		}
	}
	yield* open.values()
}

/** Counts rows per key. */
export async function countKeys<T>(
	rows: AsyncIterable<T>,
	keyOf: (row: T) => string | undefined,
): Promise<Map<string, number>> {
	const sizes = new Map<string, number>()
	for await (const row of rows) {
		const key = keyOf(row)
		if (key !== undefined) sizes.set(key, (sizes.get(key) ?? 0) + 1)
	}
	return sizes
}
