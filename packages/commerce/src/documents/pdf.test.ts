import { LANGUAGES, type LanguageTag, LOCALES } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { demoSeller } from '../web-domains/fixtures/sellers.ts'
import { issueRemainingCredit } from './commands/issue-credit-note.ts'
import { BUYER, insertOrder } from './fixtures/orders.ts'
import { textOfPdf } from './fixtures/pdf-text.ts'
import { issueInvoice } from './jobs.ts'
import { drawDocument } from './pdf/invoice.ts'
import { drawReturnLabel, type ReturnLabelFacts } from './pdf/return-label.ts'
import { findInvoice, listDocumentsOfOrder } from './queries.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

const now = new Date('2026-11-21T10:00:00Z')
const ŁUCJA = {
	firstName: 'Łucja',
	lastName: 'Źdźbło-Gąsiorowska',
	line1: 'ul. Świętokrzyska 12/4',
	postalCode: '00-044',
	city: 'Łódź',
	countryCode: 'PL',
}

async function issued(options: Parameters<typeof insertOrder>[1]) {
	const orderId = await insertOrder(db, { now, ...options })
	await issueInvoice({ db, orderId, now })
	return (await findInvoice(db, orderId))!
}

test('Polish and German letters, amounts and the facts of the law are in the PDF as text', async () => {
	const bought = [{ name: 'Wełniany płaszcz, żakardowa podszewka', unitCentAmount: 89_999, quantity: 2 }]
	const invoice = await issued({ site: 'pl', languageTag: 'pl-PL', bought, buyer: ŁUCJA })
	const text = textOfPdf(await drawDocument(invoice)).replaceAll('\u00a0', ' ')
	for (const words of [
		'Faktura',
		invoice.documentNumber,
		'21 listopada 2026',
		'Łucja Źdźbło-Gąsiorowska',
		'ul. Świętokrzyska 12/4',
		'00-044 Łódź',
		'Wełniany płaszcz, żakardowa podszewka',
		'1799,98 zł',
		'23%',
		'Numer VAT UE PL0000000000',
		'REGON 000000000',
		'Strona 1 z 1',
		'Sprzedawca odpowiada za zgodność towaru z umową',
	])
		expect(text).toContain(words)
	expect(text).not.toContain('\ufffd')

	const german = textOfPdf(await drawDocument(await issued({ site: 'de', languageTag: 'de-DE' })))
	for (const words of ['Rechnung', 'Größe 38', 'Geschäftsführung', '§ 36 VSBG', '19\u00a0%'])
		expect(german).toContain(words)
})

test('the same document is the same bytes, whenever it is drawn; its dates are those of its issue', async () => {
	const invoice = await issued({ giftCards: [5000] })
	const first = await drawDocument(invoice)
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01') })
	expect((await drawDocument(invoice)).equals(first)).toBe(true)
	vi.useRealTimers()
	const source = first.toString('latin1')
	expect(source).toContain('(D:20261121100000Z)')
	for (const tagged of ['/Lang (fr-FR)', '/Marked true', '/S /H1', '/S /Table', '/S /TH', '/DisplayDocTitle true'])
		expect(source).toContain(tagged)
	expect(source).not.toContain('/Helvetica')
})

test('a long invoice goes over pages, the heads of its table repeated, each foot with number and page', async () => {
	const bought = Array.from({ length: 40 }, (_, index) => ({
		unitCentAmount: 1000 + index,
		quantity: 1,
		name: `Hemd ${index}`,
	}))
	const invoice = await issued({ site: 'de', languageTag: 'de-DE', bought })
	const text = textOfPdf(await drawDocument(invoice))
	expect(text.match(/Einzelpreis brutto/g)).toHaveLength(3)
	expect(text).toContain('Seite 3 von 3')
	for (const { name } of bought) expect(text).toContain(name)
})

test.each(Object.values(LOCALES))(
	'$name: an invoice and its credit note have all their words',
	async ({ tag, site }) => {
		const invoice = await issued({ site: site as SiteCode, languageTag: tag as LanguageTag, giftCards: [5000] })
		const order = { orderId: invoice.orderId, reference: 'all', now }
		await db.transaction().execute((tx) => issueRemainingCredit(tx, order))
		const t = translatorOf('invoice', tag)
		const pages = await Promise.all((await listDocumentsOfOrder(db, invoice.orderId)).map(drawDocument))
		const [first = '', second = ''] = pages.map(textOfPdf)
		expect(first).toContain(t('invoice'))
		expect(second).toContain(t('creditNote'))
		for (const text of [first, second]) expect(text).not.toMatch(/undefined|NaN|\ufffd/)
	},
)

