import { stagingBar } from '@vitrine/commerce/sandbox-bank/staging-bar'
import { expect, test } from 'vitest'
import { createBuiltShop } from '#app/test-shop.ts'

const open = (staging?: Readonly<Record<string, string>>) =>
	createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
		...(staging && { staging }),
	})
/** The bar above a page, as its style shows it. */
const barOf = async (shop: Awaited<ReturnType<typeof open>>, path: string) => {
	const html = await (await shop.request(`http://localhost${path}`)).text()
	return /<body(?: data-staging="([^"]*)")?>/.exec(html)?.[1]
}

test('a shop for trying says on every page that it is one, in the language of the page', async () => {
	const shop = await open(stagingBar())
	const bars = await Promise.all(
		['/fr/nope/', '/en/nope/', '/pl/nope/', '/de/error/502/', '/ch/nope/'].map((path) => barOf(shop, path)),
	)
	expect(bars).toEqual([
		'Boutique d’essai : rien n’est vendu ni livré ici.',
		'Test shop: nothing is sold or delivered here.',
		'Sklep testowy: niczego się tu nie sprzedaje ani nie dostarcza.',
		'Testshop: Hier wird nichts verkauft oder geliefert.',
		'Boutique d’essai : rien n’est vendu ni livré ici.',
	])
	const own = await open()
	expect(await barOf(own, '/fr/nope/')).toBeUndefined()
	expect(await barOf(own, '/de/error/502/')).toBeUndefined()
})
