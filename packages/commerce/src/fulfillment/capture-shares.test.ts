import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { capturedWith } from './rules/capture-shares.ts'

const LINE = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), price: fc.integer({ min: 0, max: 40_000 }) })

/** An order, its authorized part, and the units in the order in which they leave, several in a parcel. */
const ORDER = fc.record({
	currency: fc.constantFrom('EUR', 'CHF', 'PLN'),
	lines: fc.array(LINE, { minLength: 1, maxLength: 5 }),
	deliveryCentAmount: fc.integer({ min: 0, max: 1_500 }),
	paidByBank: fc.double({ min: 0.01, max: 1, noNaN: true }),
	order: fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 25, maxLength: 25 }),
	sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 25, maxLength: 25 }),
})

test('parcels capture their shares, never too much, and together exactly what was authorized (acceptance 12)', () => {
	fc.assert(
		fc.property(ORDER, ({ currency, lines: given, deliveryCentAmount, paidByBank, order, sizes }) => {
			const lines = given.map(({ quantity, price }, position) => ({
				position,
				quantity,
				totalCentAmount: currency === 'CHF' ? price * 5 : price,
			}))
			const total = lines.reduce((sum, line) => sum + line.totalCentAmount, deliveryCentAmount)
			fc.pre(total > 0)
			const paid = { currency, lines, deliveryCentAmount, centAmount: Math.max(1, Math.round(total * paidByBank)) }
			const units = lines.flatMap(({ position, quantity }) => Array.from({ length: quantity }, () => position))
			const leaving = units
				.map((position, index) => ({ position, at: order[index]! }))
				.sort((one, other) => one.at - other.at)
				.map(({ position }) => ({ position, quantity: 1 }))
			const captures: number[] = []
			let before = 0
			for (let gone = 0, parcel = 0; gone < leaving.length; parcel++) {
				gone += sizes[parcel % sizes.length]!
				const packed = leaving.slice(0, gone)
				const target = capturedWith(paid, packed)
				const value = packed.reduce((sum, { position }) => {
					const { totalCentAmount, quantity } = lines[position]!
					return sum + totalCentAmount / quantity
				}, deliveryCentAmount)
				// A unit's price is rounded to a step of the currency, and so is the share.
				expect(Math.abs(target - (paid.centAmount * value) / total)).toBeLessThanOrEqual(5 * (lines.length + 2))
				captures.push(target - before)
				before = target
			}
			expect(Math.min(...captures)).toBeGreaterThanOrEqual(0)
			expect(captures.reduce((sum, part) => sum + part, 0)).toBe(paid.centAmount)
		}),
		{ numRuns: 3_000 },
	)
})

test('delivery is captured with the first parcel', () => {
	const lines = [{ position: 0, quantity: 2, totalCentAmount: 20_000 }]
	const order = { currency: 'EUR', lines, deliveryCentAmount: 500, centAmount: 20_500 } as const
	const packed = { position: 0, quantity: 1 }
	expect([capturedWith(order, [packed]), capturedWith(order, [packed, packed])]).toEqual([10_500, 20_500])
})
