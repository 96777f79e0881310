const PAGE_SIZE = 1000

/** Reads a long table in pages, each after the last key of the previous one, to limit memory and event loop time. */
export async function* pages<Row>(
	read: (page: { after: Row | undefined; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row, void> {
	let after: Row | undefined
	for (;;) {
		const rows = await read({ after, limit: PAGE_SIZE })
		yield* rows
		after = rows.at(-1)
		if (rows.length < PAGE_SIZE) return
	}
}

/** All rows of a long table. */
export async function readAll<Row>(
	read: (page: { after: Row | undefined; limit: number }) => Promise<Row[]>,
): Promise<Row[]> {
	const rows: Row[] = []
	for await (const row of pages(read)) rows.push(row)
	return rows
}
