import { z } from '@hono/zod-openapi'
import { json, problems } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('changes')

/** Header of a call: a position whose changes the answer must show. A gateway that is behind waits up to a second for it. */
export const SEEN_POSITION = 'Seen-Position'
/** Seconds a call may wait. */
export const LONGEST_WAIT = 25

export const ChangedKeys = component('ChangedKeys', {
	/** For the next call. */
	position: z.string(),
	/** Surrogate keys of the answers that have changed since. */
	keys: z.array(z.string()),
	/** The position is unknown or too old: any answer may have changed. */
	isReset: z.boolean(),
})
export type ChangedKeys = z.infer<typeof ChangedKeys>

export const listChangesRoute = route('get', '/changes', {
	operationId: 'listChanges',
	summary: 'Surrogate keys of answers that have changed since a position; waits for the first',
	request: {
		headers: z.object({ 'ocp-apim-subscription-key': z.string() }),
		query: z.object({
			after: z
				.string()
				.max(4000)
				.optional()
				.openapi({ description: 'Position; without it the present one is returned' }),
			wait: z.coerce
				.number()
				.min(0)
				.max(LONGEST_WAIT)
				.optional()
				.openapi({ description: 'Seconds to wait for a change' }),
		}),
	},
	responses: { 200: json(ChangedKeys, 'The keys'), ...problems(503) },
})
