import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { LRUCache } from 'lru-cache'
import { ALL_GOODS, keys, SURROGATE_KEY, surrogateKeys } from '../changes/keys.ts'
import { createRouteApp } from '../http/route-app.ts'
import { cardKeys, listKeys, suggestionKeys } from './answer-keys.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { isIn } from './bitset.ts'
import { describeCard } from './cards.ts'
import { describeColorwaysRoute, type ProductQuery, searchProductsRoute, suggestRoute } from './contract.ts'
import type { CategoryCount } from './counting.ts'
import { type Narrowed, narrowProducts, pageOfProducts } from './find-products.ts'
import { suggest, suggestStart } from './suggest.ts'
import type { TextMatch } from './text/text-index.ts'

/** The `/search` routes, answered from memory. What a list's pages and orders share is computed once. */
export function searchRoutes({ index }: { index: CatalogIndex }) {
	const narrowings = new LRUCache<string, { narrowed: Narrowed; match: TextMatch | undefined }>({ max: 100 })
	const categories = new LRUCache<string, CategoryCount[]>({ max: 100 })

	function narrowOnce(question: { site: SiteCode; language: Language; query: ProductQuery }) {
		const { site, language, query } = question
		const catalog = index.on(site)
		const { sort: _sort, page: _page, 'page-size': _size, category, ...filters } = query
		const filtered = `${site} ${language} ${catalog.stamp} ${canonical(filters)}`
		const key = `${filtered} ${JSON.stringify(category)}`
		const known = narrowings.get(key)
		if (known) return known
		const words = query.q?.trim()
		const match = words ? index.search({ ...question, query: words }) : undefined
		const countedOnce = (count: () => CategoryCount[]) => {
			const counted = categories.get(filtered) ?? count()
			categories.set(filtered, counted)
			return counted
		}
		const fresh = { narrowed: narrowProducts(catalog, { ...question, match, countedOnce }), match }
		narrowings.set(key, fresh)
		return fresh
	}

	return createRouteApp()
		.openapi(searchProductsRoute, (c) => {
			const [site, language] = [c.get('site'), c.get('language')]
			const query = c.req.valid('query')
			const catalog = index.on(site)
			const narrowed = narrowOnce({ site, language, query })
			const list = pageOfProducts(catalog, { query, language, ...narrowed })
			const named = surrogateKeys(...listKeys(catalog, { query, list, ...narrowed }))
			return c.json(list, 200, { [SURROGATE_KEY]: named })
		})
		.openapi(describeColorwaysRoute, (c) => {
			const catalog = index.on(c.get('site'))
			const ids = new Set(c.req.valid('query').ids.toLowerCase().split(','))
			const cards = [...ids].flatMap((id) => {
				const colorway = catalog.projection.colorwayById.get(id)
				if (!colorway || !isIn(catalog.listing.published, colorway.ordinal)) return []
				return describeCard(catalog, colorway, c.get('language'))
			})
			const named = surrogateKeys(...cardKeys(catalog, cards), keys.list('members', catalog.site, ALL_GOODS))
			return c.json(cards, 200, { [SURROGATE_KEY]: named })
		})
		.openapi(suggestRoute, (c) => {
			const [site, language] = [c.get('site'), c.get('language')]
			const query = c.req.valid('query').q?.trim() ?? ''
			const catalog = index.on(site)
			const words = index.words(language)
			const match = query ? index.search({ site, language, query, isTyping: true }) : undefined
			const found = match ? suggest(catalog, { query, match, index: words }) : suggestStart(catalog, words)
			const named = surrogateKeys(...suggestionKeys(catalog, { found, match }))
			return c.json(found, 200, { [SURROGATE_KEY]: named })
		})
}

/** Cache key of a query, independent of parameter order. */
function canonical(query: ProductQuery): string {
	return JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
