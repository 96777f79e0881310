import { z } from '@hono/zod-openapi'
import { EVENT_TYPES, EventTypeName } from '../events/contract.ts'
import { json, OperatorHeaders, problems } from '../http/contract.ts'
import { component } from '../http/openapi.ts'
import { operationsOf } from '../http/operations.ts'

const operation = operationsOf('events')

/** Seconds a call may wait. */
export const LONGEST_WAIT = 20
export const MOST_EVENTS = 500

/** What has happened, with the state of its subject now and not then: an event that is read late or again misleads nobody. */
export const ToldEvent = component('Event', {
	id: z.string(),
	/** Grows from event to event of all subjects. */
	position: z.int(),
	type: EventTypeName,
	/** Number of the order, return or reservation; id of the gift card or customer; SKU of units that moved or are short. */
	subject: z.string(),
	site: z.string().nullable(),
	writtenAt: z.string(),
	/** The order, of events of orders, payments, returns and withdrawals. */
	order: z
		.object({
			orderNumber: z.string(),
			/** Grows with each change: two events with the same one show the same order. */
			version: z.int(),
			orderStatus: z.string(),
			paymentStatus: z.string(),
			fulfillmentStatus: z.string(),
		})
		.nullable(),
	/** Units that moved, negative for a sale; of `stock.short` the units that are short. */
	stock: z.object({ location: z.string(), quantity: z.int() }).nullable(),
})
export type ToldEvent = z.infer<typeof ToldEvent>

export const EventPage = component('EventPage', {
	events: z.array(ToldEvent),
	/** `after` of the next call. */
	next: z.int(),
	/** Nothing more has happened. */
	isCaughtUp: z.boolean(),
})
export type EventPage = z.infer<typeof EventPage>

/** A comma-separated list of types. */
const Types = z
	.string()
	.max(1_000)
	.transform((text) => text.split(','))
	.pipe(z.array(z.enum(EVENT_TYPES)))
	.optional()
	.openapi({ type: 'string', description: 'Types, comma-separated; all by default', example: 'order.confirmed' })

export const listEventsRoute = operation('get', '/admin/events', {
	permission: 'events.read',
	scope: 'site',
	operationId: 'listEvents',
	summary:
		'What has happened after a position, in the same order for everybody, each once; 410 cursor-too-old after ninety days, 409 cursor-ahead of a restored database',
	request: {
		headers: OperatorHeaders,
		query: z.object({
			after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0).openapi({
				description: '`next` of the call before; 0: from the oldest',
			}),
			limit: z.coerce.number().int().min(1).max(MOST_EVENTS).default(100),
			types: Types,
			wait: z.coerce.number().min(0).max(LONGEST_WAIT).default(0).openapi({
				description: 'Seconds to wait for the first event',
			}),
		}),
	},
	responses: { 200: json(EventPage, 'The events'), ...problems(403, 409, 410) },
})
