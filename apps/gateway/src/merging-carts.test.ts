import { insertProduct, insertSites } from '@vitrine/commerce/catalog/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGatewayFixtures } from './gateway-fixtures.ts'

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof openGatewayFixtures>
let plenty: string
let four: string
let last: string
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	fixtures = openGatewayFixtures(db)
	const { colorways } = await insertProduct(db, {
		colorways: [{ variants: [50, 4, 1].map((stock, index) => ({ size: String(36 + index * 2), stock })) }],
	})
	;[plenty, four, last] = colorways[0]!.skus as [string, string, string]
})
afterAll(() => drop())

type Cart = {
	id: string
	lines: { sku: string; quantity: number }[]
	giftCards: unknown[]
	coupon: { code: string } | null
}

async function fill(lines: Record<string, number>, token?: string): Promise<Cart> {
	const { body } = await fixtures.shop('POST', '/carts', { body: {}, token })
	let cart = body as Cart
	for (const [sku, quantity] of Object.entries(lines))
		cart = (await fixtures.shop('POST', `/carts/${cart.id}/line-items`, { body: { sku, quantity } })).body as Cart
	return cart
}
const merge = async (cartId: string, token: string) => {
	const answer = await fixtures.shop('POST', `/carts/${cartId}/merge`, { token })
	return { status: answer.status, cart: answer.body as Cart }
}
const held = (cart: Cart) => Object.fromEntries(cart.lines.map((line) => [line.sku, line.quantity]))

test('a customer without a cart gets the one they filled before; without one there is none (T6)', async () => {
	const { token, customerId } = await fixtures.signIn()
	expect((await merge('none', token)).status).toBe(404)
	const cart = await fill({ [plenty]: 2 })
	expect(await merge(cart.id, token)).toMatchObject({ status: 200, cart: { id: cart.id } })
	const row = await db.selectFrom('carts').select('customer_id').where('id', '=', cart.id).executeTakeFirst()
	expect(row?.customer_id).toBe(customerId)
	expect((await merge('none', token)).cart.id).toBe(cart.id)
})

test('two carts become one: summed, capped at stock and at ten, once however often it is asked', async () => {
	const { token } = await fixtures.signIn()
	const own = await fill({ [plenty]: 7, [four]: 1 }, token)
	const visitors = await fill({ [plenty]: 6, [four]: 4, [last]: 1 })
	const merged = await Promise.all(Array.from({ length: 6 }, () => merge(visitors.id, token)))
	for (const { status, cart } of merged) {
		expect([status, cart.id]).toEqual([200, own.id])
		expect(held(cart)).toEqual({ [plenty]: 10, [four]: 4, [last]: 1 })
	}
	expect(held((await fixtures.shop('GET', `/carts/${visitors.id}`)).body as Cart)).toEqual({})
	expect(held((await merge(visitors.id, token)).cart)).toEqual({ [plenty]: 10, [four]: 4, [last]: 1 })
})

test('gift cards move, and the coupon goes where there is none', async () => {
	const giftCard = {
		centAmount: 5000,
		design: 'flowers',
		recipientName: 'Louise',
		recipientEmail: 'louise@example.com',
		senderName: 'Camille',
		message: '',
		sendOn: null,
	}
	const coupon = { site: 'fr', kind: 'amount' as const, value: 100, valid_from: new Date(0), valid_until: null }
	await db
		.insertInto('coupon_codes')
		.values(['ONE', 'TWO'].map((code) => ({ ...coupon, code })))
		.execute()
	const { token } = await fixtures.signIn()
	const own = await fill({ [plenty]: 1 }, token)
	const first = await fill({ [plenty]: 1 })
	await fixtures.shop('POST', `/carts/${first.id}/gift-cards`, { body: giftCard })
	expect((await fixtures.shop('PUT', `/carts/${first.id}/coupon`, { body: { code: 'ONE' } })).status).toBe(200)
	const once = (await merge(first.id, token)).cart
	expect([once.id, once.giftCards.length, once.coupon?.code]).toEqual([own.id, 1, 'ONE'])
	const second = await fill({ [four]: 1 })
	await fixtures.shop('PUT', `/carts/${second.id}/coupon`, { body: { code: 'TWO' } })
	const twice = (await merge(second.id, token)).cart
	expect([twice.giftCards.length, twice.coupon?.code]).toEqual([1, 'ONE'])
})

test("another customer's cart and another site's are left alone; without a token nothing is merged", async () => {
	const [mine, theirs] = await Promise.all([fixtures.signIn(), fixtures.signIn()])
	const own = await fill({ [plenty]: 1 }, mine.token)
	const other = await fill({ [plenty]: 3 }, theirs.token)
	expect((await merge(other.id, mine.token)).cart).toMatchObject({ id: own.id, lines: [{ quantity: 1 }] })
	expect(held((await fixtures.shop('GET', `/carts/${other.id}`)).body as Cart)).toEqual({ [plenty]: 3 })
	const german = await fixtures.shop('POST', `/carts/${own.id}/merge`, { token: mine.token, storeId: '004' })
	expect(german.status).toBe(404)
	expect((await fixtures.shop('POST', `/carts/${own.id}/merge`)).status).toBe(401)
	expect((await fixtures.shop('POST', `/carts/${own.id}/merge`, { token: 'not.a.token' })).status).toBe(401)
})

test('a customer has one cart on a site, however many tabs open one at once', async () => {
	const { token } = await fixtures.signIn()
	const lineItem = { sku: plenty, quantity: 1 }
	const opened = await Promise.all(
		Array.from({ length: 5 }, () => fixtures.shop('POST', '/carts', { token, body: { lineItem } })),
	)
	expect(new Set(opened.map(({ body }) => (body as Cart).id)).size).toBe(1)
	expect(held((await merge('none', token)).cart)).toEqual({ [plenty]: 5 })
})

test('claiming from two tabs at once with two carts loses nothing', async () => {
	const { token } = await fixtures.signIn()
	const [one, two] = await Promise.all([fill({ [plenty]: 2 }), fill({ [plenty]: 3 })])
	await Promise.all([merge(one.id, token), merge(two.id, token)])
	expect(held((await merge('none', token)).cart)).toEqual({ [plenty]: 5 })
})

test('a checkout remembers who started it, and signing in on the way takes it along', async () => {
	const { token, customerId } = await fixtures.signIn()
	const visitors = await fill({ [plenty]: 1 })
	const ownerOf = async (id: string) =>
		(await db.selectFrom('checkouts').select(['customer_id', 'cart_id']).where('id', '=', id).executeTakeFirst())!
	const start = async (cartId: string, by?: string) =>
		((await fixtures.shop('POST', '/checkout/sessions', { token: by, body: { cartId } })).body as { id: string }).id
	const checkoutId = await start(visitors.id)
	expect((await ownerOf(checkoutId)).customer_id).toBeNull()
	const own = await fill({}, token)
	await merge(visitors.id, token)
	expect(await ownerOf(checkoutId)).toEqual({ customer_id: customerId, cart_id: own.id })
	expect(await start(own.id, token)).toBe(checkoutId)
	expect(await start(own.id)).toBe(checkoutId)
	expect((await ownerOf(checkoutId)).customer_id).toBeNull()
})
