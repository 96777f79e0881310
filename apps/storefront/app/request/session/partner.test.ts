import { SITES } from '@vitrine/market/sites'
import { expect, test } from 'vitest'
import { hostileAddresses } from './hostile-addresses.fixtures.ts'
import { partnerAddress, readRedirectUri } from './partner.ts'
import { asReturnPath } from '#app/request/guards/return-path.ts'

const hosts = {
	partners: ['partner.example.com', '.club.example.com', 'xn--bcher-kva.example'],
	own: Object.values(SITES).map(({ domain }) => domain),
}
const OWN = SITES.fr.domain
const lead = (stored: string) => partnerAddress(stored, hosts)

test.each([
	['partner.example.com%2Fwelcome%3Fa%3D1%26b%3D2', 'https://partner.example.com/welcome?a=1&b=2'],
	['partner.example.com', 'https://partner.example.com/'],
	[
		'partner.example.com%2Fcaf%C3%A9%2F%C3%A9t%C3%A9%3Fq%3D%C5%82%C3%B3d%C5%BA',
		'https://partner.example.com/caf%C3%A9/%C3%A9t%C3%A9?q=%C5%82%C3%B3d%C5%BA',
	],
	['partner.example.com/zakupy/\u0142\u00f3d\u017a', 'https://partner.example.com/zakupy/%C5%82%C3%B3d%C5%BA'],
	['PARTNER.example.com/x', 'https://partner.example.com/x'],
	['https%3A%2F%2Fpartner.example.com%2F', 'https://partner.example.com/'],
	['http://partner.example.com/a', 'https://partner.example.com/a'],
	['HTTP://partner.example.com/a#b', 'https://partner.example.com/a#b'],
	['shop.club.example.com/', 'https://shop.club.example.com/'],
	['a.b.club.example.com/', 'https://a.b.club.example.com/'],
	['xn--bcher-kva.example/', 'https://xn--bcher-kva.example/'],
	// Decoded once, and no more (R33).
	['partner.example.com/%252Fx', 'https://partner.example.com/%2Fx'],
	[`${OWN}/fr/cart/`, `https://${OWN}/fr/cart/`],
])('%s leads to %s (R31, R33, R34)', (stored, href) => {
	expect(lead(stored)).toEqual({ ok: true, href })
})

test.each(['%', '%zz', '%E0%A4%A', 'partner.example.com/%'])('%s cannot be decoded: no partner (R33)', (stored) => {
	expect(lead(stored)).toBeUndefined()
})

test.each([
	'p\u0430rtner.example.com/',
	'partner.example.com\uff0fx',
	'partner.example.com/\u202ex',
	'partner.example.com/\u200bx',
	'partner.example.com/a\u00a0b',
	'club.example.com',
	'evilclub.example.com',
	'xclub.example.com',
	`${OWN}/fr/auth/redirect/`,
	`${OWN}/fr/auth/logout/`,
	`${OWN}/fr/%2561uth/redirect/`,
	`${OWN}/fr//auth//logout/`,
	`${OWN}/FR/AUTH/redirect`,
	`${OWN}/x/../fr/auth/redirect/`,
	`partner.example.com/${'a'.repeat(2_050)}`,
])('%s is refused (R35, R41)', (stored) => {
	expect(lead(stored)).toMatchObject({ ok: false })
})

test('of what is refused the log learns the host, in plain letters (R36)', () => {
	expect(lead('evil.example/secret?token=1')).toEqual({ ok: false, host: 'evil.example' })
	expect(lead('evil%0d%0aSet-Cookie:x/')).toMatchObject({ ok: false, host: 'evilSet-Cookiex' })
})

test.each([
	['?redirect_uri=partner.example.com/p&token=x', 'partner.example.com/p?token=x'],
	['?redirect_uri=partner.example.com/p&a=1&b=2', 'partner.example.com/p?a=1&b=2'],
	['?redirect_uri=partner.example.com/p?a=1&b=2', 'partner.example.com/p?a=1&b=2'],
	['?redirect_uri=partner.example.com%2Fp%3Fa%3D1&b=2', 'partner.example.com%2Fp%3Fa%3D1&b=2'],
	['?status=error&redirect_uri=partner.example.com', 'partner.example.com'],
	['?redirect_uri=', undefined],
	['?x_redirect_uri=a', undefined],
	['', undefined],
])('%s brings %s (R38, C18)', (search, value) => {
	expect(readRedirectUri(search)).toBe(value)
})

test('of hundreds of hostile values none leads anywhere but over https to a host on the list (acceptance 3)', () => {
	const values = hostileAddresses('partner.example.com')
	expect(values.length).toBeGreaterThanOrEqual(500)
	for (const value of values) {
		const address = lead(value)
		if (address?.ok) {
			const { protocol, host, username, port } = new URL(address.href)
			expect([value, protocol, host, username, port]).toEqual([value, 'https:', 'partner.example.com', '', ''])
		}
		// As a way back: a path of ours, or nothing.
		const path = asReturnPath(value)
		if (path !== undefined)
			expect([value, new URL(path, 'https://shop.test').origin]).toEqual([value, 'https://shop.test'])
	}
})

test.each([
	['/fr/account/', '/fr/account/'],
	['/de/account/orders/?year=2026#top', '/de/account/orders/?year=2026#top'],
	['/fr/auth/hand-over/?to=de', '/fr/auth/hand-over/?to=de'],
	['/fr/x/../account/', '/fr/account/'],
	['/fr/auth/logout/', undefined],
	['/fr/x/../auth/logout/', undefined],
	['/fr/AUTH/redirect/', undefined],
	['/account/', undefined],
	['//evil.example/', undefined],
	['/\\evil.example/', undefined],
	['/fr//evil.example', undefined],
	['https://evil.example/fr/', undefined],
	['/fr/\u0000', undefined],
	['/fr/ä', undefined],
	['fr/account/', undefined],
	['', undefined],
	[null, undefined],
])('the way back %s is %s (R42)', (typed, path) => {
	expect(asReturnPath(typed)).toBe(path)
})
