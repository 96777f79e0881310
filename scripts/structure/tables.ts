/** A place in a file that names a table in SQL, and what is done with it there. */
export type Touch = { table: string; act: 'read' | 'write' }

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
	for (const [, name] of code.matchAll(WRITES)) add('write', name!)
	for (const pattern of [READS, BUILDER_READS, NAMED])
		for (const [, names] of code.matchAll(pattern)) add('read', names!)
	for (const { 0: raw } of code.matchAll(/`[^`]*`/g)) {
		for (const [, name] of raw.matchAll(RAW_WRITES)) add('write', name!)
		for (const [, names] of raw.matchAll(RAW_READS)) add('read', names!)
	}
	return found
}
