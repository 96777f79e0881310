import { keys, SURROGATE_KEY } from '../changes/keys.ts'
import type { Database } from '../database/client.ts'
import { notFound } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { getStoreRoute, listStoresRoute } from './contract.ts'
import { findStore, listStores } from './queries.ts'

export function storeRoutes({ db }: { db: Database }) {
	return createRouteApp()
		.openapi(listStoresRoute, async (c) => {
			const { q } = c.req.valid('query')
			const site = c.get('site')
			return c.json(await listStores(db, { site, q }), 200, { [SURROGATE_KEY]: keys.stores(site) })
		})
		.openapi(getStoreRoute, async (c) => {
			const store = await findStore(db, { site: c.get('site'), slug: c.req.valid('param').slug })
			if (!store) throw notFound('store-unknown')
			return c.json(store, 200, { [SURROGATE_KEY]: keys.store(store.id) })
		})
}
