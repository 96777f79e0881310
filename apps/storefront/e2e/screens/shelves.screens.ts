import { test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { LOST, allowFaults } from '../faults.ts'
import { welcome } from '../visitor.ts'
import { FAR, shoot, WHOLE } from './camera.ts'
import { departmentsOf, open, openBooks, openFirst } from './house.ts'

/** `npm run tools -- screens`: what leads to the goods, and a product with what stands around it. */
const { shop, db } = openBooks()

test('home, search: menus, search, no connection', async () => {
	allowFaults(...LOST, /net::ERR_INTERNET_DISCONNECTED/)
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	await shoot(page, 'home--menu-open', {
		async arrange(width) {
			await open(visitor, '')
			if (width >= 1280) await page.click('.department-menu summary >> nth=0')
			else await page.click(width >= 768 ? '.menu-link' : '.tab-bar .tab >> nth=1')
			await page.waitForSelector('.department-menu details[open], dialog.drawer[open]')
		},
	})
	await shoot(page, 'search--suggestions', {
		async arrange(width) {
			await open(visitor, width >= 768 ? '' : 'search/')
			const field = page.getByRole('combobox').filter({ visible: true }).first()
			await field.click()
			await field.fill('chem')
			await page.getByRole('option', { name: /chem/i }).filter({ visible: true }).first().waitFor()
		},
	})
	await open(visitor, '')
	await page.context().setOffline(true)
	await page.waitForFunction(() => document.querySelector('.offline-banner')?.textContent)
	await shoot(page, 'home--offline')
	await leave()
})

test.each(['fr', 'de', 'pl'] as const)('department, list: of /%s/', async (site) => {
	const visitor = await welcome(await openBrowser(), site)
	const { page, leave } = visitor
	await open(visitor, '')
	const [first, second] = await departmentsOf(page)
	const depth = site === 'fr' ? FAR : 1
	await open(visitor, first![0]!)
	await shoot(page, `department--first-${site}`, { depth })
	await open(visitor, first![1]!)
	await shoot(page, `list--category-${site}`, { depth })
	if (site === 'fr') {
		await open(visitor, second![0]!)
		await shoot(page, 'department--second')
	}
	await leave()
})

test('list: filters and quick add', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	await shoot(page, 'list--filters-open', {
		async arrange() {
			await open(visitor, 'new/')
			await page.click('.filter-bar-all')
			await page.waitForSelector('dialog.drawer[open]')
		},
	})
	// Clothes: what has one size is added without being asked for one.
	const clothes = (await departmentsOf(page))[0]![1]!
	await shoot(page, 'list--quick-add', {
		async arrange() {
			await open(visitor, clothes)
			await page.waitForSelector('#mini-cart', { state: 'attached' })
			await page.click('.quick-add >> nth=0')
			await page.waitForSelector('.quick-add-size')
			await page.evaluate(() => scrollTo({ top: 0 }))
		},
	})
	await leave()
})

test('wishlist: with goods', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	await open(visitor, 'new/')
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	for (const place of [0, 1, 2]) await page.locator('.list-grid .product-card-heart').nth(place).click()
	await open(visitor, 'wishlist/')
	await page.waitForSelector('.wishlist-grid li:nth-child(3)')
	await shoot(page, 'wishlist--filled')
	await leave()
})

test('product, after-product: a garment and what stands around it', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	const path = `p/${(await mostReviewed()).toLowerCase()}/`
	await open(visitor, path)
	await shoot(page, 'product--page', { depth: WHOLE })
	await shoot(page, 'product--size-missing', {
		async arrange() {
			await open(visitor, path)
			await page.waitForSelector('#mini-cart', { state: 'attached' })
			await page.click('button[type="submit"][form="buy"] >> visible=true')
			await page.waitForSelector('.size-picker[data-missing]')
		},
	})
	await shoot(page, 'product--enlarged', {
		async arrange() {
			await open(visitor, path)
			await page.click('.gallery-strip a >> nth=0')
			await page.waitForSelector('dialog.zoom[open]')
		},
	})
	await shoot(page, 'product--size-guide', {
		async arrange() {
			await open(visitor, path)
			await page.click('a[href$="/size-guide/"]')
			await page.waitForSelector('dialog.drawer[open] .size-guide')
		},
	})
	for (const part of ['reviews', 'ask', 'reserve']) {
		await open(visitor, `${path}${part}/`)
		await shoot(page, `after-product--${part}`)
	}
	await leave()
})

test('product, after-product: reduced, sold out, in Polish and in German', async () => {
	const browser = await openBrowser()
	for (const site of ['fr', 'pl'] as const) {
		const visitor = await welcome(browser, site)
		await openFirst(visitor, 'offers/')
		await shoot(visitor.page, `product--reduced-${site}`)
		await visitor.leave()
	}
	const french = await welcome(browser, 'fr')
	await open(french, `p/${(await soldOut()).toLowerCase()}/`)
	await shoot(french.page, 'product--sold-out')
	await open(french, `${new URL(french.page.url()).pathname.replace('/fr/', '')}notify/`)
	await shoot(french.page, 'after-product--notify')
	await french.leave()
	const german = await welcome(browser, 'de')
	await openFirst(german, 'new/')
	await shoot(german.page, 'product--german')
	await german.leave()
})

/** A colorway of the garment that most has been written about; of the dearest where nothing has. */
async function mostReviewed(): Promise<string> {
	const found = await db
		.selectFrom('reviews')
		.innerJoin('colorways', 'colorways.product_id', 'reviews.product_id')
		.innerJoin('publications', 'publications.colorway_id', 'colorways.id')
		.select('colorways.id')
		.where('publications.site', '=', 'fr')
		.where('publications.published_from', '<', new Date())
		.where('publications.published_until', 'is', null)
		.groupBy('colorways.id')
		.orderBy((eb) => eb.fn.countAll(), 'desc')
		.orderBy('colorways.id')
		.executeTakeFirst()
	return found?.id ?? (await shop.variants('fr'))[0]!.colorwayId
}

/** A colorway of the French site that the warehouse has no unit of in any size. */
async function soldOut(): Promise<string> {
	const { colorway_id } = await db
		.selectFrom('publications')
		.select('publications.colorway_id')
		.where('publications.site', '=', 'fr')
		.where('publications.published_from', '<', new Date())
		.where('publications.published_until', 'is', null)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('variants')
						.innerJoin('stock_levels', 'stock_levels.sku', 'variants.sku')
						.select('variants.sku')
						.whereRef('variants.colorway_id', '=', 'publications.colorway_id')
						.where('location_id', '=', 'warehouse')
						.where('on_hand', '>', 0),
				),
			),
		)
		.orderBy('publications.colorway_id')
		.executeTakeFirstOrThrow()
	return colorway_id
}
