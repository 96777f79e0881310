import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import fc from 'fast-check'
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
			// A bag of gift cards is delivered by e-mail.
			deliveryCentAmount: draft.items.length === 0 ? 0 : draft.delivery * step,
		}
	})

const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)

// A machine with other work takes its time over so many.
test('lines, discounts, VAT and total agree on 100,000 random carts, and refunding everything gives everything back', {
	timeout: 120_000,
}, () => {
	fc.assert(
		fc.property(cart, ({ coupon, ...draft }) => {
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

			const { giftCardsCentAmount } = draft
			expect(totals.giftCardsCentAmount).toBe(giftCardsCentAmount)
			expect(totals.subtotalCentAmount).toBe(subtotal + giftCardsCentAmount)
			expect(totals.totalCentAmount).toBe(
				subtotal - discountCentAmount + draft.deliveryCentAmount + giftCardsCentAmount,
			)
			expect(totals.totalCentAmount % step).toBe(0)
			expect(sum(totals.lines.map((line) => line.discountCentAmount))).toBe(discountCentAmount)
			expect(sum(totals.lines.map((line) => line.totalCentAmount))).toBe(subtotal - discountCentAmount)
			// All of it is taxed but the gift cards, which are vouchers: their VAT falls due with what they buy.
			expect(sum(totals.taxLines.map((line) => line.grossCentAmount))).toBe(
				totals.totalCentAmount - giftCardsCentAmount,
			)
			expect(sum(totals.taxLines.map((line) => line.taxCentAmount))).toBe(totals.taxCentAmount)
			for (const line of totals.lines) {
				expect(line.totalCentAmount).toBeGreaterThanOrEqual(0)
				expect(line.totalCentAmount % step).toBe(0)
				expect(Number.isSafeInteger(line.taxCentAmount)).toBe(true)
			}
			for (const taxLine of totals.taxLines) {
				const exact = (taxLine.grossCentAmount * taxLine.taxRate) / (10_000 + taxLine.taxRate)
				expect(Math.abs(taxLine.taxCentAmount - exact)).toBeLessThanOrEqual(0.5)
				const ofLines = sum(
					totals.lines.filter((line) => line.taxRate === taxLine.taxRate).map((line) => line.taxCentAmount),
				)
				expect(ofLines).toBeLessThanOrEqual(taxLine.taxCentAmount)
				if (draft.deliveryCentAmount === 0) expect(ofLines).toBe(taxLine.taxCentAmount)
			}
			const refunds = totals.lines.flatMap((line, index) =>
				refundableUnits({
					totalCentAmount: line.totalCentAmount,
					quantity: draft.items[index]!.quantity,
					currency: draft.currency,
				}),
			)
			expect(sum(refunds) + totals.deliveryCentAmount + giftCardsCentAmount).toBe(totals.totalCentAmount)
		}),
		{ numRuns: 100_000 },
	)
})

test('a British order with a child size and an adult size pays VAT on the adult one only', () => {
	const totals = computeTotals({
		currency: 'GBP',
		countryCode: 'GB',
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
