import { expect, test } from 'vitest'
import { mayMove, offeredProducts, readPaymentCode, readPaymentProducts } from './rules.ts'

test('payment products keep their order, card brands come together, unknown ids are told apart (R109)', () => {
	const { products, unknown } = readPaymentProducts([840, 1, 130, 9999, 'blik', 'toString'])
	expect(products.map((product) => product.id)).toEqual(['paypal', 'card', 'blik'])
	expect(products[1]!.brands).toEqual(['Visa', 'CB'])
	expect(unknown).toEqual(['9999', 'toString'])
	expect(readPaymentProducts([]).products).toEqual([])
})

test('a payment only moves forward, and money that shows up is always seen', () => {
	expect(mayMove('created', 'pending')).toBe(true)
	expect(mayMove('captured', 'pending')).toBe(false)
	expect(mayMove('captured', 'cancelled')).toBe(false)
	expect(mayMove('cancelled', 'captured')).toBe(true)
	expect(mayMove('refused', 'pending')).toBe(false)
	expect(mayMove('authorized', 'cancelled')).toBe(true)
	expect(mayMove('refunded', 'captured')).toBe(false)
})

test.each([
	['777 123', '777123'],
	['777123', '777123'],
	['77712', undefined],
	['77712a', undefined],
	[undefined, undefined],
])('reads the code %j', (typed, code) => expect(readPaymentCode(typed)).toBe(code))

test('a pay-later product is offered to billing addresses in its countries and to no other (acceptance 19)', () => {
	const offer = { pageOrigins: [], entry: 'code' } as const
	const offerOf = (product: string) => (product === 'invoice' ? { ...offer, countries: ['DE', 'AT'] } : offer)
	const reports: unknown[] = []
	const offered = (countryCode?: string) =>
		offeredProducts(['invoice', 1], { offerOf, countryCode, report: (fault) => reports.push(fault) }).map(
			({ id }) => id,
		)
	expect([offered('DE'), offered('AT')]).toEqual([
		['invoice', 'card'],
		['invoice', 'card'],
	])
	expect([offered('FR'), offered('CH')]).toEqual([['card'], ['card']])
	// Before an address is typed, as in the footer.
	expect(offered()).toEqual(['invoice', 'card'])
	expect(reports).toEqual([])
})

test('a code that is typed on the provider’s page is a wallet in the shop', () => {
	const kinds = (entry: 'code' | 'page') =>
		offeredProducts(['blik', 840], { offerOf: () => ({ pageOrigins: [], entry }) }).map(({ kind }) => kind)
	expect([kinds('code'), kinds('page')]).toEqual([
		['code', 'wallet'],
		['wallet', 'wallet'],
	])
})
