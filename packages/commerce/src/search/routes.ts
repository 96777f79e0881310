import { LRUCache } from 'lru-cache'
import { createRouteApp } from '../http/route-app.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { type ProductList, type ProductQuery, searchProductsRoute, type Suggestions, suggestRoute } from './contract.ts'
import { findProducts } from './find-products.ts'
import { suggest } from './suggest.ts'

/** The `/search` calls, answered from memory. Answers are kept until anything of the site's catalog changes. */
export function searchRoutes({ index }: { index: CatalogIndex }) {
	const lists = new LRUCache<string, ProductList>({ max: 500 })
	const suggestions = new LRUCache<string, Suggestions>({ max: 500 })
	return createRouteApp()
		.openapi(searchProductsRoute, (c) => {
			const [site, language] = [c.get('site'), c.get('language')]
			const query = c.req.valid('query')
			const catalog = index.on(site)
			const key = `${site} ${language} ${catalog.stamp} ${canonical(query)}`
			let list = lists.get(key)
			if (!list) {
				const words = query.q?.trim()
				const match = words ? index.search({ site, language, query: words }) : undefined
				list = findProducts(catalog, { query, language, match })
				lists.set(key, list)
			}
			return c.json(list, 200)
		})
		.openapi(suggestRoute, (c) => {
			const [site, language] = [c.get('site'), c.get('language')]
			const query = c.req.valid('query').q.trim()
			const catalog = index.on(site)
			const key = `${site} ${language} ${catalog.stamp} ${query}`
			const known = suggestions.get(key)
			if (known) return c.json(known, 200)
			const match = index.search({ site, language, query })
			const found = suggest(catalog, { query, language, match })
			suggestions.set(key, found)
			return c.json(found, 200)
		})
}

/** The same for the same question, in whatever order its parameters came. */
function canonical(query: ProductQuery): string {
	return JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
