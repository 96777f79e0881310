import { expect, test } from 'vitest'
import { consentCookie, consentValue, isCurrent, type KeptConsent, parseConsent } from './cookie.ts'
import { TEXTS_VERSION } from './purposes.ts'

const kept: KeptConsent = {
	choice: { measurement: true, personalization: false, advertising: true },
	version: TEXTS_VERSION,
	decidedAt: new Date('2026-11-21T10:00:00Z'),
	askAgainAt: new Date('2027-05-21T10:00:00Z'),
	id: '0123456789abcdef0123456789abcdef',
	unproven: undefined,
}

test('a decision survives its cookie', () => {
	expect(parseConsent(consentValue(kept))).toEqual(kept)
	for (const unproven of ['accept-all', 'refuse-all', 'own-choice', 'withdrawn'] as const) {
		expect(parseConsent(consentValue({ ...kept, unproven }))).toEqual({ ...kept, unproven })
	}
})

test.each([
	undefined,
	'',
	'yes',
	'true',
	'1.2.3',
	`${consentValue(kept)}x`,
	consentValue(kept).replace('101', '111111'),
])('%s is no decision', (value) => {
	expect(parseConsent(value)).toBeUndefined()
})

test('it counts until it is asked again, on the texts it was made on', () => {
	expect(isCurrent(kept, new Date('2027-05-21T09:59:59Z'))).toBe(true)
	expect(isCurrent(kept, new Date('2027-05-21T10:00:00Z'))).toBe(false)
	expect(isCurrent({ ...kept, version: '2025-01-01' }, kept.decidedAt)).toBe(false)
	// A cookie from the future is a clock gone wrong or somebody's doing.
	expect(isCurrent(kept, new Date('2026-11-19T10:00:00Z'))).toBe(false)
})

test('the cookie belongs to the host, lapses with the choice and is Secure over TLS', () => {
	const cookie = consentCookie(kept, { isHttps: true })
	expect(cookie).toBe(
		`consent=${consentValue(kept)}; Path=/; Expires=Fri, 21 May 2027 10:00:00 GMT; SameSite=Lax; Secure`,
	)
	expect(consentCookie(kept, { isHttps: false })).not.toContain('Secure')
})
