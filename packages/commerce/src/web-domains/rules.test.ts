import { expect, test } from 'vitest'
import { normalizeWebDomain, privateSaleAt, privateSalePeriod } from './rules/web-domain.ts'

const base = { domain: 'fr.vitrine.example', storeId: '001', countryCodeISO2: 'FR', devise: 'EUR', params: {} }

function read(raw: unknown) {
	const reasons: string[] = []
	const domain = normalizeWebDomain(raw, ({ field, reason }) => reasons.push(`${field} ${reason}`))
	return { domain, reasons }
}

const defaults = {
	domain: 'fr.vitrine.example',
	storeId: '001',
	countryCode: 'FR',
	currency: 'EUR',
	deliveryCountries: ['FR'],
	billingCountries: ['FR'],
	phoneNumberCountries: ['FR'],
	paymentProducts: [],
	ereservation: false,
	loyalty: false,
	wishlist: false,
	agec: false,
	myDownloads: false,
	swiftAddToCart: false,
	showMap: false,
	abtasty: true,
	giftCard: null,
	loyaltyCardCentAmount: null,
	loyaltyScale: null,
	orderConfirmation: { maxAttempts: 10, attemptDelay: 2000 },
	privateSales: null,
	freeDelivery: null,
}

test('everything absent takes its default in silence; unknown fields are ignored', () => {
	const raw = { ...base, colour: 'red', params: { newerThanUs: 1 } }
	expect(read(raw)).toEqual({ domain: defaults, reasons: [] })
})

test.each([null, undefined, [], {}, 'html', 42])('nothing to read: %j', (raw) => {
	expect(read(raw)).toMatchObject({ domain: undefined, reasons: [expect.stringMatching(/^web-domain /)] })
})

test.each([
	['leading zero kept', { storeId: '042' }, { storeId: '042' }, []],
	['no store', { storeId: undefined }, { storeId: undefined }, ['storeId missing']],
	['store as a number', { storeId: 42 }, { storeId: undefined }, ['storeId not-a-string']],
	['domain of a wrong type', { domain: 1 }, { domain: undefined }, ['domain not-a-string']],
	[
		'country in small letters',
		{ countryCodeISO2: 'ch', devise: 'CHF' },
		{ countryCode: 'CH' },
		['countryCodeISO2 not-upper-case'],
	],
	[
		'no such country',
		{ countryCodeISO2: 'XX' },
		{ countryCode: undefined, deliveryCountries: [] },
		['countryCodeISO2 unknown-country'],
	],
	['currency of its own', { devise: 'CHF' }, { currency: 'CHF' }, []],
	['no currency', { devise: undefined, countryCodeISO2: 'PL' }, { currency: 'PLN' }, []],
	['unknown currency', { devise: 'XYZ' }, { currency: 'EUR' }, ['devise unknown-currency']],
	['params of a wrong type', { params: [] }, {}, ['params not-an-object']],
])('record: %s', (_, change, expected, reasons) => {
	expect(read({ ...base, ...change })).toMatchObject({ domain: expected, reasons })
})

const flags = ['ereservation', 'loyalty', 'wishlist', 'agec', 'myDownloads', 'swiftAddToCart', 'showMap'] as const
test.each([...flags, 'abtasty'] as const)('flag %s', (flag) => {
	for (const value of [true, false])
		expect(read({ ...base, params: { [flag]: value } })).toMatchObject({ domain: { [flag]: value }, reasons: [] })
	for (const value of ['true', 1, null])
		expect(read({ ...base, params: { [flag]: value } })).toEqual({
			domain: { ...defaults, [flag]: flag === 'abtasty' },
			reasons: [`${flag} not-a-boolean`],
		})
})

