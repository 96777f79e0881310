import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { narrowProducts } from '#commerce/search/find-products.ts'
import { orderStyles } from '#commerce/search/ordering.ts'
import type { Projection } from '#commerce/search/projection.ts'
import { References } from '#commerce/search/text/references.ts'
import { TextIndex } from '#commerce/search/text/text-index.ts'
import { demoSite } from './demo-site.ts'
import { type Grade, type JudgedQuery, judgedQueries } from './judged-queries.ts'

/** The site whose sizes and stock the queries of a language are judged on. */
const SITE_OF: Readonly<Record<Language, SiteCode>> = { fr: 'fr', en: 'gb', de: 'de', es: 'es', it: 'it', pl: 'pl' }
const FIRST = 10

export type Answered = JudgedQuery & { ndcg: number; found: readonly string[]; isEmpty: boolean }

function gain(grades: readonly Grade[]): number {
	return grades.slice(0, FIRST).reduce<number>((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** Asks every judged query of its language's site: nDCG@10 with gain 2^grade - 1, and whether anything was found. */
export function measure(projection: Projection, languages: readonly Language[]): Answered[] {
	const references = new References(projection)
	return languages.flatMap((language) => {
		const catalog = demoSite(projection, SITE_OF[language])
		const index = new TextIndex({ projection, references, language })
		return judgedQueries([language]).map((judged) => {
			const match = index.search(judged.query, catalog.listing.published)
			const { narrowing } = narrowProducts(catalog, { query: { q: judged.query }, language, match })
			const styles = orderStyles(catalog, { among: narrowing.matched, sort: 'relevance', scores: match.scores })
			const found = styles.slice(0, FIRST).map(({ id }) => id)
			const ndcg = gain(found.map((id) => judged.grades.get(id) ?? 0)) / gain(judged.best)
			return { ...judged, ndcg, found, isEmpty: styles.total === 0 }
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
