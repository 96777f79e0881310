import { expect, test } from 'vitest'
import { givenPath, localeOfPath, localePath, pathWithoutLocale } from './path.ts'

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
	expect(givenPath('fr', path)).toBe(address)
})

test('the language of a path is its first segment, if that is one of ours', () => {
	expect(localeOfPath('/ch/c/')).toBe('ch')
	expect(localeOfPath('/ja/')).toBeUndefined()
	expect(localeOfPath('/')).toBeUndefined()
	expect(localeOfPath('/constructor/')).toBeUndefined()
})

test('an address that is no page of the list, or lacks a parameter, is an error of types', () => {
	expect(localePath('fr', `account/orders/${'FR-1'}/cancel?done=${'x'}`)).toBe('/fr/account/orders/FR-1/cancel/?done=x')
	// @ts-expect-error no such page
	expect(localePath('fr', 'acount')).toBe('/fr/acount/')
	// @ts-expect-error a product has a key
	expect(localePath('fr', 'p/')).toBe('/fr/p/')
	// @ts-expect-error no page has a segment more
	expect(localePath('fr', `p/${'coat'}/nope`)).toBe('/fr/p/coat/nope/')
})

test('a path without its language is what localePath takes', () => {
	expect(pathWithoutLocale('/pl/stores/gdansk/')).toBe('stores/gdansk')
	expect(pathWithoutLocale('/fr/')).toBe('')
	expect(pathWithoutLocale('/nope')).toBe('nope')
})
