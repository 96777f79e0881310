import type { AlterTableCmd, ColumnDef, Constraint, IndexStmt, Node } from '@pgsql/types'

/** A statement that a running shop does not survive, in words; `canBeContract` where a release may do it once nobody reads it. */
export type Contraction = { fault: string; canBeContract: boolean }

/** Tables that every purchase or page reads or writes: an index of theirs is made beside the work. */
const HOT = new Set([
	'call_counts',
	'carts',
	'changes',
	'checkouts',
	'colorways',
	'customers',
	'line_items',
	'mails',
	'order_lines',
	'orders',
	'payments',
	'prices',
	'products',
	'refresh_tokens',
	'sessions',
	'stock_holds',
	'stock_levels',
	'stock_movements',
	'variants',
])

/** Functions of PostgreSQL that give one value for a whole statement, so that a default of theirs is not written into every row. */
const STABLE = new Set([
	'now',
	'transaction_timestamp',
	'current_setting',
	'to_timestamp',
	'make_interval',
	'jsonb_build_object',
])

const contraction = (fault: string): Contraction => ({ fault, canBeContract: true })
const blocks = (fault: string): Contraction => ({ fault, canBeContract: false })

/** Finds, statement by statement, what a build that knows nothing of the migration would fail on or wait for. */
export function findContractions(
	statements: readonly Node[],
	{ isTransaction }: { isTransaction: boolean },
): Contraction[] {
	const created = new Set<string>()
	return statements.flatMap((statement) => {
		if ('CreateStmt' in statement) created.add(statement.CreateStmt.relation?.relname ?? '')
		return findIn(statement, { created, isTransaction })
	})
}

type Surroundings = { created: ReadonlySet<string>; isTransaction: boolean }

function findIn(statement: Node, surroundings: Surroundings): Contraction[] {
	if ('DropStmt' in statement) {
		const { removeType } = statement.DropStmt
		if (removeType === 'OBJECT_TABLE') return [contraction('drops a table')]
		if (removeType === 'OBJECT_FUNCTION' || removeType === 'OBJECT_VIEW' || removeType === 'OBJECT_TYPE')
			return [contraction('drops a function, view or type')]
	}
	if ('RenameStmt' in statement)
		return [contraction('renames: add the new name, write both, and drop the old one in a later release')]
	if ('LockStmt' in statement) return [blocks('locks a table')]
	if ('TruncateStmt' in statement) return [contraction('empties a table')]
	if ('IndexStmt' in statement) return findInIndex(statement.IndexStmt, surroundings)
	if ('AlterTableStmt' in statement && !surroundings.created.has(statement.AlterTableStmt.relation?.relname ?? ''))
		return (statement.AlterTableStmt.cmds ?? []).flatMap((command) =>
			'AlterTableCmd' in command ? findInCommand(command.AlterTableCmd) : [],
		)
	return []
}

function findInIndex({ relation, concurrent }: IndexStmt, { created, isTransaction }: Surroundings): Contraction[] {
	const table = relation?.relname ?? ''
	if (concurrent)
		return isTransaction ? [blocks('makes an index concurrently, which needs `-- without transaction`')] : []
	if (!HOT.has(table) || created.has(table)) return []
	return [blocks(`makes an index on ${table}, which is written all the time, without concurrently`)]
}

function findInCommand({ subtype, def }: AlterTableCmd): Contraction[] {
	if (subtype === 'AT_DropColumn') return [contraction('drops a column')]
	if (subtype === 'AT_AlterColumnType') return [contraction('changes the type of a column')]
	if (subtype === 'AT_SetNotNull')
		return [blocks('sets not null: use a check that is not valid, and validate it in a later migration')]
	if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) return findInConstraint(def.Constraint)
	if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return findInColumn(def.ColumnDef)
	return []
}

function findInConstraint({ contype, skip_validation: isUnchecked, indexname }: Constraint): Contraction[] {
	if ((contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_NOTNULL') && !isUnchecked)
		return [
			blocks('adds a constraint that reads the whole table: add it not valid, and validate it in a later migration'),
		]
	if ((contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') && !indexname)
		return [blocks('adds a unique constraint: make its index concurrently, and use that')]
	return []
}

function findInColumn({ constraints = [] }: ColumnDef): Contraction[] {
	const found = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))
	const value = found.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr
	const isRequired = found.some(({ contype }) => contype === 'CONSTR_NOTNULL' || contype === 'CONSTR_PRIMARY')
	if (isRequired && !value)
		return [blocks('adds a column without default that must not be null, which older builds leave out')]
	return value && callsVolatile(value) ? [blocks('adds a column whose default is computed for every row')] : []
}

/** Whatever function is not known to be stable counts as volatile. */
function callsVolatile(value: Node): boolean {
	return [...JSON.stringify(value).matchAll(/"FuncCall":\{"funcname":\[(.*?)\]/g)].some(([, names]) => {
		const name = [...(names ?? '').matchAll(/"sval":"(\w+)"/g)].at(-1)?.[1] ?? ''
		return !STABLE.has(name)
	})
}
