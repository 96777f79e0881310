/** Kinds of what a file may leave out of its products, and of its networks of pick-up points, which an import then keeps, or removes if it replaces products. */
export const REMOVABLE = [
	'colorways',
	'variants',
	'images',
	'texts',
	'publications',
	'prices',
	'stock of locations',
	'pick-up points',
] as const
export type Removable = (typeof REMOVABLE)[number]

/** Parts of a kind on the products of a file, and how many of them it does not name. */
export type Removal = { removed: number; before: number }

type Parts = Partial<Record<Removable, Removal>>
type Copy = { byTable: Record<string, number>; removals: Parts; kept: Parts }

/** Counts rows written or removed by table, and by kind the parts of products that a file removes, or leaves out and keeps. */
export class Changes {
	readonly byTable: Record<string, number> = {}
	readonly removals: Parts = {}
	readonly kept: Parts = {}

	add(table: string, rows: number): void {
		if (rows > 0) this.byTable[table] = (this.byTable[table] ?? 0) + rows
	}

	/** Adds parts that products had before and that their records do not name. */
	leaveOut(kind: Removable, { removed, before, isKept }: Removal & { isKept: boolean }): void {
		const parts = isKept ? this.kept : this.removals
		const known = parts[kind] ?? { removed: 0, before: 0 }
		parts[kind] = { removed: known.removed + removed, before: known.before + before }
	}

	/** Snapshot for rolling back with a savepoint. */
	copy(): Copy {
		return { byTable: { ...this.byTable }, removals: { ...this.removals }, kept: { ...this.kept } }
	}

	restore(copy: Copy): void {
		for (const table of Object.keys(this.byTable)) delete this.byTable[table]
		for (const parts of [this.removals, this.kept]) for (const kind of REMOVABLE) delete parts[kind]
		Object.assign(this.byTable, copy.byTable)
		Object.assign(this.removals, copy.removals)
		Object.assign(this.kept, copy.kept)
	}

	get any(): boolean {
		return Object.keys(this.byTable).length > 0
	}
}
