import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { HashTable } from './hash-table.ts'

const step = fc.record({
	text: fc.string({ maxLength: 3 }),
	number: fc.nat(20),
	isAdded: fc.boolean(),
})

test('finds every number of a text, as a map of lists does', () => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 3_000, size: 'max' }), (steps) => {
			const table = new HashTable()
			const naive = new Map<string, number[]>()
			for (const { text, number, isAdded } of steps) {
				const own = naive.get(text) ?? []
				if (isAdded) {
					table.add(text, number)
					own.push(number)
				} else {
					table.remove(text, number)
					if (own.includes(number)) own.splice(own.indexOf(number), 1)
				}
				naive.set(text, own)
			}
			for (const [text, numbers] of naive) expect(new Set(table.find(text))).toEqual(new Set(numbers))
		}),
		{ numRuns: 30 },
	)
})
