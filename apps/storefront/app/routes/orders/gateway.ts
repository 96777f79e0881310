import { getOrderProgressRoute } from '@vitrine/commerce/fulfillment/contract/delivery'
import { getOrderRoute, type Order } from '@vitrine/commerce/orders/contract'
import { listPaymentProductsRoute, syncPaymentRoute } from '@vitrine/commerce/payments/contract'
import { DEFAULT_ORDER_CONFIRMATION } from '@vitrine/commerce/web-domains/rules/web-domain'
import { SITES } from '@vitrine/market/sites'
import { data } from 'react-router'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { findWebDomain } from '#app/request/web-domain/read-web-domains.ts'
import { statusView } from '#app/document/orders/status-view.ts'

/** An order by its unguessable id; undefined where there is none. */
export async function findOrder({ context }: LoaderArgs, orderId: string): Promise<Order | undefined> {
	// What cannot be an id is not asked for: the gateway would call it malformed.
	if (!/^[\w-]{8,64}$/.test(orderId)) return undefined
	const found = await context.get(requestContext).session.gateway.callResult(getOrderRoute, { params: { orderId } })
	if (found.ok) return found.data
	if (found.problem.status === 404) return undefined
	throw data(null, { status: 503 })
}

/** What became of an order that has left; undefined before, and when the gateway cannot tell: its page can do without. */
export async function findProgress({ context }: LoaderArgs, orderId: string) {
	const { session, tag, timeZone } = context.get(requestContext)
	const found = await session.gateway.callResult(getOrderProgressRoute, { params: { orderId } })
	if (!found.ok || found.data.parcels.length === 0) return undefined
	return { word: found.data.statusWord, ...statusView(found.data, { tag, timeZone }) }
}

/** Asks the provider how the payment stands, and what it waits for; whether it answered does not matter, the order tells. */
export async function syncPayment({ context }: LoaderArgs, orderId: string) {
	const asked = await context.get(requestContext).session.gateway.callResult(syncPaymentRoute, { params: { orderId } })
	return asked.ok ? asked.data : null
}

/** Whether a payment product is approved in the bank's app. */
export async function isApprovedInApp({ context }: LoaderArgs, paymentProduct: string): Promise<boolean> {
	const products = await context.get(requestContext).session.gateway.callResult(listPaymentProductsRoute)
	return products.ok && products.data.some(({ id, kind }) => id === paymentProduct && kind === 'code')
}

export type Polling = { maxAttempts: number; attemptDelay: number }

/** More than this is a slip of the pen: every attempt is a question to the payment provider. */
const MOST_ATTEMPTS = 100

/** How often and how far apart the page asks for the order (R114): only this parameter is asked for (R179). */
export async function findPolling({ context }: LoaderArgs): Promise<Polling> {
	const { site, session, log, directory } = context.get(requestContext)
	const { domain } = SITES[site]
	const found = await findWebDomain(domain, {
		keys: ['orderConfirmation'],
		gateway: session.gateway,
		log: log,
		report: directory.report,
	})
	const { maxAttempts, attemptDelay } = found?.orderConfirmation ?? DEFAULT_ORDER_CONFIRMATION
	return { maxAttempts: Math.min(maxAttempts, MOST_ATTEMPTS), attemptDelay }
}
