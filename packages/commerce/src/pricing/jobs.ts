import { bumpCatalogVersion } from '../database/catalog-version.ts'
import type { Database } from '../database/client.ts'
import { applyScheduledPrices } from './commands.ts'

/** To run every minute: logs offers that started or ended, and has the lists show the new prices. Returns how many changed. */
export async function followScheduledPrices(db: Database, now: Date): Promise<number> {
	return db.transaction().execute(async (tx) => {
		const changed = await applyScheduledPrices(tx, now)
		if (changed > 0) await bumpCatalogVersion(tx, now)
		return changed
	})
}
