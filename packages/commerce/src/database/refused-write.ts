import { type RawBuilder, sql } from 'kysely'

/** SQL that ends the statement and takes back what it has written: the function `refuse_write`. `reason` is for the log. */
export function refuseWrite(reason: string): RawBuilder<boolean> {
	return sql`refuse_write(${sql.lit(reason)})`
}

/** SQLSTATE of `refuse_write`, and that of a row another transaction has written first. */
const REFUSED = new Set(['VT001', '23505'])

/** True for the error of a statement that found, while it wrote, what it was not to go on with: nothing is written. */
export function isRefusedWrite(error: unknown): boolean {
	return error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSED.has(error.code)
}
