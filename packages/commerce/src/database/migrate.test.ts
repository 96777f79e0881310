import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from './client.ts'
import { describeSchema, migrate } from './migrate.ts'
import { writeCompatibility } from './schema-state.ts'
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
		where table_schema = 'public' and table_name not like 'kysely_%' and is_generated = 'NEVER' group by table_name`.execute(
		db,
	)
	const actual = Object.fromEntries(rows.map((row) => [row.table_name, row.columns]))
	const declared = Object.fromEntries([...declaredColumns()].map(([table, names]) => [table, names.toSorted()]))
	expect(declared).toEqual(actual)
})

test('migrating again changes nothing', async () => {
	await migrate(db)
})

/** As if a newer build had run a migration. */
const runNewer = (name: string) =>
	sql`insert into kysely_migration (name, timestamp) values (${name}, 'now')`.execute(db)

test('a newer build may add to the database, and one that has removed something is refused', async () => {
	await runNewer('9998-more')
	expect(await describeSchema(db)).toEqual({ is: 'ahead' })
	await migrate(db)
	await writeCompatibility(db, '9998')
	expect(await describeSchema(db)).toEqual({ is: 'incompatible', newest: '9998-more' })
	await expect(migrate(db)).rejects.toThrow(/9998-more/)
	await sql`delete from kysely_migration where name = '9998-more'`.execute(db)
	await sql`comment on table kysely_migration is null`.execute(db)
})

test('builds that each have a migration of their own do not share a database', async () => {
	const { name } = await sql<{ name: string }>`select max(name) as name from kysely_migration`
		.execute(db)
		.then(({ rows }) => rows[0]!)
	await sql`delete from kysely_migration where name = ${name}`.execute(db)
	expect(await describeSchema(db)).toEqual({ is: 'behind', pending: [name] })
	await runNewer('9999-other')
	expect(await describeSchema(db)).toEqual({ is: 'incompatible', newest: '9999-other' })
	await sql`delete from kysely_migration where name = '9999-other'`.execute(db)
	await runNewer(name)
	expect(await describeSchema(db)).toEqual({ is: 'current' })
})

test('a number once said only grows', async () => {
	await writeCompatibility(db, '0007')
	await writeCompatibility(db, '0003')
	const { rows } = await sql`select obj_description('kysely_migration'::regclass) as since`.execute(db)
	expect(rows).toEqual([{ since: '0007' }])
})

/** A database without anything in it. */
async function createEmptyDatabase() {
	const empty = await createTestDatabase()
	await sql`drop schema public cascade`.execute(empty.db)
	await sql`create schema public`.execute(empty.db)
	onTestFinished(empty.drop)
	return empty.db
}

test('two that migrate at once do it once', async () => {
	const empty = await createEmptyDatabase()
	const ran: string[] = []
	const onMigration = (name: string) => void ran.push(name)
	await Promise.all([migrate(empty, { onMigration }), migrate(empty, { onMigration })])
	expect(ran).toEqual([...new Set(ran)].toSorted())
	expect(await describeSchema(empty)).toEqual({ is: 'current' })
})

/** A folder of migrations, as URL. */
async function writeMigrations(files: Record<string, string>): Promise<URL> {
	const path = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'))
	onTestFinished(() => rm(path, { recursive: true }))
	for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text)
	return pathToFileURL(`${path}/`)
}

test('a migration gives way to who holds its table, so that nobody waits behind it, and tries again', async () => {
	const empty = await createEmptyDatabase()
	await sql`create table busy (id int)`.execute(empty)
	const folder = await writeMigrations({ '0001-busy.sql': 'alter table busy add column note text' })
	const migrated = await empty.transaction().execute(async (tx) => {
		await sql`select * from busy`.execute(tx)
		const migrated = migrate(empty, { folder })
		// It waits behind this transaction, and a later reader behind it, until its three seconds are over.
		const isWaiting = async () => {
			const { rows } = await sql`select 1 from pg_locks where not granted and relation = 'busy'::regclass`.execute(
				empty,
			)
			return rows.length > 0
		}
		await expect.poll(isWaiting).toBe(true)
		await sql`select * from busy`.execute(empty)
		return { migrated }
	})
	await migrated.migrated
	expect(await describeSchema(empty, folder)).toEqual({ is: 'current' })
})

test('what cannot be in a transaction stands by itself, and what ends in the middle is run again', async () => {
	const empty = await createEmptyDatabase()
	await sql`create table many (id int)`.execute(empty)
	await sql`insert into many values (1), (1)`.execute(empty)
	const text = `-- without transaction\n-- contract: 0000\ndrop index concurrently if exists many_id;\ncreate unique index concurrently many_id on many (id);\n`
	const folder = await writeMigrations({ '0001-many.sql': text })
	await expect(migrate(empty, { folder })).rejects.toThrow(/many_id/)
	await sql`delete from many where ctid = (select min(ctid) from many)`.execute(empty)
	await migrate(empty, { folder })
	const { rows } = await sql`select indisvalid from pg_index where indexrelid = 'many_id'::regclass`.execute(empty)
	expect(rows).toEqual([{ indisvalid: true }])
})
