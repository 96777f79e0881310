import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { type LocaleCode } from '@vitrine/market/locales'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createBuiltShop, openTestShop, type TestShop, shownOf } from '#app/test-shop.ts'

/** The flag `wishlist` (R116, T3): off in Germany, on in the other six, as brief 2.8 has it. */
const OFF: LocaleCode = 'de'
const TITLES = {
	fr: 'Vos favoris',
	en: 'Your wishlist',
	es: 'Tus favoritos',
	de: 'Ihre Merkliste',
	it: 'I tuoi preferiti',
	pl: 'Twoja lista życzeń',
	ch: 'Vos favoris',
} as Record<LocaleCode, string>
const COLORWAY = 'LN-W01-SKY'
let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		await insertProduct(db, {
			id: 'LN-W01',
			colorways: [{ id: COLORWAY, variants: [{ size: '36', stock: 0 }] }],
		})
	})
})
afterEach(() => opened.setDown(false))
afterAll(() => opened.close())

type Asked = Pick<TestShop['shop'], 'request'>

/** Everything a visitor is sent of a page, but the texts of the page's namespaces. */
async function pageOf(shop: Asked, path: string) {
	const first = await shop.request(path)
	// A garment's address has another name in each language.
	const response = first.status === 301 ? await shop.request(first.headers.get('location') ?? '') : first
	const html = await response.text()
	return { status: response.status, html, shown: shownOf(html) }
}

/** The shop with the flag turned into something else on every site. */
function shopWith(value: string): Promise<Asked> {
	return createBuiltShop({
		log: { error: () => undefined },
		async gateway(request) {
			const answer = await opened.gateway(request)
			if (!request.url.includes('/web-domains/')) return answer
			return new Response((await answer.text()).replaceAll(/"wishlist":(true|false)/g, `"wishlist":${value}`))
		},
	})
}

/** Pages with cards, with a product, with nothing; all of them have the header and the tab bar. */
const PAGES = ['', 'new/', 'search/?q=popeline', `p/${COLORWAY.toLowerCase()}/`, 'stores/']

async function expectTrace(shop: Asked, locale: LocaleCode): Promise<void> {
	for (const path of PAGES) {
		const { shown, status } = await pageOf(shop, `/${locale}/${path}`)
		expect([path, status]).toEqual([path, 200])
		expect(shown, path).toMatch(new RegExp(`<header[^]*href="/${locale}/wishlist/"[^]*</header>`))
		const hasTabs = !path.startsWith('p/')
		if (!hasTabs) continue
		const tabs = /<nav [^>]*class="tab-bar"[^]*?<\/nav>/.exec(shown)?.[0]
		expect(tabs).toContain(`href="/${locale}/wishlist/"`)
		expect(tabs).not.toContain(`href="/${locale}/offers/"`)
	}
	const { status, shown } = await pageOf(shop, `/${locale}/wishlist/`)
	expect(status).toBe(200)
	expect(shown).toContain(`<title>${TITLES[locale]} | Linaire</title>`)
	expect(shown).toContain('<meta name="robots" content="noindex, follow"/>')
	expect(shown).toMatch(/<noscript><p[^>]*>[^<]*JavaScript[^<]*<\/p><\/noscript>/)
	expect(shown).toContain('class="empty-state"')
}

async function expectNoTrace(shop: Asked, locale: LocaleCode): Promise<void> {
	for (const path of PAGES) {
		const { shown, status } = await pageOf(shop, `/${locale}/${path}`)
		expect([path, status]).toEqual([path, 200])
		expect(shown, path).not.toMatch(/wishlist|#heart|heart-place/)
		if (!path.startsWith('p/'))
			expect(/<nav [^>]*class="tab-bar"[^]*?<\/nav>/.exec(shown)?.[0]).toContain(`href="/${locale}/offers/"`)
	}
	expect((await pageOf(shop, `/${locale}/wishlist/`)).status).toBe(404)
	const answer = await shop.request(`/${locale}/wishlist/saved/?ids=${COLORWAY}`)
	expect([answer.status, await answer.text()]).toEqual([404, 'null'])
}

describe.each(LOCALES_TRIED)('/%s/', (locale) => {
	test('has a wishlist or no trace of one, as the site says', async () => {
		await (locale === OFF ? expectNoTrace : expectTrace)(opened.shop, locale)
	})

	test('and the other way round when the site says otherwise; a flag of a wrong type is off', async () => {
		if (locale === OFF) await expectTrace(await shopWith('true'), locale)
		else await expectNoTrace(await shopWith(locale === 'fr' ? '"true"' : 'false'), locale)
	})
})

test('no heart is sent that would be dead without a script', async () => {
	for (const path of ['/fr/', `/fr/p/${COLORWAY.toLowerCase()}/`]) {
		const { shown } = await pageOf(opened.shop, path)
		expect(shown.replaceAll(/<noscript[^]*?<\/noscript>/g, '')).not.toMatch(
			/class="(?:product-card-heart|heart-large)|aria-pressed="(?:true|false)"[^>]*class="(?:product-card-heart|heart-large)/,
		)
	}
})

test('the page of a country without wishlist is never linked to: the list of countries leads home', async () => {
	const { html } = await pageOf(opened.shop, '/fr/wishlist/')
	expect(html).toMatch(/href="[^"]*\/de\/" hrefLang="de-DE"/i)
	expect(html).toMatch(/href="[^"]*\/it\/wishlist\/" hrefLang="it-IT"/i)
	expect(html).not.toContain('/de/wishlist/')
})

test('what is saved comes as data, in the language and money of the site, sold out marked', async () => {
	const answer = await opened.shop.request(`/en/wishlist/saved/?ids=${COLORWAY},nobody`)
	expect(answer.status).toBe(200)
	const { cards } = (await answer.json()) as { cards: { id: string; label: string; price: { now: string } }[] }
	expect(cards.map(({ id, label, price }) => [id, label, price.now])).toEqual([[COLORWAY, 'sold-out', '£49.95']])
})

test('what cannot be an id is refused, and an absent gateway is said', async () => {
	for (const ids of ['', 'a%20b', '%3Cscript%3E', Array.from({ length: 61 }, () => 'a').join(',')]) {
		const { status } = await opened.shop.request(`/fr/wishlist/saved/?ids=${ids}`)
		expect([ids, status]).toEqual([ids, 400])
	}
	opened.setDown(/colorways/)
	expect((await opened.shop.request(`/fr/wishlist/saved/?ids=${COLORWAY}`)).status).toBe(503)
})

test('the texts of the wishlist travel with its page only', async () => {
	const { html } = await pageOf(opened.shop, '/fr/')
	expect(html).not.toContain('a besoin de JavaScript')
})
