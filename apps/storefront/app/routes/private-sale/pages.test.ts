import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop, textOf, shownOf } from '#app/test-shop.ts'

const DAY = 86_400_000
const SALE = { startDate: '2026-11-27T08:00:00+01:00', endDate: '2026-11-30T23:59:59.999+01:00' }
const START = Date.parse(SALE.startDate)
const END = Date.parse(SALE.endDate)
/** Poland has no private sale; everybody else has the same one. */
const NONE: LocaleCode = 'pl'

let opened: TestShop
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: START - 10 * DAY })
	// Kept for so long that only the boundary itself can have taken a page out.
	opened = await openTestShop(fill, { pageCacheSeconds: 600 })
})
beforeEach(() => opened.setDown(false))
afterAll(async () => {
	vi.useRealTimers()
	await opened.close()
})

async function fill(db: Database): Promise<void> {
	const offer = { centAmount: 2995, from: new Date(START), until: new Date(END + 1), isPrivateSale: true }
	const sites = SITE_CODES.filter((site) => site !== LOCALES[NONE].site)
	await insertProduct(db, { id: 'LN-W01', colorways: [{ id: 'LN-W01-SKY', offer }], sites })
	await insertProduct(db, { id: 'LN-W02', colorways: [{ id: 'LN-W02-NVY', family: 'navy' }] })
	for (const site of sites) {
		const query = db.selectFrom('web_domains').select('params').where('site', '=', site)
		const { params } = await query.executeTakeFirstOrThrow()
		const changed = JSON.stringify(Object.assign({}, params, { privateSales: SALE }))
		await db.updateTable('web_domains').set({ params: changed }).where('site', '=', site).execute()
	}
}

/** A page as it is at an instant of the server's clock. */
async function at(instant: number, path: string, headers: Record<string, string> = {}) {
	vi.setSystemTime(instant)
	const response = await opened.shop.request(path, { headers })
	const html = await response.text()
	const shown = shownOf(html)
	return { status: response.status, html, shown, text: textOf(html), cache: response.headers.get('cache-control') }
}

const page = '/fr/private-sale/'
const GOODS = /LN-W01|ln-w01|29,95|£29\.95/

describe('to the millisecond, in documents and in data, whatever was kept before (R122, C31)', () => {
	test.each([
		[START - 10 * DAY, 'before', false],
		[START - 1, 'before', false],
		[START, 'open', true],
		[END, 'open', true],
		[END + 1, 'over', false],
		[START - 1, 'before', false],
	])('%i: %s', async (instant, state, hasGoods) => {
		const { status, html, shown, cache } = await at(instant, page)
		expect([status, cache]).toEqual([200, 'private, no-cache'])
		const marks = { before: 'class="sale-before ', open: 'class="sale-strip"', over: 'class="empty-state"' }
		expect(Object.entries(marks).flatMap(([name, mark]) => (shown.includes(mark) ? [name] : []))).toEqual([state])
		expect(GOODS.test(html)).toBe(hasGoods)
		const data = await at(instant, '/fr/private-sale/_.data')
		expect([data.status, GOODS.test(data.html)]).toEqual([200, hasGoods])
		expect(data.html).toContain(state)
		// Nor by its filters, its later blocks or the offers beside it.
		for (const path of [`${page}?color=blue`, `${page}?page=1&sort=discount`, '/fr/offers/'])
			expect([path, GOODS.test((await at(instant, path)).html)]).toEqual([path, hasGoods])
	})
})

test('the price of a garment comes and goes at the same instants, on kept pages, too', async () => {
	const path = '/fr/p/chemise-en-popeline-rayee-ln-w01-sky/'
	const isReduced = async (instant: number) => /29,95/.test((await at(instant, path)).text)
	expect([await isReduced(START - 1), await isReduced(START)]).toEqual([false, true])
	expect([await isReduced(END), await isReduced(END + 1)]).toEqual([true, false])
})

test('menus and the home page speak of it from seven days before until its end', async () => {
	const announced = START - 7 * DAY
	for (const [instant, notice] of [
		[announced - 1, null],
		[announced, 'Ouverture vendredi 27 novembre à 08:00'],
		[START - 1, 'Ouverture vendredi 27 novembre à 08:00'],
		[START, 'Jusqu’au lundi 30 novembre à 23:59'],
		[END, 'Jusqu’au lundi 30 novembre à 23:59'],
		[END + 1, null],
	] as const) {
		const { shown, text } = await at(instant, '/fr/')
		const places = ['nav [^>]*class="department-menu"', 'nav [^>]*class="menu-list"', 'footer ']
		for (const place of places) {
			const [found] = new RegExp(`<${place}[^]*?</(?:nav|footer)>`).exec(shown) ?? []
			expect([place, instant, found?.includes(`href="${page}"`)]).toEqual([place, instant, notice !== null])
		}
		expect(shown.includes('class="sale-teaser')).toBe(notice !== null)
		if (notice) expect(text).toContain(notice)
		else expect(text).not.toMatch(/Ouverture|Jusqu’au/)
	}
})

