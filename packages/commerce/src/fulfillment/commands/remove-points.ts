import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'

/**
 * Removes the points that imports have written of some networks and that are not among `ids`, or only counts them.
 * Returns how many, of how many there are.
 */
export async function removeOtherPoints(
	tx: DatabaseTransaction,
	{ networks, ids, isDryRun }: { networks: readonly string[]; ids: readonly string[]; isDryRun: boolean },
): Promise<{ removed: number; before: number }> {
	const isOther = sql<boolean>`id not in (select unnest(${ids}::text[]))`
	const { rows } = await sql<{ removed: number; before: number }>`
		select count(*)::int as before, count(*) filter (where ${isOther})::int as removed from pickup_points
		where origin = 'file' and network = any(${networks}::text[])`.execute(tx)
	const counted = rows[0]!
	if (counted.removed > 0 && !isDryRun)
		await tx
			.deleteFrom('pickup_points')
			.where('origin', '=', 'file')
			.where('network', 'in', networks)
			.where(isOther)
			.execute()
	return counted
}
