import { expect, test } from 'vitest'
import { ConfigurationError, faultsOf, isLoopback } from './essentials.ts'

test('only this machine is loopback, however its name is dressed up', () => {
	for (const host of ['localhost', 'fr.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])
		expect(isLoopback(host)).toBe(true)
	for (const host of [
		'0.0.0.0',
		'::',
		'localhost.evil.example',
		'127.0.0.1.nip.io',
		'evil.example',
		'192.168.1.5',
		'',
		'x',
	])
		expect(isLoopback(host)).toBe(false)
})

test('an error names each fault by its path', () => {
	const faults = faultsOf({ issues: [{ path: ['KEYS', 1], message: 'too short' }] })
	expect(new ConfigurationError(faults).message).toBe('The configuration has mistakes:\n  KEYS 1: too short')
})
