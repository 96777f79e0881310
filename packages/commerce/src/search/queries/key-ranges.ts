const RANGE = 5000

/** Some thousand keys of a long table in the order of the database, after `after` until `last`: from the number `offset` on. */
export type KeyRange = { offset: number; after: string; last: string }

/** Cuts a long table into ranges. `read` answers keys in the order of the database; `visit` gets them, each once. */
export async function readKeyRanges(
	read: (page: { after: string; limit: number }) => Promise<string[]>,
	visit: (key: string, place: number) => void,
): Promise<KeyRange[]> {
	const ranges: KeyRange[] = []
	let [offset, after] = [0, '']
	for (;;) {
		const keys = await read({ after, limit: RANGE })
		const last = keys.at(-1)
		if (last === undefined) return ranges
		for (const [place, key] of keys.entries()) visit(key, offset + place)
		ranges.push({ offset, after, last })
		;[offset, after] = [offset + keys.length, last]
	}
}

/** Numbers joined with commas by PostgreSQL: a hundred thousand rows cost more than their few digits. */
export function parseNumbers(joined: string): number[] {
	return joined.split(',').map(Number)
}
