import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { shareOut } from './rules.ts'

test('sources pay no more than they have and no more than is left, and together as much as they can', () => {
	const sources = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 6 })
	fc.assert(
		fc.property(sources, fc.integer({ min: 0, max: 200_000 }), (balances, payable) => {
			const shares = shareOut(
				balances.map((balanceCentAmount) => ({ balanceCentAmount })),
				payable,
			)
			for (const { balanceCentAmount, centAmount } of shares) {
				expect(centAmount).toBeGreaterThanOrEqual(0)
				expect(centAmount).toBeLessThanOrEqual(balanceCentAmount)
			}
			const all = balances.reduce((sum, balance) => sum + balance, 0)
			expect(shares.reduce((sum, share) => sum + share.centAmount, 0)).toBe(Math.min(payable, all))
		}),
		{ numRuns: 10_000 },
	)
})
