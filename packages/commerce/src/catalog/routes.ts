import { LRUCache } from 'lru-cache'
import type { Database } from '../database/client.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { getProductRoute, listCategoriesRoute } from './contract.ts'
import type { LiveCatalog } from './queries/live-catalog.ts'
import { tellColorway, type ToldColorway } from './queries/tell-colorway.ts'

/** The `/catalog` calls: what moves comes from memory, what is told is read once for each version of the catalog. */
export function catalogRoutes({ db, index }: { db: Database; index: LiveCatalog }) {
	const told = new LRUCache<string, ToldColorway>({ max: 10_000 })

	return createRouteApp()
		.openapi(listCategoriesRoute, (c) => {
			return c.json(index.categoryTree({ site: c.get('site'), language: c.get('language') }), 200)
		})
		.openapi(getProductRoute, async (c) => {
			const language = c.get('language')
			const key = c.req.valid('param').urlKey
			const found = index.findColorway({ site: c.get('site'), language, key })
			if (found.state === 'unknown') throw notFound('product-unknown')
			if (found.state === 'gone') throw new ProblemError({ status: 410, code: 'product-gone' })
			const { colorwayId } = found.colorway
			const cacheKey = `${found.version} ${language} ${colorwayId}`
			const words = told.get(cacheKey) ?? (await tellColorway(db, { colorwayId, language }))
			// Taken out of the catalog in these seconds: the index will know soon.
			if (!words) throw new ProblemError({ status: 410, code: 'product-gone' })
			told.set(cacheKey, words)
			return c.json({ ...found.colorway, ...words }, 200)
		})
}
