import { expect, test } from 'vitest'
import { partnerCookie, readPartner } from './partner-cookie.ts'

const request = (cookie?: string) => new Request('http://localhost/fr/', cookie ? { headers: { cookie } } : {})

test('what a partner has sent is read with any of the secrets, and with no other', () => {
	const stored = partnerCookie(request(), 'https://partner.example/a', 'former').split(';')[0]!
	expect(readPartner(request(stored), ['signing', 'former'])).toBe('https://partner.example/a')
	expect(readPartner(request(stored), ['signing', 'next'])).toBeUndefined()
	expect(readPartner(request(), ['former'])).toBeUndefined()
})
