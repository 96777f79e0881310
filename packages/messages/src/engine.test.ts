import { LANGUAGES } from '@vitrine/market/locales'
import { expect, test } from 'vitest'
import { ENGINE_NAMESPACES, translatorOf } from './engine.ts'

test('a message is said in the language of its tag, with its arguments; French where a language is none of ours', () => {
	const subject = (tag: string) => translatorOf('orderLinkEmail', tag)('subject', { orderNumber: 'FR-1' })
	expect(subject('de-DE')).toBe('Der Link zu Ihrer Bestellung FR-1')
	expect([subject('fr-CH'), subject('sv-SE')]).toEqual(Array(2).fill('Le lien vers votre commande FR-1'))
})

test('a country says in its own way what its law calls otherwise', () => {
	const total = (country: string) => translatorOf('invoice', 'fr-CH')('total', { country })
	expect([total('FR'), total('CH')]).toEqual(['Total TTC', 'Total, TVA incluse'])
})

test('German of Switzerland and Liechtenstein has no ß, that of others has', () => {
	const size = (tag: string) => translatorOf('parcelEmail', tag)('size')
	expect(['de-DE', 'de-AT', 'de-CH', 'de-LI'].map(size)).toEqual(['Größe', 'Größe', 'Grösse', 'Grösse'])
	const until = translatorOf('parcelEmail', 'de-CH')('withdrawalUntil', { day: '3. Dezember' })
	expect(until).toContain('bis einschliesslich 3. Dezember')
})

test('what a person wrote is no message: its braces and marks stay', () => {
	const hello = translatorOf('accountEmail', 'en-GB')('hello', { firstName: '<b>{shop}</b>' })
	expect(hello).toBe('Hello <b>{shop}</b>,')
})

test('a key that is missing, and an argument that is, are thrown', () => {
	const t = translatorOf('orderLinkEmail', 'fr-FR')
	expect(() => t('gone' as 'title')).toThrow('gone')
	expect(() => t('subject')).toThrow()
})

test.each(ENGINE_NAMESPACES)('%s is there in every language', (namespace) => {
	for (const language of LANGUAGES) expect(() => translatorOf(namespace, language)).not.toThrow()
})
