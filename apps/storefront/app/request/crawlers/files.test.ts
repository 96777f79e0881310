import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertCategory, insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertStore } from '@vitrine/commerce/stores/fixtures'
import { formatMoney } from '@vitrine/market/format'
import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { installSites, SITE_BOOK, SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { installSizeSystems, type SizeSystem } from '@vitrine/market/size-systems'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonLdOf } from '#app/document/head/json-ld-shapes.ts'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

let test_: TestShop
async function at(address: string, headers: Record<string, string> = {}) {
	const response = await test_.shop.request(address, { headers })
	return { status: response.status, headers: response.headers, text: await response.text() }
}

beforeAll(async () => {
	test_ = await openTestShop(async (db) => {
		await insertCategory(db, { id: 'women', names: { fr: 'Femme', en: 'Women' } })
		const names = { fr: 'Robes & jupes', en: 'Dresses' }
		await insertCategory(db, { id: 'w-dresses', parent: 'women', names })
		await insertProduct(db, {
			id: 'LN-W01',
			descriptions: { fr: 'Une chemise <droite> & simple.\u0001' },
			colorways: [
				{
					id: 'LN-W01-SKY',
					offer: { centAmount: 3495, from: new Date('2026-11-01T00:00:00Z'), until: new Date('2036-12-01T00:00:00Z') },
					variants: [
						{ size: '38', gtin: '4006381333931' },
						{ size: '40', stock: 0, gtin: '2000000000015' },
					],
				},
			],
		})
		const labels = JSON.stringify({ fr: '38', eu: '36', gb: '10', it: '42', us: '6' })
		await db.updateTable('sizes').set({ labels }).where('key', '=', '38').execute()
		await insertProduct(db, {
			id: 'LN-G01',
			names: { fr: 'Robe', en: 'Dress' },
			category: 'w-dresses',
			sites: ['gb', 'fr'],
			colorways: [{ id: 'LN-G01-A', centAmount: 2000, vatClass: 'childrens' }],
		})
		await insertStore(db, { id: 'paris', site: 'fr', city: 'Paris', postalCode: '75004', at: [48.857, 2.352] })
	})
})
afterAll(() => test_.close())

function isWellFormed(xml: string): boolean {
	const open: string[] = []
	for (const [, isEnd, name = '', isEmpty] of xml
		.replace(/^<\?xml[^>]*\?>/, '')
		.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
		if (isEnd && open.pop() !== name) return false
		if (!isEnd && !isEmpty) open.push(name)
	}
	return open.length === 0 && !/&(?!(?:amp|lt|gt|quot|apos);)/.test(xml)
}

async function sitemapUrls(site: SiteCode) {
	const index = await at(`http://${site}.localhost/sitemap.xml`)
	const files = [...index.text.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path)
	const texts = await Promise.all(files.map(async (path) => (await at(`http://${site}.localhost${path}`)).text))
	expect(texts.every(isWellFormed)).toBe(true)
	const urls = texts.flatMap((text) => [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)])
	const read = urls.map(([, loc = '', links = '']) => {
		const alternates = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href])
		return [loc, Object.fromEntries(alternates)] as const
	})
	return { files, urls: new Map<string, Record<string, string>>(read) }
}

const US: SizeSystem = {
	code: 'us',
	names: { en: 'US' },
	schemaOrg: 'WearableSizeSystemUS',
	merchantCode: 'US',
	position: 100,
}

// First, because pages that others ask for are kept.
test('sizes of a recorded system are in the feed, on the page, in its guide and its structured data (decision 0119)', async () => {
	const before = SITE_BOOK
	installSizeSystems([US])
	installSites(before.map((site) => (site.site === 'es' ? { ...site, sizeSystems: ['us', 'eu'] } : site)))
	try {
		const [item] = itemsOf((await at('http://es.localhost/feeds/merchant-es.xml')).text)
		expect(item).toMatchObject({ size: '6', size_system: 'US' })
		const path = `http://es.localhost${new URL(item?.['link'] ?? '').pathname}`
		const page = await at(path)
		const facts = '"name":"6","sizeSystem":"https://schema.org/WearableSizeSystemUS"'
		expect(JSON.stringify(jsonLdOf(page.text))).toContain(facts)
		expect(page.text).toContain('title="EU 36"')
		const guide = await at(`${path}size-guide/`)
		expect([...guide.text.matchAll(/<th scope="col">([A-Z]+)</g)].map(([, name]) => name)).toEqual([
			'EU',
			'FR',
			'DE',
			'IT',
			'UK',
			'US',
		])
	} finally {
		installSizeSystems([])
		installSites(before)
	}
})

