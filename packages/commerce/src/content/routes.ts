import type { Database } from '../database/client.ts'
import { createRouteApp } from '../http/route-app.ts'
import { listBannersRoute } from './contract.ts'
import { listBanners } from './queries.ts'

/** HTTP side of content. */
export function contentRoutes({ db }: { db: Database }) {
	const app = createRouteApp()
	app.openapi(listBannersRoute, async (c) => {
		const { page } = c.req.valid('query')
		return c.json(await listBanners(db, { site: c.get('site'), language: c.get('language'), page }), 200)
	})
	return app
}
