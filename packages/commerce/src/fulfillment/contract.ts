import { createRoute, z } from '@hono/zod-openapi'
import { json, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { PickupPoint } from '../orders/contract.ts'

export const DeliveryMethod = z
	.object({
		id: z.string(),
		/** `email`: nothing but gift cards, which come by letter on the day each names. */
		kind: z.enum(['home', 'relay', 'store', 'email']),
		/** After free delivery, minor units of the site's currency. */
		centAmount: z.int(),
		/** Days of arrival, ISO dates in the site's zone. */
		earliestOn: z.string(),
		latestOn: z.string(),
	})
	.openapi('DeliveryMethod')
export type DeliveryMethod = z.infer<typeof DeliveryMethod>

export const listDeliveryMethodsRoute = createRoute({
	method: 'get',
	path: '/fulfillment/delivery-methods',
	operationId: 'listDeliveryMethods',
	tags: ['fulfillment'],
	summary: 'Delivery methods of the site; with a cart, at the price it would pay',
	request: { headers: SiteHeaders, query: z.object({ cartId: OpaqueId.optional() }) },
	responses: { 200: json(z.array(DeliveryMethod), 'Delivery methods'), ...problems(404) },
})

export const listPickupPointsRoute = createRoute({
	method: 'get',
	path: '/fulfillment/pickup-points',
	operationId: 'listPickupPoints',
	tags: ['fulfillment'],
	summary: 'Pick-up points of a delivery method near a postal code or city, nearest first',
	request: {
		headers: SiteHeaders,
		query: z.object({
			methodId: z.string().max(40),
			near: z.string().trim().min(2).max(60),
			countryCode: z.string().length(2).optional(),
		}),
	},
	responses: { 200: json(z.array(PickupPoint), 'Up to 20 points'), ...problems(404) },
})
