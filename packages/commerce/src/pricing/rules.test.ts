import type { SiteCode } from '@vitrine/market/sites'
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
	const prior = (site: SiteCode) => priorPrice({ log: rows, now: day(asked), site })?.centAmount ?? null
	for (const site of ['pl', 'es', 'gb'] as const) expect(prior(site)).toBe(strict)
	for (const site of ['fr', 'de', 'it'] as const) expect(prior(site)).toBe(progressive)
})

test.each(['fr', 'gb', 'es', 'de', 'it', 'pl'] as const)('%s says of how many days the prior price is', (site) => {
	const days = (...rows: Parameters<typeof log>) => priorPrice({ log: log(...rows), now: day(101), site })?.days
	expect(days([0, 6000], [100, 4500, true])).toBe(30)
	expect(days([70, 6000], [100, 4500, true])).toBe(30)
	expect(days([90, 6000], [100, 4500, true])).toBe(10)
	expect(days([90, 6000], [95, 7000], [100, 4500, true])).toBe(10)
	expect(days([99, 6000], [100, 4500, true])).toBe(1)
	// An article on sale for some hours has no prior price.
	expect(days([99.1, 6000], [100, 4500, true])).toBeUndefined()
})

test.each<[rows: AppliedPrice[], asked: number, prior: ReturnType<typeof priorPrice>]>([
	// Thirty days on end: for as long as one likes, in a further reduction too.
	[log([0, 10000], [100, 7000, true]), 400, { centAmount: 10000, days: 30 }],
	[log([0, 10000], [100, 7000, true], [114, 5000, true]), 400, { centAmount: 10000, days: 30 }],
	[log([70, 10000], [100, 7000, true]), 400, { centAmount: 10000, days: 30 }],
	[log([60, 10000], [85, 10000], [100, 7000, true]), 400, { centAmount: 10000, days: 30 }],
	// Less: half as long as it was charged.
	[log([90, 6000], [100, 4500, true]), 104.9, { centAmount: 6000, days: 10 }],
	[log([90, 6000], [100, 4500, true]), 105, null],
	[log([70.5, 6000], [100, 4500, true]), 113.9, { centAmount: 6000, days: 29 }],
	[log([70.5, 6000], [100, 4500, true]), 114, null],
	// The half counts from the first of successive reductions.
	[log([90, 6000], [100, 4500, true], [103, 4000, true]), 104, { centAmount: 6000, days: 10 }],
	[log([90, 6000], [100, 4500, true], [103, 4000, true]), 105, null],
	// The lowest price was neither charged for thirty days nor the last one.
	[log([0, 10000], [80, 8000], [90, 9000], [100, 7000, true]), 101, null],
	// It was not the last one, but charged for long enough.
	[log([0, 8000], [80, 10000], [100, 7000, true]), 101, { centAmount: 8000, days: 30 }],
	[log([100, 7000, true]), 101, null],
	[log([0, 7000]), 101, null],
])('the Swiss rule %#', (rows, asked, prior) => {
	expect(priorPrice({ log: rows, now: day(asked), site: 'ch' })).toEqual(prior)
})

test('no percentage where the price is not below the prior price', () => {
	expect(reductionPercent(4000, 4000)).toBeNull()
	expect(reductionPercent(4000, null)).toBeNull()
	expect(reductionPercent(3500, 5000)).toBe(30)
})

test('a percentage is rounded down, and none is told below one percent', () => {
	expect(reductionPercent(3495, 4995)).toBe(30)
	expect(reductionPercent(7000, 8000)).toBe(12)
	expect(reductionPercent(3499, 3999)).toBe(12)
	expect(reductionPercent(6649, 9999)).toBe(33)
	expect(reductionPercent(9951, 10000)).toBeNull()
	expect(reductionPercent(9900, 10000)).toBe(1)
	expect(reductionPercent(1, 100)).toBe(99)
})
