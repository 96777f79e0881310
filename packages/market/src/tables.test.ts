import { expect, test } from 'vitest'
import { CURRENCIES, currencyOfCountry, isCurrency } from './currencies.ts'
import { countryOfTag, isLocaleCode, LANGUAGES, LOCALE_CODES, LOCALES, languageOfTag } from './locales.ts'
import { SITE_CODES, SITES, siteOfStoreId } from './sites.ts'

/** Table T2 of the shell's requirements (R55-R62, R84, C1): code, name, tag, message file, country, currency by table. */
const T2 = [
	['fr', 'French', 'fr-FR', 'fr', 'FR', 'EUR'],
	['en', 'English', 'en-GB', 'en', 'GB', 'GBP'],
	['es', 'Spanish', 'es-ES', 'es', 'ES', 'EUR'],
	['de', 'German', 'de-DE', 'de', 'DE', 'EUR'],
	['it', 'Italian', 'it-IT', 'it', 'IT', 'EUR'],
	['pl', 'Polish', 'pl-PL', 'pl', 'PL', 'PLN'],
	['ch', 'Swiss French', 'fr-CH', 'fr', 'CH', 'CHF'],
] as const

test.each(T2)('locale %s: %s, %s, file %s, country %s, %s', (code, name, tag, language, countryCode, currency) => {
	expect(LOCALES[code]).toMatchObject({ name, tag, language })
	const site = SITES[LOCALES[code].site]
	expect(site).toMatchObject({ locale: code, countryCode, currency })
	// The country is the tag's second part (R84) and has the site's currency in the table (R185).
	expect(countryOfTag(tag)).toBe(site.countryCode)
	expect(currencyOfCountry(site.countryCode)).toBe(site.currency)
	expect(languageOfTag(tag)).toBe(language)
})

test('seven locales in the order of the table, six message files, no language called ch', () => {
	expect(LOCALE_CODES).toEqual(T2.map(([code]) => code))
	expect(LANGUAGES).toEqual(['fr', 'en', 'es', 'de', 'it', 'pl'])
	expect(isLocaleCode('gb')).toBe(false)
	expect(isLocaleCode('toString')).toBe(false)
	expect(languageOfTag('ch')).toBeUndefined()
	expect(languageOfTag('sv-SE')).toBeUndefined()
})

test('one site per country, each with its own store id, domain and locale', () => {
	expect(SITE_CODES).toEqual(['fr', 'gb', 'es', 'de', 'it', 'pl', 'ch'])
	expect(SITE_CODES.map((site) => SITES[site].storeId)).toEqual(['001', '002', '003', '004', '005', '006', '007'])
	for (const key of ['domain', 'locale', 'countryCode'] as const)
		expect(new Set(SITE_CODES.map((site) => SITES[site][key])).size).toBe(7)
	expect(siteOfStoreId('002')).toBe('gb')
	expect(siteOfStoreId('2')).toBeUndefined()
})

test.each([
	['CZ', 'CZK'],
	['DE', 'EUR'],
	['FR', 'EUR'],
	['ES', 'EUR'],
	['IT', 'EUR'],
	['GB', 'GBP'],
	['PL', 'PLN'],
	['CH', 'CHF'],
	['US', undefined],
	['fr', undefined],
	['', undefined],
	['constructor', undefined],
])('currency of %s is %s (R185)', (countryCode, currency) => expect(currencyOfCountry(countryCode)).toBe(currency))

test('francs come in steps of five rappen, everything else in hundredths', () => {
	for (const [code, { minorDigits, priceStep }] of Object.entries(CURRENCIES))
		expect([minorDigits, priceStep]).toEqual([2, code === 'CHF' ? 5 : 1])
	expect(isCurrency('CHF')).toBe(true)
	expect(isCurrency('chf')).toBe(false)
	expect(isCurrency(undefined)).toBe(false)
})

test.each([
	['fr-FR', 'FR'],
	['fr-CH', 'CH'],
	['en-GB', 'GB'],
	['de-ch', 'CH'],
	['fr', undefined],
	['', undefined],
])('the country of %s is %s (R84)', (tag, country) => expect(countryOfTag(tag)).toBe(country))