describe('sitemaps', () => {
	test('of a site list its pages, categories, products and stores by kind', async () => {
		const { files, urls } = await sitemapUrls('fr')
		expect(files).toEqual([
			'/sitemaps/pages-1.xml',
			'/sitemaps/categories-1.xml',
			'/sitemaps/products-1.xml',
			'/sitemaps/stores-1.xml',
		])
		expect([...urls.keys()]).toEqual([
			'https://fr.vitrine.example/fr/',
			'https://fr.vitrine.example/fr/new/',
			'https://fr.vitrine.example/fr/offers/',
			'https://fr.vitrine.example/fr/stores/',
			'https://fr.vitrine.example/fr/loyalty/',
			'https://fr.vitrine.example/fr/gift-card/',
			'https://fr.vitrine.example/fr/c/femme/',
			'https://fr.vitrine.example/fr/c/femme/robes-jupes/',
			'https://fr.vitrine.example/fr/c/femme/chemises-et-blouses/',
			'https://fr.vitrine.example/fr/p/chemise-en-popeline-rayee-ln-w01-sky/',
			'https://fr.vitrine.example/fr/p/robe-ln-g01-a/',
			'https://fr.vitrine.example/fr/stores/paris/',
		])
	})

	test('name in every language what the pages name, and each other', async () => {
		const bySite = new Map(
			await Promise.all(SITE_CODES.map(async (site) => [site, (await sitemapUrls(site)).urls] as const)),
		)
		for (const [site, urls] of bySite)
			for (const [loc, alternates] of urls) {
				const { text } = await at(`http://${site}.localhost${new URL(loc).pathname}`)
				const inHead = [...text.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)]
				expect([loc, Object.fromEntries(inHead.map(([, tag, href]) => [tag, href]))]).toEqual([loc, alternates])
				for (const locale of LOCALE_CODES) {
					const href = alternates[LOCALES[locale].tag]
					if (href) expect([href, bySite.get(LOCALES[locale].site)?.get(href)]).toEqual([href, alternates])
				}
			}
	})

	test('are for the hosts of countries; what is not there is not found', async () => {
		expect((await at('http://localhost/sitemap.xml')).status).toBe(404)
		for (const path of ['products-2', 'products-0', 'products-99999', 'evil-1', 'pages', '../env'])
			expect([path, (await at(`http://fr.localhost/sitemaps/${path}.xml`)).status]).toEqual([path, 404])
		expect((await at('http://pl.localhost/sitemaps/stores-1.xml')).status).toBe(404)
	})

	test('are asked for once, compressed for who can unpack them', async () => {
		await at('http://it.localhost/sitemaps/products-1.xml')
		const before = test_.calls.length
		const { headers } = await at('http://it.localhost/sitemaps/products-1.xml', { 'accept-encoding': 'gzip' })
		expect(headers.get('content-encoding')).toBe('gzip')
		expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
		expect(test_.calls.length).toBe(before)
	})

	test('answer 503 while the catalog cannot be had, and come back by themselves', async () => {
		test_.setDown(true)
		const away = await at('http://es.localhost/sitemaps/products-2.xml')
		const feed = await at('http://localhost/feeds/merchant-ch.xml')
		test_.setDown(false)
		expect([away.status, away.headers.get('retry-after'), feed.status]).toEqual([503, '60', 503])
		expect((await at('http://es.localhost/sitemaps/products-2.xml')).status).toBe(404)
		expect((await at('http://localhost/feeds/merchant-ch.xml')).status).toBe(200)
	})
})

