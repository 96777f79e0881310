import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { ProblemError } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import type { SiteCode } from '@vitrine/market/sites'
import type { Cart } from './contract.ts'
import { cartRoutes } from './routes.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	await db
		.insertInto('coupon_codes')
		.values([
			{
				site: 'fr',
				code: 'DIX',
				kind: 'percent',
				value: 1000,
				minimum_cent_amount: 5000,
				valid_from: new Date(0),
				valid_until: null,
			},
			{ site: 'fr', code: 'FINI', kind: 'amount', value: 500, valid_from: new Date(0), valid_until: new Date(1) },
		])
		.execute()
})
afterAll(() => drop())

const HEADERS = {
	'accept-language': 'fr-FR',
	'ocp-apim-subscription-key': 'x',
	'x-store-id': '001',
	'content-type': 'application/json',
}

async function call(method: string, path: string, body?: unknown, site: SiteCode = 'fr') {
	const app = createRouteApp()
	app.use(async (c, next) => {
		c.set('site', site)
		c.set('language', 'fr')
		await next()
	})
	app.route('/', cartRoutes({ db, clock: () => new Date() }))
	app.onError((error, c) =>
		error instanceof ProblemError
			? c.json({ code: error.code }, error.status as 400)
			: c.json({ code: String(error) }, 500),
	)
	const response = await app.request(path, {
		method,
		headers: HEADERS,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	return { status: response.status, body: (await response.json()) as Cart & { code?: string } }
}

async function cartWith(stock: number, quantity: number) {
	const { colorways } = await insertProduct(db, {
		colorways: [
			{
				variants: [
					{ size: '38', stock },
					{ size: '40', stock },
				],
			},
		],
	})
	const [sku, other] = colorways[0]!.skus as [string, string]
	const created = await call('POST', '/carts', { lineItem: { sku, quantity } })
	return { sku, other, created, path: `/carts/${created.body.id}` }
}

test('a cart is priced by the server and limited by the stock', async () => {
	const { sku, created, path } = await cartWith(3, 2)
	expect(created.status).toBe(201)
	expect(created.body).toMatchObject({
		itemCount: 2,
		subtotalCentAmount: 9990,
		isOrderable: true,
		freeDelivery: { missingCentAmount: 0 },
	})
	expect(await call('POST', `${path}/line-items`, { sku, quantity: 2 })).toMatchObject({
		status: 409,
		body: { code: 'out-of-stock' },
	})
	expect(await call('PATCH', `${path}/line-items/${sku}`, { quantity: 3 })).toMatchObject({
		status: 200,
		body: { itemCount: 3 },
	})
	expect(await call('PATCH', `${path}/line-items/${sku}`, { quantity: 0 })).toMatchObject({
		status: 200,
		body: { lines: [] },
	})
	expect(await call('DELETE', `${path}/line-items/${sku}`)).toMatchObject({ status: 200, body: { itemCount: 0 } })
})

test('no more than ten of one thing, and nothing that is not sold here', async () => {
	const { sku, path } = await cartWith(50, 9)
	expect(await call('POST', `${path}/line-items`, { sku, quantity: 2 })).toMatchObject({
		status: 409,
		body: { code: 'quantity-limit' },
	})
	expect(await call('POST', `${path}/line-items`, { sku: 'NOPE', quantity: 1 })).toMatchObject({
		status: 404,
		body: { code: 'variant-not-found' },
	})
	expect(await call('POST', '/carts', { lineItem: { sku: 'NOPE', quantity: 1 } })).toMatchObject({ status: 404 })
	expect(await call('PATCH', `${path}/line-items/NOPE`, { quantity: 1 })).toMatchObject({ status: 404 })
})

test('a cart belongs to its site', async () => {
	const { path } = await cartWith(5, 1)
	expect(await call('GET', path, undefined, 'de')).toMatchObject({ status: 404, body: { code: 'cart-not-found' } })
	expect(await call('GET', path)).toMatchObject({ status: 200 })
})

test('coupons apply, refuse with their reason, and stay visible when they no longer fit', async () => {
	const { sku, path } = await cartWith(5, 2)
	expect(await call('PUT', `${path}/coupon`, { code: 'nix' })).toMatchObject({
		status: 409,
		body: { code: 'coupon-unknown' },
	})
	expect(await call('PUT', `${path}/coupon`, { code: 'FINI' })).toMatchObject({
		status: 409,
		body: { code: 'coupon-expired' },
	})
	expect(await call('PUT', `${path}/coupon`, { code: ' dix ' })).toMatchObject({
		status: 200,
		body: { coupon: { code: 'DIX', discountCentAmount: 999 }, totalCentAmount: 8991 },
	})
	expect(await call('PATCH', `${path}/line-items/${sku}`, { quantity: 1 })).toMatchObject({
		body: { coupon: { discountCentAmount: 0, problem: 'coupon-minimum' }, totalCentAmount: 4995 },
	})
	expect(await call('DELETE', `${path}/coupon`)).toMatchObject({ status: 200, body: { coupon: null } })
})

test('what changed since it was added is said: price and stock', async () => {
	const { sku, path } = await cartWith(5, 3)
	await db.updateTable('prices').set({ cent_amount: 3990 }).where('sku', '=', sku).where('site', '=', 'fr').execute()
	await db.updateTable('stock_levels').set({ on_hand: 2 }).where('sku', '=', sku).execute()
	const { body } = await call('GET', path)
	expect(body.lines[0]).toMatchObject({ seenCentAmount: 4995, price: { centAmount: 3990 }, available: 2, quantity: 3 })
	expect(body.isOrderable).toBe(false)
})

test('who added it at a price of before, such as a sale that is over, is told what it was', async () => {
	const { sku, other, path } = await cartWith(5, 1)
	const added = await call('POST', `${path}/line-items`, { sku: other, quantity: 1, seenCentAmount: 3495 })
	const line = (name: string) => added.body.lines.find((one) => one.sku === name)
	expect(line(other)).toMatchObject({ seenCentAmount: 3495, price: { centAmount: 4995 }, totalCentAmount: 4995 })
	expect(line(sku)).toMatchObject({ seenCentAmount: null })
	const again = await call('POST', `${path}/line-items`, { sku: other, quantity: 1, seenCentAmount: 4995 })
	expect(again.body.lines.find((one) => one.sku === other)).toMatchObject({ seenCentAmount: null })
	for (const seenCentAmount of [-1, 1.5, '1', 1e12])
		expect((await call('POST', `${path}/line-items`, { sku, quantity: 1, seenCentAmount })).status).toBe(400)
})

test('twenty additions at once add up to what fits', async () => {
	const { other, path } = await cartWith(7, 1)
	const results = await Promise.all(
		Array.from({ length: 20 }, () => call('POST', `${path}/line-items`, { sku: other, quantity: 1 })),
	)
	expect(results.filter((result) => result.status === 200)).toHaveLength(7)
	expect((await call('GET', path)).body.lines.find((line) => line.sku === other)).toMatchObject({ quantity: 7 })
})

const lineOf = (cart: Cart, sku: string) => cart.lines.find((line) => line.sku === sku)

test('a line becomes another size, in its place and at the price of that size, in one call', async () => {
	const { sku, other, path } = await cartWith(5, 2)
	await db.updateTable('prices').set({ cent_amount: 5995 }).where('sku', '=', other).where('site', '=', 'fr').execute()
	const moved = await call('PATCH', `${path}/line-items/${sku}`, { sku: other, quantity: 3 })
	expect(moved).toMatchObject({ status: 200, body: { itemCount: 3, subtotalCentAmount: 17_985 } })
	expect(moved.body.lines).toMatchObject([{ sku: other, quantity: 3, hasSizes: true, seenCentAmount: null }])
	expect((await call('GET', path)).body).toEqual(moved.body)
})

test('units join a line that has the size already, up to ten and the stock', async () => {
	const { sku, other, path } = await cartWith(5, 2)
	await call('POST', `${path}/line-items`, { sku: other, quantity: 3 })
	const moved = await call('PATCH', `${path}/line-items/${sku}`, { sku: other, quantity: 2 })
	expect(moved.body.lines).toMatchObject([{ sku: other, quantity: 5 }])
})

test('what cannot become another size stays as it was, and the reason is said', async () => {
	const { sku, other, path } = await cartWith(5, 2)
	await call('POST', `${path}/line-items`, { sku: other, quantity: 4 })
	const before = (await call('GET', path)).body
	const refusals: [string, object, number, string][] = [
		[sku, { sku: other, quantity: 2 }, 409, 'out-of-stock'],
		[sku, { sku: other, quantity: 7 }, 409, 'quantity-limit'],
		[sku, { sku: 'NOPE', quantity: 1 }, 404, 'variant-not-found'],
		['NOPE', { sku: other, quantity: 1 }, 404, 'line-not-found'],
		['NOPE', { quantity: 1 }, 404, 'line-not-found'],
	]
	for (const [line, change, status, code] of refusals)
		expect(await call('PATCH', `${path}/line-items/${line}`, change)).toMatchObject({ status, body: { code } })
	for (const body of [{ sku: '', quantity: 1 }, { sku: other }, { sku: other, quantity: 11 }, { sku: 1, quantity: 1 }])
		expect((await call('PATCH', `${path}/line-items/${sku}`, body)).status).toBe(400)
	expect((await call('GET', path)).body).toEqual(before)
	expect(await call('PATCH', `${path}/line-items/${sku}`, { sku: other, quantity: 1 }, 'de')).toMatchObject({
		status: 404,
	})
	await db.updateTable('stock_levels').set({ on_hand: 0 }).where('sku', '=', other).execute()
	const soldOut = await call('PATCH', `${path}/line-items/${sku}`, { sku: other, quantity: 1 })
	expect(soldOut).toMatchObject({ status: 409, body: { code: 'out-of-stock' } })
	expect(lineOf((await call('GET', path)).body, sku)).toMatchObject({ quantity: 2 })
})

test('a line that is moved twenty times at once is moved once', async () => {
	const { sku, other, path } = await cartWith(50, 1)
	const results = await Promise.all(
		Array.from({ length: 20 }, () => call('PATCH', `${path}/line-items/${sku}`, { sku: other, quantity: 1 })),
	)
	expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(results.filter(({ body }) => body.code === 'line-not-found')).toHaveLength(19)
	expect((await call('GET', path)).body.lines).toMatchObject([{ sku: other, quantity: 1 }])
})

test('a line that is removed while it is changed is told to be gone, never to be sold out', async () => {
	const { sku, other, path } = await cartWith(50, 1)
	for (const change of [{ quantity: 2 }, { sku: other, quantity: 2 }])
		for (let round = 0; round < 5; round++) {
			await call('POST', `${path}/line-items`, { sku, quantity: 1 })
			const [removed, ...changed] = await Promise.all([
				call('DELETE', `${path}/line-items/${sku}`),
				...Array.from({ length: 8 }, () => call('PATCH', `${path}/line-items/${sku}`, change)),
			])
			expect(removed.status).toBe(200)
			for (const { status, body } of changed)
				expect(status === 200 || (status === 404 && body.code === 'line-not-found')).toBe(true)
			await call('DELETE', `${path}/line-items/${sku}`)
			await call('DELETE', `${path}/line-items/${other}`)
		}
	const gone = await call('PATCH', `${path}/line-items/${sku}`, { quantity: 2 })
	expect(gone).toMatchObject({ status: 404, body: { code: 'line-not-found' } })
})

test('of a line whose garment is not published any more no change is one of stock', async () => {
	const { sku, path } = await cartWith(5, 1)
	await db
		.deleteFrom('publications')
		.where('site', '=', 'fr')
		.where('colorway_id', 'in', db.selectFrom('variants').select('colorway_id').where('sku', '=', sku))
		.execute()
	const refused = await call('PATCH', `${path}/line-items/${sku}`, { quantity: 2 })
	expect(refused).toMatchObject({ status: 404, body: { code: 'variant-not-found' } })
})
