import type { Capability } from '../declaration/capability.ts'
import type { Log } from '../declaration/duty.ts'
import type { Database } from '../database/client.ts'
import { followScheduledPrices } from './jobs.ts'
import type { PricingTables } from './tables.ts'

export const pricing: Capability<{
	tables: PricingTables
	work: { db: Database; clock: () => Date; log: Log }
}> = {
	name: 'pricing',
	tables: {
		prices: 'prices, rates and conditions of the shop',
		price_log: 'evidence of prices, kept five years (law 1): nobody bought anything in it',
	},
	duties({ db, clock, log }) {
		const onProblem = createSaleLog(log)
		const run = async () => void (await followScheduledPrices(db, { now: clock(), onProblem }))
		return [{ name: 'scheduled-prices', everySeconds: 60, run }]
	},
}

/** Says once of each private sale that cannot be read that its prices stay as they are (R122). */
function createSaleLog(log: Log): (site: string, problem: object) => void {
	const told = new Set<string>()
	return (site, problem) => {
		const fact = JSON.stringify([site, problem])
		if (told.has(fact)) return
		told.add(fact)
		log.error({ site, ...problem }, 'A private sale cannot be read: its prices stay as they are')
	}
}
