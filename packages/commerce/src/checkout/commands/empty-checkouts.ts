import type { Database } from '../../database/client.ts'

/** Deletes checkouts untouched since `before`. Returns their number. */
export async function emptyAbandonedCheckouts(db: Database, before: Date): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable('checkouts')
		.set({ email: null, delivery: null, loyalty_card_number: null })
		.where('updated_at', '<', before)
		.where((eb) => eb.or([eb('email', 'is not', null), eb('delivery', 'is not', null)]))
		.executeTakeFirst()
	return Number(numUpdatedRows)
}
