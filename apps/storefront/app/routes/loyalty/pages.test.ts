import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { type LocaleCode } from '@vitrine/market/locales'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuiltShop, openTestShop, type TestShop, textOf, shownOf } from '#app/test-shop.ts'

/** The flag `loyalty` (R115, T3): off in Great Britain and Germany, on in the other five, as brief 2.8 has it. */
const OFF: LocaleCode[] = ['en', 'de']
const TITLES = {
	fr: 'Carte de fidélité',
	en: 'Loyalty card',
	es: 'Tarjeta de fidelidad',
	de: 'Kundenkarte',
	it: 'Carta fedeltà',
	pl: 'Karta stałego klienta',
	ch: 'Carte de fidélité',
} as Record<LocaleCode, string>
let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async () => undefined)
})
afterAll(() => opened.close())

type Asked = Pick<TestShop['shop'], 'request'>

async function pageOf(shop: Asked, path: string) {
	const response = await shop.request(path)
	const html = await response.text()
	const shown = shownOf(html)
	return { status: response.status, html, shown, text: textOf(html) }
}

/** The shop with other parameters on every site; undefined takes one away. */
function shopWith(changes: Record<string, unknown>): Promise<Asked> {
	return createBuiltShop({
		log: { error: () => undefined },
		pageCacheSeconds: 3_600,
		async gateway(request) {
			const answer = await opened.gateway(request)
			if (!request.url.includes('/web-domains/')) return answer
			const change = (site: { params: object }) => ({ ...site, params: { ...site.params, ...changes } })
			const body: { params: object } | { params: object }[] = await answer.json()
			return Response.json(Array.isArray(body) ? body.map(change) : change(body))
		},
	})
}

/** Pages with the whole frame around them. */
const PAGES = ['', 'stores/', 'search/?q=popeline', 'nope/']

async function expectTrace(shop: Asked, locale: LocaleCode): Promise<void> {
	const link = `href="/${locale}/loyalty/"`
	const { shown } = await pageOf(shop, `/${locale}/stores/`)
	expect(shown).toMatch(new RegExp(`<footer[^]*${link}[^]*</footer>`))
	expect(shown).toMatch(new RegExp(`<dialog[^]*${link}[^]*</dialog>`))
	const page = await pageOf(shop, `/${locale}/loyalty/`)
	expect(page.status).toBe(200)
	expect(page.shown).toContain(`<title>${TITLES[locale]} | Linaire</title>`)
	expect(page.shown).toMatch(/<meta name="description" content="[^"]+"/)
	expect(page.text).not.toMatch(/undefined|NaN|loyalty\./)
}

async function expectNoTrace(shop: Asked, locale: LocaleCode): Promise<void> {
	for (const path of PAGES) {
		const { shown } = await pageOf(shop, `/${locale}/${path}`)
		expect(shown, path).not.toContain(`/${locale}/loyalty/`)
	}
	for (const path of ['', '?points=250']) expect((await pageOf(shop, `/${locale}/loyalty/${path}`)).status).toBe(404)
}

describe.each(LOCALES_TRIED)('/%s/', (locale) => {
	test('has its page and links, or no trace of them, as the site says', async () => {
		await (OFF.includes(locale) ? expectNoTrace : expectTrace)(opened.shop, locale)
	})

	test('and the other way round when the site says otherwise; a flag of a wrong type is off', async () => {
		if (OFF.includes(locale)) await expectTrace(await shopWith({ loyalty: true }), locale)
		else await expectNoTrace(await shopWith({ loyalty: locale === 'fr' ? 'true' : false }), locale)
	})
})

describe('the price of the card (R112, T3)', () => {
	const priceOf = (html: string) => /<strong class="type-price-l">([^<]*)</.exec(html)?.[1]

	test.each([
		[450, 'fr', '4,50\u00a0€'],
		[450, 'en', '£4.50'],
		[450, 'es', '4,50\u00a0€'],
		[450, 'it', '4,50\u00a0€'],
		[450, 'pl', '4,50\u00a0zł'],
		[450, 'ch', 'CHF\u00a04.50'],
		[5, 'en', '£0.05'],
		[123_456, 'fr', '1\u00a0234,56\u00a0€'],
		[0, 'fr', 'Gratuite'],
		[0, 'en', 'Free'],
		[0, 'pl', 'Bezpłatna'],
	])('%i on /%s/ is %s', async (loyaltyCardCentAmount, locale, price) => {
		const { shown } = await pageOf(await shopWith({ loyalty: true, loyaltyCardCentAmount }), `/${locale}/loyalty/`)
		expect(priceOf(shown)).toBe(price)
		expect(shown).toMatch(new RegExp(`loyalty-facts[^]*href="/${locale}/stores/"`))
	})

	test('is in the money of the site, which need not be the table’s: euros in English', async () => {
		const shop = await createBuiltShop({
			log: { error: () => undefined },
			async gateway(request) {
				const answer = await opened.gateway(request)
				if (!request.url.includes('/web-domains/')) return answer
				const text = (await answer.text()).replaceAll('"GBP"', '"EUR"')
				const params = '"params":{"loyalty":true,"loyaltyCardCentAmount":450,'
				return new Response(text.replaceAll(/"loyalty(CardCentAmount)?":\w+,?/g, '').replaceAll('"params":{', params))
			},
		})
		expect(priceOf((await pageOf(shop, '/en/loyalty/')).shown)).toBe('€4.50')
	})

	test.each([undefined, null, -1, 4.5, '450', 'free'])(
		'%j is none: buying the card is not spoken of',
		async (wrong) => {
			const { shown, status, text } = await pageOf(await shopWith({ loyaltyCardCentAmount: wrong }), '/fr/loyalty/')
			expect([status, priceOf(shown), text.includes('Obtenir la carte')]).toEqual([200, undefined, false])
		},
	)
})