test('a site without a private sale has no page, no entry and no word of it', async () => {
	for (const instant of [START - 1, START, END + 1]) {
		const { status, shown } = await at(instant, `/${NONE}/private-sale/`)
		expect(status).toBe(404)
		// The way to this address in other languages is on every page (R81); nothing else leads to it.
		const others = shown.replaceAll(/<ul class="(?:country-list|language-list|language-links)"[^]*?<\/ul>/g, '')
		expect(others).not.toContain(`href="/${NONE}/private-sale/"`)
		expect((await at(instant, `/${NONE}/`)).shown).not.toMatch(/private-sale|sale-teaser/)
	}
})

const WORDS = {
	fr: [
		'Vente privée',
		'Ouverture vendredi 27 novembre à 08:00',
		'Jusqu’au lundi 30 novembre à 23:59',
		'La vente est terminée',
	],
	en: ['Private sale', 'Opens Friday 27 November at 07:00', 'Ends Monday 30 November at 22:59', 'The sale has ended'],
	es: [
		'Venta privada',
		'Empieza el viernes, 27 de noviembre a las 08:00',
		'Termina el lunes, 30 de noviembre a las 23:59',
		'La venta ha terminado',
	],
	de: [
		'Private Sale',
		'Beginnt am Freitag, 27. November um 08:00 Uhr',
		'Endet am Montag, 30. November um 23:59 Uhr',
		'Der Private Sale ist beendet',
	],
	it: [
		'Vendita privata',
		'Inizia venerdì 27 novembre alle 08:00',
		'Termina lunedì 30 novembre alle 23:59',
		'La vendita è terminata',
	],
	ch: [
		'Vente privée',
		'Ouverture vendredi 27 novembre à 08:00',
		'Jusqu’au lundi 30 novembre à 23:59',
		'La vente est terminée',
	],
} as Record<Exclude<LocaleCode, 'pl'>, [title: string, opens: string, ends: string, over: string]>

test.each(Object.entries(WORDS))(
	'%s: its words and its head in all three states',
	async (locale, [title, opens, ends, over]) => {
		for (const [instant, words] of [
			[START - 1, opens],
			[END, ends],
			[END + 1, over],
		] as const) {
			const { html, text } = await at(instant, `/${locale}/private-sale/`)
			expect(text).toContain(words)
			expect(html).toContain(`<title>${title} | Linaire</title>`)
			expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
			// It is up for days: what search engines keep of it would be untrue for longer than it was true.
			expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
			expect(html).not.toMatch(/rel="canonical"|rel="alternate"/)
			// The list of countries leads to each country's own, and home where there is none.
			expect(html).toContain('href="/pl/"')
			expect(html).not.toContain('href="/pl/private-sale/"')
		}
	},
)

test('before it the time left stands there for the eye alone, in whole minutes of the server', async () => {
	const left = async (instant: number) => {
		const { shown } = await at(instant, `${page}?${instant}`)
		const [block = ''] = /<div class="sale-count" aria-hidden="true">[^]*?<\/div><\/div>/.exec(shown) ?? []
		return textOf(block).trim()
	}
	expect(await left(START - 3 * DAY - 2 * 3_600_000 - 61_000)).toBe('3 jours 2 heures 2 minutes')
	expect(await left(START - DAY)).toBe('1 jour 0 heure 0 minute')
	expect(await left(START - 1)).toBe('0 jour 0 heure 1 minute')
})

test('anybody is sent the same', async () => {
	for (const instant of [START - 1, START, END + 1]) {
		const seen = async (headers: Record<string, string>) => {
			const { html } = await at(instant, `${page}?same`, headers)
			return html.replaceAll(/nonce="[^"]+"/g, '')
		}
		const other = { cookie: 'i18n_redirected=de; cart_fr=x; access_token=a', 'accept-language': 'de' }
		expect((await seen({})) === (await seen(other))).toBe(true)
	}
})

test('during it the list is narrowed by department and keeps its order of discounts', async () => {
	expect((await at(START, `${page}?category=women`)).shown).toContain('LN-W01-SKY')
	expect((await at(START, `${page}?category=nowhere`)).shown).not.toContain('LN-W01-SKY')
	const { text } = await at(START, page)
	expect(text).toMatch(/29,95/)
	expect(text).toMatch(/49,95/)
	expect(LOCALE_CODES).toContain(NONE)
})
