import { z } from '@hono/zod-openapi'
import { json, jsonBody, OperatorHeaders, problems } from '../../http/contract.ts'
import { operationsOf } from '../../http/operations.ts'
import { CANCELLATION_REASONS } from '../../orders/rules.ts'
import { CancelledUnits } from '../../returns/contract/cancellations.ts'

const operation = operationsOf('orders')

export const cancelOrderUnitsRoute = operation('post', '/admin/orders/{orderNumber}/cancellations', {
	permission: 'orders.cancel',
	scope: 'site',
	operationId: 'cancelOrderUnits',
	summary:
		'Cancels units of a confirmed order that are in no parcel, by default all of them; the order with the last ones where nothing has left. Idempotent per `idempotency-key`. 409 not-confirmed, cancelled, line-unknown, more-than-left, nothing-left, key-taken',
	request: {
		headers: OperatorHeaders.extend({
			'idempotency-key': z
				.string()
				.regex(/^[\w.:-]{1,80}$/)
				.openapi({
					description:
						'Of the caller: asked again with it, the same cancellation answers; 409 key-taken where it is of other units or for another reason',
				}),
		}),
		params: z.object({ orderNumber: z.string().max(40) }),
		body: jsonBody(
			z.object({
				/** `not-available`: the units are not there, and are not counted in. */
				reason: z.enum(CANCELLATION_REASONS),
				lines: z
					.array(z.object({ sku: z.string().min(1).max(64), quantity: z.int().min(1).max(1_000) }))
					.min(1)
					.max(200)
					.optional(),
			}),
		),
	},
	responses: { 200: json(CancelledUnits, 'They are cancelled'), ...problems(403, 404, 409, 422) },
})
