import { sized } from '@vitrine/testing/matrix'
import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { refundableUnits } from '../orders/rules.ts'
import { redeem } from '../promotions/rules.ts'
import { computeTotals } from './rules.ts'

const countries = ['FR', 'DE', 'ES', 'IT', 'PL', 'GB', 'CH', 'BE', 'AT', 'LU'] as const
const currencies = Object.keys(CURRENCIES) as Currency[]

const cart = fc
	.record({
		currency: fc.constantFrom(...currencies),
		countryCode: fc.constantFrom(...countries),
		day: fc.constant('2026-11-21'),
		items: fc.array(
			fc.record({
				unit: fc.integer({ min: 1, max: 60_000 }),
				quantity: fc.integer({ min: 1, max: 10 }),
				vatClass: fc.constantFrom('standard' as const, 'childrens' as const),
			}),
			{ maxLength: 12 },
		),
		giftCards: fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 3 }),
		coupon: fc.option(
			fc.record({
				kind: fc.constantFrom('percent' as const, 'amount' as const),
				value: fc.integer({ min: 1, max: 10_000 }),
			}),
		),
		delivery: fc.integer({ min: 0, max: 400 }),
	})
	.filter(({ items, giftCards }) => items.length + giftCards.length > 0)
	.map(({ giftCards, ...draft }) => {
		const step = CURRENCIES[draft.currency].priceStep
		return {
			...draft,
			giftCardsCentAmount: giftCards.reduce((all, units) => all + units * 100, 0),
			items: draft.items.map(({ unit, ...item }) => ({ ...item, unitCentAmount: unit * step })),
			// A cart of gift cards is delivered by e-mail.
			deliveryCentAmount: draft.items.length === 0 ? 0 : draft.delivery * step,
		}
	})

const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)

const CARTS = sized({ gate: 10_000, whole: 100_000 })

test(`lines, discounts, VAT and total agree on ${CARTS} random carts, and refunding everything gives everything back`, () => {
	// Names of what does not hold, instead of an expectation each: vitest takes longer over 25 of them than the shop over the cart.
	fc.assert(
		fc.property(cart, (draft) => {
			const broken = brokenRules(draft)
			if (broken.length > 0) throw new Error(broken.join(', '))
		}),
		{ numRuns: CARTS },
	)
})

type Draft = typeof cart extends fc.Arbitrary<infer Value> ? Value : never

/** Names of the violated invariants of a cart's totals. */
function brokenRules({ coupon, ...draft }: Draft): string[] {
	const step = CURRENCIES[draft.currency].priceStep
	const subtotal = sum(draft.items.map((item) => item.unitCentAmount * item.quantity))
	const now = new Date(0)
	const redeemed = coupon
		? redeem(
				{ ...coupon, code: 'X', minimumCentAmount: 0, validFrom: now, validUntil: null },
				{ subtotalCentAmount: subtotal, currency: draft.currency, now },
			)
		: undefined
	const discountCentAmount = redeemed?.ok ? redeemed.discountCentAmount : 0
	const totals = computeTotals({ ...draft, discountCentAmount })
	const { lines, taxLines } = totals
	const { giftCardsCentAmount } = draft
	const refunds = lines.flatMap(({ totalCentAmount }, index) =>
		refundableUnits({ totalCentAmount, quantity: draft.items[index]!.quantity, currency: draft.currency }),
	)
	const rules = {
		'gift cards keep their value': totals.giftCardsCentAmount === giftCardsCentAmount,
		'the subtotal is goods and gift cards': totals.subtotalCentAmount === subtotal + giftCardsCentAmount,
		'the total is the parts':
			totals.totalCentAmount === subtotal - discountCentAmount + draft.deliveryCentAmount + giftCardsCentAmount,
		'the total stands on a price step': totals.totalCentAmount % step === 0,
		'the lines share the whole discount': sum(lines.map((line) => line.discountCentAmount)) === discountCentAmount,
		'the lines sum up': sum(lines.map((line) => line.totalCentAmount)) === subtotal - discountCentAmount,
		// Gift cards are vouchers: their VAT falls due with what they buy.
		'all but gift cards is taxed':
			sum(taxLines.map((line) => line.grossCentAmount)) === totals.totalCentAmount - giftCardsCentAmount,
		'the taxes sum up': sum(taxLines.map((line) => line.taxCentAmount)) === totals.taxCentAmount,
		'no line is negative': lines.every((line) => line.totalCentAmount >= 0),
		'every line stands on a price step': lines.every((line) => line.totalCentAmount % step === 0),
		'every tax is whole': lines.every((line) => Number.isSafeInteger(line.taxCentAmount)),
		'no tax is off by more than half a cent': taxLines.every(
			(line) => Math.abs(line.taxCentAmount - (line.grossCentAmount * line.taxRate) / (10_000 + line.taxRate)) <= 0.5,
		),
		'the taxes of the lines are the taxes of their rate': taxLines.every((taxLine) => {
			const ofRate = lines.filter((line) => line.taxRate === taxLine.taxRate)
			const ofLines = sum(ofRate.map((line) => line.taxCentAmount))
			return draft.deliveryCentAmount === 0 ? ofLines === taxLine.taxCentAmount : ofLines <= taxLine.taxCentAmount
		}),
		'refunding everything gives everything back':
			sum(refunds) + totals.deliveryCentAmount + giftCardsCentAmount === totals.totalCentAmount,
	}
	return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]))
}

test('a British order with a child size and an adult size pays VAT on the adult one only', () => {
	const totals = computeTotals({
		currency: 'GBP',
		countryCode: 'GB',
		day: '2026-11-21',
		items: [
			{ unitCentAmount: 2200, quantity: 1, vatClass: 'childrens' },
			{ unitCentAmount: 4500, quantity: 1, vatClass: 'standard' },
		],
		discountCentAmount: 0,
		deliveryCentAmount: 0,
	})
	expect(totals.taxLines).toEqual([
		{ taxRate: 2000, grossCentAmount: 4500, taxCentAmount: 750 },
		{ taxRate: 0, grossCentAmount: 2200, taxCentAmount: 0 },
	])
	expect(totals.lines.map((line) => line.taxCentAmount)).toEqual([0, 750])
})

test('a coupon is refused before, after and below its conditions', () => {
	const coupon = {
		code: 'TEN',
		kind: 'percent',
		value: 1000,
		minimumCentAmount: 5000,
		validFrom: new Date(1000),
		validUntil: new Date(2000),
	} as const
	const at = (time: number, subtotalCentAmount = 5000) =>
		redeem(coupon, { subtotalCentAmount, currency: 'EUR', now: new Date(time) })
	expect(at(999)).toEqual({ ok: false, reason: 'coupon-unknown' })
	expect(at(1000)).toEqual({ ok: true, discountCentAmount: 500 })
	expect(at(2000)).toEqual({ ok: false, reason: 'coupon-expired' })
	expect(at(1500, 4999)).toEqual({ ok: false, reason: 'coupon-minimum' })
	expect(redeem(undefined, { subtotalCentAmount: 1, currency: 'EUR', now: new Date() })).toEqual({
		ok: false,
		reason: 'coupon-unknown',
	})
})