describe('points and vouchers (R113, T3)', () => {
	test('100 points a voucher: 250 points are 2 vouchers, 50 left, 50 to go', async () => {
		const shop = await shopWith({ loyalty: true, loyaltyScale: 100 })
		const { shown, text } = await pageOf(shop, '/fr/loyalty/?points=250')
		expect(text).toContain('2 bons d’achat 50 points restants Encore 50 points jusqu’au prochain bon')
		expect(shown).toMatch(/role="meter"[^>]*aria-valuemax="100"[^>]*aria-valuenow="50"/)
		expect(shown).toContain('style="--part:50%"')
		expect(shown).toMatch(/<input[^>]*name="points"[^>]*value="250"/)
		expect((await pageOf(shop, '/en/loyalty/?points=250')).text).toContain(
			'2 vouchers 50 points left 50 points to your next voucher',
		)
		expect((await pageOf(shop, '/en/loyalty/?points=101')).text).toContain('1 voucher 1 point left 99 points')
		expect((await pageOf(shop, '/pl/loyalty/?points=300')).text).toContain('3 bony Nie zostaje żaden punkt')
		expect((await pageOf(shop, '/pl/loyalty/?points=1200')).text).toContain('12 bonów')
	})

	test('nothing asked, nothing answered', async () => {
		const { shown, text } = await pageOf(opened.shop, '/fr/loyalty/')
		expect(shown).toContain('name="points"')
		expect(shown).not.toMatch(/role="meter"|aria-invalid|error-summary/)
		expect(text).toContain('Tous les 200 points, vous recevez un bon d’achat.')
	})

	test.each([0, undefined, null, -100, 2.5, 'many'])(
		'a scale of %j is none: no form, no gauge',
		async (loyaltyScale) => {
			const shop = await shopWith({ loyaltyScale })
			for (const path of ['/fr/loyalty/', '/fr/loyalty/?points=250']) {
				const { status, shown, text } = await pageOf(shop, path)
				expect([path, status]).toEqual([path, 200])
				expect(shown).not.toMatch(/name="points"|role="meter"/)
				expect(text).toContain('Vos points se changent en bons d’achat.')
				expect(text).not.toMatch(/Infinity|NaN/)
			}
		},
	)

	test.each([
		['fr', '', 'Saisissez votre nombre de points'],
		['fr', '-5', 'Saisissez un nombre entier, sans signe ni virgule, par exemple 250'],
		['es', '2.5', 'Escribe un número entero, sin signo ni decimales, por ejemplo 250'],
		['it', 'molti', 'Inserisci un numero intero, senza segno né virgola, per esempio 250'],
		['pl', '9'.repeat(30), 'Ta liczba jest za duża: wpisz najwyżej 9 cyfr'],
		['ch', '1e9', 'Saisissez un nombre entier, sans signe ni virgule, par exemple 250'],
	])('on /%s/ the points %j are refused in words at the field', async (locale, points, words) => {
		const { status, shown, text } = await pageOf(opened.shop, `/${locale}/loyalty/?points=${points}`)
		expect(status).toBe(200)
		expect(text.split(words)).toHaveLength(3)
		expect(shown).toMatch(/<input[^>]*aria-invalid="true"/)
		expect(shown).toContain('href="#points"')
		expect(shown).not.toContain('role="meter"')
	})

	test('what is no number comes back as text and nothing else', async () => {
		const { html } = await pageOf(
			opened.shop,
			`/fr/loyalty/?points=${encodeURIComponent('"><script>alert(1)</script>')}`,
		)
		expect(html).not.toContain('<script>alert(1)')
	})
})

describe('for search engines and caches', () => {
	test('the page is found by its own address, an answer by nobody', async () => {
		const page = await pageOf(opened.shop, '/fr/loyalty/')
		expect(page.shown).toContain('<link rel="canonical" href="https://fr.vitrine.example/fr/loyalty/"/>')
		const tags = [...page.shown.matchAll(/rel="alternate" hrefLang="([^"]*)"/g)].map(([, tag]) => tag)
		expect(tags).toEqual(['fr-FR', 'es-ES', 'it-IT', 'pl-PL', 'fr-CH'])
		expect(page.shown).toMatch(/href="[^"]*\/de\/" hrefLang="de-DE"/i)
		const answer = await pageOf(opened.shop, '/fr/loyalty/?points=250')
		expect(answer.shown).toContain('<meta name="robots" content="noindex, follow"/>')
		expect(answer.shown).not.toContain('rel="canonical"')
	})
})

test('what the page needs stays on the page: no other carries its words', async () => {
	expect((await pageOf(opened.shop, '/fr/stores/')).html).not.toContain('Vos achats rapportent')
})

test('without the gateway there is no loyalty, and the page says it is not there rather than break', async () => {
	const shop = await createBuiltShop({
		log: { error: () => undefined },
		gateway: () => Promise.reject(new Error('away')),
	})
	expect((await pageOf(shop, '/fr/loyalty/')).status).toBe(404)
})
