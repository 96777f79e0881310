import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { LiveCatalog } from '../catalog/queries/live-catalog.ts'
import { describeCategoryTree } from './category-tree.ts'
import { findColorway } from './find-colorway.ts'
import { FollowedCatalog, type FollowOptions } from './followed-catalog.ts'
import type { SiteCatalog } from './site-catalog.ts'
import { describeSizeRuns } from './size-runs.ts'
import type { LanguageIndex } from './text/language-index.ts'
import type { TextMatch } from './text/text-index.ts'
import { describeAddress, describeMerchandise, pageOfColorways } from './whole-site.ts'

/**
 * The catalog of all sites in memory, in sync with the database. One per process. `start` loads it, retrying until that
 * succeeds, and then follows its changes; `refresh` applies them at once.
 */
export type CatalogIndex = LiveCatalog &
	Pick<FollowedCatalog, 'start' | 'stop' | 'refresh' | 'isReady' | 'feed'> & {
		/** The current catalog of a site. Throws a 503 problem until it is loaded. */
		on(site: SiteCode): SiteCatalog
		/** The text index of a language. */
		words(language: Language): LanguageIndex
		/** `isTyping`: the last word may be a prefix. */
		search(input: { site: SiteCode; language: Language; query: string; isTyping?: boolean }): TextMatch
	}

const NO_SIZES: readonly [] = []

export function createCatalogIndex(options: FollowOptions): CatalogIndex {
	const followed = new FollowedCatalog(options)
	const present = () => followed.present()
	const on = (site: SiteCode) => present().sites.of(site)
	return {
		start: () => followed.start(),
		stop: () => followed.stop(),
		refresh: () => followed.refresh(),
		isReady: () => followed.isReady(),
		feed: followed.feed,
		on,
		words: (language) => present().text.index(language),
		search: ({ site, language, query, isTyping }) =>
			present().text.search(query, { catalog: on(site), language, isTyping }),
		categoryTree: ({ site, language }) => describeCategoryTree(on(site), language),
		sizeRuns: ({ site, language }) => describeSizeRuns(on(site), language),
		sizesOf: (sizeRunId) => present().projection.sizeRuns.get(sizeRunId) ?? NO_SIZES,
		findColorway({ site, language, key }) {
			const { sites, distinctions } = present()
			const others = { sitesOf: sites.sitesOf.bind(sites), distinctions: distinctions.get(language) }
			return findColorway(on(site), { key, language, now: options.clock(), ...others })
		},
		addresses({ site, ...input }) {
			const { sites } = present()
			return pageOfColorways(on(site), { ...input, describe: (one) => describeAddress(one, sites.sitesOf(one)) })
		},
		merchandise({ site, language, ...input }) {
			const catalog = on(site)
			const words = { language, distinctions: present().distinctions.get(language) }
			return pageOfColorways(catalog, { ...input, describe: (one) => describeMerchandise(catalog, one, words) })
		},
	}
}
