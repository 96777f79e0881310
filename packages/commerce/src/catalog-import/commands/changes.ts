/** Kinds of parts a product record may omit, which an import then removes. */
export const REMOVABLE = [
	'colorways',
	'variants',
	'images',
	'texts',
	'publications',
	'prices',
	'stock of locations',
] as const
export type Removable = (typeof REMOVABLE)[number]

/** Parts of a kind on the products of a file, and how many of them it removes. */
export type Removal = { removed: number; before: number }

type Copy = { byTable: Record<string, number>; removals: Partial<Record<Removable, Removal>> }

/** Counts rows written or removed by table, and removed parts of products by kind. */
export class Changes {
	readonly byTable: Record<string, number> = {}
	readonly removals: Partial<Record<Removable, Removal>> = {}

	add(table: string, rows: number): void {
		if (rows > 0) this.byTable[table] = (this.byTable[table] ?? 0) + rows
	}

	/** Adds parts that products had before and lose now. */
	lose(kind: Removable, { removed, before }: Removal): void {
		const known = this.removals[kind] ?? { removed: 0, before: 0 }
		this.removals[kind] = { removed: known.removed + removed, before: known.before + before }
	}

	/** Snapshot for rolling back with a savepoint. */
	copy(): Copy {
		return { byTable: { ...this.byTable }, removals: { ...this.removals } }
	}

	restore(copy: Copy): void {
		for (const table of Object.keys(this.byTable)) delete this.byTable[table]
		for (const kind of REMOVABLE) delete this.removals[kind]
		Object.assign(this.byTable, copy.byTable)
		Object.assign(this.removals, copy.removals)
	}

	get any(): boolean {
		return Object.keys(this.byTable).length > 0
	}
}
