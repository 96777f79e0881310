import { getOrderRoute, type Order } from '@vitrine/commerce/orders/contract'
import { listPaymentProductsRoute, syncPaymentRoute } from '@vitrine/commerce/payments/contract'
import { getWebDomainRoute } from '@vitrine/commerce/web-domains/contract'
import { SITES } from '@vitrine/market/sites'
import { data } from 'react-router'
import { gatewayContext, siteContext } from '#app/context.ts'
import type { Visit } from '#app/routes/cart/cookies.ts'

/** An order by its unguessable id; undefined where there is none. */
export async function findOrder({ context }: Visit, orderId: string): Promise<Order | undefined> {
	// What cannot be an id is not asked for: the gateway would call it malformed.
	if (!/^[\w-]{8,64}$/.test(orderId)) return undefined
	const found = await context.get(gatewayContext).callResult(getOrderRoute, { params: { orderId } })
	if (found.ok) return found.data
	if (found.problem.status === 404) return undefined
	throw data(null, { status: 503 })
}

/** Asks the provider how the payment stands; whether it answered does not matter, the order tells. */
export async function syncPayment({ context }: Visit, orderId: string): Promise<void> {
	await context.get(gatewayContext).callResult(syncPaymentRoute, { params: { orderId } })
}

/** Whether a payment product is approved in the bank's app. */
export async function isApprovedInApp({ context }: Visit, paymentProduct: string): Promise<boolean> {
	const products = await context.get(gatewayContext).callResult(listPaymentProductsRoute)
	return products.ok && products.data.some(({ id, kind }) => id === paymentProduct && kind === 'code')
}

export type Patience = { maxAttempts: number; attemptDelay: number }

const DEFAULT_PATIENCE: Patience = { maxAttempts: 10, attemptDelay: 2000 }
const MOST_ATTEMPTS = 100

/** How often and how far apart the page asks for the order (R114): nothing said is ten times two seconds, zero or less is once. */
export async function findPatience({ context }: Visit): Promise<Patience> {
	const { domain } = SITES[context.get(siteContext)]
	const input = { params: { domain }, query: { keys: 'orderConfirmation' } }
	const found = await context.get(gatewayContext).callResult(getWebDomainRoute, input)
	return readPatience(found.ok ? found.data.params.orderConfirmation : undefined)
}

export function readPatience(told: Patience | undefined): Patience {
	const { maxAttempts, attemptDelay } = { ...DEFAULT_PATIENCE, ...told }
	if (!(maxAttempts > 0 && attemptDelay > 0)) return { maxAttempts: 1, attemptDelay: DEFAULT_PATIENCE.attemptDelay }
	return { maxAttempts: Math.min(Math.ceil(maxAttempts), MOST_ATTEMPTS), attemptDelay }
}
