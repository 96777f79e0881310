import { expect, test } from 'vitest'
import { parseInstant, parsePeriod } from './product.ts'

test.each([
	['2026-02-24T11:07+0100', '2026-02-24T10:07:00.000Z'],
	['2026-02-24T11:07:30+01:00', '2026-02-24T10:07:30.000Z'],
	['2026-02-24T11:07Z', '2026-02-24T11:07:00.000Z'],
	['2026-02-24 11:07', '2026-02-24T11:07:00.000Z'],
	['2026-02-24', '2026-02-24T00:00:00.000Z'],
	['2026-13-24', undefined],
	['tomorrow', undefined],
])('instant %s', (text, iso) => expect(parseInstant(text)?.toISOString()).toBe(iso))

test('a period has two ends in their order', () => {
	expect(parsePeriod('2026-02-24/2026-02-25')).toBeDefined()
	expect(parsePeriod('2026-02-25/2026-02-24')).toBeUndefined()
	expect(parsePeriod('2026-02-24')).toBeUndefined()
	expect(parsePeriod('2026-02-24/2026-02-25/2026-02-26')).toBeUndefined()
})
