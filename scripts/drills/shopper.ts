import { setTimeout as wait } from 'node:timers/promises'
import { BUYER } from '@vitrine/commerce/documents/fixtures/orders'

export type Shop = {
	gatewayUrl: string
	subscriptionKey: string
	/** Pays on the bank's page. */
	approve: (orderId: string) => Promise<void>
	/** Gets the milliseconds of each answered call, and its answer. */
	onCall?: (milliseconds: number, answer: Answer) => void
}
/** `number` is who shops, and from which network; `email` another mailbox than the network's. */
export type Errand = {
	shop: Shop
	sku: string
	number: number
	isOver: () => boolean
	email?: string
	quantity?: number
}
export type Outcome = 'bought' | 'sold-out' | 'gave-up'

type Answer = { status: number; body: Record<string, unknown> }

/** One call (`GET /path`) as the shop would make it; a server that is away is tried again until the errand's time is over. */
export async function call(errand: Errand, request: string, body?: unknown): Promise<Answer> {
	const [method, path] = request.split(' ') as [string, string]
	for (;;) {
		const began = performance.now()
		try {
			const response = await fetch(`${errand.shop.gatewayUrl}${path}`, {
				method,
				headers: {
					'accept-language': 'fr-FR',
					'ocp-apim-subscription-key': errand.shop.subscriptionKey,
					'x-store-id': '001',
					'x-client-address': `10.0.${errand.number >> 8}.${errand.number & 255}`,
					'content-type': 'application/json',
				},
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
				signal: AbortSignal.timeout(15_000),
			})
			const answer = (await response.json()) as Answer['body']
			errand.shop.onCall?.(performance.now() - began, { status: response.status, body: answer })
			if (response.status < 500) return { status: response.status, body: answer }
		} catch {
			// Killed while we were talking to it.
		}
		if (errand.isOver()) return { status: 0, body: {} }
		await wait(200)
	}
}

/** A guest who wants one unit and insists: what is sold out is tried again, what is refused is tried again, until time is up. */
export async function goShopping(errand: Errand): Promise<Outcome> {
	while (!errand.isOver()) {
		const outcome = await tryOnce(errand)
		if (outcome === 'bought') return 'bought'
		await wait(500 + (errand.number % 10) * 50)
	}
	return 'gave-up'
}

async function tryOnce(errand: Errand): Promise<Outcome> {
	const placed = await placeOrder(errand)
	return placed.orderId === undefined ? placed.outcome : waitForOrder(errand, placed.orderId)
}

/** Goes as far as the bank's page. */
export async function placeOrder(
	errand: Errand,
): Promise<{ orderId: string } | { orderId: undefined; outcome: Outcome }> {
	const refused = (outcome: Outcome) => ({ orderId: undefined, outcome })
	const cart = await call(errand, 'POST /carts', { lineItem: { sku: errand.sku, quantity: errand.quantity ?? 1 } })
	if (cart.status === 409) return refused('sold-out')
	const checkout = await call(errand, 'POST /checkout/sessions', { cartId: cart.body.id })
	if (checkout.status !== 200) return refused('gave-up')
	const session = `/checkout/sessions/${checkout.body.id}`
	await call(errand, `PUT ${session}/identification`, {
		email: errand.email ?? `shopper-${errand.number}@example.com`,
	})
	await call(errand, `PUT ${session}/delivery`, { methodId: 'home', address: BUYER })
	const ready = await call(errand, `PUT ${session}/payment`, { paymentProduct: 'paypal' })
	const totals = ready.body.totals as { totalCentAmount: number } | null
	if (!totals) return refused('gave-up')
	const submission = {
		expectedTotalCentAmount: totals.totalCentAmount,
		returnUrl: 'http://fr.localhost/fr/order/ORDER_ID/confirmation/',
	}
	// A shopper in a hurry presses twice.
	const [placed] = await Promise.all([
		call(errand, `POST ${session}/order`, submission),
		call(errand, `POST ${session}/order`, submission),
	])
	if (placed.status !== 200) return refused(placed.status === 409 ? 'sold-out' : 'gave-up')
	return { orderId: String(placed.body.orderId) }
}

async function waitForOrder(errand: Errand, orderId: string): Promise<Outcome> {
	await errand.shop.approve(orderId)
	while (!errand.isOver()) {
		await call(errand, `POST /payments/orders/${orderId}/sync`)
		const order = await call(errand, `GET /orders/${orderId}`)
		if (order.body.orderStatus === 'confirmed') return 'bought'
		if (order.body.orderStatus === 'cancelled') return 'gave-up'
		await wait(500)
	}
	return 'gave-up'
}
