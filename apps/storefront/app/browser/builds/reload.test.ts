import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadTo } from './reload.ts'

/** What a browser would do, written down. */
let done: string[]
beforeEach(() => {
	done = []
	const items = new Map<string, string>()
	const href = 'https://shop.test/fr/new/?sort=price'
	const { origin, pathname, search, hash } = new URL(href)
	const methods = {
		assign: (to: string) => done.push(`assign ${to}`),
		replace: (to: string) => done.push(`replace ${to}`),
		reload: () => done.push('reload'),
	}
	vi.stubGlobal('location', { href, origin, pathname, search, hash, ...methods })
	vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => done.push(`at ${to}`) })
	vi.stubGlobal('addEventListener', () => undefined)
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => items.set(key, value),
	})
})
afterEach(() => vi.unstubAllGlobals())

test('a target is loaded with query and hash, once (R169, R170)', () => {
	expect(reloadTo('/fr/stores/?near=Lille#content')).toBe(true)
	expect(reloadTo('/fr/stores/?near=Lille#other')).toBe(false)
	expect(reloadTo('/fr/stores/', { replace: true })).toBe(true)
	expect(done).toEqual([
		'assign https://shop.test/fr/stores/?near=Lille#content',
		'replace https://shop.test/fr/stores/',
	])
})

test('the open address is loaded anew, whatever its hash', () => {
	expect(reloadTo('/fr/new/?sort=price#more')).toBe(true)
	expect(done).toEqual(['at https://shop.test/fr/new/?sort=price#more', 'reload'])
})

test.each([
	'https://other.test/fr/',
	'//other.test/',
	'http://shop.test/fr/',
	'javascript:alert(1)',
	'data:text/html,x',
	'vbscript:x',
	'blob:https://shop.test/1',
	'https://',
])('%s is refused (R170)', (address) => {
	expect(reloadTo(address)).toBe(false)
	expect(done).toEqual([])
})
