import { insertCategory, insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

const KNITS = 40
let test_: TestShop
const at = async (address: string, init?: RequestInit) => {
	const response = await test_.shop.request(address, init)
	return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

beforeAll(async () => {
	test_ = await openTestShop(async (db) => {
		await insertCategory(db, { id: 'women', names: { fr: 'Femme', en: 'Women', de: 'Damen' } })
		const names = { fr: 'Pulls et gilets', en: 'Knitwear', de: 'Pullover & Strickjacken' }
		await insertCategory(db, { id: 'w-knit', parent: 'women', position: 2, names })
		await insertProduct(db, {
			id: 'LN-W01',
			rank: 1,
			colorways: [
				{ id: 'LN-W01-SKY', variants: [{ size: '38', stock: 1 }, { size: '40', stock: 0 }, { size: '42' }] },
				{ id: 'LN-W01-RST', family: 'orange', names: { fr: 'Rouille', en: 'Rust' } },
			],
		})
		await insertProduct(db, {
			id: 'LN-W02',
			rank: 2,
			names: { fr: 'Blouse en satin', en: 'Satin blouse', de: 'Satinbluse' },
			colorways: [
				{
					id: 'LN-W02-NVY',
					family: 'navy',
					names: { fr: 'Nuit', en: 'Navy' },
					offer: { centAmount: 2995, from: new Date('2026-11-01T00:00:00Z') },
				},
			],
		})
		await insertCategory(db, { id: 'archive', position: 9, names: { fr: 'Archives', en: 'Archive' } })
		for (let n = 0; n < 2; n++) {
			await insertProduct(db, {
				id: `ceinture-${n}`,
				category: 'archive',
				rank: 90 + n,
				names: { fr: `Ceinture ${n}`, en: `Belt ${n}` },
				colorways: [{ id: `ceinture-${n}-noir`, family: 'black' }],
			})
		}
		for (let n = 0; n < KNITS; n++) {
			await insertProduct(db, {
				id: `LN-K${n}`,
				category: 'w-knit',
				rank: 10 + n,
				names: { fr: `Pull ${n}`, en: `Jumper ${n}` },
			})
		}
	})
})
afterAll(() => test_.close())

test('the home page shows departments and new goods, in the language, with one heading', async () => {
	const { status, html } = await at('/en/')
	expect(status).toBe(200)
	expect(html.match(/<h1/g)).toHaveLength(1)
	expect(html).toContain('href="/en/c/women/"')
	expect(html).toMatch(/href="\/en\/p\/jumper-/)
	expect(html).not.toMatch(/MISSING_MESSAGE|undefined/)
})

test('a department without categories is a list itself, with its filters', async () => {
	const { status, html } = await at('/en/c/archive/')
	expect(status).toBe(200)
	expect(html.match(/<article/g)).toHaveLength(2)
	expect(textOf(html)).toContain('2 products')
	expect(html).not.toContain('class="tile-grid')
})

test('the address of a product says no word twice', async () => {
	const { html } = await at('/fr/c/archives/')
	expect(html).toContain('href="/fr/p/ceinture-0-noir/"')
	const { status } = await at('/fr/p/ceinture-0-noir/')
	expect(status).toBe(200)
	expect((await at('/fr/p/ceinture-0-ceinture-0-noir/')).location).toBe('/fr/p/ceinture-0-noir/')
})

test('every page names its own address in all seven countries', async () => {
	const { html } = await at('/fr/c/femme/pulls-et-gilets/')
	expect(html).toContain('<link rel="canonical" href="https://fr.vitrine.example/fr/c/femme/pulls-et-gilets/"/>')
	expect(html).toContain('hrefLang="en-GB" href="https://gb.vitrine.example/en/c/women/knitwear/"')
	expect(html).toContain('hrefLang="de-DE" href="https://de.vitrine.example/de/c/damen/pullover-strickjacken/"')
	expect(html).toContain('hrefLang="x-default"')
	expect(html).toContain('href="/en/c/women/knitwear/"')
})

test('every link of a page within the shop ends with a slash', async () => {
	const { html } = await at('/fr/')
	const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path]) => path ?? '')
	expect(links.length).toBeGreaterThan(20)
	expect(links.filter((path) => !path.endsWith('/'))).toEqual([])
})

