import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { createCart, openCartWith } from './commands/open-cart.ts'
import { addLineItem, changeLineItem } from './commands/change-lines.ts'
import { cartCacheOf, findCart } from './queries/find-cart.ts'

let db: Database
let drop: () => Promise<void>
let statements: string[] = []
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ drop } = database)
	await insertSites(database.db)
	db = database.open({ onStatement: (text) => void statements.push(text) })
})
afterAll(() => drop())

const reading = () => ({ site: 'fr', language: 'fr', now: new Date(), cache: cartCacheOf(db) }) as const

async function cartOf(stock: number) {
	const { colorways, productId } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock }] }] })
	const sku = colorways[0]!.skus[0]!
	const cartId = await createCart(db, reading())
	return { sku, productId, cartId, read: async () => (await findCart(db, { ...reading(), cartId }))! }
}

test('what is kept in memory is never older than the statement that reads the cart', async () => {
	const { sku, productId, cartId, read } = await cartOf(5)
	await addLineItem(db, { ...reading(), cartId, sku, quantity: 1 })
	const before = await read()
	statements = []
	expect(await read()).toEqual(before)
	expect(statements).toHaveLength(1)
	await db.updateTable('prices').set({ cent_amount: 1234 }).where('sku', '=', sku).execute()
	await db.updateTable('stock_levels').set({ on_hand: 2 }).where('sku', '=', sku).execute()
	await db
		.updateTable('web_domains')
		.set({ params: JSON.stringify({ freeCartCriteria: { minAmountCents: 4321, deliveryModes: ['home'] } }) })
		.where('site', '=', 'fr')
		.execute()
	await db.updateTable('product_texts').set({ name: 'Autre nom' }).where('product_id', '=', productId).execute()
	await db
		.updateTable('catalog_versions')
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.execute()
	const after = await read()
	expect(after.lines[0]).toMatchObject({ name: 'Autre nom', available: 2, price: { centAmount: 1234 } })
	expect(after.freeDelivery?.fromCentAmount).toBe(4321)
	expect(after.lines[0]?.seenCentAmount).toBe(before.lines[0]?.price.centAmount)
})

test('units added at the same time add up, and none of them passes stock or limit', async () => {
	const scarce = await cartOf(3)
	const add = ({ cartId, sku }: { cartId: string; sku: string }, quantity: number) =>
		addLineItem(db, { ...reading(), cartId, sku, quantity })
	const results = await Promise.all(Array.from({ length: 8 }, () => add(scarce, 1)))
	expect(results.filter(({ ok }) => ok)).toHaveLength(3)
	expect(new Set(results.flatMap((result) => (result.ok ? [] : result.reason)))).toEqual(new Set(['out-of-stock']))
	expect((await scarce.read()).lines).toMatchObject([{ quantity: 3 }])
	const plenty = await cartOf(50)
	await Promise.all(Array.from({ length: 8 }, () => add(plenty, 2)))
	expect((await plenty.read()).lines).toMatchObject([{ quantity: 10 }])
	expect(await add(plenty, 1)).toEqual({ ok: false, reason: 'quantity-limit' })
})

test('a line can be set, not created, and a refusal changes nothing', async () => {
	const { sku, cartId, read } = await cartOf(4)
	const set = (quantity: number) => changeLineItem(db, { ...reading(), cartId, sku, quantity })
	expect(await set(2)).toEqual({ ok: false, reason: 'line-not-found' })
	await addLineItem(db, { ...reading(), cartId, sku, quantity: 1 })
	expect(await set(4)).toMatchObject({ ok: true, cartId, state: { lines: [{ quantity: 4 }] } })
	expect(await set(5)).toEqual({ ok: false, reason: 'out-of-stock' })
	expect((await read()).lines).toMatchObject([{ quantity: 4 }])
	expect(await set(0)).toEqual({ ok: true, cartId })
	expect((await read()).lines).toEqual([])
})

test('a cart that changes while a line waits for it is not answered as it was before', async () => {
	const [first, second] = [await cartOf(5), await cartOf(5)]
	const { cartId } = first
	const other = { sku: second.sku, quantity: 1, seen_cent_amount: 100, added_at: new Date(0) }
	let adding: ReturnType<typeof addLineItem> | undefined
	await db.transaction().execute(async (tx) => {
		await tx.updateTable('carts').set({ updated_at: new Date() }).where('id', '=', cartId).execute()
		await tx
			.insertInto('line_items')
			.values({ ...other, cart_id: cartId })
			.execute()
		adding = addLineItem(db, { ...reading(), cartId, sku: first.sku, quantity: 1 })
		const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`
		await expect.poll(async () => (await waiting.execute(tx)).rows[0]!.count).toBeGreaterThan(0)
	})
	expect(await adding).toEqual({ ok: true, cartId, state: undefined })
	expect((await first.read()).lines.map(({ sku }) => sku)).toEqual([second.sku, first.sku])
})

test('a cart is created with its first line, or not at all', async () => {
	const { sku } = await cartOf(2)
	const opened = await openCartWith(db, { ...reading(), sku, quantity: 2 })
	expect(opened).toMatchObject({ ok: true, state: { lines: [{ quantity: 2 }] } })
	const count = () => db.selectFrom('carts').select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()
	const before = await count()
	expect(await openCartWith(db, { ...reading(), sku, quantity: 3 })).toEqual({ ok: false, reason: 'out-of-stock' })
	expect(await openCartWith(db, { ...reading(), sku: 'nothing', quantity: 1 })).toEqual({
		ok: false,
		reason: 'variant-not-found',
	})
	expect(await count()).toEqual(before)
})
