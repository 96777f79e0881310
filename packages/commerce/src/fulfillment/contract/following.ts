import { createRoute, z } from '@hono/zod-openapi'
import { CustomerHeaders, json, jsonBody, problems, SiteHeaders } from '../../http/contract.ts'
import { FollowedOrder, TrackedOrder } from '../contract.ts'

const OrderNumber = z.string().trim().min(1).max(40)

export const getCustomerOrderRoute = createRoute({
	method: 'get',
	path: '/customers/me/orders/{orderNumber}',
	operationId: 'getCustomerOrder',
	tags: ['orders'],
	summary: "One of the signed-in customer's orders with its parcels and its thread; 404 for another's",
	request: { headers: CustomerHeaders, params: z.object({ orderNumber: OrderNumber }) },
	responses: { 200: json(FollowedOrder, 'The order'), ...problems(404) },
})

/** The number as it is typed, in any case and with blanks, and the address the order was made with. */
export const OrderKey = z
	.object({ orderNumber: OrderNumber, email: z.string().trim().min(1).max(254) })
	.openapi('OrderKey')

export const trackOrderRoute = createRoute({
	method: 'post',
	path: '/orders/track',
	operationId: 'trackOrder',
	tags: ['orders'],
	summary:
		'Where an order is, by its number and e-mail address; 404 for an unknown number and a wrong address alike. Ten guesses a minute',
	request: { headers: SiteHeaders, body: jsonBody(OrderKey) },
	responses: { 200: json(TrackedOrder, 'Where it is'), ...problems(404) },
})

export const askForOrderLinkRoute = createRoute({
	method: 'post',
	path: '/orders/track/link',
	operationId: 'askForOrderLink',
	tags: ['orders'],
	summary:
		'A letter to the address of an order with the link to its full page: `pageUrl` with ORDER_ID in the place of its id. 202 whether there is such an order or not',
	request: { headers: SiteHeaders, body: jsonBody(OrderKey.extend({ pageUrl: z.url().max(2_000) })) },
	responses: { 202: { description: 'If there is such an order, a letter is on its way' }, ...problems(422) },
})
