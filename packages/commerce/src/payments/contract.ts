import { z } from '@hono/zod-openapi'
import { json, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('payments')

/** How a payment product is paid: on the provider's page, or with a code typed into the shop. */
export const PaymentProduct = component('PaymentProduct', {
	id: z.string(),
	/** Message key of its name: payment.product.{name}. */
	name: z.string(),
	kind: z.enum(['card', 'wallet', 'code', 'bank', 'invoice']),
	/** Card brands, spelled as their owners do. */
	brands: z.array(z.string()),
	/** Origins of the provider's pages, to which the form that orders may lead. */
	pageOrigins: z.array(z.string()),
})
export type PaymentProduct = z.infer<typeof PaymentProduct>

/** Next step the shopper has to take for the payment to proceed. */
export const NextAction = z
	.discriminatedUnion('type', [
		z.object({ type: z.literal('redirect'), url: z.string() }),
		z.object({ type: z.literal('approve-in-app') }),
		/** The code has not reached the bank: order again with a new one. */
		z.object({ type: z.literal('enter-code') }),
	])
	.openapi('NextAction')
export type NextAction = z.infer<typeof NextAction>

export const listPaymentProductsRoute = route('get', '/payments/products', {
	operationId: 'listPaymentProducts',
	summary: 'Payment products of the site in the order it offers them (R109); unknown ids are hidden and logged',
	request: { headers: SiteHeaders },
	responses: { 200: json(z.array(PaymentProduct), 'Payment products'), ...problems() },
})

export const syncPaymentRoute = route('post', '/payments/orders/{orderId}/sync', {
	operationId: 'syncPayment',
	summary: "Asks the provider how the order's payment stands; called when the shopper comes back from its page",
	request: { headers: SiteHeaders, params: z.object({ orderId: OpaqueId }) },
	responses: {
		200: json(
			z.object({
				orderStatus: z.enum(['pending', 'confirmed', 'cancelled']),
				/** What a pending order waits for the shopper to do; null while the bank decides. */
				nextAction: NextAction.nullable(),
				/** True where the provider has not answered: `nextAction` is what it asked for before, and may be done. */
				isStale: z.boolean(),
			}),
			'State of the order',
		),
		...problems(404, 503),
	},
})

const AccountName = z.string().max(40)

/** Called by the provider, so it carries a signature instead of the three shop headers. */
export const paymentWebhookRoute = route('post', '/payments/webhooks/{provider}/{account}', {
	operationId: 'paymentWebhook',
	summary: 'Receives signed events of an account at a payment provider; what follows from them follows later',
	request: { params: z.object({ provider: AccountName, account: AccountName }) },
	responses: { 204: { description: 'Received' }, ...problems(400, 404) },
})
