import { LANGUAGES, LOCALES, type Language } from '@vitrine/market/locales'
import compile from 'icu-minify/compile'
import { readMessages } from '#app/facts/locale/messages.ts'
import { createElement } from 'react'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { translatorOf } from './translator.ts'

type Tree = { [name: string]: string | Tree }

/** Of all languages, as they are written (vitest.config.ts). */
const texts = Object.fromEntries(
	await Promise.all(LANGUAGES.map(async (language) => [language, (await readMessages(language)) as Tree] as const)),
) as Record<Language, Tree>

function compiled(tree: Tree): object {
	const entries = Object.entries(tree).map(([name, value]) => [
		name,
		typeof value === 'string' ? compile(value) : compiled(value),
	])
	return Object.fromEntries(entries)
}

function pathsOf(tree: Tree, above = ''): [path: string, message: string][] {
	return Object.entries(tree).flatMap(([name, value]) =>
		typeof value === 'string' ? [[`${above}${name}`, value] as [string, string]] : pathsOf(value, `${above}${name}.`),
	)
}

/** Values for every argument and tag of a message: the same one for all. */
function valuesOf(message: string, value: unknown): Record<string, never> {
	const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => [name, value])
	const tags = [...message.matchAll(/<(\w+)>/g)].map(([, name]) => [
		name,
		(chunks: []) => createElement(name!, {}, chunks),
	])
	return Object.fromEntries([...names, ...tags])
}

function fail(error: Error): never {
	throw error
}

test.each(LANGUAGES)('every message of %s reads as use-intl formats it', (language) => {
	const config = { locale: LOCALES[language].tag, timeZone: 'Europe/Paris', onError: fail }
	const messages = texts[language]
	const theirs = createTranslator({ ...config, messages: messages as never }) as unknown as ReturnType<
		typeof translatorOf
	>
	const ours = translatorOf({ ...config, messages: compiled(messages), shop: {} }, '')
	for (const [path, message] of pathsOf(messages))
		for (const value of [0, 1, 2, 5, 21, 1234.5, 'other']) {
			if (typeof value === 'string' && /\{\s*\w+\s*,\s*(?:number|date|time|plural)/.test(message)) continue
			const values = valuesOf(message, value)
			expect([path, ours.rich(path, values)]).toEqual([path, theirs.rich(path, values)])
		}
})

test('a message that is missing or lacks values is reported and empty (R73)', () => {
	const faults: string[] = []
	const onError = ({ message }: Error) => faults.push(message)
	const messages = {
		cart: {
			count: compile('{count, plural, one {# article} other {# articles}}'),
			title: 'Panier',
			of: compile('{title} | {brand}'),
		},
	}
	const shop = { brand: 'Maison X' }
	const t = translatorOf({ locale: 'fr-FR', timeZone: 'Europe/Paris', messages, shop, onError }, 'cart')
	expect([t('title'), t('count', { count: 2 }), t('gone'), t('count')]).toEqual(['Panier', '2 articles', '', ''])
	expect(faults).toEqual(['MISSING_MESSAGE: cart.gone (fr-FR)', 'FORMATTING_ERROR: cart.count (fr-FR)'])
	expect(t('of', { title: 'Panier' })).toBe('Panier | Maison X')
	expect([t.has('title'), t.has('gone'), t.raw('title')]).toEqual([true, false, 'Panier'])
})