/** Invoice and credit note of an order with a size and an article of one size, as they are read. */
async function readDocuments(site: SiteCode, words: { languageTag: LanguageTag; oneSize: string }) {
	const bought = [
		{ unitCentAmount: 4990, quantity: 1 },
		{ unitCentAmount: 9990, quantity: 1, sizeLabel: words.oneSize },
	]
	const invoice = await issued({ site, languageTag: words.languageTag, bought })
	const order = { orderId: invoice.orderId, reference: 'all', now }
	await db.transaction().execute((tx) => issueRemainingCredit(tx, order))
	const documents = await Promise.all((await listDocumentsOfOrder(db, invoice.orderId)).map(drawDocument))
	return documents.map((bytes) => textOfPdf(bytes).replaceAll(/\s+/g, ' '))
}

test.each([
	['fr', 'fr-FR', 'taille 38', 'Taille unique'],
	['gb', 'en-GB', 'size 38', 'One size'],
	['es', 'es-ES', 'talla 38', 'Talla única'],
	['de', 'de-DE', 'Größe 38', 'Einheitsgröße'],
	['it', 'it-IT', 'taglia 38', 'Taglia unica'],
	['pl', 'pl-PL', 'rozmiar 38', 'Rozmiar uniwersalny'],
	['ch', 'fr-CH', 'taille 38', 'Taille unique'],
] as const)('%s: a size is named once (copy B0)', async (site, languageTag, size, oneSize) => {
	for (const text of await readDocuments(site, { languageTag, oneSize })) {
		expect(text).toContain(`Ciel, ${size}, `)
		expect(text).toContain(`Ciel, ${oneSize}, `)
	}
})

test('Switzerland reads what is in a price in its own words, France in its own (copy B1)', async () => {
	const [swiss = '', swissCredit = ''] = await readDocuments('ch', { languageTag: 'fr-CH', oneSize: 'Taille unique' })
	expect(swiss).toContain('Total, TVA incluse')
	expect(swissCredit).toContain('Total crédité, TVA incluse')
	for (const text of [swiss, swissCredit]) expect(text).not.toMatch(/\b(?:TTC|HT)\b/)
	const [french] = await readDocuments('fr', { languageTag: 'fr-FR', oneSize: 'Taille unique' })
	expect(french).toContain('Total TTC')
	expect(french).toContain('Base HT')
})

test('a name with letters in pieces and a word longer than its column are written all the same', async () => {
	const buyer = { ...BUYER, firstName: 'Ame\u0301lie', lastName: 'x'.repeat(120) }
	const text = textOfPdf(await drawDocument(await issued({ buyer })))
	expect(text).toContain('Amélie')
	expect(text.replaceAll(/\s/g, '')).toContain('x'.repeat(120))
})

const facts: ReturnLabelFacts = {
	site: 'pl',
	languageTag: 'pl-PL',
	method: 'relay',
	returnNumber: 'PL-R-100001',
	orderNumber: 'PL-100001',
	sender: ŁUCJA,
	seller: demoSeller('pl'),
	code: 'PL-R-100001',
	lines: [{ name: 'Wełniany płaszcz', colorName: 'Granat', sizeLabel: '38', quantity: 1 }],
	issuedAt: now,
}

test('a return label has sender, address, number, contents and a code with words for who cannot see it', async () => {
	const bytes = await drawReturnLabel(facts)
	expect(bytes.equals(await drawReturnLabel(facts))).toBe(true)
	const text = textOfPdf(bytes)
	for (const words of [
		'Etykieta zwrotna',
		'Łucja Źdźbło-Gąsiorowska',
		'ul. Przykładowa 1',
		'PL-R-100001',
		'Wełniany płaszcz',
	])
		expect(text).toContain(words)
	expect(bytes.toString('latin1')).toContain('/S /Figure')
	// A return in a store needs no parcel.
	expect(textOfPdf(await drawReturnLabel({ ...facts, method: 'store' }))).not.toContain('ul. Przykładowa 1')
})

test.each(LANGUAGES)('the label speaks %s for every way to return', async (language) => {
	const tag = Object.values(LOCALES).find((locale) => locale.language === language)!.tag
	for (const method of ['store', 'relay', 'pickup'] as const) {
		const text = textOfPdf(await drawReturnLabel({ ...facts, languageTag: tag, method }))
		expect(text).toContain(translatorOf('returnLabel', language)(`title.${method}`))
		expect(text).not.toMatch(/undefined|NaN|\ufffd/)
	}
})
