import type { Database } from '@vitrine/commerce/database/client'
import { approveAtSandbox } from '../drills/sandbox-shopper.ts'
import { call } from './client.ts'

const ADDRESS = {
	firstName: 'Camille',
	lastName: 'Durand',
	line1: '12 rue Oberkampf',
	postalCode: '75011',
	city: 'Paris',
	countryCode: 'FR',
}

const LINES_PER_CART = 5

/** Adds one unit of another variant to the shopper's cart at each call; a full cart is left for a new one. */
export function addToCart(gatewayUrl: string, skus: readonly string[]) {
	const carts = new Map<number, { id: string; lines: number }>()
	let next = 0
	return async (shopper: number): Promise<void> => {
		const sku = skus[next++ % skus.length]!
		let cart = carts.get(shopper)
		if (!cart || cart.lines === LINES_PER_CART) {
			cart = { id: (await call<{ id: string }>(`${gatewayUrl}/carts`, 'POST', {})).id, lines: 0 }
			carts.set(shopper, cart)
		}
		await call(`${gatewayUrl}/carts/${cart.id}/line-items`, 'POST', { sku, quantity: 1 })
		cart.lines += 1
	}
}

/** A whole purchase: cart, checkout, address, delivery, payment, order, money, confirmation. Eight calls and the bank. */
export function buy(gatewayUrl: string, options: { skus: readonly string[]; db: Database }) {
	let next = 0
	return async (shopper: number): Promise<void> => {
		const sku = options.skus[next++ % options.skus.length]!
		const cart = await call<{ id: string }>(`${gatewayUrl}/carts`, 'POST', { lineItem: { sku, quantity: 1 } })
		const checkout = await call<{ id: string }>(`${gatewayUrl}/checkout/sessions`, 'POST', { cartId: cart.id })
		const session = `${gatewayUrl}/checkout/sessions/${checkout.id}`
		await call(`${session}/identification`, 'PUT', { email: `shopper-${shopper}@example.com` })
		await call(`${session}/delivery`, 'PUT', { methodId: 'home', address: ADDRESS })
		const ready = await call<{ totals: { totalCentAmount: number } }>(`${session}/payment`, 'PUT', {
			paymentProduct: 'paypal',
		})
		const { orderId } = await call<{ orderId: string }>(`${session}/order`, 'POST', {
			expectedTotalCentAmount: ready.totals.totalCentAmount,
			returnUrl: 'http://fr.localhost/fr/order/ORDER_ID/confirmation/',
		})
		await approveAtSandbox(options.db, orderId)
		const { orderStatus } = await call<{ orderStatus: string }>(`${gatewayUrl}/payments/orders/${orderId}/sync`, 'POST')
		if (orderStatus !== 'confirmed') throw new Error(orderStatus)
	}
}
