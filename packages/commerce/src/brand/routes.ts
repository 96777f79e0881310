import { keys, SURROGATE_KEY } from '../changes/keys.ts'
import type { Database } from '../database/client.ts'
import { createRouteApp } from '../http/route-app.ts'
import { listBrandsRoute } from './contract.ts'
import { listBrands } from './queries.ts'

export function brandRoutes({ db }: { db: Database }) {
	return createRouteApp().openapi(listBrandsRoute, async (c) =>
		c.json(await listBrands(db), 200, { [SURROGATE_KEY]: keys.brand() }),
	)
}
