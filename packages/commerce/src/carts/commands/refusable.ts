import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { CartResult } from './change-lines.ts'

/** Thrown to roll a refused change back. */
class Refused extends Error {
	readonly result: CartResult
	constructor(result: CartResult) {
		super('refused')
		this.result = result
	}
}

/** Runs a transaction that rolls back when its result is a refusal. */
export async function refusable(
	db: Database,
	change: (tx: DatabaseTransaction) => Promise<CartResult>,
): Promise<CartResult> {
	try {
		return await db.transaction().execute(async (tx) => {
			const result = await change(tx)
			if (!result.ok) throw new Refused(result)
			return result
		})
	} catch (error) {
		if (error instanceof Refused) return error.result
		throw error
	}
}
