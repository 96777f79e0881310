import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL, REGISTRY } from '../capabilities.ts'
import { impersonalTables } from '../declaration/personal-tables.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'

const NO_PERSON = impersonalTables(ALL)

let database: TestDatabase
beforeAll(async () => {
	database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Every table of every schema with its columns; parts of a table stand for nothing of their own. */
async function readTables(): Promise<Map<string, { columns: string[] }>> {
	const { rows } = await sql<{ name: string; columns: string[] }>`
		select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name,
			array_agg(a.attname::text) as columns
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
			join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
		where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_|^information_schema$'
		group by 1`.execute(database.db)
	return new Map(rows.map(({ name, columns }) => [name, { columns }]))
}

test('the registry tells of every table of the database, and of no other (GDPR art. 30, issue 4 acceptance 7)', async () => {
	const named = [...new Set([...REGISTRY.map(({ table }) => table), ...Object.keys(NO_PERSON)])]
	expect(named.toSorted()).toEqual([...(await readTables()).keys()].toSorted())
	const twice = Object.keys(NO_PERSON).filter((table) => REGISTRY.some((personal) => personal.table === table))
	expect(twice).toEqual([])
})

const SUSPICIOUS = /customer_id|email|phone|name|address|recipient|snapshot|details|(?:^|_)ip(?:_|$)|user_agent/

test('a table with columns as people have them says why it holds nobody', async () => {
	const silent = [...(await readTables())]
		.filter(([table, { columns }]) => columns.some((column) => SUSPICIOUS.test(column)) && table in NO_PERSON)
		.filter(([table]) => (NO_PERSON[table] ?? '').length < 12)
	expect(silent).toEqual([])
	// A table that refers to a customer holds personal data.
	const referring = [...(await readTables())].filter(([, { columns }]) => columns.includes('customer_id'))
	expect(referring.filter(([table]) => table in NO_PERSON)).toEqual([])
})

test('what the registry names exists, what it keeps it gives a reason for, and what it is called is unique', async () => {
	const tables = await readTables()
	for (const { table, as, exported = [], secret = [], erase, why } of REGISTRY) {
		const columns = tables.get(table)?.columns ?? []
		const emptied = typeof erase === 'object' ? Object.keys(erase.empty) : []
		expect({ table, unknown: [...exported, ...secret, ...emptied].filter((name) => !columns.includes(name)) }).toEqual({
			table,
			unknown: [],
		})
		expect(erase === 'delete' || (why ?? '').length > 12, as ?? table).toBe(true)
	}
	const names = REGISTRY.map(({ table, as }) => as ?? table)
	expect(new Set(names).size).toBe(names.length)
})

test('no column whose name promises a secret is exported', async () => {
	const tables = await readTables()
	const leaking = REGISTRY.flatMap(({ table, exported, secret = [] }) => {
		const shown = exported ?? (tables.get(table)?.columns ?? []).filter((name) => !secret.includes(name))
		return shown
			.filter((name) => /hash|token|secret|jwk|_key$|challenge|fingerprint/.test(name))
			.map((name) => [table, name])
	})
	expect(leaking).toEqual([])
})

test('docs/personal-data.md tells the retailer of every one of them', async () => {
	const text = await readFile(new URL('../../../../docs/personal-data.md', import.meta.url), 'utf8')
	expect(REGISTRY.map(({ table, as }) => as ?? table).filter((name) => !text.includes(`| \`${name}\` |`))).toEqual([])
})
