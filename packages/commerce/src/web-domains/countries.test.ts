import { expect, test } from 'vitest'
import { countriesOf } from './rules/countries.ts'

const NONE = { countryCode: undefined, deliveryCountries: [], billingCountries: [], phoneNumberCountries: [] }

test.each([
	['its own first, the others by code', ['MC', 'LU', 'FR', 'BE'], ['FR', 'BE', 'LU', 'MC']],
	['without its own', ['MC', 'BE'], ['BE', 'MC']],
	['none', [], ['FR']],
])('countries of the forms: %s', (_, listed, expected) => {
	for (const field of ['deliveryCountries', 'billingCountries', 'phoneNumberCountries'] as const)
		expect(countriesOf({ ...NONE, [field]: listed }, 'fr')).toEqual({
			deliveryCountries: ['FR'],
			billingCountries: ['FR'],
			phoneNumberCountries: ['FR'],
			[field]: expected,
		})
})

test('nothing named: the own country of each site', () => {
	expect(countriesOf(NONE, 'ch').deliveryCountries).toEqual(['CH'])
	expect(countriesOf({ ...NONE, deliveryCountries: ['LI', 'CH'] }, 'ch').deliveryCountries).toEqual(['CH', 'LI'])
})

test('the country of the record is the own one, not the table’s (R104)', () => {
	expect(countriesOf({ ...NONE, countryCode: 'MC', deliveryCountries: ['FR', 'MC'] }, 'fr').deliveryCountries).toEqual([
		'MC',
		'FR',
	])
})
