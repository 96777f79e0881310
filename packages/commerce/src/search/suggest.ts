import type { Language } from '@vitrine/market/locales'
import { describeCard, productName } from './cards.ts'
import type { Suggestions } from './contract.ts'
import { countCategories } from './counting.ts'
import { describeCategory } from './find-products.ts'
import { type Members, membersOf } from './members.ts'
import { narrow } from './narrowing.ts'
import { orderStyles } from './ordering.ts'
import type { CategoryEntry, ColorwayEntry } from './entries.ts'
import type { SiteCatalog } from './site-catalog.ts'
import { fold, wordsOf } from './text/fold.ts'
import type { LanguageIndex } from './text/language-index.ts'
import type { TextMatch } from './text/text-index.ts'
import { type Token, tokensOf } from './text/tokens.ts'

const MOST = { terms: 6, completions: 3, categories: 4, products: 4 }
/** Styles whose names are searched for completions. */
const LOOKED_THROUGH = 200

/** Suggestions for a partial query: completions, categories, and the best four styles. */
export function suggest(
	catalog: SiteCatalog,
	{ query, match, index }: { query: string; match: TextMatch; index: LanguageIndex },
): Suggestions {
	const { language } = index
	const { matched } = narrow(catalog, { query: {}, found: match.members })
	const styles = orderStyles(catalog, { among: matched, sort: 'relevance', match })
	const typed = match.correctedQuery ?? query
	return {
		terms: continuations(typed, { index, best: styles.slice(0, LOOKED_THROUGH) }),
		categories: suggestCategories(catalog, { typed, index, matched }),
		products: styles.slice(0, MOST.products).map((colorway) => describeCard(catalog, colorway, language)),
		total: styles.total,
	}
}

/**
 * Suggestions before the first typed word: the most frequent kinds of product in "Our selection", its departments and
 * its first styles. None come from other people's searches, which are not counted.
 */
export function suggestStart(catalog: SiteCatalog, index: LanguageIndex): Suggestions {
	const { language } = index
	const published = membersOf(catalog.listing.published)
	const styles = orderStyles(catalog, { among: published, sort: 'featured' })
	const departments = countCategories(catalog, published).filter(({ category }) => category.parent === undefined)
	return {
		terms: frequentProducts(styles.slice(0, LOOKED_THROUGH), index),
		categories: departments.slice(0, MOST.categories).map(({ category }) => suggested(category, language)),
		products: styles.slice(0, MOST.products).map((colorway) => describeCard(catalog, colorway, language)),
		total: styles.total,
	}
}

/** Most frequent head words of these names that are garments: the shop has synonyms for them. */
function frequentProducts(
	styles: readonly ColorwayEntry[],
	{ language, vocabulary, lexicon }: LanguageIndex,
): string[] {
	const counts = new Map<string, { word: string; count: number }>()
	for (const { product } of styles)
		for (const { surface, folded } of wordsOf(productName(product, language))) {
			const entry = lexicon.find([folded])
			const form = vocabulary.term(vocabulary.stemOf(folded))
			if (!entry || entry.same.length === 0 || entry.meanings.length > 0) continue
			if (!form?.heads.includes(product.ordinal) || form.categories.length === 0) continue
			const counted = counts.get(vocabulary.stemOf(folded)) ?? { word: surface, count: 0 }
			counted.count += 1
			counts.set(vocabulary.stemOf(folded), counted)
		}
	return [...counts.values()]
		.toSorted((a, b) => b.count - a.count)
		.slice(0, MOST.terms)
		.map(({ word }) => word)
}

/** Completions of the last word, most used first, then the names of the best styles. */
function continuations(
	typed: string,
	{ index, best }: { index: LanguageIndex; best: readonly ColorwayEntry[] },
): string[] {
	const words = typed.trim().toLowerCase()
	const last = tokensOf(words).at(-1)
	const names = best.map(({ product }) => productName(product, index.language).toLowerCase())
	const terms = new Set([...(last ? completions(last, { index, names }) : []), ...names])
	const before = last ? words.slice(0, last.start) : ''
	const completed = [...terms].map((term) => (names.includes(term) ? term : before + term))
	return completed.filter((term) => term !== words).slice(0, MOST.terms)
}

function completions(
	last: Token,
	{ index, names }: { index: LanguageIndex; names: readonly string[] },
): readonly string[] {
	const { vocabulary, lexicon } = index
	const own = vocabulary.stemOf(last.folded)
	const inNames = new Set(names.flatMap((name) => wordsOf(name).map(({ folded }) => folded)))
	const forms = vocabulary
		.startingWith(last.folded)
		.filter((form) => form.stem !== own && inNames.has(form.folded))
		.toSorted((a, b) => b.uses - a.uses)
		.map(({ surface }) => surface)
	const synonyms = [...lexicon.words]
		.filter(([folded]) => folded.startsWith(last.folded) && vocabulary.stemOf(folded) !== own)
		.filter(([folded]) => lexicon.find([folded])?.same.some((phrase) => phrase.every((one) => vocabulary.term(one))))
		.map(([, surface]) => surface)
	return [...new Set([...forms, ...synonyms])].slice(0, MOST.completions)
}

/** Categories whose names match the words, before those that only contain matches. */
function suggestCategories(
	catalog: SiteCatalog,
	{ typed, index, matched }: { typed: string; index: LanguageIndex; matched: Members },
): Suggestions['categories'] {
	const words = index.lexicon.meaningful(tokensOf(typed)).map(({ folded }) => index.vocabulary.stemOf(folded))
	const isNamed = (name: string) => {
		const own = wordsOf(name).map(({ folded }) => fold(folded))
		return words.length > 0 && words.every((word) => own.some((folded) => folded.startsWith(word)))
	}
	return countCategories(catalog, matched)
		.filter(({ category }) => category.parent !== undefined)
		.map(({ category, count }) => ({ suggestion: suggested(category, index.language), count }))
		.toSorted((a, b) => Number(isNamed(b.suggestion.name)) - Number(isNamed(a.suggestion.name)) || b.count - a.count)
		.slice(0, MOST.categories)
		.map(({ suggestion }) => suggestion)
}

function suggested(category: CategoryEntry, language: Language): Suggestions['categories'][number] {
	return { ...describeCategory(category, language), tile: category.tile }
}
