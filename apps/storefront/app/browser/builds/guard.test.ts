import { expect, test } from 'vitest'
import { GUARD_TIME, mayReload } from './guard.ts'

/** The storage of one tab, without a browser. */
function tabStorage(): Storage {
	const items = new Map<string, string>()
	return {
		length: 0,
		clear: () => items.clear(),
		key: () => null,
		getItem: (key) => items.get(key) ?? null,
		setItem: (key, value) => void items.set(key, value),
		removeItem: (key) => void items.delete(key),
	}
}

test('the same target is loaded once in ten seconds, another at any time (R170, T5)', () => {
	const storage = tabStorage()
	let now = 1_000
	const may = (path: string) => mayReload(path, { storage: () => storage, now: () => now })
	expect(GUARD_TIME).toBe(10_000)
	expect(may('/fr/stores/')).toBe(true)
	now += GUARD_TIME - 1
	expect(may('/fr/stores/')).toBe(false)
	expect(may('/fr/stores/?near=Paris')).toBe(true)
	expect(may('/fr/new/')).toBe(true)
	now += GUARD_TIME
	expect(may('/fr/new/')).toBe(true)
	expect(may('/fr/new/')).toBe(false)
	now += GUARD_TIME
	expect(may('/fr/new/')).toBe(true)
})

test('where storage is blocked, full or holds something else, a target is loaded (R170)', () => {
	const blocked = () => {
		throw new DOMException('blocked', 'SecurityError')
	}
	const now = () => 0
	expect(mayReload('/fr/', { storage: blocked, now })).toBe(true)
	expect(mayReload('/fr/', { storage: blocked, now })).toBe(true)
	const storage = tabStorage()
	storage.setItem('vitrine:reload', 'no JSON')
	expect(mayReload('/fr/', { storage: () => storage, now })).toBe(true)
	storage.setItem('vitrine:reload', 'null')
	expect(mayReload('/fr/', { storage: () => storage, now })).toBe(true)
	const full = { ...storage, setItem: blocked }
	expect(mayReload('/en/', { storage: () => full, now })).toBe(true)
})
