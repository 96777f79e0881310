import { z } from '@hono/zod-openapi'
import { json, jsonBody, OperatorHeaders, problems } from '../../http/contract.ts'
import { operationsOf } from '../../http/operations.ts'
import { HeldOrder } from '../../order-holds/contract.ts'

const operation = operationsOf('orders')

/** Why somebody has decided so; kept with the hold. */
const Decision = z.object({ note: z.string().trim().min(1).max(500) })
const request = {
	headers: OperatorHeaders,
	params: z.object({ orderNumber: z.string().max(40) }),
	body: jsonBody(Decision),
}

export const listHeldOrdersRoute = operation('get', '/admin/orders/held', {
	permission: 'orders.hold',
	scope: 'site',
	operationId: 'listHeldOrders',
	summary: 'Orders that wait for a person because their payment may be a fraud, oldest first',
	request: { headers: OperatorHeaders },
	responses: { 200: json(z.object({ orders: z.array(HeldOrder) }), 'Held orders'), ...problems(403) },
})

export const releaseOrderRoute = operation('post', '/admin/orders/{orderNumber}/hold/release', {
	permission: 'orders.hold',
	scope: 'site',
	operationId: 'releaseOrder',
	summary: 'Lets a held order go on: it can be sent, and its money is captured; 409 not-held, order-cancelled',
	request,
	responses: { 204: { description: 'Released' }, ...problems(403, 404, 409) },
})

export const cancelHeldOrderRoute = operation('post', '/admin/orders/{orderNumber}/hold/cancel', {
	permission: 'orders.cancel',
	scope: 'site',
	operationId: 'cancelHeldOrder',
	summary:
		'Cancels a held order of which nothing has left, and refunds all of it; the buyer is told. 409 not-held, cancelled, shipped, gift-cards-sent',
	request,
	responses: { 204: { description: 'Cancelled' }, ...problems(403, 404, 409) },
})