describe('a list', () => {
	const list = '/fr/c/femme/pulls-et-gilets/'

	test('says how many there are and leads to the next block by an address', async () => {
		const { html } = await at(list)
		expect(textOf(html)).toContain(`${KNITS} produits`)
		expect(html.match(/class="product-card"/g)).toHaveLength(36)
		expect(html).toContain(`href="${list}?page=2"`)
		const second = await at(`${list}?page=2`)
		expect(second.html.match(/class="product-card"/g)).toHaveLength(KNITS - 36)
		expect(second.html).toContain(
			'rel="canonical" href="https://fr.vitrine.example/fr/c/femme/pulls-et-gilets/?page=2"',
		)
	})

	test('leads from a block that is not there to the first', async () => {
		expect(await at(`${list}?page=9`)).toMatchObject({ status: 302, location: list })
	})

	test('is narrowed by links, with and without JavaScript, and is then for nobody to index', async () => {
		const { html } = await at('/fr/new/?color=orange')
		expect(html).toContain('content="noindex, follow"')
		const shirts = await at('/fr/c/femme/chemises-et-blouses/?color=orange')
		expect(shirts.html.match(/class="product-card"/g)).toHaveLength(1)
		expect(textOf(shirts.html)).toContain('Retirer le filtre Orange')
		expect(shirts.html).toContain('href="/fr/c/femme/chemises-et-blouses/?color=orange,navy"')
	})

	test('that matches nothing keeps its filters and a way out', async () => {
		const { status, html } = await at(`${list}?color=orange&price-max=1`)
		expect(status).toBe(200)
		expect(textOf(html)).toContain('Rien ne correspond à ces filtres.')
	})

	test('shows its filters on the page when no script can open the drawer', async () => {
		expect((await at(`${list}?filters=open`)).html).toContain('filter-inline')
	})

	test('survives whatever stands in its address', async () => {
		for (const query of [
			'page=-1',
			'page=x',
			'sort=evil',
			'price-min=abc',
			'price-min=1e99',
			'color=%00',
			`size=${'9'.repeat(2000)}`,
		])
			expect([query, (await at(`${list}?${query}`)).status]).toEqual([query, 200])
	})

	test('in another language’s words leads to its own address; an unknown one is refused (R21)', async () => {
		expect(await at('/en/c/femme/pulls-et-gilets/')).toMatchObject({ status: 301, location: '/en/c/women/knitwear/' })
		expect((await at('/fr/c/femme/rien/')).status).toBe(404)
		expect(test_.logged.at(-1)).toMatchObject({ message: 'Page Not Found: /fr/c/femme/rien/', status: 404 })
	})

	test('of offers tells each price with what it is compared with', async () => {
		const { html } = await at('/fr/offers/')
		expect(textOf(html)).toMatch(/29,95\s€/)
		expect(textOf(html)).toContain('Prix le plus bas des 30 jours avant la réduction')
		expect(textOf(html)).toContain('TTC, hors livraison')
		const german = textOf((await at('/de/offers/')).html)
		expect(german).toContain('Niedrigster Preis der 30 Tage vor der Ermäßigung')
		expect(german).toContain('inkl. MwSt., zzgl. Versandkosten')
		const polish = await at('/pl/offers/')
		expect(textOf(polish.html)).toContain('Najniższa cena z 30 dni przed obniżką')
	})
})

describe('a search', () => {
	test('finds, counts and repeats the words as text', async () => {
		const { html } = await at('/en/search/?q=jumper')
		expect(textOf(html)).toContain(`${KNITS} products`)
		expect((await at('/en/search/?q=%3Cscript%3E')).html).not.toContain('<script>”')
	})

	test('without a result says so and leads on; without a question asks', async () => {
		expect(textOf((await at('/en/search/?q=zzzzzzzz')).html)).toContain('No match for “zzzzzzzz”')
		expect((await at('/en/search/')).status).toBe(200)
	})

	test('suggests while somebody types', async () => {
		const { status, html } = await at('/en/search/suggestions/_.data?q=satin')
		expect(status).toBe(200)
		expect(html).toContain('Satin blouse')
	})
})

test('calls carry the language of the page and the store of the host', async () => {
	const from = test_.calls.length
	await at('http://pl.localhost/de/new/')
	const headers = test_.calls
		.slice(from)
		.map((call) => [call.headers.get('accept-language'), call.headers.get('x-store-id')])
	expect(headers).toContainEqual(['de-DE', '006'])
})

test('two countries asked in turn never mix', async () => {
	const currencies = await Promise.all(
		Array.from({ length: 40 }, async (_, n) => {
			const host = n % 2 ? 'gb' : 'ch'
			const { html } = await at(`http://${host}.localhost/en/c/women/`)
			return [host, /CHF\s49/.test(html), html.includes('£49')]
		}),
	)
	expect(
		currencies.every(([host, isSwiss, isBritish]) => isSwiss === (host === 'ch') && isBritish === (host === 'gb')),
	).toBe(true)
})

test('a gateway that is away leaves 503, and coming back needs nothing of us', async () => {
	test_.setDown(true)
	const { status, html } = await at('/fr/c/femme/pulls-et-gilets/')
	expect(status).toBe(503)
	expect(html).not.toContain('the gateway is away')
	test_.setDown(false)
	expect((await at('/fr/c/femme/pulls-et-gilets/')).status).toBe(200)
})

test.each(['/fr/offers/?price-min=200', '/fr/new/?color=navy&price-min=900', '/fr/search/?q=nichts&color=navy'])(
	'%s: an empty list is a document that a browser reads as it was written',
	async (address) => {
		const { html } = await at(address)
		expect(html).toContain('applied-filters')
		// A browser ends a paragraph where a block begins: the page is another one then, and React mends it with an error.
		expect(html).not.toMatch(/<p\b[^>]*>(?:(?!<\/p>).)*<(?:ul|ol|dl|div|p|h[1-6]|section|form|table)\b/s)
	},
)

test('a page beyond the last leads to the first, and so does its data: without what the router adds to its address', async () => {
	const beyond = await at('/fr/new/?color=blue&page=99')
	expect([beyond.status, beyond.location]).toEqual([302, '/fr/new/?color=blue'])
	const { status, html } = await at('/fr/new/_.data?color=blue&page=99&_routes=routes%2Fcatalog%2Fnew')
	expect([status, html.includes('?color=blue'), html.includes('_routes')]).toEqual([202, true, false])
	// An old address of a product, too.
	const { html: moved } = await at('/fr/p/ln-w01-sky/_.data?utm_source=x&_routes=routes%2Fproduct%2Fproduct')
	expect([moved.includes('?utm_source=x'), moved.includes('_routes')]).toEqual([true, false])
})

test('a department carries no code of lists, unless it is one itself', async () => {
	const code = /list-page-[\w-]+\.js/
	const [department, category, single] = await Promise.all(
		['femme', 'femme/pulls-et-gilets', 'archives'].map((path) => at(`/fr/c/${path}/`)),
	)
	expect([code.test(department!.html), code.test(category!.html)]).toEqual([false, true])
	expect(single!.html.match(/class="product-card"|class="product-card /g)?.length).toBe(2)
})
