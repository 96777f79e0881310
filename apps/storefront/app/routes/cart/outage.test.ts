import { beforeAll, expect, test } from 'vitest'
import { createBuiltShop, textOf } from '#app/test-shop.ts'

let shop: Awaited<ReturnType<typeof createBuiltShop>>
let status = 429
beforeAll(async () => {
	shop = await createBuiltShop({
		gateway: async () => Response.json({ type: 'about:blank', title: 'No', status, code: 'refused' }, { status }),
		log: { error: () => undefined },
	})
})
const headers = { cookie: 'cart_fr=cart-0123456789; checkout_fr=checkout-0123456789' }

test.each([429, 401, 503])('a bag that cannot be read now is an outage, not an empty bag: %s', async (answer) => {
	status = answer
	for (const path of ['/fr/cart/', '/fr/checkout/delivery/'])
		expect([path, (await shop.request(path, { headers })).status]).toEqual([path, 503])
})

test('a bag nobody knows is an empty one', async () => {
	status = 404
	const response = await shop.request('/fr/cart/', { headers })
	expect(response.status).toBe(200)
	expect(textOf(await response.text())).toContain('Votre panier est vide')
	expect((await shop.request('/fr/checkout/delivery/', { headers })).headers.get('location')).toBe('/fr/cart/')
})
