import { expect, test } from 'vitest'
import { localeOfPath, localePath, pathWithoutLocale } from './path.ts'

test.each([
	['', '/fr/'],
	['/', '/fr/'],
	['stores', '/fr/stores/'],
	['/stores//', '/fr/stores/'],
	['c/femme/robes', '/fr/c/femme/robes/'],
	['search?q=lin', '/fr/search/?q=lin'],
	['cart/#top', '/fr/cart/#top'],
	['p/a?x=/y', '/fr/p/a/?x=/y'],
])('%s is found at %s', (path, address) => {
	expect(localePath('fr', path)).toBe(address)
})

test('the language of a path is its first segment, if that is one of ours', () => {
	expect(localeOfPath('/ch/c/')).toBe('ch')
	expect(localeOfPath('/ja/')).toBeUndefined()
	expect(localeOfPath('/')).toBeUndefined()
	expect(localeOfPath('/constructor/')).toBeUndefined()
})

test('a path without its language is what localePath takes', () => {
	expect(pathWithoutLocale('/pl/stores/gdansk/')).toBe('stores/gdansk')
	expect(pathWithoutLocale('/fr/')).toBe('')
	expect(pathWithoutLocale('/nope')).toBe('nope')
})
