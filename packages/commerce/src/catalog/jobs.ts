import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { bumpCatalogVersion } from './commands/bump-catalog-version.ts'
import type { Database } from '../database/client.ts'
import type { ParameterProblem } from '../web-domains/rules/fields.ts'
import { alignPrivateSale } from '../pricing/commands/align-private-sale.ts'
import { applyScheduledPrices } from '../pricing/commands/set-prices.ts'

/**
 * Runs every minute: moves the offers of private sales with their sales, logs offers that started or ended, and
 * refreshes the lists. `onProblem` gets unreadable private sales. Returns how many changed.
 */
export async function followScheduledPrices(
	db: Database,
	{ now, onProblem }: { now: Date; onProblem?: (site: SiteCode, problem: ParameterProblem) => void },
): Promise<number> {
	return db.transaction().execute(async (tx) => {
		let changed = 0
		for (const site of SITE_CODES)
			changed += await alignPrivateSale(tx, { site, now, log: (problem) => onProblem?.(site, problem) })
		changed += await applyScheduledPrices(tx, now)
		if (changed > 0) await bumpCatalogVersion(tx, now)
		return changed
	})
}
