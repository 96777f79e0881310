import { expect, test } from 'vitest'
import { isFilePath, withTrailingSlash } from './paths.ts'

const slashed = (address: string) => withTrailingSlash(new URL(address, 'http://shop.test'))

test.each([
	['/fr', '/fr/'],
	['/fr/stores?a=1', '/fr/stores/?a=1'],
	['/de/c/damen/kleider', '/de/c/damen/kleider/'],
	['/fr//stores', '/fr/stores/'],
	['/fr/stores/', undefined],
	['/fr/_.data', undefined],
	['/fr/stores.data', undefined],
	['/nope', undefined],
	['/', undefined],
	['//evil.example', undefined],
])('%s leads to %s', (address, target) => {
	expect(slashed(address)).toBe(target)
})

test('files are told from pages and from their data', () => {
	expect(['/assets/x', '/favicon.ico', '/fr/x.PNG', '/wp-login.php', '/.env'].filter(isFilePath)).toHaveLength(5)
	expect(['/fr/', '/fr/_.data', '/fr/p/chemise-1.5', '/fr/nope.html'].filter(isFilePath)).toEqual([])
})
