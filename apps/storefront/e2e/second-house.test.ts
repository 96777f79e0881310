import { fileURLToPath } from 'node:url'
import { SITE_CODES, SITES } from '@vitrine/market/sites'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from './browser.ts'
import { steadyTest } from '@vitrine/testing/matrix'
import * as checkout from './checkout.ts'
import { expectSound } from './pages.ts'
import { addToCart, type Visitor, welcome } from './visitor.ts'
import { createDataFolder, type ShopProcess, startShopProcess } from '../../standalone/e2e/shop-process.ts'

/** What the first house is called, and the words of its story. */
const FOREIGN = /linaire|leinkraut|toadflax|linaria|lnica/i
const CACHE_FOLDER = fileURLToPath(new URL('../../../.vitrine/cache', import.meta.url))
const MEDIA_FOLDER = `${CACHE_FOLDER}/media`
/** A tee of its small catalog: `demo/drell/catalog/styles.jsonl`. */
const TEE = { colorwayId: 'DR-01-CHA', sku: 'DR-01-CHA-M', centAmount: 3200 }

let shop: ShopProcess
let remove: () => Promise<void>
beforeAll(async () => {
	const folder = await createDataFolder()
	remove = folder.remove
	const env = {
		VITRINE_DEMO: 'drell',
		DEMO_CATALOG: 'lite',
		RATE_LIMIT_PER_MINUTE: '1000000',
		UNPAID_ORDERS: '1000000',
	}
	shop = await startShopProcess({ ...folder, env: { ...env, CACHE_FOLDER, MEDIA_FOLDER } })
})
afterAll(async () => {
	await shop.end('SIGINT')
	await remove()
})

const enter = async (site: Visitor['site'], width?: number) =>
	welcome(await openBrowser(), site, { width, origin: `http://${site}.localhost:${shop.port}` })

steadyTest(
	'the second house opens on seven sites under its own name, in its own look, and names no other',
	async () => {
		for (const site of SITE_CODES) {
			const { page, at, complaints, leave } = await enter(site)
			for (const path of ['', `p/${TEE.colorwayId.toLowerCase()}/`]) {
				await page.goto(at(path))
				expect(await page.title()).toContain('Drell')
				expect(await page.getAttribute('html', 'lang')).toContain(
					SITES[site].locale === 'ch' ? 'fr' : SITES[site].locale,
				)
				expect(FOREIGN.exec(await page.content())?.[0], `${site} ${path}`).toBeUndefined()
			}
			const header = "getComputedStyle(document.querySelector('.site-header')).backgroundColor"
			expect(await page.evaluate(header)).toBe('rgb(27, 63, 184)')
			expect(complaints).toEqual([])
			await leave()
		}
	},
)

steadyTest.each([390, 1280])(
	'at %i px axe finds nothing wrong with its pages, and nothing is wider than the screen',
	async (width) => {
		const { page, at, leave } = await enter('de', width)
		for (const path of ['', 'new/', `p/${TEE.colorwayId.toLowerCase()}/`, 'cart/', 'stores/']) {
			await page.goto(at(path))
			await expectSound(page, `${path} at ${width}`)
		}
		await leave()
	},
)

/** All but a tile that takes a row of a telephone: it is less high by design, and the garment in the middle of it is whole. */
const GOODS = [
	'.product-card-pictures',
	'.tile:not(.tiles-odd > :first-child, .tiles-odd > :first-child *)',
	'.gallery',
	'.cart-line-picture',
]
	.map((one) => `main ${one} .picture`)
	.join()

/** Of any picture: a frame is asked for its shape, and composing those of four widths would take minutes of every other test. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200"/>'

/** Pictures of goods, which are 4:5 here, whose frame would cut more than the rounding to whole pixels. */
async function cutPictures(page: Page): Promise<string[]> {
	return page.locator(GOODS).evaluateAll((pictures) =>
		pictures.flatMap((picture) => {
			const own = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
			const { clientWidth: width, clientHeight: height } = picture
			const isWhole = getComputedStyle(picture).objectFit === 'contain' || Math.abs(width - own * height) <= 1.5
			return isWhole ? [] : [`${picture.getAttribute('src')} ${width}x${height}`]
		}),
	)
}

steadyTest.each([390, 768, 1280, 1920])('at %i px no frame cuts a picture of its goods', async (width) => {
	const visitor = await enter('de', width)
	await visitor.page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
	await addToCart(visitor, TEE)
	for (const path of ['', 'new/', `p/${TEE.colorwayId.toLowerCase()}/`, 'cart/']) {
		await visitor.page.goto(visitor.at(path))
		await expect.poll(() => visitor.page.locator(GOODS).count()).toBeGreaterThan(0)
		expect(await cutPictures(visitor.page), path).toEqual([])
	}
	await visitor.leave()
})

steadyTest('its tee is bought, from the page to the confirmation', async () => {
	const visitor = await enter('de')
	await addToCart(visitor, TEE)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'card')
	await checkout.order(visitor)
	await checkout.payByCard(visitor, '4111 1111 1111 1111')
	await checkout.confirmed(visitor)
	expect(await visitor.page.content()).not.toMatch(FOREIGN)
	await visitor.leave()
})
