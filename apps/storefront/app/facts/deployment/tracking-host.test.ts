import { expect, test } from 'vitest'
import { trackingHostOf } from './tracking-host.ts'

const siteHosts = { 'www.marque.fr': 'fr', 'www.brand.co.uk': 'gb' } as const
const hostOf = (host: string, workEnvironment: 'prod' | 'test' | 'dev' = 'prod') =>
	trackingHostOf({ host, siteHosts, workEnvironment })

test.each([
	// Ours, and what is below the domains we have registered.
	['www.marque.fr', 'www.marque.fr'],
	['www.brand.co.uk', 'www.brand.co.uk'],
	['de.vitrine.example', 'de.vitrine.example'],
	['preview.marque.fr', 'preview.marque.fr'],
	['fr.localhost:3000', 'fr.localhost:3000'],
	// Hosts of no country: no page breaks there (R189).
	['localhost:3000', 'localhost:3000'],
	['127.0.0.1:3000', '127.0.0.1:3000'],
	['[::1]:3000', '[::1]:3000'],
	['storefront', 'storefront'],
	// Made up (C29).
	['www.evil.com', ''],
	['marque.fr.evil.com', ''],
	['other.co.uk', ''],
])('the tracking host of %s is "%s" (R156)', (host, expected) => {
	expect(hostOf(host)).toBe(expected)
	expect(hostOf(host, 'dev')).toBe(expected)
})

test('the test environment has none (R156)', () => {
	expect(hostOf('www.marque.fr', 'test')).toBe('')
	expect(hostOf('localhost', 'test')).toBe('')
})