test('robots.txt leads to the sitemap of the host; a trial deployment is for no search engine', async () => {
	const { text } = await at('http://de.localhost/robots.txt')
	expect(text).toContain('Sitemap: https://de.vitrine.example/sitemap.xml')
	expect((await at('http://de.localhost/de/')).headers.get('x-robots-tag')).toBeNull()
	const trial = await openTestShop(async () => undefined, { workEnvironment: 'preprod' })
	expect(await (await trial.shop.request('http://de.localhost/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
	expect((await trial.shop.request('http://de.localhost/de/stores/')).headers.get('x-robots-tag')).toBe('noindex')
	await trial.close()
})

type Item = Record<string, string>
function itemsOf(xml: string): Item[] {
	return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) =>
		// Of several alike the first counts: prices of delivery come last.
		Object.fromEntries(
			[...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name, value]) => [name, value]).toReversed(),
		),
	)
}

describe('the product feed', () => {
	test('tells each size as Google asks, with the reduction the law lets the page tell', async () => {
		const { status, text } = await at('http://gb.localhost/feeds/merchant-en.xml')
		expect(status).toBe(200)
		expect(isWellFormed(text)).toBe(true)
		expect(itemsOf(text)[0]).toMatchObject({
			id: 'LN-W01-SKY-38',
			item_group_id: 'LN-W01',
			title: 'Striped poplin shirt, Sky, 10',
			description: 'Striped poplin shirt',
			link: 'https://gb.vitrine.example/en/p/striped-poplin-shirt-ln-w01-sky/',
			image_link: expect.stringMatching(/^https:\/\/gb\.vitrine\.example\/media\/.*-960\.webp$/),
			additional_image_link: expect.stringMatching(/-960\.webp$/),
			availability: 'in_stock',
			price: '49.95 GBP',
			sale_price: '34.95 GBP',
			sale_price_effective_date: '2026-11-01T00:00:00.000Z/2036-12-01T00:00:00.000Z',
			brand: 'Linaire',
			gtin: '4006381333931',
			color: 'Sky',
			size: '10',
			size_system: 'UK',
			gender: 'female',
			age_group: 'adult',
			material: 'cotton',
			google_product_category: '212',
			product_type: 'Women &gt; Shirts &amp; blouses',
			country: 'GB',
		})
		const french = itemsOf((await at('http://fr.localhost/feeds/merchant-fr.xml')).text)
		expect(french[0]?.description).toBe('Une chemise &lt;droite&gt; &amp; simple.')
		expect(itemsOf(text)[1]).toMatchObject({ availability: 'out_of_stock', identifier_exists: 'no' })
	})

	test.each(LOCALES_TRIED)('of %s asks the price its page shows, and its structured data', async (locale) => {
		const { site, tag } = LOCALES[locale]
		const { text } = await at(`http://${site}.localhost/feeds/merchant-${locale}.xml`)
		const items = [...text.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item)
		expect(items).toHaveLength(site === 'gb' || site === 'fr' ? 5 : 2)
		for (const item of items) {
			const valueOf = (name: string) => new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1]
			const path = new URL(valueOf('link') ?? '').pathname
			const page = await at(`http://${site}.localhost${path}`)
			const [amount = '', currency] = (valueOf('sale_price') ?? valueOf('price') ?? '').split(' ')
			expect(currency).toBe(SITES[site].currency)
			const words = formatMoney(tag, { centAmount: Number(amount.replace('.', '')), currency: SITES[site].currency })
			expect(textOf(page.text)).toContain(textOf(words))
			const offers = JSON.stringify(jsonLdOf(page.text))
			expect(offers).toMatch(new RegExp(`"sku":"${valueOf('id')}".*?"price":"${amount}","priceCurrency":"${currency}"`))
		}
	})

	test('of another country is not given on this one’s host; on a host of none each is', async () => {
		expect((await at('http://fr.localhost/feeds/merchant-en.xml')).status).toBe(404)
		expect((await at('http://localhost/feeds/merchant-en.xml')).status).toBe(200)
		for (const path of ['merchant-ja', 'merchant', 'merchant-fr-2'])
			expect((await at(`http://localhost/feeds/${path}.xml`)).status).toBe(404)
	})

	test('is written once for all who ask at the same time', async () => {
		// Names and look of a shop are asked for once, whatever is written.
		await at('http://localhost/pl/')
		const before = test_.calls.length
		const texts = await Promise.all(Array.from({ length: 5 }, () => at('http://localhost/feeds/merchant-pl.xml')))
		expect(new Set(texts.map(({ text }) => text)).size).toBe(1)
		expect(test_.calls.length - before).toBeLessThan(4)
	})
})
