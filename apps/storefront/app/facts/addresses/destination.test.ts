import { fc } from '@vitrine/testing/chance'
import { describe, expect, test } from 'vitest'
import { checkDestination, isExternal } from './destination.ts'
import { redirectTo } from './redirect-to.ts'

const NOT_ALLOWED =
	/^Navigating to an external URL is not allowed by default\. Use `redirectTo\(url, \{ external: true \}\)`/

describe('where somebody may be sent (R161)', () => {
	test.each([
		'/fr/',
		'/fr/stores/?q=a%2F%2Fb#x',
		'?page=2',
		'#top',
		'',
		'../x/',
		'fr/a:b/',
		'/fr/http://x/',
		'/@evil.example/',
	])('%j stays here', (target) => {
		expect(isExternal(target)).toBe(false)
		expect(() => checkDestination(target)).not.toThrow()
	})

	test.each([
		'https://evil.example/',
		'HTTP://evil.example',
		'//evil.example',
		'/\\evil.example',
		'\\\\evil.example',
		'\t//evil.example',
		'/\n/evil.example',
		'https:evil.example',
		'http://here.invalid/',
		'//here.invalid/',
		'https://user@evil.example/',
		'http://[::1',
		'mailto:somebody@evil.example',
	])('%j leaves, and needs permission', (target) => {
		expect(isExternal(target)).toBe(true)
		expect(() => redirectTo(target)).toThrow(NOT_ALLOWED)
	})

	test.each([
		'javascript',
		'vbscript',
		'data',
		'blob',
		'app',
		'file',
		'ftp',
		'about',
		'view-source',
		'chrome',
		'filesystem',
	])('%s: is no page, permission or not', (protocol) => {
		expect(() => redirectTo(`${protocol}:alert(1)`)).toThrow(NOT_ALLOWED)
		expect(() => redirectTo(`${protocol}:alert(1)`, { external: true })).toThrow(
			`Cannot navigate to a URL with '${protocol}:' protocol.`,
		)
	})

	test('whatever a scheme is dressed in, only the web passes', () => {
		const blank = fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u001f')
		const mails = fc.constantFrom('javascript', 'vbscript', 'data', 'blob', 'app', 'x-y+z', 'intent')
		const disguised = mails.chain((name) =>
			fc
				.tuple(blank, fc.integer({ min: 1, max: name.length - 1 }), fc.constantFrom('', '\t', '\n', '\r'), fc.boolean())
				.map(
					([before, at, inside, isLoud]) =>
						`${before}${isLoud ? name.toUpperCase() : name.slice(0, at) + inside + name.slice(at)}:`,
				),
		)
		fc.assert(
			fc.property(disguised, fc.string(), (scheme, rest) => {
				expect(() => checkDestination(scheme + rest, { external: true })).toThrow(
					/^Cannot navigate to a URL with '[^']*:' protocol\.$/,
				)
			}),
		)
	})

	test('what passes without permission stays on its host, in any browser that reads URLs as the standard says', () => {
		fc.assert(
			fc.property(
				fc.string({ unit: 'binary' }),
				fc.constantFrom('', '/', '//', '/\\', 'https:', '?', '#'),
				(text, start) => {
					const target = start + text
					if (isExternal(target)) return
					expect(new URL(target, 'https://shop.example/fr/x/').origin).toBe('https://shop.example')
				},
			),
		)
	})

	test('with permission the answer is a redirect; 302 unless another code is asked for (R195)', () => {
		const answer = redirectTo('https://bank.example/pay?id=1', { external: true, document: true, status: 303 })
		expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://bank.example/pay?id=1'])
		expect(answer.headers.get('x-remix-reload-document')).toBe('true')
		const plain = redirectTo('/fr/', { replace: true, headers: { 'Cache-Control': 'no-store' } })
		expect([plain.status, plain.headers.get('x-remix-replace'), plain.headers.get('cache-control')]).toEqual([
			302,
			'true',
			'no-store',
		])
	})
})
