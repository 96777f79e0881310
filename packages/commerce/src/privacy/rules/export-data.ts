/** How the value of a picture begins. */
export const PICTURE_URL = 'data:image/webp;base64,'

/** One table of an export. */
export type FoundRows = {
	personal: { table: string; as?: string; group: string; holds: string }
	rows: Record<string, unknown>[]
}

/** Machine-readable export: every row as stored, by table and column names, explained in docs/personal-data.md (GDPR art. 20). */
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
