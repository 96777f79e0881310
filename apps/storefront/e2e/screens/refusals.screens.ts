import { test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { allowFaults } from '../faults.ts'
import { openOwnPages } from '../own-pages.ts'
import { welcome } from '../visitor.ts'
import { shoot } from './camera.ts'
import { hasEverything, open } from './house.ts'

/** `npm run tools -- screens`: what a server says that the shop of the walk does not say: it is asked too often, it fails, it is another day. */
const DAY = 86_400_000

test('errors: asked too often', async () => {
	allowFaults(/status of 429/)
	const pages = await openOwnPages({ refused: /^\/search/ })
	const visitor = await welcome(await openBrowser(), 'fr', { origin: pages.originOf('fr') })
	await open(visitor, 'new/', 429)
	await shoot(visitor.page, 'errors--429')
	await visitor.leave()
	pages.close()
})

test('errors: the next page fails on the way', async () => {
	allowFaults(/status of 500/, /status: 500/)
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	await open(visitor, '')
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await page.route('**/new/_.data*', (route) => route.fulfill({ status: 500, body: '' }))
	await page.locator('a[href="/fr/new/"] >> visible=true').first().click()
	await page.waitForSelector('.error-ground')
	await shoot(page, 'errors--500-on-the-way')
	await leave()
})

// One house sells to members before others.
test.runIf(hasEverything())('list: a private sale that is over', async () => {
	const at = (days: number) => new Date(Date.now() + days * DAY).toISOString()
	const pages = await openOwnPages({ siteParams: { privateSales: { startDate: at(-3), endDate: at(-1) } } })
	const visitor = await welcome(await openBrowser(), 'fr', { origin: pages.originOf('fr') })
	await open(visitor, 'private-sale/')
	await shoot(visitor.page, 'list--private-sale-over')
	await visitor.leave()
	pages.close()
})
