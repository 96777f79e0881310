import type { Language } from '@vitrine/market/locales'
import { describeCard, productName } from './cards.ts'
import type { Suggestions } from './contract.ts'
import { countCategories } from './counting.ts'
import { describeCategory } from './find-products.ts'
import { narrow } from './narrowing.ts'
import { orderStyles } from './ordering.ts'
import type { SiteCatalog } from './site-catalog.ts'
import { wordsOf } from './text/fold.ts'
import { queryWords, type TextMatch } from './text/text-index.ts'

const MOST = { terms: 6, categories: 4, products: 4 }
/** Styles whose names are looked through for words to go on with. */
const LOOKED_THROUGH = 500

/** What might be meant by what is being typed: ways to go on, categories, and the best four styles. */
export function suggest(
	catalog: SiteCatalog,
	{ query, language, match }: { query: string; language: Language; match: TextMatch },
): Suggestions {
	const { matched } = narrow(catalog, { query: {}, found: match.members })
	const styles = orderStyles(catalog, { among: matched, sort: 'relevance', scores: match.scores })
	const typed = match.correctedQuery ?? query
	const names = styles.slice(0, LOOKED_THROUGH).map(({ product }) => productName(product, language).toLowerCase())
	return {
		terms: continuations(typed, names),
		categories: suggestCategories(catalog, { typed, language, matched }),
		products: styles.slice(0, MOST.products).map((colorway) => describeCard(catalog, colorway, language)),
		total: styles.total,
	}
}

/** The last word completed in the ways the names found complete it, then whole names; the most frequent first. */
function continuations(typed: string, names: readonly string[]): string[] {
	const words = queryWords(typed)
	const last = words.at(-1)?.folded ?? ''
	const before = typed.trim().toLowerCase().split(/\s+/).slice(0, -1)
	const completions = new Map<string, number>()
	const whole = new Map<string, number>()
	for (const name of names) {
		whole.set(name, (whole.get(name) ?? 0) + 1)
		for (const { surface, folded } of wordsOf(name))
			if (last !== '' && folded.startsWith(last) && folded !== last) {
				const term = [...before, surface].join(' ')
				completions.set(term, (completions.get(term) ?? 0) + 1)
			}
	}
	const byCount = (counts: Map<string, number>) =>
		[...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([term]) => term)
	const isTyped = (term: string) => term === typed.trim().toLowerCase()
	const terms = new Set([...byCount(completions).slice(0, MOST.terms / 2), ...byCount(whole)])
	return [...terms].filter((term) => !isTyped(term)).slice(0, MOST.terms)
}

/** Categories named like the words typed before those that merely hold what was found. */
function suggestCategories(
	catalog: SiteCatalog,
	{ typed, language, matched }: { typed: string; language: Language; matched: Uint32Array<ArrayBuffer> },
): Suggestions['categories'] {
	const words = queryWords(typed)
	const isNamed = (name: string) => {
		const own = wordsOf(name)
		return words.length > 0 && words.every((word) => own.some(({ folded }) => folded.startsWith(word.folded)))
	}
	const described = countCategories(catalog, matched)
		.filter(({ category }) => category.parent !== undefined)
		.map(({ category, count }) => ({ ...describeCategory(category, language), count }))
	return described
		.toSorted((a, b) => Number(isNamed(b.name)) - Number(isNamed(a.name)) || b.count - a.count)
		.slice(0, MOST.categories)
		.map(({ id, name, path }) => ({ id, name, path }))
}
