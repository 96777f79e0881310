import { type ShippedSite, SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { LOCALES } from '@vitrine/market/locales'
import { describe, expect, test } from 'vitest'
import { demoSeller } from '@vitrine/commerce/web-domains/fixtures/sellers'
import { ofType, readDemoCatalog, repeated } from './fixtures.ts'
import { DEMO_PAGES, pages } from './pages.ts'

const all = [...pages()]
const bodyOf = (site: SiteCode, id: string) => all.find((page) => page.site === site && page.id === id)?.body ?? ''
const params = new Map(ofType(readDemoCatalog(), 'web-domain').map(({ site, params: own }) => [site, own]))

/** How long the law of each country has invoices kept (law A3.12). */
const KEPT: Record<ShippedSite, string> = {
	fr: 'dix ans',
	gb: 'six years',
	es: 'seis años',
	de: 'acht Jahre',
	it: 'dieci anni',
	pl: 'pięć lat',
	ch: 'dix ans',
}

/** What a page of payment calls each way to pay a site may name (R109). */
const NAMES: Record<string, RegExp> = {
	1: /Visa/,
	3: /Mastercard/,
	130: /CB/,
	771: /SEPA/,
	840: /PayPal/,
	5001: /Bizum/,
	invoice: /Rechnung|Facture/,
	blik: /BLIK/,
	przelewy24: /Przelewy24/,
	satispay: /Satispay/,
	twint: /TWINT/,
	postfinance: /PostFinance/,
	wero: /Wero/,
}

/** Numbers and names each country's law wants told on its pages (law 14, O21). */
const TOLD: Record<ShippedSite, [page: string, words: string][]> = {
	fr: [
		['legal-notice', '{{seller.register:IDU}}'],
		['recycling', '{{seller.register:IDU}}'],
		['recycling', 'Triman'],
		['terms', '{{seller.mediator}}'],
		['terms', 'articles L217-1 à L217-32'],
		['accessibility', 'DGCCRF'],
	],
	gb: [['accessibility', 'Equality Advisory']],
	es: [['terms', 'tres años']],
	de: [
		['legal-notice', '§\u00a036 VSBG'],
		['legal-notice', '{{seller.register:LUCID}}'],
		['recycling', '{{seller.register:LUCID}}'],
		['accessibility', 'MLBF'],
	],
	it: [
		['legal-notice', '{{seller.register:REA}}'],
		['accessibility', 'AgID'],
		['recycling', 'PAP 20'],
	],
	pl: [
		...['NIP', 'REGON', 'KRS', 'BDO'].map((label): [string, string] => [
			'legal-notice',
			`{{seller.register:${label}}}`,
		]),
		['recycling', '{{seller.register:BDO}}'],
		['accessibility', 'PFRON'],
	],
	ch: [['withdrawal', 'La loi suisse n’accorde pas']],
}

describe.each(SITE_CODES)('%s', (site) => {
	const own = all.filter((page) => page.site === site)

	test('has every page, in its language, each with an address and a name of its own', () => {
		expect(own.map(({ id }) => id)).toEqual([...DEMO_PAGES.help, ...DEMO_PAGES.legal])
		expect(new Set(own.map(({ language }) => language))).toEqual(new Set([LOCALES[SITES[site].locale].language]))
		for (const field of ['slug', 'link', 'title'] as const) expect(repeated(own.map((page) => page[field]))).toEqual([])
		for (const { body, id } of own) expect([id, body.length > 400]).toEqual([id, true])
	})

	test('says what the shop does: its ways to pay, how long invoices are kept, what its law wants told', () => {
		const { paymentProducts = [] } = (params.get(site) ?? {}) as { paymentProducts?: (string | number)[] }
		expect(paymentProducts).not.toEqual([])
		for (const product of paymentProducts) expect(bodyOf(site, 'payment')).toMatch(NAMES[product] ?? /^never$/)
		expect(bodyOf(site, 'privacy')).toContain(KEPT[site as ShippedSite])
		for (const [page, words] of TOLD[site as ShippedSite])
			expect([page, bodyOf(site, page).includes(words)]).toEqual([page, true])
		for (const { label } of demoSeller(site).registrations.filter(({ label: name }) => /IDU|LUCID|BDO|REA/.test(name)))
			expect(own.some(({ body }) => body.includes(`{{seller.register:${label}}}`))).toBe(true)
	})

	test('writes no amount by hand, offers gift cards and stores only where there are any, and names no closed platform', () => {
		const { giftCard } = params.get(site) ?? {}
		for (const { id, body } of own) {
			expect([id, body.match(/\d[.,]\d\d ?(?:€|zł)|£\d|CHF/)?.[0]]).toEqual([id, undefined])
			expect([id, giftCard !== undefined || !body.includes('{{gift-card.')]).toEqual([id, true])
			expect([id, /consumers\/odr|[Ll]orem ipsum|TODO/.test(body)]).toEqual([id, false])
		}
	})
})
