import { MEANS } from '../capabilities.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { identify } from './commands/fill-checkout.ts'
import { ALL_PRODUCTS, fillCheckout } from './fixtures/checkouts.ts'
import { findCheckout } from './queries/describe-checkout.ts'

const CARD = '2980000123450'
const OTHER_CARD = '4006381333931'
const identity = { email: 'camille@example.com', wantsNewsletter: false }
let db: Database
let drop: () => Promise<void>
let sku: string

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: 50 }] }] })
	sku = colorways[0]!.skus[0]!
})
afterAll(() => drop())

async function filled(site: 'fr' | 'de', loyaltyCardNumber = '') {
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], site, loyaltyCardNumber })
	const { checkoutId, pay } = checkout
	const filling = { site, language: 'fr', means: MEANS, payments: ALL_PRODUCTS, checkoutId, now: new Date() } as const
	return {
		pay,
		checkoutId,
		/** Types an e-mail and a card. */
		type: (typed: string, email = identity.email) =>
			identify(db, { ...filling, ...identity, email, loyaltyCardNumber: typed }),
		read: async () => (await findCheckout(db, filling))!,
	}
}

test('a card is kept without its blanks, and taken away when the field is emptied (R115)', async () => {
	const { type, read } = await filled('fr')
	expect(await read()).toMatchObject({ takesLoyaltyCard: true, loyaltyCardNumber: null })
	expect(await type(' 2 980000 123450 ')).toMatchObject({ ok: true })
	expect(await read()).toMatchObject({ loyaltyCardNumber: CARD, nextStep: 'review' })
	expect(await type(' ')).toMatchObject({ ok: true })
	expect(await read()).toMatchObject({ loyaltyCardNumber: null })
})

test('a wrong number is refused beside what else is wrong, and nothing is kept', async () => {
	const { type, read } = await filled('fr', CARD)
	const before = await read()
	expect(await type('2980000123451', '')).toEqual({
		ok: false,
		reason: 'refused-values',
		errors: [
			{ field: 'email', code: 'required' },
			{ field: 'loyaltyCardNumber', code: 'card-number' },
		],
	})
	expect(await type('2980000123451')).toMatchObject({ errors: [{ field: 'loyaltyCardNumber', code: 'card-number' }] })
	expect(await read()).toEqual(before)
})

test('a site without loyalty takes no card, and one typed before it gave loyalty up is gone (T3)', async () => {
	const { type, read, checkoutId, pay } = await filled('de')
	expect(await type(CARD)).toMatchObject({ errors: [{ field: 'loyaltyCardNumber', code: 'not-offered' }] })
	expect(await type('')).toMatchObject({ ok: true })
	await db.updateTable('checkouts').set({ loyalty_card_number: CARD }).where('id', '=', checkoutId).execute()
	expect(await read()).toMatchObject({ takesLoyaltyCard: false, loyaltyCardNumber: null })
	const placed = await pay()
	if (placed.ok) expect((await findOrder(db, placed.placed.orderId))!.snapshot).not.toHaveProperty('loyaltyCardNumber')
})

test('the order keeps the card it was placed with; another card is another order', async () => {
	const { type, pay } = await filled('fr', CARD)
	const placeWith = async (typed: string) => {
		expect(await type(typed)).toMatchObject({ ok: true })
		const placed = await pay()
		if (!placed.ok) throw new Error(placed.reason)
		return (await findOrder(db, placed.placed.orderId))!
	}
	const first = await placeWith(CARD)
	expect(first.snapshot.loyaltyCardNumber).toBe(CARD)
	expect((await placeWith(CARD)).id).toBe(first.id)
	const second = await placeWith(OTHER_CARD)
	expect([second.id === first.id, second.snapshot.loyaltyCardNumber]).toEqual([false, OTHER_CARD])
	expect((await findOrder(db, first.id))!.orderStatus).toBe('cancelled')
	expect((await placeWith('')).snapshot).not.toHaveProperty('loyaltyCardNumber')
})

test('nothing but thirteen digits comes into the database', async () => {
	const { checkoutId } = await filled('fr')
	const write = db.updateTable('checkouts').set({ loyalty_card_number: '298000012345x' }).where('id', '=', checkoutId)
	await expect(write.execute()).rejects.toThrow(/check constraint/)
})
