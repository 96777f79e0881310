import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatPercent } from './format.ts'
import { allocate, multiplyFraction, roundToStep } from './money.ts'
import { installVatRates, vatRate } from './vat.ts'

test('allocated parts sum to the total and stay within one step of the exact share', () => {
	const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
	fc.assert(
		fc.property(weights, fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(1, 5), (w, total, step) => {
			fc.pre(w.some((weight) => weight > 0))
			const parts = allocate({ total, weights: w, step })
			const sum = w.reduce((a, b) => a + b, 0)
			expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
			parts.forEach((part, i) => expect(Math.abs(part - (total * w[i]!) / sum)).toBeLessThan(2 * step))
		}),
		{ numRuns: 5_000, seed: 20_261_128 },
	)
})

test('nothing is carried by a part of weight zero when the total is whole steps', () => {
	expect(allocate({ total: 100, weights: [0, 1, 0] })).toEqual([0, 100, 0])
	expect(() => allocate({ total: 1, weights: [0, 0] })).toThrow(RangeError)
})

test.each([
	[1697, 1695],
	[1699, 1700],
	[1698, 1700],
	[1695, 1695],
])('rounds %i rappen to %i', (from, to) => expect(roundToStep(from, 5)).toBe(to))

test('multiplies by a fraction, half away from zero', () => {
	expect(multiplyFraction(1, 1, 2)).toBe(1)
	expect(multiplyFraction(-1, 1, 2)).toBe(-1)
	expect(multiplyFraction(9995, 2000, 12_000)).toBe(1666)
})

test.each([
	['fr-FR', 4995, 'EUR', '49,95\u00a0€'],
	['en-GB', 900, 'GBP', '£9.00'],
	['de-DE', 123456, 'EUR', '1.234,56\u00a0€'],
	['pl-PL', 21999, 'PLN', '219,99\u00a0zł'],
	['fr-CH', 5990, 'CHF', 'CHF\u00a059.90'],
	['fr-FR', 5, 'EUR', '0,05\u00a0€'],
	['fr-FR', -4209, 'EUR', '\u221242,09\u00a0€'],
	['fr-CH', -500, 'CHF', 'CHF\u00a0\u22125.00'],
] as const)('formats %s %i %s', (tag, centAmount, currency, expected) =>
	expect(formatMoney(tag, { centAmount, currency })).toBe(expected),
)

test.each([
	['fr-FR', 2000, '20\u00a0%'],
	['fr-CH', 810, '8,1\u00a0%'],
	['de-DE', 1900, '19\u00a0%'],
	['es-ES', -3000, '\u221230\u00a0%'],
	['en-GB', 2000, '20%'],
	['it-IT', 2200, '22%'],
	['pl-PL', 2300, '23%'],
] as const)('tells in %s %i basis points as %s', (tag, basisPoints, expected) =>
	expect(formatPercent(tag, basisPoints)).toBe(expected),
)

test('children sizes are zero-rated in Great Britain only', () => {
	expect(vatRate('GB', { vatClass: 'childrens', day: '2026-11-21' })).toBe(0)
	expect(vatRate('FR', { vatClass: 'childrens', day: '2026-11-21' })).toBe(2000)
	expect(vatRate('CH', { vatClass: 'standard', day: '2026-11-21' })).toBe(810)
	expect(() => vatRate('US', { vatClass: 'standard', day: '2026-11-21' })).toThrow('no VAT rate')
})

test('a rate of a class holds from its day, the standard one before', () => {
	installVatRates([{ countryCode: 'FR', vatClass: 'childrens', from: '2027-01-01', basisPoints: 550 }])
	const rates = ['2026-12-31', '2027-01-01'].map((day) => vatRate('FR', { vatClass: 'childrens', day }))
	installVatRates([])
	expect(rates).toEqual([2000, 550])
})
