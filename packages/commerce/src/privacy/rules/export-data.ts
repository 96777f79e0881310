/** One table of an export. */
export type FoundRows = {
	personal: { table: string; as?: string; group: string; holds: string }
	rows: Record<string, unknown>[]
}

/** What a program reads: every row as it is kept, by the names of tables and columns, which docs/personal-data.md explains (GDPR art. 20). */
export function exportData(about: { found: FoundRows[]; shopName: string; createdAt: Date }): string {
	const tables = about.found.map(({ personal, rows }) => [
		personal.as ?? personal.table,
		{ holds: personal.holds, rows },
	])
	const data = {
		format: 'vitrine-personal-data-1',
		shop: about.shopName,
		createdAt: about.createdAt.toISOString(),
		tables: Object.fromEntries(tables) as Record<string, unknown>,
	}
	return `${JSON.stringify(data, null, '\t')}\n`
}
