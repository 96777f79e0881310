import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { limitsOf } from '@vitrine/gateway/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

/** What a crawler, an office or a mobile network reads in a minute (decision 0045). */
const PAGES_PER_MINUTE = 2_000
/** As both processes have it unless told otherwise. */
const PER_MINUTE = 600

let opened: TestShop
let product = ''
beforeAll(async () => {
	opened = await openTestShop(async (db) => void (await insertProduct(db)))
	product = /href="(\/fr\/p\/[^"?]+)"/.exec(await (await opened.shop.request('/fr/')).text())?.[1] ?? ''
	expect(product).not.toBe('')
})
afterAll(() => opened.close())

test('reading never meets the limit: no page asks the gateway so often', async () => {
	const most = limitsOf(PER_MINUTE).reads.points / PAGES_PER_MINUTE
	const home = await (await opened.shop.request('/fr/')).text()
	const list = /href="(\/fr\/c\/[^"]+)"/.exec(home)?.[1] ?? ''
	for (const path of ['/fr/', list, product, '/fr/search/?q=a', '/fr/stores/', '/fr/new/', '/fr/cart/', '/fr/nope/']) {
		for (const address of [path, `${path.replace(/\?.*/, '')}_.data`]) {
			// The first of a process reads menus of all languages, which the others have; on a busy machine it asks twice.
			await opened.shop.request(address)
			opened.calls.length = 0
			expect((await opened.shop.request(address)).status, address).toBeLessThan(500)
			expect([address, opened.calls.length <= most]).toEqual([address, true])
		}
	}
})

test('who asks too often is told so on the page that was asked for, and is no line of the log', async () => {
	opened.setAnswer(() => Response.json({ status: 429, code: 'too-many-requests' }, { status: 429 }))
	opened.logged.length = 0
	for (const path of [product, '/fr/search/?q=shirt', `${product}_.data`]) {
		const response = await opened.shop.request(path)
		expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 429, '60'])
	}
	expect(opened.logged).toEqual([])
	opened.setAnswer(() => undefined)
})
