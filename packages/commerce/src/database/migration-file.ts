/** What the text of a migration says, in SQL and in the comments above it. */
export type MigrationFile = {
	/** One text of SQL; of a migration without transaction each statement by itself, as PostgreSQL demands there. */
	statements: string[]
	isTransaction: boolean
	/** Number of the migration from which on a build runs on the database that this one leaves behind. */
	compatibleSince: string | undefined
}

/**
 * Reads a migration. `-- contract: 0051` above it says that builds which know migration 0051 do not use any more what it
 * removes; `-- without transaction` that its statements, one a line's end, are run by themselves and may be repeated.
 * `scripts/structure/check-migrations.ts` says when either is needed.
 */
export function readMigration(text: string): MigrationFile {
	const head = text.slice(0, text.search(/^(?!--|\s*$)/m))
	const isTransaction = !/^-- without transaction$/m.test(head)
	return {
		isTransaction,
		statements: isTransaction ? [text] : text.split(/;[ \t]*$/m).filter((statement) => statement.trim() !== ''),
		compatibleSince: /^-- contract: (\d{4})\b/m.exec(head)?.[1],
	}
}
