/** Counts rows written or removed, by table. */
export class Changes {
	readonly byTable: Record<string, number> = {}

	add(table: string, rows: number): void {
		if (rows > 0) this.byTable[table] = (this.byTable[table] ?? 0) + rows
	}

	/** As of now, to come back to when a savepoint is. */
	copy(): Record<string, number> {
		return { ...this.byTable }
	}

	restore(copy: Record<string, number>): void {
		for (const table of Object.keys(this.byTable)) delete this.byTable[table]
		Object.assign(this.byTable, copy)
	}

	get any(): boolean {
		return Object.keys(this.byTable).length > 0
	}
}
