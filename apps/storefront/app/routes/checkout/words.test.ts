import { expect, test } from 'vitest'
import { totalsView } from '#app/document/cart/totals-view.ts'
import { countryViews, printedAddress } from '#app/document/addresses/countries.ts'
import { arrivalDays } from '#app/document/dates/arrival-days.ts'
import { pointView } from './point-view.ts'

test.each([
	['fr-FR', 'lundi 30 mars \u2013 jeudi 2 avril'],
	['it-IT', 'lunedì 30 marzo \u2013 giovedì 2 aprile'],
	['en-GB', 'Monday 30 March \u2013 Thursday 2 April'],
])('days of arrival in %s', (tag, words) => {
	expect(arrivalDays(tag, { earliestOn: '2026-03-30', latestOn: '2026-04-02' })).toBe(words)
})

test('one day is told once', () => {
	expect(arrivalDays('de-DE', { earliestOn: '2026-03-30', latestOn: '2026-03-30' })).toBe('Montag, 30. März')
})

test('addresses as their countries print them, the country only abroad', () => {
	const words = { tag: 'fr-FR', own: 'FR' }
	const person = { firstName: 'Ada', lastName: 'Byron', line1: '1 High Street' }
	const at = (rest: object) =>
		printedAddress({ ...person, postalCode: '', city: '', countryCode: 'FR', ...rest }, words)
	expect(at({ postalCode: '75011', city: 'Paris' }).slice(1)).toEqual(['1 High Street', '75011 Paris'])
	expect(at({ countryCode: 'GB', postalCode: 'E2 7DP', city: 'London' }).slice(2)).toEqual([
		'London',
		'E2 7DP',
		'Royaume-Uni',
	])
	expect(at({ countryCode: 'IT', postalCode: '00187', city: 'Roma', region: 'RM' })[2]).toBe('00187 Roma RM')
	expect(at({ countryCode: 'ES', postalCode: '08850', city: 'Gavà', region: 'Barcelona' })[2]).toBe(
		'08850 Gavà Barcelona',
	)
	expect(at({ countryCode: 'ES', postalCode: '28001', city: 'Madrid', region: 'Madrid' })[2]).toBe('28001 Madrid')
})

test('countries: the own first, the others by name', () => {
	const names = countryViews(['LU', 'FR', 'AT', 'DE'], { tag: 'fr-FR', own: 'FR' }).map(({ name }) => name)
	expect(names).toEqual(['France', 'Allemagne', 'Autriche', 'Luxembourg'])
})

test('days that share their hours are told together; what never closes has none', () => {
	const day: [string, string][] = [['08:30', '19:00']]
	const point = {
		id: 'p',
		kind: 'shop' as const,
		name: 'Point',
		street: 'Rue 1',
		postalCode: '75011',
		city: 'Paris',
		countryCode: 'FR',
		latitude: 0,
		longitude: 0,
		distanceMeters: 1240,
		openingHours: [day, day, day, day, day, [['09:00', '13:00'] as [string, string]], []],
	}
	expect(pointView(point, 'fr-FR')).toMatchObject({
		distance: '1,2\u00a0km',
		hours: [
			{ days: 'lun.\u2013ven.', times: '08:30\u201319:00' },
			{ days: 'sam.', times: '09:00\u201313:00' },
		],
	})
	const always = Array.from({ length: 7 }, () => [['00:00', '24:00'] as [string, string]])
	expect(pointView({ ...point, openingHours: always }, 'fr-FR').hours).toEqual([])
})

test('totals in words: free delivery and no discount are told as nothing, VAT per rate', () => {
	const totals = {
		subtotalCentAmount: 10_000,
		discountCentAmount: 1_000,
		deliveryCentAmount: 0,
		totalCentAmount: 9_000,
		taxLines: [
			{ taxRate: 810, taxCentAmount: 674 },
			{ taxRate: 0, taxCentAmount: 0 },
		],
	}
	expect(totalsView(totals, { tag: 'fr-CH', currency: 'CHF' })).toEqual({
		isByEmail: false,
		left: null,
		paidWith: [],
		subtotal: 'CHF\u00a0100.00',
		discount: 'CHF\u00a0\u221210.00',
		delivery: null,
		total: 'CHF\u00a090.00',
		taxes: [
			{ rate: '8,1\u00a0%', amount: 'CHF\u00a06.74' },
			{ rate: '0\u00a0%', amount: 'CHF\u00a00.00' },
		],
	})
})

test('what gift cards pay is told with what is left, and nothing is delivered where only they are bought (R111)', () => {
	const paid = {
		subtotalCentAmount: 5000,
		discountCentAmount: 0,
		deliveryCentAmount: 0,
		totalCentAmount: 5000,
		taxLines: [],
	}
	const paidWith = [{ ending: '7PXY', centAmount: 2000 }]
	const view = totalsView({ ...paid, paidWith, isByEmail: true }, { tag: 'en-GB', currency: 'GBP' })
	expect(view).toMatchObject({
		isByEmail: true,
		left: '£30.00',
		paidWith: [{ ending: '7PXY', amount: '\u2212£20.00' }],
	})
})
