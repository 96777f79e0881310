import { expect, test } from 'vitest'
import { checkMessages, flatten } from './check-messages.ts'
import { readMessage } from '@vitrine/messages/message-parts'
import { givenUpWords, typographyFaults } from './messages/typography.ts'
import { findUsages } from './messages/usage.ts'

const LANGUAGES = ['fr', 'en', 'es', 'de', 'it', 'pl']

function check(texts: Record<string, Record<string, unknown>>, code: string) {
	const files = Object.fromEntries(LANGUAGES.map((language) => [language, flatten(texts[language] ?? texts['all'])]))
	return checkMessages(files, findUsages(new Map([['cart.tsx', code]])))
}

test('the arguments of a message are found through plurals, tags and quotes', () => {
	expect(readMessage("{count, plural, one {# colour of {name}} other {<b>#</b> colours}} '{no}'")).toEqual({
		placeholders: ['<b>', '{count, plural}', '{name}'],
		plurals: [['one', 'other']],
	})
	expect(() => readMessage('{count, plural, one {x}')).toThrow('not closed')
	expect(() => readMessage('}')).toThrow('none opened')
})

test('files that say the same are without fault', () => {
	const { faults } = check(
		{ all: { cart: { title: 'Bag of {name}' } } },
		"const t = useTranslations('cart'); t('title', { name })",
	)
	expect(faults).toEqual([])
})

test('missing, surplus and empty texts and other placeholders are faults', () => {
	const { faults } = check(
		{ all: { cart: { title: 'Bag of {name}' } }, de: { cart: { title: 'Tasche' } }, it: { cart: { titel: ' ' } } },
		"const t = useTranslations('cart'); t('title')",
	)
	expect(faults).toEqual([
		'de.json "cart.title" lacks {name}',
		'it.json lacks "cart.title"',
		'it.json has "cart.titel", which fr.json lacks',
		'it.json has no text for "cart.titel"',
	])
})

test('a case distinction may be left out, and none may be added', () => {
	const plain = { a: { where: 'x' } }
	const select = { a: { where: '{site, select, fr {x} other {y}}' } }
	const code = "const t = useTranslations('a'); t('where')"
	expect(check({ all: select, de: plain }, code).faults).toEqual([])
	expect(check({ all: plain, de: select }, code).faults).toEqual([
		'de.json "a.where" has {site, select}, which fr.json has not',
	])
})

test('Polish needs few and many', () => {
	const { faults } = check(
		{ all: { n: { colours: '{n, plural, one {#} other {#}}' } } },
		"const t = useTranslations('n'); t('colours')",
	)
	expect(faults).toEqual(['pl.json "n.colours" lacks the plural forms many, few'])
})

test('keys that do not exist and keys that nothing asks for are faults', () => {
	const texts = { all: { cart: { title: 'a', empty: 'b', kinds: { one: 'c', two: 'd' }, handed: 'e', unused: 'f' } } }
	const code = `
		function Cart() { const t = useTranslations('cart'); return t('title') + t.rich('gone') + t(\`kinds.\${kind}\`) }
		function Empty() { const t = useTranslations(); return t('cart.empty') }
		const REASONS = { a: 'handed' }`
	expect(check(texts, code).faults).toEqual([
		'cart.tsx asks for "cart.gone", which no file has',
		'"cart.unused" is used nowhere',
	])
})

test('a long German button is remarked on only', () => {
	const { faults, remarks } = check(
		{ all: { a: { buttonText: 'ok' } }, de: { a: { buttonText: 'Zur Zusammenfassung der Bestellung' } } },
		"const t = useTranslations('a'); t('buttonText')",
	)
	expect(faults).toEqual([])
	expect(remarks).toHaveLength(1)
})

test('a text is set as its language sets it', () => {
	const fault = (language: string, text: string) => typographyFaults(language, text).length > 0
	for (const text of [
		'Couleur : bleu',
		'Oublié ?',
		'Oublié?',
		'« pull »',
		'30 %',
		'«\u00a0pull »',
		"l'eau",
		'30 °C',
		'-20\u00a0%',
	])
		expect([text, fault('fr', text)]).toEqual([text, true])
	for (const text of [
		'Couleur\u00a0: bleu',
		'Oublié\u00a0?',
		'«\u00a0pull\u00a0»',
		'−30\u00a0%',
		'l’eau, 10:30',
		'{n, plural, one {#} other {#}}',
	])
		expect([text, fault('fr', text)]).toEqual([text, false])
	expect(fault('de', '„Vertrag widerrufen“, 20\u00a0%')).toBe(false)
	for (const text of ['„Vertrag widerrufen”', '20 %', '20%', '"Widerruf"'])
		expect([text, fault('de', text)]).toEqual([text, true])
	expect([fault('pl', '„Umowa”'), fault('pl', '“Umowa”'), fault('en', '“Order”, 20%'), fault('en', '«Order»')]).toEqual(
		[false, true, false, true],
	)
})

test('words that were given up are remarked on with the one to use', () => {
	expect(givenUpWords('en', 'Your e-mail')).toEqual(['says "e-mail", where we say "email"'])
	expect(givenUpWords('it', 'Nel carrello')).toEqual([])
})

test('Polish greets without a name', () => {
	const code = "const t = useTranslations('oc'); t('thanks', { name })"
	const all = { oc: { thanks: 'Thank you, {name}' } }
	expect(check({ all, pl: { oc: { thanks: 'Thanks' } } }, code).faults).toEqual([])
	expect(check({ all, de: { oc: { thanks: 'Danke' } } }, code).faults).toEqual(['de.json "oc.thanks" lacks {name}'])
})

test('no message names the demo brand', () => {
	const code = "const t = useTranslations('nav'); t('home')"
	const { faults } = check({ all: { nav: { home: 'Home' } }, de: { nav: { home: 'Linaire' } } }, code)
	expect(faults).toEqual(['de.json "nav.home" names the demo brand, which is {brand}'])
})
