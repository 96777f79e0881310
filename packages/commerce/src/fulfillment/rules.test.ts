import { expect, test } from 'vitest'
import { wantedPlace } from './rules/places.ts'
import {
	arrival,
	checkAddress,
	checkDeliveryAddress,
	checkPhone,
	deliveryPrice,
	nextArrivalChange,
} from './rules/delivery.ts'

const typed = {
	firstName: 'Zoë',
	lastName: "O'Brien-Łuczak",
	line1: '12 rue des Lilas',
	line2: '',
	postalCode: '',
	city: 'X',
	region: '',
	countryCode: '',
}

test.each([
	['FR', '75 011', '75011'],
	['GB', 'sw1a1aa', 'SW1A 1AA'],
	['ES', '28001', '28001'],
	['DE', '10115', '10115'],
	['PL', '00950', '00-950'],
	['CH', '1201', '1201'],
	['PT', '1000205', '1000-205'],
	['MC', '98000', '98000'],
])('%s accepts %s', (countryCode, postalCode, normalized) => {
	const checked = checkAddress({ ...typed, countryCode, postalCode }, [countryCode])
	expect(checked).toMatchObject({ ok: true, address: { postalCode: normalized } })
})

test.each([
	['FR', '7501', 'postal-code'],
	['FR', '99000', 'postal-code'],
	['GB', '12345', 'postal-code'],
	['DE', '00000', 'postal-code'],
	['PL', '0-950', 'postal-code'],
	['CH', '0123', 'postal-code'],
	['ES', '53001', 'postal-code'],
	['FR', '', 'required'],
])('%s refuses %j', (countryCode, postalCode, code) => {
	const checked = checkAddress({ ...typed, countryCode, postalCode, region: 'Madrid' }, [countryCode])
	expect(checked).toMatchObject({ ok: false, errors: [{ field: 'postalCode', code }] })
})

test.each([
	['ES', '35001'],
	['FR', '97400'],
	['IT', '23041'],
	['AT', '6991'],
	['PT', '9000-018'],
	['DE', '78266'],
	['GB', 'JE2 3AB'],
])('nothing is delivered where no or another VAT holds: %s %s', (countryCode, postalCode) => {
	const checked = checkDeliveryAddress({ ...typed, countryCode, postalCode, region: 'SO' }, [countryCode])
	expect(checked).toEqual({ ok: false, errors: [{ field: 'postalCode', code: 'territory' }] })
})

test('a Spanish province comes from the postal code, an Italian one must exist', () => {
	expect(checkAddress({ ...typed, countryCode: 'ES', postalCode: '41001' }, ['ES'])).toMatchObject({
		address: { region: 'Sevilla' },
	})
	expect(checkAddress({ ...typed, countryCode: 'IT', postalCode: '00184', region: 'rm' }, ['IT'])).toMatchObject({
		address: { region: 'RM' },
	})
	expect(checkAddress({ ...typed, countryCode: 'IT', postalCode: '00184', region: 'XX' }, ['IT'])).toMatchObject({
		errors: [{ field: 'region', code: 'province' }],
	})
	expect(checkAddress({ ...typed, countryCode: 'IT', postalCode: '00184' }, ['IT'])).toMatchObject({
		errors: [{ field: 'region', code: 'required' }],
	})
	// Nobody is asked for the province that a wrong postal code did not tell.
	expect(checkAddress({ ...typed, countryCode: 'ES', postalCode: '99999' }, ['ES'])).toEqual({
		ok: false,
		errors: [{ field: 'postalCode', code: 'postal-code' }],
	})
})

test('names carry letters of any script and nothing else; a country that is not served is refused', () => {
	const address = { ...typed, countryCode: 'FR', postalCode: '75011' }
	expect(checkAddress({ ...address, firstName: '<b>', lastName: '' }, ['FR'])).toEqual({
		ok: false,
		errors: [
			{ field: 'firstName', code: 'name' },
			{ field: 'lastName', code: 'required' },
		],
	})
	expect(checkAddress({ ...address, countryCode: 'US' }, ['FR', 'US'])).toEqual({
		ok: false,
		errors: [{ field: 'countryCode', code: 'country' }],
	})
})

const phone = (typedNumber: string, countryCode: string, isMobileRequired = false, countries = [countryCode]) =>
	checkPhone({ typed: typedNumber, countryCode, countries, isMobileRequired })

