import { insertCategory, insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertStore } from '@vitrine/commerce/stores/fixtures'
import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'
import { jsonLdOf, PageFacts, type ProductGroup } from './json-ld-shapes.ts'

let test_: TestShop
async function at(address: string) {
	const response = await test_.shop.request(address)
	const html = await response.text()
	return { status: response.status, html, head: headOf(html) }
}

function headOf(html: string) {
	const one = (pattern: RegExp) => pattern.exec(html)?.[1]
	return {
		title: one(/<title>([^<]*)<\/title>/),
		description: one(/<meta name="description" content="([^"]*)"/),
		canonical: one(/<link rel="canonical" href="([^"]*)"/),
		robots: one(/<meta name="robots" content="([^"]*)"/),
		image: one(/<meta property="og:image" content="([^"]*)"/),
		alternates: Object.fromEntries(
			[...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, tag, href]) => [
				tag,
				href,
			]),
		) as Record<string, string>,
	}
}

/** The page of this test's shop behind a canonical address. */
function local(canonical: string): string {
	const url = new URL(canonical)
	return `http://${url.hostname.split('.')[0]}.localhost${url.pathname}${url.search}`
}

beforeAll(async () => {
	test_ = await openTestShop(async (db) => {
		await insertCategory(db, { id: 'men', position: 2, names: { fr: 'Homme', en: 'Men', de: 'Herren' } })
		await insertCategory(db, { id: 'm-shirts', parent: 'men', names: { fr: 'Chemises', en: 'Shirts', de: 'Hemden' } })
		await insertProduct(db, {
			id: 'LN-W01',
			descriptions: { fr: 'Une chemise.' },
			colorways: [
				{ id: 'LN-W01-SKY', offer: { centAmount: 3495, from: new Date('2026-11-01T00:00:00Z') } },
				{ id: 'LN-W01-RST', names: { fr: 'Rouille', en: 'Rust' }, variants: [{ size: '38', gtin: '4006381333931' }] },
			],
		})
		// The same words once more; and sold in two countries only, in a category that is empty elsewhere.
		await insertProduct(db, { id: 'LN-W02', colorways: [{ id: 'LN-W02-SKY' }] })
		await insertProduct(db, {
			id: 'LN-M01',
			category: 'm-shirts',
			sites: ['fr', 'de'],
			names: { fr: 'Chemise d’été à manches courtes et à col ouvert, en lin lavé', en: 'Summer shirt' },
			colorways: [{ id: 'LN-M01-A' }],
		})
		for (let n = 0; n < 40; n++)
			await insertProduct(db, { id: `LN-K${n}`, names: { fr: `Pull ${n}`, en: `Jumper ${n}` } })
		await insertStore(db, { id: 'paris', site: 'fr', city: 'Paris', postalCode: '75004', at: [48.857, 2.352] })
	})
})
afterAll(() => test_.close())

const everyTag = [...LOCALE_CODES.map((code) => LOCALES[code].tag), 'x-default'].toSorted()

test.each([
	['the home page', '/fr/', 'Boutique en ligne | Linaire'],
	['a department', '/fr/c/femme/', 'Femme | Linaire'],
	['a category', '/fr/c/femme/chemises-et-blouses/', 'Chemises et blouses Femme | Linaire'],
	['a further block', '/fr/c/femme/chemises-et-blouses/?page=2', 'Chemises et blouses Femme, page 2 | Linaire'],
	['the new', '/fr/new/', 'Nouveautés | Linaire'],
	['a colorway', '/fr/p/chemise-en-popeline-rayee-ln-w01-rst/', 'Chemise en popeline rayée, Rouille | Linaire'],
	['the stores', '/fr/stores/', 'Magasins | Linaire'],
	['a store', '/fr/stores/paris/', 'Linaire Paris, 1 rue du Fil | Linaire'],
])('%s has its title, a description and a canonical address (R85, C15)', async (_, path, title) => {
	const { head } = await at(`http://fr.localhost${path}`)
	expect(head.title).toBe(title)
	expect(title.length).toBeLessThanOrEqual(60)
	expect(head.description?.length).toBeGreaterThan(10)
	expect(head.canonical).toBe(`https://fr.vitrine.example${path}`)
	expect(head.robots).toBeUndefined()
})

