import type { Database } from '../database/client.ts'
import { refusedValues } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { recordConsent } from './commands.ts'
import { recordConsentRoute } from './contract.ts'

/** HTTP side of the proofs of consent: written here, read by nobody over HTTP. */
export function consentRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	return createRouteApp().openapi(recordConsentRoute, async (c) => {
		const decision = c.req.valid('json')
		const result = await recordConsent(db, { site: c.get('site'), language: c.get('language'), now: clock(), decision })
		if (!result.ok) throw refusedValues([{ field: 'act', code: result.reason }])
		return c.json(result.consent, 201)
	})
}
