import { insertProduct, insertSites } from '@vitrine/commerce/catalog/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { decide, findByReference } from '@vitrine/commerce/sandbox-bank/bank'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUYER } from '@vitrine/commerce/documents/fixtures/orders'
import { openGatewayFixtures } from './gateway-fixtures.ts'

/** Statements of the last operation, `begin` and `commit` included. */
let statements: string[] = []
let db: Database
let drop: () => Promise<void>
let shop: ReturnType<typeof openGatewayFixtures>['shop']
let sku: string

beforeAll(async () => {
	const database = await createTestDatabase()
	;({ drop } = database)
	await insertSites(database.db)
	sku = (await insertProduct(database.db)).colorways[0]!.skus[0]!
	db = database.open({ onStatement: (text) => void statements.push(text) })
	;({ shop } = openGatewayFixtures(db))
	// The first purchase fills what the process keeps in memory.
	await buy()
})
afterAll(() => drop())

/** Calls the gateway and records the statements under a name. */
async function call(counts: Map<string, string[]>, name: string, request: string, body?: unknown) {
	const [method = '', path = ''] = request.split(' ')
	statements = []
	const answer = await shop(method, path, { body })
	expect(answer.status, `${request} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
	counts.set(name, [...statements])
	return answer.body
}

/** Buys one unit in eight calls, paid at the sandbox before the last. */
async function buy(): Promise<Map<string, string[]>> {
	const counts = new Map<string, string[]>()
	const cart = await call(counts, 'cart', 'POST /carts', {})
	await call(counts, 'line', `POST /carts/${cart.id}/line-items`, { sku, quantity: 1 })
	const { id } = await call(counts, 'checkout', 'POST /checkout/sessions', { cartId: cart.id })
	const session = `/checkout/sessions/${id}`
	await call(counts, 'e-mail', `PUT ${session}/identification`, { email: 'camille@example.com' })
	await call(counts, 'delivery', `PUT ${session}/delivery`, { methodId: 'home', address: BUYER })
	const { totals } = await call(counts, 'payment', `PUT ${session}/payment`, { paymentProduct: 'paypal' })
	const { orderId } = await call(counts, 'order', `POST ${session}/order`, {
		expectedTotalCentAmount: totals.totalCentAmount,
		returnUrl: 'https://shop.test/fr/order/ORDER_ID/confirmation/',
	})
	const payment = await findByReference(db, `pay_${orderId}`)
	await decide(db, { id: payment!.id, decision: 'approve', delivery: 'normal', now: new Date() })
	const { orderStatus } = await call(counts, 'sync', `POST /payments/orders/${orderId}/sync`)
	expect(orderStatus).toBe('confirmed')
	return counts
}

/** The statements of each operation, for the failure message. */
function listed(counts: Map<string, string[]>): string {
	return [...counts].map(([name, texts]) => `${name}: ${texts.length}\n  ${texts.join('\n  ')}`).join('\n')
}

test('each call of a purchase takes its number of statements and no more (decision 0091)', async () => {
	const counts = await buy()
	const numbers = Object.fromEntries([...counts].map(([name, texts]) => [name, texts.length]))
	expect(numbers, listed(counts)).toEqual({
		cart: 1,
		line: 1,
		checkout: 1,
		'e-mail': 1,
		delivery: 1,
		payment: 1,
		order: 4,
		sync: 3,
	})
})
