import type { Language } from '@vitrine/market/locales'
import { afterEach, expect, test } from 'vitest'
import { installOwnTexts, translatorOf } from './engine.ts'
import { textFault } from './own-texts.ts'

afterEach(() => installOwnTexts([]))

const faultOf = (key: string, text: string, language: Language = 'en') => textFault({ language, key, text })

test('a text has the arguments, tags and plural forms of the shipped one; pages know {brand} everywhere', () => {
	expect(faultOf('home.title', '{brand}, Nantes')).toBeUndefined()
	expect(faultOf('home.storyTitle', 'Made in <em>Nantes</em>')).toBeUndefined()
	expect(faultOf('nav.home', 'Front page')).toBeUndefined()
	expect(faultOf('nav.bag', 'Basket, {n, plural, one {# piece} other {# pieces}}')).toBeUndefined()
	expect(
		faultOf('footer.returns', 'Back within {returnsDays} days, {freeReturns, select, no {at your cost} other {free}}'),
	).toBeUndefined()
	expect(faultOf('home.titel', 'Coats')).toEqual({ reason: 'unknown-text', detail: 'home.titel' })
	expect(faultOf('../../package.name', 'x')).toMatchObject({ reason: 'unknown-text' })
	expect(faultOf('home', 'x')).toMatchObject({ reason: 'unknown-text' })
	expect(faultOf('home.constructor.name', 'x')).toMatchObject({ reason: 'unknown-text' })
	expect(faultOf('home.title', 'Coats from {city}')).toEqual({ reason: 'unknown-arguments', detail: '{city}' })
	expect(faultOf('home.title', 'Coats <script>alert(1)</script>')).toMatchObject({ reason: 'unknown-arguments' })
	expect(faultOf('home.title', 'Coats <img src=x onerror=alert(1)>')).toMatchObject({ reason: 'not-a-message' })
	expect(faultOf('footer.freeDelivery', 'Free delivery')).toEqual({ reason: 'lacks-arguments', detail: '{amount}' })
	expect(faultOf('home.storyTitle', 'Made in Nantes')).toEqual({ reason: 'lacks-arguments', detail: '<em>' })
	expect(faultOf('nav.bag', 'Basket, {n}')).toMatchObject({ reason: 'unknown-arguments' })
	expect(faultOf('nav.bag', 'Koszyk, {n, plural, one {#} other {#}}', 'pl')).toEqual({
		reason: 'lacks-plural-forms',
		detail: 'many few',
	})
	for (const broken of ['{brand', 'Coats}', '{n, plural, one {#}', '<em>Coats', '{brand, list}'])
		expect([broken, faultOf('home.storyTitle', broken)?.reason]).not.toEqual([broken, undefined])
	expect(faultOf('parcelEmail.returns', 'Back to {brand}')).toMatchObject({ reason: 'unknown-arguments' })
})

test('what a law words, a proof of consent refers to or a document has said stays as it is shipped', () => {
	for (const key of [
		'checkout.review.button',
		'consent.text',
		'restock.purpose',
		'wishlist.alerts.back',
		'invoice.total',
		'annex.withdraw',
		'price.prior.lowest30',
	])
		expect([key, faultOf(key, 'Buy')?.reason]).toEqual([key, 'fixed-text'])
})

test('e-mails say what was installed last, and again what is shipped when it is gone', () => {
	const say = (tag: string) => translatorOf('parcelEmail', tag)('bring')
	const shipped = say('en-GB')
	installOwnTexts([{ language: 'en', key: 'parcelEmail.bring', text: 'Bring this e-mail.' }])
	expect([say('en-GB'), say('fr-FR')]).toEqual(['Bring this e-mail.', say('fr-FR')])
	installOwnTexts([])
	expect(say('en-GB')).toBe(shipped)
})