test('two of the same name and color are told apart, and a long name goes without the shop’s', async () => {
	const [one, other] = await Promise.all([
		at('http://fr.localhost/fr/p/chemise-en-popeline-rayee-ln-w01-sky/'),
		at('http://fr.localhost/fr/p/chemise-en-popeline-rayee-ln-w02-sky/'),
	])
	expect(one.head.title).toContain('(LN-W01-SKY)')
	expect(other.head.title).toContain('(LN-W02-SKY)')
	const { html } = await at('http://fr.localhost/fr/c/homme/chemises/')
	const path = /href="(\/fr\/p\/[^"]*ln-m01-a\/)"/.exec(html)?.[1]
	expect((await at(`http://fr.localhost${path}`)).head.title).not.toContain('Linaire')
})

describe('hreflang', () => {
	test.each([
		['/fr/', everyTag],
		['/fr/c/femme/', everyTag],
		['/fr/stores/', everyTag],
		['/fr/p/chemise-en-popeline-rayee-ln-w01-rst/', everyTag],
		['/fr/c/homme/chemises/', ['de-DE', 'fr-FR']],
		['/fr/p/chemise-d-ete-a-manches-courtes-et-a-col-ouvert-en-lin-lave-ln-m01-a/', ['de-DE', 'fr-FR']],
		['/fr/stores/paris/', ['fr-FR']],
	])('of %s names exactly the countries that have it, and they name it back', async (path, tags) => {
		const { head } = await at(`http://fr.localhost${path}`)
		expect(Object.keys(head.alternates).toSorted()).toEqual(tags)
		for (const [tag, href] of Object.entries(head.alternates)) {
			const there = await at(local(href))
			expect([tag, there.status, there.head.alternates]).toEqual([tag, 200, head.alternates])
			expect(there.head.canonical).toBe(href)
		}
	})

	test('says nothing of a further block: other countries need not have as many', async () => {
		expect((await at('http://fr.localhost/fr/c/femme/chemises-et-blouses/?page=2')).head.alternates).toEqual({})
	})

	test('and a further block in another country’s language are for nobody: that country has blocks of its own', async () => {
		const { head } = await at('http://fr.localhost/en/c/women/shirts-blouses/?page=2')
		expect(head).toMatchObject({ canonical: undefined, robots: 'noindex, follow', alternates: {} })
	})

	test('and canonical are silent where the language’s own country lacks the page', async () => {
		const { head, status } = await at('http://fr.localhost/en/p/summer-shirt-ln-m01-a/')
		expect({ status, ...head }).toMatchObject({
			status: 200,
			canonical: undefined,
			robots: 'noindex, follow',
			alternates: {},
		})
	})

	test('and the list of countries agree; who lacks the page is linked at the nearest above it', async () => {
		const { html, head } = await at(
			'http://fr.localhost/fr/p/chemise-d-ete-a-manches-courtes-et-a-col-ouvert-en-lin-lave-ln-m01-a/',
		)
		const linked = [...html.matchAll(/<a href="http:\/\/(\w+)\.localhost(\/[^"]*)" hrefLang="([^"]*)"/g)]
		const links = new Map(linked.map(([, host, path, tag]) => [tag, `http://${host}.localhost${path}`]))
		expect(links.get('de-DE')).toBe(local(head.alternates['de-DE'] ?? ''))
		expect(links.get('en-GB')).toBe('http://gb.localhost/en/')
		for (const address of links.values()) expect([address, (await at(address)).status]).toEqual([address, 200])
	})
})

test.each([
	['/fr/stores/paris/', '/en/stores/paris/'],
	['/fr/c/homme/chemises/', '/en/c/men/shirts/'],
	['/fr/p/chemise-d-ete-a-manches-courtes-et-a-col-ouvert-en-lin-lave-ln-m01-a/', '/en/p/summer-shirt-ln-m01-a/'],
])(
	'%s changes its language on its own host to the same page, also where that country lacks it',
	async (path, english) => {
		const { html } = await at(`http://fr.localhost${path}`)
		expect(html).toContain(`<a href="${english}" hrefLang="en-GB"`)
		expect((await at(`http://fr.localhost${english}`)).status).toBe(200)
	},
)

