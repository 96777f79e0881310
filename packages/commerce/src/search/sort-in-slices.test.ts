import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { complete } from './slices.ts'
import { sortInSlices } from './sort-in-slices.ts'

test('sorts as an array does, equal items in their order', () => {
	const items = fc.array(fc.record({ rank: fc.nat(50), name: fc.nat() }), { maxLength: 4_000, size: 'max' })
	fc.assert(
		fc.property(items, (all) => {
			const inOrder = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
			expect(complete(sortInSlices(all, inOrder))).toEqual(all.toSorted(inOrder))
		}),
		{ numRuns: 30 },
	)
})
