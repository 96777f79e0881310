import { expect, test } from 'vitest'
import { type AppliedPrice, priorPrice, reductionPercent } from './rules.ts'

const day = (n: number) => new Date(n * 86_400_000)
const log = (...rows: [day: number, amount: number, announced?: boolean][]): AppliedPrice[] =>
	rows.map(([at, centAmount, announced = false]) => ({ at: day(at), centAmount, announced }))

// The vectors of law 1, in order: log, day asked, PL and ES, FR DE and IT.
test.each([
	[log([0, 4999], [90, 2999, true]), 95, 4999, 4999],
	[log([0, 4999], [75, 3999, true], [78, 4999], [90, 3499, true]), 90, 3999, 3999],
	[log([0, 4999], [50, 3999, true], [55, 4999], [90, 3499, true]), 90, 4999, 4999],
	[log([0, 10000], [100, 7000, true], [114, 5000, true]), 115, 7000, 10000],
	[log([0, 10000], [100, 7000, true]), 160, 10000, 10000],
	[log([0, 4000], [99, 8000], [100, 4000, true]), 100, 4000, 4000],
	[log([0, 10000], [100, 7000, true], [110, 10000], [112, 5000, true]), 113, 7000, 7000],
	[log([90, 6000], [100, 4500, true]), 101, 6000, 6000],
	[log([0, 4999]), 95, null, null],
])('prior price %#', (rows, asked, strict, progressive) => {
	for (const site of ['pl', 'es'] as const) expect(priorPrice({ log: rows, now: day(asked), site })).toBe(strict)
	for (const site of ['fr', 'de', 'it'] as const)
		expect(priorPrice({ log: rows, now: day(asked), site })).toBe(progressive)
})

test('no percentage where the price is not below the prior price', () => {
	expect(reductionPercent(4000, 4000)).toBeNull()
	expect(reductionPercent(4000, null)).toBeNull()
	expect(reductionPercent(3495, 4995)).toBe(30)
})