test.each([
	[
		'countries',
		{ deliveryCountries: ['FR', 'MC', 'XX'] },
		{ deliveryCountries: ['FR', 'MC'] },
		['deliveryCountries unknown-country'],
	],
	[
		'no VAT known',
		{ deliveryCountries: ['FR', 'US'] },
		{ deliveryCountries: ['FR'] },
		['deliveryCountries country-not-served'],
	],
	[
		'no form known',
		{ billingCountries: ['US', 'FR', 'MC', 'FR'] },
		{ billingCountries: ['FR', 'MC'] },
		['billingCountries country-not-served'],
	],
	['empty', { phoneNumberCountries: [] }, { phoneNumberCountries: ['FR'] }, []],
	['none left', { billingCountries: ['ZZ'] }, { billingCountries: ['FR'] }, ['billingCountries unknown-country']],
	['not a list', { billingCountries: 'FR' }, { billingCountries: ['FR'] }, ['billingCountries not-a-list']],
	['payment products', { paymentProducts: [1, '130', 9999] }, { paymentProducts: ['1', '130', '9999'] }, []],
	[
		'no ids',
		{ paymentProducts: [1, {}, 1.5] },
		{ paymentProducts: ['1'] },
		['paymentProducts not-an-id', 'paymentProducts not-an-id'],
	],
	['no payment list', { paymentProducts: 1 }, { paymentProducts: [] }, ['paymentProducts not-a-list']],
	['free card', { loyaltyCardCentAmount: 0 }, { loyaltyCardCentAmount: 0 }, []],
	['card price', { loyaltyCardCentAmount: 500 }, { loyaltyCardCentAmount: 500 }, []],
	[
		'negative card price',
		{ loyaltyCardCentAmount: -1 },
		{ loyaltyCardCentAmount: null },
		['loyaltyCardCentAmount too-small'],
	],
	[
		'decimal card price',
		{ loyaltyCardCentAmount: 4.5 },
		{ loyaltyCardCentAmount: null },
		['loyaltyCardCentAmount not-an-integer'],
	],
	['scale', { loyaltyScale: 100 }, { loyaltyScale: 100 }, []],
	['scale 0', { loyaltyScale: 0 }, { loyaltyScale: null }, []],
	['negative scale', { loyaltyScale: -5 }, { loyaltyScale: null }, ['loyaltyScale too-small']],
	[
		'free delivery as understood',
		{ freeCartCriteria: { minAmountCents: 6000, deliveryModes: ['home'], since: 2020 } },
		{ freeDelivery: { minAmountCents: 6000, deliveryModes: ['home'] } },
		[],
	],
	[
		'free delivery of any shape',
		{ freeCartCriteria: [1, { a: 'b' }] },
		{ freeDelivery: null },
		['freeCartCriteria unknown-shape'],
	],
	['no free delivery', { freeCartCriteria: null }, { freeDelivery: null }, ['freeCartCriteria unknown-shape']],
])('parameter: %s', (_, params, expected, reasons) => {
	expect(read({ ...base, params })).toMatchObject({ domain: expected, reasons })
})

const gift = (minAmount: unknown, maxAmount: unknown, preselectedAmount: unknown) => ({
	minAmount,
	maxAmount,
	preselectedAmount,
})
test.each([
	[gift(10, 150, 50), gift(10, 150, 50), []],
	[gift(10, 150, 200), gift(10, 150, 150), ['giftCard.preselectedAmount out-of-bounds']],
	[gift(10, 150, 5), gift(10, 150, 10), ['giftCard.preselectedAmount out-of-bounds']],
	[gift(10, 150, undefined), gift(10, 150, 10), ['giftCard.preselectedAmount missing']],
	[gift(150, 10, 50), null, ['giftCard reversed']],
	[gift(10.5, 150, 50), null, ['giftCard.minAmount not-an-integer']],
	[gift(-10, 150, 50), null, ['giftCard.minAmount too-small']],
	[gift(10, undefined, 50), null, ['giftCard.maxAmount missing']],
	['yes', null, ['giftCard not-an-object']],
])('gift card %j', (giftCard, expected, reasons) => {
	const result = read({ ...base, params: { giftCard } })
	expect(result.domain?.giftCard).toEqual(expected)
	expect(result.reasons).toEqual(reasons)
})

