import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetSeen, parseSeen, rememberSeen, seenOn } from './seen.ts'

const NOW = Date.UTC(2026, 10, 26)
const DAY = 86_400_000

/** As much of a browser's storage as is used: its keys are its own properties. */
class Storage {
	getItem(key: string): string | null {
		return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
	}
	setItem(key: string, value: string): void {
		Object.assign(this, { [key]: value })
	}
	removeItem(key: string): void {
		Reflect.deleteProperty(this, key)
	}
}

let storage: Storage
beforeEach(() => {
	storage = new Storage()
	vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

describe('the list of a site', () => {
	test('has each garment once, the latest first', () => {
		for (const [minute, id] of ['A', 'B', 'C', 'A'].entries()) rememberSeen('fr', id, NOW + minute)
		expect(seenOn('fr', NOW + 9)).toEqual(['A', 'C', 'B'])
	})

	test('has a dozen at most: the oldest gives way', () => {
		for (let n = 0; n < 15; n++) rememberSeen('fr', `G${n}`, NOW + n)
		const ids = seenOn('fr', NOW + 20)
		expect([ids.length, ids[0], ids.at(-1)]).toEqual([12, 'G14', 'G3'])
		expect(JSON.parse(storage.getItem('seen fr')!)).toHaveLength(12)
	})

	test('keeps the id and the time, and nothing else', () => {
		rememberSeen('fr', 'A', NOW)
		expect({ ...storage }).toEqual({ 'seen fr': JSON.stringify([{ id: 'A', at: NOW }]) })
	})

	test('is of that site alone', () => {
		rememberSeen('fr', 'A', NOW)
		rememberSeen('gb', 'B', NOW)
		expect([seenOn('fr', NOW), seenOn('gb', NOW), seenOn('de', NOW)]).toEqual([['A'], ['B'], []])
	})

	test('knows what was looked at in ninety days, and drops the rest with the next', () => {
		rememberSeen('fr', 'A', NOW)
		expect(seenOn('fr', NOW + 90 * DAY - 1)).toEqual(['A'])
		expect(seenOn('fr', NOW + 90 * DAY)).toEqual([])
		rememberSeen('fr', 'B', NOW + 90 * DAY)
		expect(storage.getItem('seen fr')).not.toContain('"A"')
	})

	test('goes with those of the other sites, and nothing else goes', () => {
		rememberSeen('fr', 'A', NOW)
		rememberSeen('gb', 'B', NOW)
		storage.setItem('wishlist fr', '[]')
		storage.setItem('seen-else', '1')
		forgetSeen()
		expect(Object.keys(storage)).toEqual(['wishlist fr', 'seen-else'])
	})
})

describe('what anybody may have written', () => {
	test.each([
		['nothing', null],
		['no JSON', '[{'],
		['no list', '{"id":"A","at":1}'],
		['other things', '[1,null,"A",[],{"id":"A"},{"at":1},{"id":7,"at":1}]'],
		['ids of other letters', JSON.stringify([{ id: '../cart?x=', at: NOW }])],
		['ids without end', JSON.stringify([{ id: 'A'.repeat(65), at: NOW }])],
		['times that are none', '[{"id":"A","at":"1"},{"id":"B","at":1.5},{"id":"C","at":1e99}]'],
		['times to come', JSON.stringify([{ id: 'A', at: NOW + 1 }])],
	])('%s is no list', (_, text) => {
		expect(parseSeen(text, NOW)).toEqual([])
	})

	test('is put in order, and what is whole among it counts', () => {
		const text = [{ id: 'A', at: NOW - 3 }, { id: 'B', at: NOW - 1 }, 'x', { id: 'A', at: NOW - 9 }]
		expect(parseSeen(JSON.stringify(text), NOW).map(({ id }) => id)).toEqual(['B', 'A'])
	})

	test('is replaced by the next garment', () => {
		storage.setItem('seen fr', '[{')
		rememberSeen('fr', 'A', NOW)
		expect(seenOn('fr', NOW)).toEqual(['A'])
	})
})

test('where storage is full the list of before stays', () => {
	rememberSeen('fr', 'A', NOW)
	storage.setItem = () => {
		throw new DOMException('', 'QuotaExceededError')
	}
	rememberSeen('fr', 'B', NOW)
	expect(seenOn('fr', NOW)).toEqual(['A'])
})

test('where storage is denied there is no list and no error', () => {
	vi.stubGlobal('localStorage', undefined)
	rememberSeen('fr', 'A', NOW)
	expect(seenOn('fr', NOW)).toEqual([])
	expect(forgetSeen).not.toThrow()
})