test.each([
	['06 12 34 56 78', 'FR', '+33612345678'],
	['07400 123456', 'GB', '+447400123456'],
	['612 34 56 78', 'ES', '+34612345678'],
	['0151 23456789', 'DE', '+4915123456789'],
	['06 1234 5678', 'IT', '+390612345678'],
	['512 345 678', 'PL', '+48512345678'],
	['078 123 45 67', 'CH', '+41781234567'],
	['+33 6 12 34 56 78', 'GB', '+33612345678'],
])('%s in %s is %s', (number, countryCode, e164) =>
	expect(phone(number, countryCode, false, ['FR', 'GB', 'ES', 'DE', 'IT', 'PL', 'CH'])).toEqual({
		ok: true,
		phoneNumber: e164,
	}),
)

test('a mobile number is required where the carrier texts, and only served countries count', () => {
	expect(phone('01 42 68 53 00', 'FR', true)).toMatchObject({ errors: [{ code: 'mobile' }] })
	expect(phone('', 'FR', true)).toMatchObject({ errors: [{ code: 'required' }] })
	expect(phone('', 'FR')).toEqual({ ok: true, phoneNumber: null })
	expect(phone('+1 202 555 0123', 'FR')).toMatchObject({ errors: [{ code: 'phone' }] })
	expect(phone('06 12', 'FR')).toMatchObject({ errors: [{ code: 'phone' }] })
})

test('arrival counts working days from the day the parcel leaves', () => {
	const days = { timeZone: 'Europe/Paris', countryCode: 'FR', minimumDays: 2, maximumDays: 3 }
	// Friday 13:00 and 15:00 in Paris, then Saturday.
	expect(arrival({ ...days, now: new Date('2026-11-20T12:00:00Z') })).toEqual({
		earliestOn: '2026-11-24',
		latestOn: '2026-11-25',
	})
	expect(arrival({ ...days, now: new Date('2026-11-20T14:00:00Z') })).toEqual({
		earliestOn: '2026-11-25',
		latestOn: '2026-11-26',
	})
	expect(arrival({ ...days, now: new Date('2026-11-21T09:00:00Z') })).toEqual({
		earliestOn: '2026-11-25',
		latestOn: '2026-11-26',
	})
})

test('nothing leaves or arrives on a public holiday of the country', () => {
	const days = { timeZone: 'Europe/Paris', minimumDays: 1, maximumDays: 2 }
	// Thursday before Christmas, in the morning: the day after is a holiday everywhere, the 26th is a Saturday.
	const now = new Date('2026-12-24T08:00:00Z')
	expect(arrival({ ...days, countryCode: 'FR', now })).toEqual({ earliestOn: '2026-12-28', latestOn: '2026-12-29' })
	expect(arrival({ ...days, countryCode: 'PL', now })).toEqual({ earliestOn: '2026-12-29', latestOn: '2026-12-30' })
	expect(arrival({ ...days, countryCode: 'GB', now })).toEqual({ earliestOn: '2026-12-29', latestOn: '2026-12-30' })
})

test('delivery is free from the amount on, for the kinds named', () => {
	const free = { minAmountCents: 6000, deliveryModes: ['home'] }
	expect(deliveryPrice({ centAmount: 495, kind: 'home', goodsCentAmount: 6000, free })).toBe(0)
	expect(deliveryPrice({ centAmount: 495, kind: 'home', goodsCentAmount: 5999, free })).toBe(495)
	expect(deliveryPrice({ centAmount: 395, kind: 'relay', goodsCentAmount: 9999, free })).toBe(395)
	expect(deliveryPrice({ centAmount: 395, kind: 'relay', goodsCentAmount: 9999, free: null })).toBe(395)
})

test.each([
	['in the morning, until the parcels leave', '2026-11-20T09:30:00Z', '2026-11-20T13:00:00.000Z'],
	['at that moment, until the next day', '2026-11-20T13:00:00Z', '2026-11-20T23:00:00.000Z'],
	['in the night in which summer time begins', '2026-03-28T23:30:00Z', '2026-03-29T12:00:00.000Z'],
	['in the night in which it ends', '2026-10-24T22:30:00Z', '2026-10-25T13:00:00.000Z'],
])('what is said of arrivals holds %s', (_, now, until) => {
	expect(nextArrivalChange({ now: new Date(now), timeZone: 'Europe/Paris' }).toISOString()).toBe(until)
})

test.each([
	['FR', 'F-75011', 'F-75011 Paris', '75011'],
	['PL', '00-950', 'PL-00-950 Warszawa', '00950'],
	['GB', 'sw1a 1aa', 'London SW1A 1AA', 'SW1A1AA'],
	['IE', 'd02 x285', 'Dublin D02 X285', 'D02X285'],
	['NL', '1012 ab', 'Amsterdam 1012AB', '1012AB'],
])('in %s %s and %s are a postal code', (countryCode, alone, withCity, code) => {
	expect(wantedPlace(alone, countryCode)).toEqual({ code })
	expect(wantedPlace(withCity, countryCode)).toMatchObject({ code })
})
