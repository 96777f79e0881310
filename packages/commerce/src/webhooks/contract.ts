import { z } from '@hono/zod-openapi'
import { EventTypeName } from '../events/contract.ts'
import { json, jsonBody, OperatorHeaders, problems } from '../http/contract.ts'
import { component } from '../http/openapi.ts'
import { operationsOf } from '../http/operations.ts'
import { isEndpointUrl } from './rules.ts'

const operation = operationsOf('webhooks')
const MAY = { permission: 'webhooks.manage', scope: 'all' } as const
const ONE = z.object({ webhookId: z.string().regex(/^whe_[0-9a-f]{18}$/) })

export const Webhook = component('Webhook', {
	id: z.string(),
	url: z.string(),
	/** Empty: all. */
	types: z.array(EventTypeName),
	state: z.enum(['open', 'closed']),
	/** `gone`: it has answered 410; `failing`: for five days. */
	closedBecause: z.enum(['asked', 'gone', 'failing']).nullable(),
	/** Events up to it are queued. */
	position: z.int(),
	/** Messages that are yet to be sent. */
	waiting: z.int(),
	failingSince: z.string().nullable(),
	createdAt: z.string(),
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookAttempt = component('WebhookAttempt', {
	eventId: z.string(),
	position: z.int(),
	attempt: z.int(),
	/** Null where there was no answer; `answer` says why. */
	status: z.int().nullable(),
	milliseconds: z.int(),
	answer: z.string(),
	attemptedAt: z.string(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const listWebhooksRoute = operation('get', '/admin/webhooks', {
	...MAY,
	operationId: 'listWebhooks',
	summary: 'Endpoints that events are sent to, without their secrets',
	request: { headers: OperatorHeaders },
	responses: { 200: json(z.object({ webhooks: z.array(Webhook) }), 'The endpoints'), ...problems(403) },
})

const Secret = z.object({ id: z.string(), secret: z.string() })

export const openWebhookRoute = operation('post', '/admin/webhooks', {
	...MAY,
	operationId: 'openWebhook',
	summary: 'Sends events from now on to an address, signed by Standard Webhooks; the secret is told this once',
	request: {
		headers: OperatorHeaders,
		body: jsonBody(
			z.object({
				/** https; http only within the network. */
				url: z.string().max(2_000).refine(isEndpointUrl),
				types: z.array(EventTypeName).max(50).default([]),
			}),
		),
	},
	responses: { 201: json(Secret, 'The endpoint'), ...problems(403) },
})

export const rotateWebhookRoute = operation('post', '/admin/webhooks/{webhookId}/rotation', {
	...MAY,
	operationId: 'rotateWebhook',
	summary: 'Gives an endpoint another secret; for a day the one before signs beside it',
	request: { headers: OperatorHeaders, params: ONE },
	responses: { 200: json(Secret, 'The new secret, told this once'), ...problems(403, 404) },
})

export const setWebhookStateRoute = operation('put', '/admin/webhooks/{webhookId}/state', {
	...MAY,
	operationId: 'setWebhookState',
	summary: 'Closes an endpoint, or opens it again and sends what it has missed',
	request: {
		headers: OperatorHeaders,
		params: ONE,
		body: jsonBody(z.object({ state: z.enum(['open', 'closed']) })),
	},
	responses: { 204: { description: 'Done' }, ...problems(403, 404) },
})

export const replayWebhookRoute = operation('post', '/admin/webhooks/{webhookId}/replay', {
	...MAY,
	operationId: 'replayWebhook',
	summary: 'Sends again the events after a position: the same ids, as they read now',
	request: {
		headers: OperatorHeaders,
		params: ONE,
		body: jsonBody(z.object({ from: z.int().min(0) })),
	},
	responses: { 200: json(z.object({ queued: z.int() }), 'How many are sent'), ...problems(403, 404) },
})

export const listWebhookAttemptsRoute = operation('get', '/admin/webhooks/{webhookId}/attempts', {
	...MAY,
	operationId: 'listWebhookAttempts',
	summary: 'The latest attempts of an endpoint, newest first; they are kept for thirty days',
	request: {
		headers: OperatorHeaders,
		params: ONE,
		query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
	},
	responses: { 200: json(z.object({ attempts: z.array(WebhookAttempt) }), 'The attempts'), ...problems(403) },
})
