import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

let opened: TestShop
let sku = ''
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const { colorways } = await insertProduct(db)
		sku = colorways[0]!.skus[0]!
	})
})
afterAll(() => opened.close())

const add = (origin: string, cookie = '') =>
	opened.shop.request(`${origin}/fr/cart/`, {
		method: 'POST',
		headers: { origin, cookie },
		body: new URLSearchParams({ intent: 'add', sku, quantity: '1' }),
	})
const cookieOf = (response: Response, part: string) =>
	response.headers.getSetCookie().find((line) => line.includes(part)) ?? ''

test('under TLS a bag is named so that no other host can plant one, and none is believed (L8)', async () => {
	const cookie = cookieOf(await add('https://fr.localhost'), 'cart_fr=')
	expect(cookie).toMatch(/^__Host-cart_fr=[\w-]{8,};.* Path=\/; .*HttpOnly.*Secure/)
	expect(cookie).not.toContain('Domain')
	const [, id = ''] = /cart_fr=([^;]+)/.exec(cookie) ?? []
	expect(cookieOf(await add('https://fr.localhost', `__Host-cart_fr=${id}`), 'cart_fr=')).toContain(id)
	expect(cookieOf(await add('https://fr.localhost', `cart_fr=${id}`), 'cart_fr=')).not.toContain(id)
	expect(cookieOf(await add('http://fr.localhost'), 'cart_fr=')).toMatch(/^cart_fr=/)
})
