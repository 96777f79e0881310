import { type Language, LANGUAGES } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { LiveCatalog } from '../catalog/queries/live-catalog.ts'
import type { Database } from '../database/client.ts'
import { ProblemError } from '../http/problem.ts'
import { type Distinctions, findDistinctions } from './distinctions.ts'
import { findColorway } from './find-colorway.ts'
import { applyStock, loadProjection } from './load-projection.ts'
import type { CategoryEntry, Projection } from './projection.ts'
import { catalogVersion } from './queries/read-catalog.ts'
import { readStockSince, type StockMark } from './queries/read-stock.ts'
import { createRefresher } from './refresher.ts'
import type { SiteCatalog } from './site-catalog.ts'
import { createSiteCatalogs } from './site-catalogs.ts'
import { describeSizeRuns } from './size-runs.ts'
import { indexLanguages, type LanguageIndex } from './text/language-index.ts'
import { TextIndex, type TextMatch } from './text/text-index.ts'
import { describeAddress, describeMerchandise, pageOfColorways } from './whole-site.ts'
import type { CategoryNode } from '../catalog/contract.ts'
import { pickText } from '../catalog/queries/texts.ts'
import { describeCategory } from './find-products.ts'

/** The catalog of all sites in memory, in sync with the database. One per process. */
export type CatalogIndex = LiveCatalog & {
	/** Loads the catalog, retrying until that succeeds, and then follows its changes. */
	start(): Promise<void>
	stop(): Promise<void>
	/** Applies changes at once instead of within two seconds. */
	refresh(): Promise<void>
	isReady(): boolean
	/** The current catalog of a site. Throws a 503 problem until it is loaded. */
	on(site: SiteCode): SiteCatalog
	/** The text index of a language. */
	words(language: Language): LanguageIndex
	/** `isTyping`: the last word may be a prefix. */
	search(input: { site: SiteCode; language: Language; query: string; isTyping?: boolean }): TextMatch
}

type Loaded = {
	projection: Projection
	stockMark: StockMark
	text: TextIndex
	distinctions: ReadonlyMap<Language, Distinctions>
	load: number
}
/**
 * Creates the index; `listen` is the connection string for change notifications, without it the database is polled
 * every two seconds. `onError` gets failed loads: the index keeps its data.
 */
export function createCatalogIndex(options: {
	db: Database
	clock: () => Date
	listen?: string
	onError?: (error: unknown) => void
}): CatalogIndex {
	const { db, clock } = options
	let loaded: Loaded | undefined
	let stockVersion = 0

	async function load(): Promise<void> {
		const next = await loadProjection(db, clock())
		// Lets requests in between run before all six languages are indexed.
		const pause = () => new Promise<void>((resolve) => setImmediate(resolve))
		const indexes = await indexLanguages(next.projection, pause)
		const text = new TextIndex({ projection: next.projection, indexes })
		const distinctions = new Map<Language, Distinctions>()
		for (const language of LANGUAGES) {
			distinctions.set(language, findDistinctions(next.projection, language))
			await pause()
		}
		loaded = { ...next, text, distinctions, load: (loaded?.load ?? 0) + 1 }
	}

	async function refresh(): Promise<void> {
		if (!loaded || (await catalogVersion(db)) !== loaded.projection.version) return load()
		const { mark, rows } = await readStockSince(db, loaded.stockMark)
		loaded.stockMark = mark
		if (applyStock(loaded.projection, rows)) stockVersion += 1
	}

	function catalogNow(): Loaded & { stockVersion: number } {
		if (!loaded) throw new ProblemError({ status: 503, code: 'catalog-loading' })
		return { ...loaded, stockVersion }
	}

	const { on, sitesOf } = createSiteCatalogs({ clock, catalogNow })
	const refresher = createRefresher({ refresh, listen: options.listen, onError: options.onError ?? (() => undefined) })
	return {
		...refresher,
		isReady: () => loaded !== undefined,
		on,
		words: (language) => catalogNow().text.index(language),
		search: ({ site, language, query, isTyping }) =>
			catalogNow().text.search(query, { catalog: on(site), language, isTyping }),
		categoryTree: ({ site, language }) => describeCategoryTree(on(site), language),
		sizeRuns: ({ site, language }) => describeSizeRuns(on(site), language),
		findColorway({ site, language, key }) {
			const distinctions = catalogNow().distinctions.get(language)
			return findColorway(on(site), { key, language, now: clock(), sitesOf, distinctions })
		},
		addresses({ site, ...input }) {
			return pageOfColorways(on(site), { ...input, describe: (one) => describeAddress(one, sitesOf(one)) })
		},
		merchandise({ site, language, ...input }) {
			const catalog = on(site)
			const words = { language, distinctions: catalogNow().distinctions.get(language) }
			return pageOfColorways(catalog, { ...input, describe: (one) => describeMerchandise(catalog, one, words) })
		},
	}
}

/** The departments of a site with their categories, without those that hold nothing published. */
function describeCategoryTree({ projection, listing }: SiteCatalog, language: Language): CategoryNode[] {
	const isShown = (category: CategoryEntry) =>
		category.members.some((word, index) => (word & listing.published[index]!) !== 0)
	const describe = (category: CategoryEntry): CategoryNode => {
		const { id, name, path } = describeCategory(category, language)
		const text = pickText(category.texts, language)
		const children = category.children.filter(isShown).map(describe)
		return { id, name, slug: text?.slug ?? id, path, intro: text?.intro ?? null, tile: category.tile, children }
	}
	return projection.categories.filter((category) => !category.parent && isShown(category)).map(describe)
}
