import { expect, test } from 'vitest'
import { isKey, isSecret, scrubUrl } from './secrets.ts'

test.each([
	['/fr/auth/redirect/?access=abc&x=1', '/fr/auth/redirect/?access=***&x=1'],
	['/fr/?TOKEN=abc&x=1', '/fr/?TOKEN=***&x=1'],
	['/fr/?token=a&Token=b&token=c', '/fr/?token=***&Token=***&token=***'],
	['/a?redirect_uri=https%3A%2F%2Fx%3Ftoken%3D1', '/a?redirect_uri=***'],
	['/a?%74oken=abc&%zz=1', '/a?%74oken=***&%zz=1'],
	['/fr/order/withdraw/?order=abc', '/fr/order/withdraw/?order=***'],
	['/fr/stock-alert/?alert=abc', '/fr/stock-alert/?alert=***'],
	['/fr/order/withdraw/label/?receipt=abc', '/fr/order/withdraw/label/?receipt=***'],
	[
		'https://fr.vitrine.example/fr/auth/?refresh_jwt=a&access_jwt=b&code=c',
		'/fr/auth/?refresh_jwt=***&access_jwt=***&code=***',
	],
	['/a?tokens=1&q=token', '/a?tokens=1&q=token'],
	['/fr/?q=1#token=abc', '/fr/?q=1'],
	['//foreign.example/?token=abc', '//foreign.example/?token=***'],
	['/fr/', '/fr/'],
	['http://g/customers/confirm/abc-_1?token=a', '/customers/confirm/***?token=***'],
	['/customers/password/reset/abc', '/customers/password/reset/***'],
	['/customers/confirm', '/customers/confirm'],
	['/customers/confirm/resend', '/customers/confirm/resend'],
])('%s is logged as %s (R29, R187)', (url, expected) => expect(scrubUrl(url)).toBe(expected))

test('what opens something is a key; what says whose page it is, is only secret', () => {
	expect(['access', 'Refresh_JWT', 'access_jwt', '%74oken'].map(isKey)).toEqual([true, true, true, true])
	expect(['redirect_uri', 'code', 'order', 'receipt'].map((name) => [isKey(name), isSecret(name)])).toEqual(
		Array.from({ length: 4 }, () => [false, true]),
	)
	expect(isSecret('q')).toBe(false)
})
