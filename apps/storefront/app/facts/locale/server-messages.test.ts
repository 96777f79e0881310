import { expect, test } from 'vitest'
import { pageTexts, SHIPPED_TEXTS } from './server-messages.ts'

const { messages } = SHIPPED_TEXTS

test('ch reads the French texts (R62)', () => {
	const namespaces = ['home', 'nav', 'plp']
	expect(messages('ch', namespaces)).toEqual(messages('fr', namespaces))
	expect(messages('ch', namespaces)).not.toEqual(messages('de', namespaces))
	expect(messages('ch', namespaces)).toBe(messages('ch', namespaces))
})

test('what the shop says itself stands in the place of the shipped text, and nowhere else', () => {
	const title = { language: 'fr', key: 'home.title', text: 'Chez {brand}' } as const
	const mail = { language: 'fr', key: 'parcelEmail.returns', text: 'Sous 60 jours.' } as const
	const own = pageTexts([title, { ...title, key: 'home.gone' }, mail])
	const { home, nav } = own.messages('fr', ['home', 'nav']) as { home: Record<string, unknown>; nav: object }
	expect(home).toEqual({ ...(messages('fr', ['home'])['home'] as object), title: ['Chez ', ['brand']] })
	expect(nav).toEqual(messages('fr', ['nav'])['nav'])
	expect(own.messages('de', ['home'])).toEqual(messages('de', ['home']))
	expect([own.own('fr'), own.own('de')]).toEqual([
		{ home: { title: ['Chez ', ['brand']], gone: ['Chez ', ['brand']] } },
		{},
	])
	expect(own.hash).toMatch(/^[0-9a-f]{16}$/)
	expect(pageTexts([title, { ...title, key: 'home.gone' }]).hash).toBe(own.hash)
	expect(pageTexts([title]).hash).not.toBe(own.hash)
	expect([SHIPPED_TEXTS.hash, pageTexts([mail]).hash]).toEqual([undefined, undefined])
})
