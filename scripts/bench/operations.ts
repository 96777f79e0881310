import { createDatabase } from '@vitrine/commerce/database/client'
import { approveAtSandbox } from '../drills/sandbox-shopper.ts'
import { BUYER } from '@vitrine/commerce/documents/fixtures/orders'
import { type Connection, writeRequest } from './connection.ts'
import type { OperationWork } from './job.ts'

type Headers = Readonly<Record<string, string>>
type Call = <T>(request: string, body?: unknown) => Promise<T>
type Operations = {
	/** Resolves with 0 bytes, which nobody counts here. Throws for an answer that is no success. */
	perform(connection: Connection, shopper: number): Promise<number>
	close(): Promise<void>
}

/** The operations of the till, each shopper with a connection, a network and a cart of their own. */
export function openOperations(work: OperationWork, headers: Headers): Operations {
	const db = createDatabase({ url: work.databaseUrl, poolSize: 4, onError: () => undefined })
	let taken = Math.floor(Math.random() * work.skus.length)
	const nextSku = () => work.skus[taken++ % work.skus.length]!
	const carts = new Map<number, { id: string; lines: number }>()

	/** One line more; a full cart is left for a new one. */
	async function addToCart(call: Call, shopper: number): Promise<void> {
		let cart = carts.get(shopper)
		if (!cart || cart.lines === work.lines) {
			cart = { id: (await call<{ id: string }>('POST /carts', {})).id, lines: 0 }
			carts.set(shopper, cart)
		}
		await call(`POST /carts/${cart.id}/line-items`, { sku: nextSku(), quantity: 1 })
		cart.lines += 1
	}

	/** Cart, further lines, checkout, address, delivery, payment, order, money, confirmation. */
	async function buy(call: Call, shopper: number): Promise<void> {
		const cart = await call<{ id: string }>('POST /carts', { lineItem: { sku: nextSku(), quantity: 1 } })
		for (let line = 1; line < work.lines; line++)
			await call(`POST /carts/${cart.id}/line-items`, { sku: nextSku(), quantity: 1 })
		const session = `/checkout/sessions/${(await call<{ id: string }>('POST /checkout/sessions', { cartId: cart.id })).id}`
		await call(`PUT ${session}/identification`, { email: `shopper-${shopper}@example.com` })
		await call(`PUT ${session}/delivery`, { methodId: 'home', address: BUYER })
		const ready = await call<{ totals: { totalCentAmount: number } }>(`PUT ${session}/payment`, {
			paymentProduct: 'paypal',
		})
		const { orderId } = await call<{ orderId: string }>(`POST ${session}/order`, {
			expectedTotalCentAmount: ready.totals.totalCentAmount,
			returnUrl: 'http://fr.localhost/fr/order/ORDER_ID/confirmation/',
		})
		await approveAtSandbox(db, orderId)
		const { orderStatus } = await call<{ orderStatus: string }>(`POST /payments/orders/${orderId}/sync`)
		if (orderStatus !== 'confirmed') throw new Error(`order ${orderStatus}`)
	}

	const operation = work.kind === 'checkout' ? buy : addToCart
	return {
		async perform(connection, shopper) {
			const network = `10.${(shopper >> 8) & 255}.${shopper & 255}.1`
			await operation(callOn(connection, { ...headers, 'x-client-address': network }), shopper)
			return 0
		},
		close: () => db.destroy(),
	}
}

function callOn(connection: Connection, headers: Headers): Call {
	return async <T>(request: string, body?: unknown) => {
		const [method = '', path = ''] = request.split(' ')
		const answer = await connection.ask(writeRequest({ method, path, headers, body }))
		if (answer.status >= 300)
			throw new Error(`${method} ${path.replaceAll(/[\w-]{20,}/g, ':id')} status ${answer.status}`)
		return JSON.parse(answer.body.toString()) as T
	}
}
