import { expect, test } from 'vitest'
import { consentCookie, consentValue, isCurrent, type StoredConsent, parseConsent } from './cookie.ts'
import { TEXTS_VERSION } from './purposes.ts'

const stored: StoredConsent = {
	choice: { measurement: true, personalization: false, advertising: true },
	version: TEXTS_VERSION,
	decidedAt: new Date('2026-11-21T10:00:00Z'),
	askAgainAt: new Date('2027-05-21T10:00:00Z'),
	id: '0123456789abcdef0123456789abcdef',
	unproven: undefined,
}

test('a decision survives its cookie', () => {
	expect(parseConsent(consentValue(stored))).toEqual(stored)
	for (const unproven of ['accept-all', 'refuse-all', 'own-choice', 'withdrawn'] as const) {
		expect(parseConsent(consentValue({ ...stored, unproven }))).toEqual({ ...stored, unproven })
	}
})

test.each([
	undefined,
	'',
	'yes',
	'true',
	'1.2.3',
	`${consentValue(stored)}x`,
	consentValue(stored).replace('101', '111111'),
])('%s is no decision', (value) => {
	expect(parseConsent(value)).toBeUndefined()
})

test('it counts until it is asked again, on the texts it was made on', () => {
	expect(isCurrent(stored, new Date('2027-05-21T09:59:59Z'))).toBe(true)
	expect(isCurrent(stored, new Date('2027-05-21T10:00:00Z'))).toBe(false)
	expect(isCurrent({ ...stored, version: '2025-01-01' }, stored.decidedAt)).toBe(false)
	// A cookie from the future comes from a wrong clock or from tampering.
	expect(isCurrent(stored, new Date('2026-11-19T10:00:00Z'))).toBe(false)
})

test('the cookie belongs to the host, lapses with the choice and is Secure over TLS', () => {
	const cookie = consentCookie(stored, { isHttps: true })
	expect(cookie).toBe(
		`consent=${consentValue(stored)}; Path=/; Expires=Fri, 21 May 2027 10:00:00 GMT; SameSite=Lax; Secure`,
	)
	expect(consentCookie(stored, { isHttps: false })).not.toContain('Secure')
})
