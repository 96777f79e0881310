import type { ProductCard } from '../catalog/contract.ts'
import { ALL_GOODS, keys } from '../changes/keys.ts'
import type { ProductList, ProductQuery, Suggestions } from './contract.ts'
import { VALUE_FACETS } from './contract.ts'
import type { Narrowed } from './find-products.ts'
import { forEachOf } from './members.ts'
import type { SiteCatalog } from './site-catalog.ts'
import type { TextMatch } from './text/text-index.ts'

/** A list of more styles depends on the prices of its whole scope, not on those of each. */
const MOST_PRICES = 100

type Match = Pick<TextMatch, 'conditions'> | undefined
type ListInput = { query: ProductQuery; list: ProductList; narrowed: Narrowed; match: Match }

/** Keys of a list (decision 0074): the styles shown, and what order, filters and counts depend on. */
export function listKeys(catalog: SiteCatalog, { query, list, narrowed, match }: ListInput): string[] {
	const { site } = catalog
	// Categories outside the requested one are counted under the same filters.
	const scopeUnder = (isFiltered: unknown) => (isFiltered ? ALL_GOODS : (query.category ?? ALL_GOODS))
	return [
		...cardKeys(catalog, list.items),
		keys.list('members', site, ALL_GOODS),
		keys.categories(site),
		keys.list('offers', site, scopeUnder(query.offer || query['private-sale'])),
		keys.list('sizes', site, scopeUnder(query.size)),
		...priceKeys(catalog, { query, list, narrowed, match }),
		...wordKeys(catalog, match),
		...(query.q ? [keys.words()] : []),
	]
}

function priceKeys(catalog: SiteCatalog, { query, list, narrowed, match }: ListInput): string[] {
	const { site, projection } = catalog
	const scope = query.category ?? ALL_GOODS
	if (query['price-min'] !== undefined || query['price-max'] !== undefined)
		return [keys.list('prices', site, ALL_GOODS)]
	const isOrdered = list.sort === 'price-asc' || list.sort === 'price-desc' || list.sort === 'discount'
	const isFiltered =
		match || query.offer || query['private-sale'] || query.new || VALUE_FACETS.some((facet) => query[facet])
	if (!isOrdered && !isFiltered) return [keys.list('range', site, scope)]
	if (list.total > MOST_PRICES) return [keys.list('prices', site, scope)]
	const products = new Set<string>()
	forEachOf(narrowed.matched, (ordinal) => products.add(projection.colorways[ordinal]!.product.id))
	return [...products].map((id) => keys.price(site, id))
}

/** Words that mean a state of goods: "in size 38", "reduced". */
function wordKeys({ site }: SiteCatalog, match: Match): string[] {
	return (match?.conditions ?? []).flatMap(({ facet }) => {
		if (facet === 'size' || facet === 'age') return [keys.list('sizes', site, ALL_GOODS)]
		return facet === 'offer' ? [keys.list('offers', site, ALL_GOODS)] : []
	})
}

export function suggestionKeys(catalog: SiteCatalog, { found, match }: { found: Suggestions; match: Match }): string[] {
	const { site } = catalog
	return [
		...cardKeys(catalog, found.products),
		keys.list('members', site, ALL_GOODS),
		keys.categories(site),
		keys.words(),
		...wordKeys(catalog, match),
	]
}

/** Keys of named cards; an unpublished one may be published. */
export function cardKeys({ site }: SiteCatalog, cards: readonly Pick<ProductCard, 'productId'>[]): string[] {
	return cards.map(({ productId }) => keys.card(site, productId))
}
