import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './client.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase } from './test-database.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())

/** Column names of each `…Table` type in the rooms' tables.ts, read as text: types leave nothing behind to compare at run time. */
function declaredColumns(): Map<string, string[]> {
	const rooms = new URL('..', import.meta.url)
	const columns = new Map<string, string[]>()
	const tables = new Map<string, string>()
	for (const room of readdirSync(rooms, { withFileTypes: true })) {
		if (!room.isDirectory()) continue
		const files = readdirSync(new URL(`${room.name}/`, rooms))
		if (!files.includes('tables.ts')) continue
		const text = readFileSync(new URL(`${room.name}/tables.ts`, rooms), 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '')
		for (const [, name, body] of text.matchAll(/export type (\w+Table) = \{(.*?)\n?\}(?:\n|$)/gs)) {
			columns.set(
				name!,
				[...body!.matchAll(/(?:^|[;\n{])\s*([a-z_0-9]+): /g)].map((match) => match[1]!),
			)
		}
		for (const [, table, name] of text.matchAll(/([a-z_]+): (\w+Table)\b/g)) tables.set(table!, name!)
	}
	return new Map([...tables].map(([table, name]) => [table, columns.get(name) ?? []]))
}

test('the table types name the columns of the migrated database', async () => {
	const { rows } = await sql<{ table_name: string; columns: string[] }>`
		select table_name, array_agg(column_name::text order by column_name) as columns from information_schema.columns
		where table_schema = 'public' and table_name not like 'kysely_%' group by table_name`.execute(db)
	const actual = Object.fromEntries(rows.map((row) => [row.table_name, row.columns]))
	const declared = Object.fromEntries([...declaredColumns()].map(([table, names]) => [table, names.toSorted()]))
	expect(declared).toEqual(actual)
})

test('migrating again changes nothing', async () => {
	await migrate(db)
})

test('a database of a newer version is refused', async () => {
	await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'now')`.execute(db)
	await expect(migrate(db)).rejects.toThrow(/9999-future/)
	await sql`delete from kysely_migration where name = '9999-future'`.execute(db)
})
