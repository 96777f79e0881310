import { SITE_CODES, SITES } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from '../../storefront/e2e/browser.ts'
import { steadyTest } from '@vitrine/testing/matrix'
import { createDataFolder, OWN_SHOP, type ShopProcess, startShopProcess } from './shop-process.ts'

/** Run before the shop: an import from `demo/` throws. */
const NO_DEMO = `import { registerHooks } from 'node:module'
registerHooks({
	resolve(specifier, context, next) {
		const found = next(specifier, context)
		if (/\\/demo\\/(?:linaire|drell)\\//.test(found.url)) throw new Error('The demo was asked for: ' + specifier)
		return found
	},
})`

let shop: ShopProcess
let remove: () => Promise<void>
beforeAll(async () => {
	const folder = await createDataFolder()
	remove = folder.remove
	const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(NO_DEMO)}`
	shop = await startShopProcess({ ...folder, env: { ...OWN_SHOP, NODE_OPTIONS } })
})
afterAll(async () => {
	await shop.end('SIGINT')
	await remove()
})

steadyTest('an empty shop opens on every site under its own name, and nothing it asks for is missing', async () => {
	const browser = await openBrowser()
	const page = await browser.newPage()
	const faults: string[] = []
	page.on('pageerror', (error) => faults.push(error.message))
	page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
	page.on('response', (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`))
	for (const site of SITE_CODES) {
		const home = `http://${site}.localhost:${shop.port}/${SITES[site].locale}/`
		expect((await page.goto(home, { waitUntil: 'load' }))?.status()).toBe(200)
		expect(await page.locator('h1').count()).toBe(1)
		expect(await page.title()).toContain(` | ${OWN_SHOP.SHOP_NAME}`)
	}
	await page.close()
	expect(faults).toEqual([])
	expect(shop.output()).toContain('It has no sites yet')
	expect(shop.output()).toMatch(/Ctrl-C closes it\.\n$/)
})
