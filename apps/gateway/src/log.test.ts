import { expect, test } from 'vitest'
import { createLog, scrubUrl } from './log.ts'

test.each([
	['/auth/redirect/?access=abc&x=1', '/auth/redirect/?access=***&x=1'],
	['/a?refresh_jwt=a.b.c&access_jwt=d', '/a?refresh_jwt=***&access_jwt=***'],
	['/a?redirect_uri=https%3A%2F%2Fx%3Ftoken%3D1', '/a?redirect_uri=***'],
	['/a?%74oken=abc&TOKEN=abc', '/a?%74oken=***&TOKEN=***'],
	['/a?tokens=1&q=token', '/a?tokens=1&q=token'],
	['/a', '/a'],
	['http://g/customers/confirm/abc-_1?token=a', 'http://g/customers/confirm/***?token=***'],
	['/customers/password/reset/abc', '/customers/password/reset/***'],
	['/customers/confirm', '/customers/confirm'],
	['/customers/confirm/resend', '/customers/confirm/resend'],
])('%s is logged as %s', (url, expected) => expect(scrubUrl(url)).toBe(expected))

test('headers that open doors never reach a line', () => {
	const lines: string[] = []
	const log = createLog({ destination: { write: (line) => void lines.push(line) } })
	const headers = { authorization: 'hush', cookie: 'hush', 'ocp-apim-subscription-key': 'hush', accept: 'json' }
	log.error({ headers, request: { headers }, ...headers }, 'failed')
	log.warn('quiet unless asked for')
	expect(lines).toHaveLength(1)
	expect(lines[0]).not.toContain('hush')
	expect(lines[0]).toContain('"accept":"json"')
})
