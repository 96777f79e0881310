import { COUNTRIES } from '@vitrine/market/country-packs'
import { SITE_CODES } from '@vitrine/market/sites'
import { expect, test } from 'vitest'
import { decide } from './decision.ts'
import { EVERYTHING, NOTHING, TEXTS_VERSION } from './purposes.ts'
import { monthsLater, siteRules } from './site-rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const switches = { ...NOTHING, measurement: true }
const fresh = { switches, before: undefined, site: 'fr', now } as const

test('each answer has its choice and its act', () => {
	expect(decide({ ...fresh, answer: 'accept-all' })).toMatchObject({ choice: EVERYTHING, unproven: 'accept-all' })
	expect(decide({ ...fresh, answer: 'refuse-all' })).toMatchObject({ choice: NOTHING, unproven: 'refuse-all' })
	expect(decide({ ...fresh, answer: 'own-choice' })).toMatchObject({ choice: switches, unproven: 'own-choice' })
})

test('taking back what was allowed is a withdrawal, by whichever button, under the same id', () => {
	const before = decide({ ...fresh, answer: 'accept-all' })
	for (const answer of ['refuse-all', 'own-choice'] as const) {
		const after = decide({ ...fresh, answer, switches: NOTHING, before })
		expect(after).toMatchObject({ choice: NOTHING, unproven: 'withdrawn', id: before.id })
	}
	expect(decide({ ...fresh, answer: 'own-choice', before }).unproven).toBe('own-choice')
	const refused = decide({ ...fresh, answer: 'refuse-all' })
	expect(decide({ ...fresh, answer: 'refuse-all', before: refused }).unproven).toBe('refuse-all')
})

test('ids are pseudonyms of 128 bits and never the same', () => {
	const ids = Array.from({ length: 100 }, () => decide({ ...fresh, answer: 'refuse-all' }).id)
	expect(new Set(ids).size).toBe(100)
	expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
})

test.each(Object.keys(COUNTRIES))(
	'in %s a choice holds as long as its law allows, and no visitor is asked sooner',
	(country) => {
		const { months, atLeastMonths = 0, atMostMonths = Number.POSITIVE_INFINITY } = COUNTRIES[country]!.consent
		expect(months).toBeGreaterThanOrEqual(Math.max(6, atLeastMonths))
		expect(months).toBeLessThanOrEqual(atMostMonths)
	},
)

test.each(SITE_CODES)('on %s a choice holds for six months, and only Italy closes it with a "×"', (site) => {
	expect(siteRules(site).hasRefusingClose === true).toBe(site === 'it')
	const { askAgainAt, version } = decide({ ...fresh, site, answer: 'refuse-all' })
	expect(askAgainAt.toISOString()).toBe('2027-05-21T10:00:00.000Z')
	expect(version).toBe(TEXTS_VERSION)
})

test('months end where the calendar ends them', () => {
	expect(monthsLater(new Date('2026-08-31T10:00:00Z'), 6).toISOString()).toBe('2027-02-28T10:00:00.000Z')
	expect(monthsLater(new Date('2027-08-31T10:00:00Z'), 6).toISOString()).toBe('2028-02-29T10:00:00.000Z')
})
