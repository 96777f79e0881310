import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { narrowProducts } from '@vitrine/commerce/search/find-products'
import { orderStyles } from '@vitrine/commerce/search/ordering'
import type { Projection } from '@vitrine/commerce/search/projection'
import type { SiteCatalog } from '@vitrine/commerce/search/site-catalog'
import { complete } from '@vitrine/commerce/search/slices'
import { TextIndex } from '@vitrine/commerce/search/text/text-index'
import { demoSite } from './demo-site.ts'
import { type Grade, type JudgedQuery, judgedQueries } from './judged-queries.ts'

/** The site whose sizes and stock the queries of a language are judged on. */
const SITE_OF: Readonly<Record<Language, SiteCode>> = { fr: 'fr', en: 'gb', de: 'de', es: 'es', it: 'it', pl: 'pl' }
const FIRST = 10

export type Answered = JudgedQuery & { ndcg: number; found: readonly string[]; isEmpty: boolean }

function gain(grades: readonly Grade[]): number {
	return grades.slice(0, FIRST).reduce<number>((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** The words of a catalog in all languages. */
export function indexOf(projection: Projection): TextIndex {
	return complete(TextIndex.build(projection))
}

/** What the search page of a site shows first for a query, of what `isJudged`: others are taken out of the list (Sakai 2007). */
export function answer(asked: {
	catalog: SiteCatalog
	index: TextIndex
	language: Language
	query: string
	isJudged: (id: string) => boolean
}): {
	found: string[]
	isEmpty: boolean
} {
	const { catalog, language } = asked
	const match = asked.index.search(asked.query, { catalog, language })
	const { matched } = narrowProducts(catalog, { query: { q: asked.query }, language, match })
	const styles = orderStyles(catalog, { among: matched, sort: 'relevance', match })
	const shown = styles.slice(0, styles.total).filter(({ id }) => asked.isJudged(id))
	return { found: shown.slice(0, FIRST).map(({ id }) => id), isEmpty: styles.total === 0 }
}

/** Asks every judged query of its language's site: nDCG@10 with gain 2^grade - 1, and whether anything was found. */
export function measure(projection: Projection, languages: readonly Language[]): Answered[] {
	const index = indexOf(projection)
	return languages.flatMap((language) => {
		const catalog = demoSite(projection, SITE_OF[language])
		return judgedQueries([language]).map((judged) => {
			const isJudged = (id: string) => judged.grades.has(id)
			const { found, isEmpty } = answer({ catalog, index, language, query: judged.query, isJudged })
			const ndcg = gain(found.map((id) => judged.grades.get(id) ?? 0)) / gain(judged.best)
			return { ...judged, ndcg, found, isEmpty }
		})
	})
}

/** Mean nDCG and the share of queries without a result, by what a query is put under. */
export function summarize(
	answered: readonly Answered[],
	groupOf: (query: Answered) => string,
): { group: string; queries: number; ndcg: number; empty: number }[] {
	return [...Map.groupBy(answered, groupOf)].map(([group, own]) => ({
		group,
		queries: own.length,
		ndcg: own.reduce((sum, { ndcg }) => sum + ndcg, 0) / own.length,
		empty: own.filter(({ isEmpty }) => isEmpty).length / own.length,
	}))
}
