import { expect, test } from 'vitest'
import { amountChips, readAmount } from './amounts.ts'

const amounts = (minAmount: number, maxAmount: number, preselectedAmount: number) => ({
	minAmount,
	maxAmount,
	preselectedAmount,
})

test.each([
	[amounts(1000, 25_000, 5000), [3000, 4000, 5000, 7500, 10_000]],
	[amounts(5000, 100_000, 20_000), [10_000, 15_000, 20_000, 25_000, 30_000]],
	[amounts(2000, 30_000, 2000), [2000, 2500, 3000, 4000, 5000]],
	[amounts(1000, 25_000, 25_000), [7500, 10_000, 15_000, 20_000, 25_000]],
	[amounts(1000, 25_000, 3300), [2500, 3000, 3300, 4000, 5000]],
	[amounts(5000, 5000, 5000), [5000]],
	[amounts(3100, 3900, 3500), [3500]],
	// Limits that allow no whole unit offer nothing to press.
	[amounts(3110, 3190, 3150), []],
])('%j offers %j (R111)', (site, chips) => {
	expect(amountChips(site, 'EUR')).toEqual(chips)
})

test.each([
	['50', 5000],
	[' 50 ', 5000],
	['50,00', 5000],
	['50.5', 5050],
	['12.345', 1234.5],
	['-20', -2000],
	['', null],
	['fifty', null],
	['1e3', null],
	['50 €', null],
])('%j is read as %s minor units', (typed, centAmount) => {
	expect(readAmount(typed, 'EUR')).toBe(centAmount)
})
