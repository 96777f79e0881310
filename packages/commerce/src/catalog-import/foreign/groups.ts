/**
 * Gathers rows that belong together and hands each group on when its last row has come, wherever that is in the file.
 * `sizes` says how many rows each group has: of a file in order, only one group is ever held. A row without a key is alone.
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

/** How many rows there are of each key. */
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
