import { sql } from 'kysely'
import type { DatabaseTransaction } from './client.ts'

type ColumnType =
	| 'text'
	| 'int'
	| 'boolean'
	| 'jsonb'
	| 'text[]'
	| 'int[]'
	| 'date'
	| 'timestamptz'
	| 'double precision'

/** Key and columns of a table filled by a catalog file, as its capability declares. */
export type WrittenTable = { name: string; keys: Record<string, ColumnType>; values: Record<string, ColumnType> }
export type Row = Record<string, unknown>

function columnsOf(columns: Record<string, ColumnType>) {
	return sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`))
}

function names(columns: Record<string, ColumnType>, prefix?: string) {
	return sql.join(Object.keys(columns).map((name) => sql.ref(prefix ? `${prefix}.${name}` : name)))
}

function sameKey(keys: Record<string, ColumnType>) {
	return sql.join(
		Object.keys(keys).map((name) => sql`t.${sql.ref(name)} = i.${sql.ref(name)}`),
		sql` and `,
	)
}

/**
 * Inserts rows and updates changed ones. Unchanged rows are neither written nor locked. Returns how many were written.
 * Other columns keep their default or value. Throws for a row with a field that is no column: it would be lost.
 */
export async function upsert(
	tx: DatabaseTransaction,
	{ name, keys, values }: WrittenTable,
	rows: readonly Row[],
): Promise<number> {
	if (rows.length === 0) return 0
	const lost = Object.keys(rows[0]!).filter((field) => !(field in keys || field in values))
	if (lost.length > 0) throw new Error(`${name} has no column ${lost.join()}`)
	const [firstKey] = Object.keys(keys)
	const hasValues = Object.keys(values).length > 0
	const assignments = Object.keys(values).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
	const result = await sql`
		insert into ${sql.table(name)} (${names({ ...keys, ...values })})
		select ${names({ ...keys, ...values }, 'i')}
		from json_to_recordset(${JSON.stringify(rows)}::json) as i(${columnsOf({ ...keys, ...values })})
		left join ${sql.table(name)} t on ${sameKey(keys)}
		where t.${sql.ref(firstKey!)} is null
			${hasValues ? sql`or (${names(values, 't')}) is distinct from (${names(values, 'i')})` : sql``}
		on conflict (${names(keys)}) do ${hasValues ? sql`update set ${sql.join(assignments)}` : sql`nothing`}`.execute(tx)
	return Number(result.numAffectedRows ?? 0n)
}

/** Deletes the rows of the parents that are not among `rows`. Returns how many. */
export async function removeOthers(
	tx: DatabaseTransaction,
	{ name, keys }: WrittenTable,
	{ parent, ids, rows }: { parent: string; ids: readonly string[]; rows: readonly Row[] },
): Promise<number> {
	if (ids.length === 0) return 0
	const present = rows.map((row) => Object.fromEntries(Object.keys(keys).map((key) => [key, row[key]])))
	const result = await sql`
		delete from ${sql.table(name)} t where t.${sql.ref(parent)} = any(${ids}::text[]) and not exists (
			select 1 from json_to_recordset(${JSON.stringify(present)}::json) as i(${columnsOf(keys)}) where ${sameKey(keys)}
		)`.execute(tx)
	return Number(result.numAffectedRows ?? 0n)
}
