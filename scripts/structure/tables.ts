import type { Declaration } from './declarations.ts'
import { isTest } from './imports.ts'

const COMMERCE = 'packages/commerce/src/'
/** Who sets up what a test needs, and the conditions of the registry, which say themselves what they read. */
const EXEMPT = /\/(?:fixtures(?:\.ts$|\/)|testing\.ts$)|src\/declaration\//

/** Which room a table is of; those of the queue are pg-boss's. */
function ownersOf(declarations: readonly Declaration[]): (table: string) => string | undefined {
	const owners = new Map(declarations.flatMap(({ room, tables }) => tables.map((table) => [table, room] as const)))
	return (table) => (table.startsWith('pgboss.') ? 'queue' : owners.get(table))
}

/** Faults of the SQL in one file: it writes its own tables only and reads those of rooms before it that its capability names. */
export function checkTables(path: string, text: string, declarations: readonly Declaration[]): string[] {
	if (!path.startsWith(COMMERCE) || isTest(path) || EXEMPT.test(path)) return []
	const room = path.slice(COMMERCE.length).split('/')[0]!
	const ownerOf = ownersOf(declarations)
	const order = declarations.map((declaration) => declaration.room)
	const reads = declarations.find((declaration) => declaration.room === room)?.reads ?? []
	const faults = tablesIn(text, (name) => ownerOf(name) !== undefined).flatMap(({ table, act }) => {
		const owner = ownerOf(table)!
		if (owner === room) return []
		if (act === 'write') return [`writes ${table}, which is of ${owner}: call a command of that room`]
		if (order.indexOf(owner) > order.indexOf(room))
			return [`reads ${table}, which is of ${owner} and comes after ${room}: what needs both belongs to ${owner}`]
		if (reads.includes(table)) return []
		return [`reads ${table}, which is of ${owner}: ask its queries, or name it in "reads" of ${room}/capability.ts`]
	})
	return [...new Set(faults)]
}

/** Faults of the declarations: reads of a room's own tables, of a later room or of an unknown one, and declared reads without a use. */
export function checkReads(files: ReadonlyMap<string, string>, declarations: readonly Declaration[]): string[] {
	const ownerOf = ownersOf(declarations)
	return declarations.flatMap(({ room, reads }, place) => {
		const earlier = new Set(declarations.slice(0, place).flatMap(({ tables }) => tables))
		const used = new Set(
			[...files]
				.filter(([path]) => path.startsWith(`${COMMERCE}${room}/`) && !isTest(path) && !EXEMPT.test(path))
				.flatMap(([, text]) => tablesIn(text, (name) => ownerOf(name) !== undefined))
				.map(({ table }) => table),
		)
		const path = `${COMMERCE}${room}/capability.ts`
		return reads.flatMap((table) => {
			if (!earlier.has(table)) return [`${path} says to read ${table}, which no room before ${room} has`]
			return used.has(table) ? [] : [`${path} says to read ${table}, and nothing in ${room} does`]
		})
	})
}

/** A place in a file that names a table in SQL, and what is done with it there. */
export type Touch = { table: string; act: 'read' | 'write' }

const FILLS = /: WrittenTable = \{\s*name: '([\w.]+)'/g
const WRITES = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*'([\w.]+)/g
const READS =
	/\.(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join|(?:inner|left)JoinLateral)\(\s*(\[[^\]]*\]|'[\w.]+)/g
/** Kysely's expression builder destructured: `selectFrom('parcels')`. */
const BUILDER_READS = /[\s({[!]selectFrom\(\s*(\[[^\]]*\]|'[\w.]+)/g
const RAW_WRITES =
	/\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into|copy)\s+(?:only\s+)?"?([a-z_][\w.]*)/g
const RAW_READS =
	/(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?"?([a-z_][\w.]*(?:(?:\s+\w+)?\s*,\s*[a-z_]\w*\s+\w+)*)/g
/** `sql.table('orders')`, `sql.ref` aside. */
const NAMED = /\bsql\.table\(\s*'([\w.]+)'/g

/** Every table a file names, in calls of Kysely and in raw SQL; words that are no tables fall away. */
export function tablesIn(text: string, isTable: (name: string) => boolean): Touch[] {
	const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
	const found: Touch[] = []
	const add = (act: Touch['act'], names: string) => {
		for (const [name] of names.matchAll(/[a-z_][\w.]*/g)) if (isTable(name)) found.push({ table: name, act })
	}
	for (const pattern of [WRITES, FILLS]) for (const [, name] of code.matchAll(pattern)) add('write', name!)
	for (const pattern of [READS, BUILDER_READS, NAMED])
		for (const [, names] of code.matchAll(pattern)) add('read', names!)
	for (const { 0: raw } of code.matchAll(/`[^`]*`/g)) {
		for (const [, name] of raw.matchAll(RAW_WRITES)) add('write', name!)
		for (const [, names] of raw.matchAll(RAW_READS)) add('read', names!)
	}
	return found
}
