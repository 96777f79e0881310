import { SITE_CODES } from '@vitrine/market/sites'
import { bumpCatalogVersion } from '../database/catalog-version.ts'
import type { Database } from '../database/client.ts'
import { alignPrivateSale, applyScheduledPrices } from './commands.ts'

/**
 * To run every minute: moves the offers of private sales with their sales, logs offers that started or ended, and has the
 * lists show the new prices. Returns how many changed.
 */
export async function followScheduledPrices(db: Database, now: Date): Promise<number> {
	return db.transaction().execute(async (tx) => {
		let changed = 0
		for (const site of SITE_CODES) changed += await alignPrivateSale(tx, { site, now })
		changed += await applyScheduledPrices(tx, now)
		if (changed > 0) await bumpCatalogVersion(tx, now)
		return changed
	})
}
