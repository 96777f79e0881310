import { LRUCache } from 'lru-cache'
import type { Database } from '../database/client.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import {
	getProductRoute,
	listCategoriesRoute,
	listColorwaysRoute,
	listMerchandiseRoute,
	listSizeRunsRoute,
} from './contract.ts'
import type { LiveCatalog } from './queries/live-catalog.ts'
import { describeColorway, describeColorways, type DescribedColorway } from './queries/describe-colorway.ts'

/** The `/catalog` routes: live data comes from memory, static data is read once per catalog version. */
export function catalogRoutes({ db, index }: { db: Database; index: LiveCatalog }) {
	const described = new LRUCache<string, DescribedColorway>({ max: 10_000 })

	return createRouteApp()
		.openapi(listCategoriesRoute, (c) => {
			return c.json(index.categoryTree({ site: c.get('site'), language: c.get('language') }), 200)
		})
		.openapi(listSizeRunsRoute, (c) => {
			return c.json(index.sizeRuns({ site: c.get('site'), language: c.get('language') }), 200)
		})
		.openapi(getProductRoute, async (c) => {
			const language = c.get('language')
			const key = c.req.valid('param').urlKey
			const found = index.findColorway({ site: c.get('site'), language, key })
			if (found.state === 'unknown') throw notFound('product-unknown')
			if (found.state === 'gone') throw new ProblemError({ status: 410, code: 'product-gone' })
			const { colorwayId } = found.colorway
			const cacheKey = `${found.version} ${language} ${colorwayId}`
			const words = described.get(cacheKey) ?? (await describeColorway(db, { colorwayId, language }))
			// Removed seconds ago: the index follows shortly.
			if (!words) throw new ProblemError({ status: 410, code: 'product-gone' })
			described.set(cacheKey, words)
			return c.json({ ...found.colorway, ...words }, 200)
		})
		.openapi(listColorwaysRoute, (c) => {
			const { page = 1, 'page-size': pageSize = 1000 } = c.req.valid('query')
			return c.json(index.addresses({ site: c.get('site'), page, pageSize }), 200)
		})
		.openapi(listMerchandiseRoute, async (c) => {
			const { page = 1, 'page-size': pageSize = 200 } = c.req.valid('query')
			const language = c.get('language')
			const live = index.merchandise({ site: c.get('site'), language, page, pageSize })
			const colorwayIds = live.items.map(({ colorwayId }) => colorwayId)
			// Not cached: a feed reads each colorway once and would evict what shoppers request.
			const words = await describeColorways(db, { colorwayIds, language })
			const items = live.items.flatMap((item) => {
				const known = words.get(item.colorwayId)
				if (!known) return []
				const { description, images, attributes, composition } = known
				return { ...item, description, images, attributes, composition }
			})
			return c.json({ ...live, items }, 200)
		})
}
