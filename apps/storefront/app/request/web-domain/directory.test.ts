import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

/** Every test has a shop that has just started: nothing is remembered. */
let opened: TestShop | undefined
beforeEach(async () => {
	await opened?.close()
	opened = await openTestShop(async (db) => void (await insertProduct(db)))
})
afterAll(() => opened?.close())

const SITES = { fr: /€60/, gb: /£55/, ch: /CHF\s80|80\sCHF/ }
type Site = keyof typeof SITES

async function home(site: Site) {
	const response = await opened!.shop.request(`http://${site}.localhost/en/`)
	const text = textOf(await response.text())
	return {
		status: response.status,
		reported: Object.entries(SITES).flatMap(([name, sum]) => (sum.test(text) ? name : [])),
	}
}

test('without the parameters alone the page is there, promises nothing, and the log has one line for every call (R124)', async () => {
	opened!.setDown(/^\/web-domains\//)
	expect(await home('gb')).toEqual({ status: 200, reported: [] })
	const line = (url: string) => expect.objectContaining({ message: 'Gateway: gateway-failed', status: 503, url })
	expect(opened!.logged).toEqual([line('/web-domains/'), line('/web-domains/gb.vitrine.example')])
	opened!.setDown(false)
	expect(await home('gb')).toEqual({ status: 200, reported: ['gb'] })
})

test('a site asked once is not asked again, and goes on with what it knows (R125)', async () => {
	await home('gb')
	opened!.setDown(/^\/web-domains\//)
	expect(await home('gb')).toEqual({ status: 200, reported: ['gb'] })
	expect(opened!.calls.filter((call) => call.url.includes('/web-domains/gb'))).toHaveLength(1)
	expect(opened!.logged).toEqual([])
})

test('sites asked at the same moment never get each other’s parameters (R125)', async () => {
	const order = Array.from({ length: 30 }, (_, n) => (['fr', 'gb', 'ch'] as const)[n % 3]!)
	const reported = await Promise.all(order.map(async (site) => (await home(site)).reported))
	expect(reported).toEqual(order.map((site) => [site]))
	const asked = opened!.calls.flatMap((call) => /\/web-domains\/(.+)/.exec(call.url)?.[1] ?? [])
	expect(asked.sort()).toEqual(['ch.vitrine.example', 'fr.vitrine.example', 'gb.vitrine.example'])
})
