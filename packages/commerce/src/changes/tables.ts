import type { Generated } from 'kysely'

/** Written by triggers (migration 0039). */
export type ChangesTable = {
	/** xid8 of the writing transaction. */
	transaction: Generated<string>
	topic: string
	key: string
}
export type ChangeMarksTable = { noted_at: Date; snapshot: string; is_dropped: Generated<boolean> }

export type ChangeTables = { changes: ChangesTable; change_marks: ChangeMarksTable }
