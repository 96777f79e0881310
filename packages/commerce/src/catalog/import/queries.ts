import { isCurrency } from '@vitrine/market/currencies'
import { isSiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import type { Known } from './known.ts'

/** Everything of the database that the records of a file may refer to. */
export async function loadKnown(db: Database): Promise<Known> {
	const [manufacturers, runs, sizes, categories, domains, stores] = await Promise.all([
		db.selectFrom('manufacturers').select('id').execute(),
		db.selectFrom('size_runs').select('id').execute(),
		db.selectFrom('sizes').select(['size_run_id', 'key', 'is_childrens']).orderBy('position').execute(),
		db.selectFrom('categories').select(['id', 'parent_id']).execute(),
		db.selectFrom('web_domains').select(['site', 'currency']).execute(),
		db.selectFrom('stores').select(['id', 'site']).execute(),
	])
	const sizeRuns: Known['sizeRuns'] = new Map(runs.map(({ id }) => [id, new Map()]))
	for (const size of sizes) sizeRuns.get(size.size_run_id)?.set(size.key, { isChildrens: size.is_childrens })
	const currencies: Known['currencies'] = new Map()
	for (const { site, currency } of domains) if (isSiteCode(site) && isCurrency(currency)) currencies.set(site, currency)
	return {
		manufacturers: new Set(manufacturers.map(({ id }) => id)),
		sizeRuns,
		categories: new Map(categories.map(({ id, parent_id }) => [id, parent_id ?? undefined])),
		currencies,
		stores: new Map(stores.flatMap(({ id, site }) => (isSiteCode(site) ? [[id, site]] : []))),
		products: new Set(),
	}
}
