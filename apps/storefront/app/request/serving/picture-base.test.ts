import { insertBrand } from '@vitrine/commerce/brand/fixtures'
import { insertCategory, insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

const CDN = 'https://cdn.example/shop'
let opened: TestShop
beforeAll(async () => {
	const fill: Parameters<typeof openTestShop>[0] = async (db) => {
		await insertCategory(db, { id: 'women', names: { fr: 'Femme', en: 'Women' } })
		await insertCategory(db, { id: 'w-dresses', parent: 'women', names: { fr: 'Robes', en: 'Dresses' } })
		await insertBrand(db)
		await insertProduct(db, {
			id: 'LN-W1',
			names: { fr: 'Robe', en: 'Dress' },
			colorways: [{ views: ['front', 'back'] }],
		})
	}
	opened = await openTestShop(fill, { mediaUrl: CDN })
})
afterAll(() => opened.close())

const at = async (path: string) => {
	const response = await opened.shop.request(`http://fr.localhost${path}`)
	return { text: await response.text(), policy: response.headers.get('content-security-policy') ?? '' }
}

test('every address of a picture leads to its base address: pages, preloads, JSON-LD, Open Graph, data, feed, policy', async () => {
	const list = await at('/fr/search/?q=robe')
	const product = /href="(\/fr\/p\/[^"]+)"/.exec(list.text)?.[1]
	expect(product).toBeDefined()
	const pages = [list, await at(product!), await at('/fr/')]
	for (const { text, policy } of pages) {
		expect(text).not.toMatch(/["' ,(]\/media\//)
		expect(text).not.toMatch(/localhost\/media\//)
		expect(policy).toContain("img-src 'self' data: https://cdn.example;")
		expect(policy).toContain("font-src 'self' https://cdn.example;")
		expect(text).toContain(`rel="preload" href="${CDN}/ab/${'ab'.repeat(32)}.woff2" as="font"`)
		expect(text).toContain(`src:url(${CDN}/ab/`)
	}
	const page = pages[1]!.text
	expect(page).toMatch(new RegExp(`<img[^>]+src="${CDN}/`))
	expect(page).toMatch(new RegExp(`<source[^>]+srcSet="${CDN}/`, 'i'))
	expect(page).toMatch(new RegExp(`property="og:image" content="${CDN}/\\w\\w/\\w+-960.webp"`))
	expect(page).toMatch(new RegExp(`"image":\\["${CDN}/`))
	const feed = await at('/feeds/merchant-fr.xml')
	expect(feed.text).toContain(`<g:image_link>${CDN}/`)
	expect(feed.text).not.toContain('localhost/media/')
})
