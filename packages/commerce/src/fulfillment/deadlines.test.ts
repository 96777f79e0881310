import { expect, test } from 'vitest'
import { isPublicHoliday } from './rules/holidays.ts'
import { lastDayBefore, refundClock, returnPeriodEnds, withdrawalEnds } from './rules/deadlines.ts'

test.each([
	// Delivered on a Tuesday in the afternoon: fourteen days later is a Tuesday, to its midnight.
	['fr', '2026-11-03T15:00:00Z', '2026-11-17T23:00:00.000Z', '2026-11-17'],
	// Late in the evening by UTC is the next day in Warsaw.
	['pl', '2026-11-03T23:30:00Z', '2026-11-18T23:00:00.000Z', '2026-11-18'],
	// The clocks go back on 25 October: midnight is an hour later by UTC.
	['de', '2026-10-20T10:00:00Z', '2026-11-03T23:00:00.000Z', '2026-11-03'],
	// They go forward on 29 March.
	['it', '2026-03-18T10:00:00Z', '2026-04-01T22:00:00.000Z', '2026-04-01'],
	// A period that would end on a Saturday ends with the Monday, as does one on a Sunday (Regulation 1182/71, art. 3(4)).
	['es', '2026-11-07T10:00:00Z', '2026-11-23T23:00:00.000Z', '2026-11-23'],
	['gb', '2026-11-08T10:00:00Z', '2026-11-24T00:00:00.000Z', '2026-11-23'],
	['ch', '2026-11-09T10:00:00Z', '2026-11-23T23:00:00.000Z', '2026-11-23'],
	// Nor does one end on a public holiday: Christmas Eve is one in Poland, where the next working day is Monday 28 December.
	['pl', '2026-12-10T10:00:00Z', '2026-12-28T23:00:00.000Z', '2026-12-28'],
	['de', '2026-12-10T10:00:00Z', '2026-12-24T23:00:00.000Z', '2026-12-24'],
	['gb', '2026-12-11T10:00:00Z', '2026-12-30T00:00:00.000Z', '2026-12-29'],
	['fr', '2027-03-15T10:00:00Z', '2027-03-30T22:00:00.000Z', '2027-03-30'],
] as const)('on %s the right of withdrawal from what was delivered at %s ends at %s', (site, event, end, lastDay) => {
	const ends = withdrawalEnds(site, new Date(event))
	expect(ends.toISOString()).toBe(end)
	expect(lastDayBefore(site, ends)).toBe(lastDay)
})

test('the return period is thirty days to midnight, weekends or not', () => {
	const ends = returnPeriodEnds('fr', { deliveredAt: new Date('2026-10-01T10:00:00Z'), days: 30 })
	expect(ends.toISOString()).toBe('2026-10-31T23:00:00.000Z')
	expect(lastDayBefore('fr', ends)).toBe('2026-10-31')
})

test('a refund waits for the goods or the proof, and is overdue fourteen days after the notice at the earliest', () => {
	const notifiedAt = new Date('2026-11-01T10:00:00Z')
	const end = new Date('2026-11-15T10:00:00Z')
	const at = (goodsOrProofAt: string | null, now: string) =>
		refundClock({ notifiedAt, goodsOrProofAt: goodsOrProofAt ? new Date(goodsOrProofAt) : null, now: new Date(now) })
	expect(at(null, '2026-12-24T00:00:00Z')).toEqual({ state: 'waiting', dueAt: end })
	expect(at('2026-11-05T00:00:00Z', '2026-11-15T10:00:00Z')).toEqual({ state: 'due', dueAt: end })
	expect(at('2026-11-05T00:00:00Z', '2026-11-15T10:00:01Z')).toEqual({ state: 'overdue', dueAt: end })
	const late = new Date('2026-11-20T00:00:00Z')
	expect(at(late.toISOString(), '2026-11-20T00:00:01Z')).toEqual({ state: 'overdue', dueAt: late })
})

test.each([
	['FR', '2026-04-06', true],
	['FR', '2026-05-14', true],
	['FR', '2026-05-25', true],
	['FR', '2026-04-03', false],
	['DE', '2026-04-03', true],
	['DE', '2038-04-26', true],
	['ES', '2026-01-06', true],
	['FR', '2026-01-06', false],
	['IT', '2026-10-04', true],
	['PL', '2026-06-04', true],
	['CH', '2026-08-01', true],
	['GB', '2026-05-04', true],
	['GB', '2026-05-25', true],
	['GB', '2026-05-11', false],
	['GB', '2026-08-31', true],
	['GB', '2022-01-03', true],
	['GB', '2026-12-28', true],
	['GB', '2026-12-29', false],
	['GB', '2027-12-27', true],
	['GB', '2027-12-28', true],
	['SE', '2026-12-25', false],
	['NL', '2026-12-26', true],
	['NL', '2026-04-03', true],
	['NL', '2026-05-05', true],
	['LU', '2026-05-09', true],
	['AT', '2026-04-03', false],
	['PT', '2026-06-04', true],
	['BE', '2026-12-26', false],
	['IE', '2026-02-02', true],
	['IE', '2030-02-01', true],
	['IE', '2030-02-04', false],
	['IE', '2026-10-26', true],
])('in %s %s is a public holiday: %s', (countryCode, day, isOne) => {
	expect(isPublicHoliday(countryCode, day)).toBe(isOne)
})
