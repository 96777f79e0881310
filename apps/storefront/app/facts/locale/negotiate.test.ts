import { expect, test } from 'vitest'
import { negotiateLocale } from './negotiate.ts'

const chosen = (acceptLanguage: string, cookie?: string) => negotiateLocale({ cookie, acceptLanguage, fallback: 'fr' })

test.each([
	// T2: what browsers of each country send.
	['fr-BE', 'fr'],
	['en-US,en', 'en'],
	['es-419', 'es'],
	['de-AT', 'de'],
	['it-SM', 'it'],
	['uk,pl-PL', 'pl'],
	['fr-CH,fr', 'ch'],
	// C2: the visitor's own order wins over an exact match further down.
	['de-CH, fr-CH', 'de'],
	['fr, fr-CH', 'fr'],
	['pt, de', 'de'],
	// R77: quality counts, refused languages do not, malformed headers do no harm.
	['de;q=0.5, pl;q=0.9', 'pl'],
	['de;q=0, it', 'it'],
	['*', 'fr'],
	['', 'fr'],
	[';;;,,,=', 'fr'],
	['EN-gb', 'en'],
	// R80: only the Swiss tag is Swiss.
	['fr-CA', 'fr'],
	['ja', 'fr'],
])('%s is answered in %s', (header, locale) => {
	expect(chosen(header)).toBe(locale)
})

test('a saved choice comes before the browser, one we do not know does not', () => {
	expect(chosen('de', 'pl')).toBe('pl')
	expect(chosen('de', 'xx')).toBe('de')
})

test('without any match the site decides', () => {
	expect(negotiateLocale({ cookie: undefined, acceptLanguage: 'ja', fallback: 'es' })).toBe('es')
})

test('of a header of 12 kB only the first thousand characters are read', () => {
	const header = (others: number) => `${'xx-XX;q=0.5,'.repeat(others)}de`
	expect([80, 1_000].map((others) => chosen(header(others)))).toEqual(['de', chosen('xx-XX')])
	expect(chosen('xx-XX')).not.toBe('de')
})
