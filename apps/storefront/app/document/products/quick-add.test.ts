import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuiltShop, openTestShop, type TestShop, withoutStyles } from '#app/test-shop.ts'

/** Quick add from a list (R119): on in France, off in Italy, as brief 2.8 has it. */
let opened: TestShop
let urlKey: string
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		await insertProduct(db, {
			colorways: [
				{
					variants: [
						{ size: '36', stock: 2 },
						{ size: '38', stock: 0 },
					],
				},
			],
		})
	})
	const html = await pageOf('/fr/')
	urlKey = /href="\/fr\/p\/([^/"]+)\/"/.exec(html)?.[1] ?? ''
})
afterAll(() => opened.close())

async function pageOf(path: string): Promise<string> {
	return withoutStyles(await (await opened.shop.request(path)).text())
}

test('a card leads to the sizes of its garment, in words, also without a script', async () => {
	for (const path of ['/fr/', '/fr/search/?q=popeline']) {
		const html = await pageOf(path)
		expect(html, path).toMatch(
			new RegExp(
				`<a [^>]*aria-haspopup="dialog"[^>]*aria-label="Choisir une taille pour [^"]+"[^>]*href="/fr/p/${urlKey}/#sizes"`,
			),
		)
	}
	expect(await pageOf(`/fr/p/${urlKey}/`)).toContain('id="sizes"')
})

test('its sizes come as data, those sold out marked', async () => {
	const answer = await opened.shop.request(`/fr/p/${urlKey}/sizes/`)
	expect(answer.status).toBe(200)
	const { sizes } = (await answer.json()) as { sizes: { label: string; isSoldOut: boolean }[] }
	expect(sizes.map(({ label, isSoldOut }) => [label, isSoldOut])).toEqual([
		['36', false],
		['38', true],
	])
	expect((await opened.shop.request('/fr/p/nobody/sizes/')).status).toBe(404)
})

test('where the site does not offer it there is no trace of it, and no sizes are told', async () => {
	for (const path of ['/it/', '/it/search/?q=popeline']) {
		const html = await pageOf(path)
		expect(html).toContain('product-card')
		expect(html).not.toMatch(/quick-add|#sizes/)
	}
	expect((await opened.shop.request(`/it/p/${urlKey}/sizes/`)).status).toBe(404)
})

test('a flag of a wrong type is off', async () => {
	const shop = await createBuiltShop({
		log: { error: () => undefined },
		async gateway(request) {
			const answer = await opened.gateway(request)
			if (!request.url.includes('/web-domains/')) return answer
			return new Response((await answer.text()).replaceAll('"swiftAddToCart":true', '"swiftAddToCart":"true"'))
		},
	})
	expect(withoutStyles(await (await shop.request('/fr/')).text())).not.toMatch(/quick-add|#sizes/)
})
