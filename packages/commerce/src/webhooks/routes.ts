import type { Database } from '../database/client.ts'
import { notFound } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { openEndpoint, replayEvents, rotateSecret, setEndpointState } from './commands/endpoints.ts'
import {
	listWebhookAttemptsRoute,
	listWebhooksRoute,
	openWebhookRoute,
	replayWebhookRoute,
	rotateWebhookRoute,
	setWebhookStateRoute,
} from './contract.ts'
import { listAttempts, listEndpoints } from './queries.ts'

const unknown = () => notFound('webhook-not-found')

/** Endpoints that events are sent to, for who manages them. */
export function webhookRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	const app = createRouteApp()
	app.openapi(listWebhooksRoute, async (c) => c.json({ webhooks: await listEndpoints(db) }, 200))

	app.openapi(openWebhookRoute, async (c) =>
		c.json(await openEndpoint(db, { ...c.req.valid('json'), now: clock() }), 201),
	)

	app.openapi(rotateWebhookRoute, async (c) => {
		const { webhookId: id } = c.req.valid('param')
		const rotated = await rotateSecret(db, { id, now: clock() })
		if (!rotated) throw unknown()
		return c.json({ id, ...rotated }, 200)
	})

	app.openapi(setWebhookStateRoute, async (c) => {
		const { webhookId: id } = c.req.valid('param')
		if (!(await setEndpointState(db, { id, ...c.req.valid('json') }))) throw unknown()
		return c.body(null, 204)
	})

	app.openapi(replayWebhookRoute, async (c) => {
		const { webhookId: id } = c.req.valid('param')
		const queued = await replayEvents(db, { id, ...c.req.valid('json'), now: clock() })
		if (queued === undefined) throw unknown()
		return c.json({ queued }, 200)
	})

	app.openapi(listWebhookAttemptsRoute, async (c) => {
		const { webhookId: id } = c.req.valid('param')
		return c.json({ attempts: await listAttempts(db, { id, ...c.req.valid('query') }) }, 200)
	})
	return app
}
