import type { Capability } from '../declaration/capability.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import type { Database } from '../database/client.ts'
import { followScheduledPrices } from './jobs.ts'
import { type CatalogServices, catalogRoutes } from './routes.ts'
import type { CatalogTables } from './tables.ts'

const GOODS = 'goods, their words and pictures'

export const catalog: Capability<{
	tables: CatalogTables
	services: CatalogServices
	work: { db: Database; clock: () => Date; log: Log }
}> = {
	name: 'catalog',
	reads: ['media'],
	tables: {
		manufacturers: 'stores, makers and sellers: businesses, as they are published',
		size_runs: GOODS,
		sizes: GOODS,
		categories: GOODS,
		category_texts: GOODS,
		products: GOODS,
		product_categories: GOODS,
		product_texts: GOODS,
		colorways: GOODS,
		colorway_texts: GOODS,
		colorway_images: GOODS,
		variants: GOODS,
		publications: GOODS,
		catalog_versions: GOODS,
		synonyms: 'words of one meaning, as the shop writes them: nothing that anybody has typed',
	},
	routes: catalogRoutes,
	// Pricing precedes the catalog in order, but product lists show prices.
	tasks({ db, clock, log }) {
		const onProblem = createSaleLog(log)
		const run = async () => void (await followScheduledPrices(db, { now: clock(), onProblem }))
		return [{ name: 'scheduled-prices', everySeconds: 60, run }]
	},
}

/** Logs each unreadable private sale once: its prices stay unchanged (R122). */
function createSaleLog(log: Log): (site: string, problem: object) => void {
	const described = new Set<string>()
	return (site, problem) => {
		const fact = JSON.stringify([site, problem])
		if (described.has(fact)) return
		described.add(fact)
		log.error({ site, ...problem }, 'A private sale cannot be read: its prices stay as they are')
	}
}