test.each([
	[{ maxAttempts: 3, attemptDelay: 500 }, { maxAttempts: 3, attemptDelay: 500 }, []],
	[{ maxAttempts: 3 }, { maxAttempts: 3, attemptDelay: 2000 }, []],
	[{ maxAttempts: 0, attemptDelay: 500 }, { maxAttempts: 1, attemptDelay: 500 }, []],
	[{ maxAttempts: -1, attemptDelay: 500 }, { maxAttempts: 1, attemptDelay: 500 }, []],
	[{ maxAttempts: 5, attemptDelay: -500 }, { maxAttempts: 1, attemptDelay: 0 }, []],
	[
		{ maxAttempts: '3', attemptDelay: 500 },
		{ maxAttempts: 10, attemptDelay: 500 },
		['orderConfirmation.maxAttempts not-an-integer'],
	],
	[7, { maxAttempts: 10, attemptDelay: 2000 }, ['orderConfirmation not-an-object']],
])('order confirmation %j', (orderConfirmation, expected, reasons) => {
	const result = read({ ...base, params: { orderConfirmation } })
	expect(result.domain?.orderConfirmation).toEqual(expected)
	expect(result.reasons).toEqual(reasons)
})

const start = '2026-11-20T08:00:00+01:00'
const end = '2026-11-22T23:59:59.999+01:00'
test.each([
	[{ startDate: start, endDate: end }, true],
	[{ startDate: start, endDate: start }, true],
	[{ startDate: end, endDate: start }, false],
	[{ startDate: start }, false],
	[{ startDate: '2026-11-20', endDate: end }, false],
	[{ startDate: 'soon', endDate: end }, false],
	[{ startDate: '2026-13-45T00:00:00Z', endDate: end }, false],
])('private sale %j', (privateSales, isValid) => {
	const { domain, reasons } = read({ ...base, params: { privateSales } })
	expect(domain?.privateSales).toEqual(isValid ? privateSales : null)
	expect(reasons).toEqual(isValid ? [] : ['privateSales not-a-period'])
})

test('a private sale is open from its first to its last millisecond (R122, C31)', () => {
	const at = (instant: string) => privateSaleAt({ startDate: start, endDate: end }, new Date(instant)).state
	expect(at('2026-11-20T07:59:59.999+01:00')).toBe('before')
	expect(at(start)).toBe('open')
	expect(at(end)).toBe('open')
	expect(at('2026-11-23T00:00:00+01:00')).toBe('over')
	const moment = { startDate: start, endDate: start }
	expect(privateSaleAt(moment, new Date(start)).state).toBe('open')
	expect(privateSaleAt(moment, new Date(Date.parse(start) + 1)).state).toBe('over')
})

test('its offers last as long as it does, their end being the first moment after', () => {
	const { from, until } = privateSalePeriod({ startDate: start, endDate: end })
	expect([from.getTime(), until.getTime() - 1]).toEqual([Date.parse(start), Date.parse(end)])
})

test('it is spoken of from seven days before until its end, and says when that changes (brief 3.15)', () => {
	const announced = '2026-11-13T08:00:00+01:00'
	const at = (instant: number) => {
		const { isAnnounced, changesAt } = privateSaleAt({ startDate: start, endDate: end }, new Date(instant))
		return [isAnnounced, changesAt]
	}
	const [first, opens, closes] = [Date.parse(announced), Date.parse(start), Date.parse(end) + 1]
	expect(at(first - 1)).toEqual([false, first])
	expect(at(first)).toEqual([true, opens])
	expect(at(opens)).toEqual([true, closes])
	expect(at(closes - 1)).toEqual([true, closes])
	expect(at(closes)).toEqual([false, null])
})
