import { keys, SURROGATE_KEY } from '../changes/keys.ts'
import type { Database } from '../database/client.ts'
import { createRouteApp } from '../http/route-app.ts'
import { listTextsRoute } from './contract.ts'
import { listTexts } from './queries.ts'

export function textRoutes({ db }: { db: Database }) {
	return createRouteApp().openapi(listTextsRoute, async (c) =>
		c.json(await listTexts(db), 200, { [SURROGATE_KEY]: keys.texts() }),
	)
}
