import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { sortFirst } from './sort-first.ts'

test('the smallest come first and in order, and nobody is lost', () => {
	const few = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 40 })
	const many = fc.array(fc.integer(), { maxLength: 300 })
	fc.assert(
		fc.property(fc.oneof(few, many), fc.nat(320), (all, count) => {
			const numbers = Float64Array.from(all)
			sortFirst(numbers, count)
			const sorted = all.toSorted((a, b) => a - b)
			expect([...numbers.subarray(0, count)]).toEqual(sorted.slice(0, count))
			expect([...numbers].sort((a, b) => a - b)).toEqual(sorted)
		}),
	)
})
