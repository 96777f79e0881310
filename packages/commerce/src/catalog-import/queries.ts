import { isCurrency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'
import { orderedSystems } from '@vitrine/market/size-systems'
import type { Database } from '../database/client.ts'
import { listSites, listSizeSystems } from '../sites/queries.ts'
import type { SizeRunWords, Vocabulary } from './foreign/vocabulary.ts'
import { plain } from './foreign/words.ts'
import type { Known } from './known.ts'

/** Everything in the database that records may refer to. */
export async function loadKnown(db: Database): Promise<Known> {
	const [manufacturers, runs, sizes, categories, domains, stores, sites, systems] = await Promise.all([
		db.selectFrom('manufacturers').select('id').execute(),
		db.selectFrom('size_runs').select('id').execute(),
		db.selectFrom('sizes').select(['size_run_id', 'key', 'is_childrens']).orderBy('position').execute(),
		db.selectFrom('categories').select(['id', 'parent_id']).execute(),
		db.selectFrom('web_domains').select(['site', 'currency']).execute(),
		db.selectFrom('stores').select(['id', 'site']).execute(),
		listSites(db),
		listSizeSystems(db),
	])
	const sizeRuns: Known['sizeRuns'] = new Map(runs.map(({ id }) => [id, new Map()]))
	for (const size of sizes) sizeRuns.get(size.size_run_id)?.set(size.key, { isChildrens: size.is_childrens })
	const known: Known['sites'] = new Map(sites.map((site) => [site.site, site]))
	const isKnown = (site: string): site is SiteCode => known.has(site)
	const currencies: Known['currencies'] = new Map()
	for (const { site, currency } of domains) if (isKnown(site) && isCurrency(currency)) currencies.set(site, currency)
	return {
		manufacturers: new Set(manufacturers.map(({ id }) => id)),
		sizeRuns,
		categories: new Map(categories.map(({ id, parent_id }) => [id, parent_id ?? undefined])),
		sites: known,
		sizeSystems: orderedSystems(systems),
		currencies,
		stores: new Map(stores.flatMap(({ id, site }) => (isKnown(site) ? [[id, site]] : []))),
		products: new Set(),
		points: new Set(),
	}
}

/** Names of categories, sizes and manufacturers in the database, which a foreign file may use. */
export async function loadWords(db: Database): Promise<Pick<Vocabulary, 'categories' | 'sizeRuns' | 'manufacturers'>> {
	const [categories, texts, sizes, manufacturers] = await Promise.all([
		db.selectFrom('categories').select('id').execute(),
		db.selectFrom('category_texts').select(['category_id', 'name', 'slug']).execute(),
		db.selectFrom('sizes').selectAll().orderBy('position').execute(),
		db.selectFrom('manufacturers').select(['id', 'name']).execute(),
	])
	const runs = Map.groupBy(sizes, (size) => size.size_run_id)
	const sizeRuns = [...runs].map(
		([id, own]): SizeRunWords => ({
			id,
			sizes: own.map(({ key, labels, is_childrens }) => ({ key, labels, isChildrens: is_childrens })),
		}),
	)
	const named = texts.flatMap(({ category_id, name, slug }) => [
		[name, category_id] as const,
		[slug, category_id] as const,
	])
	return {
		categories: unambiguous([...categories.map(({ id }) => [id, id] as const), ...named]),
		sizeRuns,
		manufacturers: unambiguous(manufacturers.flatMap(({ id, name }) => [[id, id] as const, [name, id] as const])),
	}
}

/** Maps words to ids; undefined for an ambiguous word. */
function unambiguous(pairs: readonly (readonly [word: string, id: string])[]): Map<string, string | undefined> {
	const names = new Map<string, string | undefined>()
	for (const [word, id] of pairs) {
		const key = plain(word)
		names.set(key, names.has(key) && names.get(key) !== id ? undefined : id)
	}
	return names
}
