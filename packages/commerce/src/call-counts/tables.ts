export type CallCountsTable = {
	/** Limit and caller as a keyed hash. */
	key: string
	points: number
	ends_at: Date
}
export type CallCountTables = { call_counts: CallCountsTable }
