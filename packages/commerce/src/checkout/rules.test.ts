import { expect, test } from 'vitest'
import { countriesOf } from './rules.ts'

test.each([
	['an unknown country is dropped', ['FR', 'MC', 'XX'], ['FR', 'MC']],
	['its own first, the others by code', ['MC', 'LU', 'FR', 'BE'], ['FR', 'BE', 'LU', 'MC']],
	['without its own', ['MC', 'BE'], ['BE', 'MC']],
	['small letters', ['mc', 'fr'], ['FR', 'MC']],
	['twice', ['FR', 'MC', 'mc', 'FR'], ['FR', 'MC']],
	['none', [], ['FR']],
	['none left', ['XX', 'US'], ['FR']],
])('countries of the forms: %s', (_, listed, expected) => {
	for (const field of ['deliveryCountries', 'billingCountries', 'phoneNumberCountries'] as const)
		expect(countriesOf({ [field]: listed }, 'fr')).toEqual({
			deliveryCountries: ['FR'],
			billingCountries: ['FR'],
			phoneNumberCountries: ['FR'],
			[field]: expected,
		})
})

test('nothing named: the own country of each site', () => {
	expect(countriesOf({}, 'ch').deliveryCountries).toEqual(['CH'])
	expect(countriesOf({ deliveryCountries: ['LI', 'CH'] }, 'ch').deliveryCountries).toEqual(['CH', 'LI'])
})
