const PAGE_SIZE = 1000

/** Reads a long table in pages, each after the last key of the one before, to limit memory and event loop time. */
export async function readAll<Row>(
	read: (page: { after: Row | undefined; limit: number }) => Promise<Row[]>,
): Promise<Row[]> {
	const all: Row[] = []
	for (;;) {
		const rows = await read({ after: all.at(-1), limit: PAGE_SIZE })
		for (const row of rows) all.push(row)
		if (rows.length < PAGE_SIZE) return all
	}
}
