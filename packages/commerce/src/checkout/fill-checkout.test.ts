import { MEANS } from '../capabilities.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { createDemoNetwork } from '../fulfillment/providers/demo-network.ts'
import { chooseDelivery, choosePayment, identify } from './commands/fill-checkout.ts'
import type { ChooseDelivery } from './contract.ts'
import { ALL_PRODUCTS, fillCheckout, PARISIAN } from './fixtures/checkouts.ts'
import { findCheckout } from './queries/describe-checkout.ts'
import type { CheckoutInput } from './queries/read-checkout.ts'

let db: Database
let drop: () => Promise<void>
let filling: CheckoutInput
const network = createDemoNetwork()
const networks = [network]

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const { colorways } = await insertProduct(db)
	const { checkoutId } = await fillCheckout(db, { items: [{ sku: colorways[0]!.skus[0]!, quantity: 1 }] })
	filling = { site: 'fr', language: 'fr', means: MEANS, payments: ALL_PRODUCTS, checkoutId, now: new Date() }
})
afterAll(() => drop())

function choose(changes: Partial<ChooseDelivery>) {
	const choice = {
		methodId: 'home',
		address: PARISIAN,
		phoneNumber: '',
		phoneCountryCode: '',
		pickupPointId: null,
		billingAddress: null,
		...changes,
	}
	return chooseDelivery(db, { ...filling, choice, networks })
}

test.each([
	['', 'required'],
	['nobody', 'email'],
	['a@b', 'email'],
	[`${'a'.repeat(250)}@example.com`, 'email'],
])('the e-mail %j is refused', async (email, code) => {
	expect(await identify(db, { ...filling, email, wantsNewsletter: false })).toEqual({
		ok: false,
		reason: 'refused-values',
		errors: [{ field: 'email', code }],
	})
})

test('a relay point needs a mobile number, a point that exists and somebody to bill', async () => {
	const [point] = await network.pointsNear({ countryCode: 'FR', near: '75011', limit: 1 })
	expect(await choose({ methodId: 'relay', phoneNumber: '01 42 68 53 00' })).toMatchObject({
		errors: expect.arrayContaining([
			{ field: 'phoneNumber', code: 'mobile' },
			{ field: 'pickupPointId', code: 'required' },
			{ field: 'billingAddress.line1', code: 'required' },
		]),
	})
	expect(
		await choose({
			methodId: 'relay',
			phoneNumber: '06 12 34 56 78',
			pickupPointId: 'demo-FR-75011-99',
			billingAddress: PARISIAN,
		}),
	).toMatchObject({ errors: [{ field: 'pickupPointId', code: 'unknown' }] })
	expect(
		await choose({
			methodId: 'relay',
			phoneNumber: '06 12 34 56 78',
			pickupPointId: point!.id,
			billingAddress: PARISIAN,
		}),
	).toMatchObject({ ok: true })
	const checkout = await findCheckout(db, filling)
	expect(checkout!.delivery).toMatchObject({
		kind: 'relay',
		phoneNumber: '+33612345678',
		pickupPoint: { id: point!.id },
		address: { line1: point!.name },
	})
	expect(checkout!.totals).toMatchObject({ deliveryCentAmount: 395, taxLines: [{ taxRate: 2000 }] })
})

test('a point abroad that the site does not deliver to is refused', async () => {
	const [point] = await network.pointsNear({ countryCode: 'DE', near: 'Berlin', limit: 1 })
	expect(
		await choose({
			methodId: 'relay',
			phoneNumber: '06 12 34 56 78',
			pickupPointId: point!.id,
			billingAddress: PARISIAN,
		}),
	).toMatchObject({ errors: [{ field: 'pickupPointId', code: 'unknown' }] })
})

test('VAT is that of the country of delivery', async () => {
	expect(
		await choose({ address: { ...PARISIAN, countryCode: 'BE', postalCode: '1000', city: 'Bruxelles' } }),
	).toMatchObject({
		ok: true,
	})
	expect((await findCheckout(db, filling))!.totals!.taxLines).toMatchObject([{ taxRate: 2100 }])
})

test('a product whose provider takes it in some countries is offered to billing addresses there only (acceptance 19)', async () => {
	const belgian = { ...PARISIAN, countryCode: 'BE', postalCode: '1000', city: 'Bruxelles' }
	const offer = (_: unknown, product: string) => ({
		...ALL_PRODUCTS.offer([], product)!,
		...(product === 'card' && { countries: ['BE'] }),
	})
	const offered = async (address: typeof PARISIAN) => {
		expect(await choose({ address })).toMatchObject({ ok: true })
		await choosePayment(db, { ...filling, paymentProduct: 'card' })
		const { paymentProducts, paymentProduct } = (await findCheckout(db, { ...filling, payments: { offer } }))!
		return [paymentProducts.some(({ id }) => id === 'card'), paymentProduct]
	}
	expect([await offered(belgian), await offered(PARISIAN)]).toEqual([
		[true, 'card'],
		[false, null],
	])
})

test('unknown methods and payment products are refused', async () => {
	expect(await choose({ methodId: 'drone' })).toMatchObject({ errors: [{ field: 'methodId', code: 'unknown' }] })
	expect(await choosePayment(db, { ...filling, paymentProduct: 'blik' })).toMatchObject({
		errors: [{ field: 'paymentProduct', code: 'unknown' }],
	})
	expect(await choosePayment(db, { ...filling, checkoutId: 'nothing-here', paymentProduct: 'card' })).toEqual({
		ok: false,
		reason: 'checkout-not-found',
	})
})
