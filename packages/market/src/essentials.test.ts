import { expect, test } from 'vitest'
import { ConfigurationError, faultsOf, isLoopback, missingEssentials } from './essentials.ts'

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

test('what lacks is named whole; blanks say nothing, and a bank that is off is none', () => {
	const names = ['PAYMENT_ACCOUNTS', 'SMTP_URL', 'SHOP_NAME'] as const
	const said = { SANDBOX_PAYMENTS: 'false', SMTP_URL: ' ', SHOP_NAME: 'Maison X' }
	expect(missingEssentials(said, names).map(({ name }) => name)).toEqual(['PAYMENT_ACCOUNTS', 'SMTP_URL'])
	expect(missingEssentials({ ...said, SANDBOX_PAYMENTS: 'true', SMTP_URL: 'smtp://x' }, names)).toEqual([])
	const faults = [...faultsOf({ issues: [{ path: ['PORT'], message: 'too big' }] }), ...missingEssentials({}, names)]
	expect(new ConfigurationError(faults).message).toMatch(
		/PORT: too big\n {2}PAYMENT_ACCOUNTS: .*\n {2}SMTP_URL: .*\n {2}SHOP_NAME/,
	)
})
