import { beforeAll, describe, expect, test } from 'vitest'
import { createBuiltShop } from '#app/test-shop.ts'

type Shop = Awaited<ReturnType<typeof createBuiltShop>>
let shop: Shop
beforeAll(async () => {
	shop = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
		hasSecureSubdomains: true,
		formTargets: ['https://bank.example'],
	})
})

const form = (headers: Record<string, string>) => ({ method: 'POST', body: 'email=x', headers })

describe('no browser takes an answer for anything but what it says it is (security L7)', () => {
	test.each<[what: string, path: string, status: number, init?: RequestInit]>([
		['a page', '/fr/', 200],
		['its data', '/fr/_.data', 200],
		['a page of the build', '/fr/_icons/', 200],
		['a page that is missing', '/fr/nope/', 404],
		['a file of the build', '/favicon.svg', 200],
		['a file that is missing', '/assets/none.js', 404],
		['a picture that is missing', '/media/00/none.webp', 404],
		['the build', '/builds/latest.json', 200],
		['a build that is missing', '/builds/meta/none.json', 404],
		['what crawlers may read', '/robots.txt', 200],
		['where weaknesses are told', '/.well-known/security.txt', 200],
		['a sitemap while the gateway is away', 'https://fr.vitrine.example/sitemap.xml', 503],
		['a form of a foreign origin', '/fr/auth/sign-in/', 403, form({ origin: 'https://evil.example' })],
		['a form of another kind', '/fr/auth/sign-in/', 415, form({ 'content-type': 'text/plain' })],
		['another method', '/fr/', 405, { method: 'PUT' }],
	])('%s', async (_, path, status, init) => {
		const response = await shop.request(new URL(path, 'https://shop.test').href, init)
		expect([response.status, response.headers.get('x-content-type-options')]).toEqual([status, 'nosniff'])
	})
})

test('a page says what it loads, who may frame it, what it never needs, and that its host speaks TLS', async () => {
	const { headers } = await shop.request('https://shop.test/fr/')
	const policy = new Map(
		headers
			.get('content-security-policy')!
			.split('; ')
			.map((directive) => [directive.split(' ')[0], directive.slice(directive.indexOf(' ') + 1)]),
	)
	expect([policy.get('object-src'), policy.get('base-uri'), policy.get('frame-ancestors')]).toEqual([
		"'none'",
		"'none'",
		"'none'",
	])
	expect(policy.get('script-src')).toMatch(/^'self' 'nonce-[0-9a-f]{64}'$/)
	expect([policy.get('style-src'), policy.get('connect-src')]).toEqual([policy.get('script-src'), "'self'"])
	expect(policy.get('form-action')).toBe("'self' https://bank.example")
	expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\).*payment=\(\).*geolocation=\(self\)/)
	expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
	expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
	expect(headers.get('x-frame-options')).toBe('DENY')
	expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
	const bare = await shop.request('http://shop.test/fr/')
	expect(bare.headers.get('strict-transport-security')).toBeNull()
})