test('who shares a page shows its title and one of our own pictures', async () => {
	const { html, head } = await at('http://fr.localhost/fr/p/chemise-en-popeline-rayee-ln-w01-sky/')
	expect(html).toContain('property="og:type" content="product"')
	expect(html).toContain(`property="og:url" content="${head.canonical}"`)
	expect(html).toMatch(/property="og:title" content="Chemise en popeline rayée, Ciel/)
	expect(head.image).toMatch(/^https:\/\/fr\.vitrine\.example\/media\/[\w/]+-960\.webp$/)
})

describe('structured data', () => {
	test.each([
		'/fr/',
		'/fr/c/femme/chemises-et-blouses/',
		'/fr/p/chemise-en-popeline-rayee-ln-w01-sky/',
		'/fr/stores/paris/',
	])('of %s is what schema.org and Google know, on the country’s own domain', async (path) => {
		for (const site of ['fr', 'pl'] as const) {
			const { html } = await at(`http://${site}.localhost${path}`)
			if (site === 'pl' && path.includes('/stores/')) continue
			const facts = jsonLdOf(html)
			expect(facts.length).toBeGreaterThan(0)
			for (const fact of facts) {
				expect(PageFacts.safeParse(fact).error).toBeUndefined()
				const hosts = [...JSON.stringify(fact).matchAll(/https:\/\/([^/"]+)/g)].map(([, host]) => host)
				expect(new Set(hosts)).toEqual(new Set(['schema.org', SITES.fr.domain]))
			}
		}
	})

	test('of a product has every size with system, price and stock, and the prior price where it is struck', async () => {
		const { html } = await at('http://gb.localhost/en/p/striped-poplin-shirt-ln-w01-sky/')
		const facts = jsonLdOf(html).map((fact) => PageFacts.parse(fact))
		const graph = facts.flatMap((fact) => ('@graph' in fact ? fact['@graph'] : []))
		const group = graph.find((node) => node['@type'] === 'ProductGroup') as typeof ProductGroup._output
		expect(group).toMatchObject({ name: 'Striped poplin shirt', productGroupID: 'LN-W01' })
		expect(group.hasVariant).toHaveLength(4)
		expect(group.hasVariant[0]).toMatchObject({
			sku: 'LN-W01-SKY-38',
			size: { name: '10', sizeSystem: 'https://schema.org/WearableSizeSystemUK' },
			offers: { price: '34.95', priceCurrency: 'GBP', priceSpecification: { price: '49.95' } },
		})
		expect(group.hasVariant[3]).toEqual({
			'@type': 'Product',
			url: 'https://gb.vitrine.example/en/p/striped-poplin-shirt-ln-w01-rst/',
		})
		expect(graph.find((node) => node['@type'] === 'MerchantReturnPolicy')).toMatchObject({ merchantReturnDays: 30 })
		const rust = await at('http://gb.localhost/en/p/striped-poplin-shirt-ln-w01-rst/')
		expect(JSON.stringify(jsonLdOf(rust.html))).toContain('"gtin":"4006381333931"')
		expect(JSON.stringify(jsonLdOf(rust.html))).not.toContain('StrikethroughPrice')
	})

	test('of a breadcrumb says what the page shows', async () => {
		const { html } = await at('http://fr.localhost/fr/p/chemise-en-popeline-rayee-ln-w01-sky/')
		const list = jsonLdOf(html)
			.map((fact) => PageFacts.parse(fact))
			.find((fact) => '@type' in fact && fact['@type'] === 'BreadcrumbList')
		if (!list || !('itemListElement' in list)) throw new Error('There is no breadcrumb')
		const shown = /<nav[^>]*class="breadcrumb">(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
		const words = [...shown.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => textOf(item).trim())
		expect(list.itemListElement.map(({ name }) => name)).toEqual(words)
	})
})
