import type { Language } from '@vitrine/market/locales'
import { pickText } from '../catalog/queries/texts.ts'
import { sizeLabel } from '../catalog/rules/naming.ts'
import { describeCard } from './cards.ts'
import { type Facet, type ProductList, type ProductQuery, VALUE_FACETS, type ValueFacet } from './contract.ts'
import { type CategoryCount, countCategories, countStyles, countValues, priceRange } from './counting.ts'
import { valuesOf } from './facet-values.ts'
import { compacted, forEachOf, hasAny, hasMoreThan, type Members } from './members.ts'
import { type Narrowing, narrow, selectedValues } from './narrowing.ts'
import { orderStyles } from './ordering.ts'
import type { CategoryEntry, FacetValueEntry } from './entries.ts'
import type { SiteCatalog } from './site-catalog.ts'
import type { TextMatch } from './text/text-index.ts'

const PAGE_SIZE = 36
/** Colorways that are asked for their values one by one. */
const FEW = 64

type CountedOnce = (count: () => CategoryCount[]) => readonly CategoryCount[]
type Question = { query: ProductQuery; language: Language; match?: TextMatch }

/** Facets and counts of a list: the same on each page and in every order. */
export type Narrowed = {
	matched: Members
	counts: Pick<ProductList, 'facets' | 'priceRange' | 'offerCount' | 'categories'>
}

/**
 * Filters the catalog of a site by a query, with counts for every further filter. `match` is the result of its words.
 * `countedOnce` may answer what was counted for the same query of another category.
 */
export function narrowProducts(
	catalog: SiteCatalog,
	{ query, language, match, countedOnce = (count) => count() }: Question & { countedOnce?: CountedOnce },
): Narrowed {
	const narrowing = narrow(catalog, { query, found: match?.members })
	const categories = countedOnce(() => countCategories(catalog, narrowing.without('category')))
	return {
		matched: compacted(narrowing.matched),
		counts: {
			facets: describeFacets(catalog, { query, narrowing }),
			priceRange: priceRange(catalog, narrowing.without('price')),
			offerCount: countStyles(catalog, { among: narrowing.without('offer'), set: catalog.listing.onOffer }),
			categories: categories.map(({ category, count }) => ({ ...describeCategory(category, language), count })),
		},
	}
}

/** The requested page of the matching styles. */
export function pageOfProducts(
	catalog: SiteCatalog,
	{ query, language, match, narrowed }: Question & { narrowed: Narrowed },
): ProductList {
	const wanted = query.sort ?? (match ? 'relevance' : 'featured')
	const sort = wanted === 'relevance' && !match ? 'featured' : wanted
	const styles = orderStyles(catalog, { among: narrowed.matched, sort, match })
	const page = query.page ?? 1
	const pageSize = query['page-size'] ?? PAGE_SIZE
	const shown = styles.slice((page - 1) * pageSize, page * pageSize)
	return {
		total: styles.total,
		page,
		pageSize,
		pageCount: Math.ceil(styles.total / pageSize),
		sort,
		items: shown.map((colorway) => describeCard(catalog, colorway, language)),
		...narrowed.counts,
		correctedQuery: match?.correctedQuery ?? null,
		conditions: (match?.conditions ?? []).map(({ facet, values, words, rest }) => ({
			facet,
			value: values[0] ?? words,
			words,
			rest,
		})),
		ignored: [...(match?.ignored ?? [])],
	}
}

/** Name of a category and the slugs from its department down to it. */
export function describeCategory(
	category: CategoryEntry,
	language: Language,
): { id: string; name: string; path: string[] } {
	const path: string[] = []
	for (let at: CategoryEntry | undefined = category; at; at = at.parent)
		path.unshift(pickText(at.texts, language)?.slug ?? at.id)
	return { id: category.id, name: pickText(category.texts, language)?.name ?? category.id, path }
}

function describeFacets(
	catalog: SiteCatalog,
	{ query, narrowing }: { query: ProductQuery; narrowing: Narrowing },
): Facet[] {
	const free = new Set(VALUE_FACETS.filter((facet) => !narrowing.has(facet)))
	const freeCounts = countValues(catalog, { among: narrowing.matched, facets: free })
	const isPresent = presence(catalog, { query, narrowing })
	return VALUE_FACETS.flatMap((facet) => {
		const counts = free.has(facet)
			? freeCounts
			: countValues(catalog, { among: narrowing.without(facet), facets: new Set([facet]) })
		const selected = new Set(selectedValues(catalog, { query, facet }))
		const values = catalog.projection.values.all
			.filter((value) => value.facet === facet && (selected.has(value) || isPresent(value)))
			.map((value) => ({
				value: value.value,
				label: labelOf(catalog, value),
				count: counts[value.ordinal]!,
				isSelected: selected.has(value),
			}))
		return values.length > 0 ? { key: facet as ValueFacet, values } : []
	})
}

/** Which values some style of a list has, before any filter. Of few colorways each is asked, else each value. */
function presence(
	catalog: SiteCatalog,
	{ query, narrowing }: { query: ProductQuery; narrowing: Narrowing },
): (value: FacetValueEntry) => boolean {
	const { scope } = narrowing
	const { colorways, variants, categoryById } = catalog.projection
	if (!hasMoreThan(scope, FEW)) {
		const held = new Set<FacetValueEntry>()
		forEachOf(scope, (ordinal) => {
			for (const value of valuesOf(variants, colorways[ordinal]!)) held.add(value)
		})
		return (value) => held.has(value)
	}
	const category = categoryById.get(query.category ?? '')
	return ({ ordinal, members }) => (!category || (category.held[ordinal] ?? 0) > 0) && hasAny(scope, members)
}

function labelOf({ site }: SiteCatalog, { labels, alias, value }: FacetValueEntry): string {
	return labels ? sizeLabel(site, { key: alias, labels }) : value
}
