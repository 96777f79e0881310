import { expect, test } from 'vitest'
import { choiceOf, longestOf, placeErrors } from './delivery-values.ts'

const typed = {
	method: 'home',
	'a-firstName': 'Camille',
	'a-line1': '12 rue Oberkampf',
	'a-countryCode': 'FR',
	'b-firstName': 'Sasha',
	'b-lastName': 'Martin',
	'b-city': 'Lille',
	'b-countryCode': 'BE',
	'point-relay': 'demo-FR-75011-1',
	phoneNumber: '0612345678',
	phoneCountryCode: 'FR',
}

test('home: the delivery address, and another to bill only when it is asked for', () => {
	const choice = choiceOf(typed, 'home')
	expect(choice.address).toMatchObject({ firstName: 'Camille', line1: '12 rue Oberkampf', city: '' })
	expect([choice.pickupPointId, choice.billingAddress]).toEqual([null, null])
	expect(choiceOf({ ...typed, billing: 'yes' }, 'home').billingAddress).toMatchObject({ city: 'Lille' })
})

test('collected: who is billed collects, at the point of the chosen method', () => {
	const choice = choiceOf({ ...typed, method: 'relay' }, 'relay')
	expect(choice.address).toMatchObject({ firstName: 'Sasha', lastName: 'Martin', line1: '' })
	expect(choice.billingAddress).toMatchObject({ city: 'Lille', countryCode: 'BE' })
	expect(choice.pickupPointId).toBe('demo-FR-75011-1')
	expect(choiceOf({ ...typed, method: 'store' }, 'store').pickupPointId).toBeNull()
})

test('refusals find their controls, once each, in the order of the page', () => {
	const refused = [
		{ field: 'phoneNumber', code: 'mobile' },
		{ field: 'pickupPointId', code: 'required' },
		{ field: 'firstName', code: 'required' },
		{ field: 'billingAddress.firstName', code: 'required' },
		{ field: 'billingAddress.postalCode', code: 'postal-code' },
	]
	const placed = placeErrors(refused, { values: { ...typed, method: 'relay' }, kind: 'relay' })
	expect(placed.map(({ id }) => id)).toEqual(['near-relay', 'b-firstName', 'b-postalCode', 'phoneNumber'])
	expect(placed[2]).toMatchObject({ field: 'postalCode', country: 'BE', example: '1000' })
})

test('a British postcode is asked for before the street, and so it is refused', () => {
	const values = { method: 'home', 'a-countryCode': 'GB' }
	const refused = ['line1', 'postalCode'].map((field) => ({ field, code: 'required' }))
	expect(placeErrors(refused, { values, kind: 'home' }).map(({ id }) => id)).toEqual(['a-postalCode', 'a-line1'])
})

test('nothing longer than the gateway takes is sent to it', () => {
	expect(['a-countryCode', 'a-city', 'phoneNumber'].map(longestOf)).toEqual([2, 100, 40])
})
