import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { KeyName, PersonalTable } from '../../declaration/personal-table.ts'
import { PICTURE_URL } from '../rules/export-data.ts'

/** Keys that identify a person's rows. */
export type Keys = Partial<Record<KeyName, string[]>>

/** Gathers the keys of a customer's rows table by table. */
export async function gatherKeys(
	db: Database,
	{ customerId, registry }: { customerId: string; registry: readonly PersonalTable[] },
): Promise<Keys> {
	const keys: Keys = { customer: [customerId] }
	for (const personal of registry) {
		const where = findingOf(personal, keys)
		if (!personal.gives || !where) continue
		const given = Object.entries(personal.gives) as [KeyName, string][]
		const columns = sql.join(given.map(([key, column]) => sql`${sql.raw(column)} as ${sql.ref(key)}`))
		const { rows } = await sql<Partial<Record<KeyName, string | null>>>`
			select ${columns} from ${sql.table(personal.table)} where ${where}`.execute(db)
		for (const [key] of given) {
			const found = rows.flatMap((row) => row[key] ?? [])
			keys[key] = [...new Set([...(keys[key] ?? []), ...found])]
		}
	}
	return keys
}

/** SQL condition on a table's rows; undefined when no key is known. */
export function findingOf({ found }: PersonalTable, keys: Keys): RawBuilder<boolean> | undefined {
	const conditions = found.flatMap(({ where, key }) => {
		const values = keys[key]
		if (!values?.length) return []
		const [before = '', after = ''] = where.split('KEYS')
		return sql`(${sql.raw(before)}${values}::text[]${sql.raw(after)})`
	})
	return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : undefined
}

export type Row = Record<string, unknown>

/** Exported rows by table, without empty tables. */
export async function readEverything(
	db: Database,
	of: { customerId: string; registry: readonly PersonalTable[] },
): Promise<{ personal: PersonalTable; rows: Row[] }[]> {
	const keys = await gatherKeys(db, of)
	const results: { personal: PersonalTable; rows: Row[] }[] = []
	for (const personal of of.registry) {
		const where = findingOf(personal, keys)
		if (!where || personal.exported?.length === 0) continue
		const columns = personal.exported ? sql.join(personal.exported.map((column) => sql.ref(column))) : sql`*`
		const { rows } = await sql<Row>`select ${columns} from ${sql.table(personal.table)} where ${where}`.execute(db)
		if (rows.length > 0) results.push({ personal, rows: rows.map((row) => withoutSecrets(personal, row)) })
	}
	return results
}

function withoutSecrets({ secret = [] }: PersonalTable, row: Row): Row {
	const entries = Object.entries(row).filter(([column]) => !secret.includes(column))
	return Object.fromEntries(entries.map(([column, value]) => [column, asPicture(value)]))
}

/** Exported bytes are photos, all of them WebP: a URL that a browser opens. */
function asPicture(value: unknown): unknown {
	return Buffer.isBuffer(value) ? `${PICTURE_URL}${value.toString('base64')}` : value
}
