import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import type { Currency } from '@vitrine/market/currencies'
import { computeTotals } from '../carts/rules.ts'
import { type Part, splitRefund, sumOf } from '../payment-means/rules.ts'
import { amountOfLast } from './rules/cancelled-units.ts'
import { creditFor, deliveryBack, type LineState, unitAmountsLeft } from './rules/amounts.ts'

const order = fc.record({
	currency: fc.constantFrom<Currency>('EUR', 'GBP', 'PLN', 'CHF'),
	items: fc.array(fc.record({ unit: fc.integer({ min: 1, max: 9_999 }), quantity: fc.integer({ min: 1, max: 6 }) }), {
		minLength: 1,
		maxLength: 5,
	}),
	discountPercent: fc.integer({ min: 0, max: 100 }),
	delivery: fc.constantFrom(0, 390, 495, 990),
	/** Percent of the total paid by gift cards. */
	byGiftCards: fc.integer({ min: 0, max: 100 }),
	/** In which portions units come back, or are cancelled before: each draws a line and a number. */
	portions: fc.array(
		fc.record({
			line: fc.nat(20),
			quantity: fc.integer({ min: 1, max: 3 }),
			refused: fc.nat(3),
			isCancelled: fc.boolean(),
		}),
		{
			maxLength: 40,
		},
	),
})

type Order = typeof order extends fc.Arbitrary<infer T> ? T : never

/** The order as it was paid, and what comes back of it portion by portion. */
function play(drawn: Order, { everything }: { everything: boolean }) {
	const { currency } = drawn
	const step = currency === 'CHF' ? 5 : 1
	const items = drawn.items.map(({ unit, quantity }) => ({
		unitCentAmount: unit * step,
		quantity,
		vatClass: 'standard' as const,
	}))
	const goods = items.reduce((sum, item) => sum + item.unitCentAmount * item.quantity, 0)
	const discount = Math.floor((goods * drawn.discountPercent) / 100 / step) * step
	const totals = computeTotals({
		currency,
		countryCode: 'FR',
		day: '2026-11-21',
		items,
		discountCentAmount: discount,
		deliveryCentAmount: drawn.delivery,
	})
	const lines: LineState[] = items.map((item, position) => ({
		position,
		sku: `sku-${position}`,
		quantity: item.quantity,
		totalCentAmount: totals.lines[position]!.totalCentAmount,
		packed: 0,
		underWay: 0,
		accepted: 0,
		refused: 0,
	}))
	const giftCards = Math.floor((totals.totalCentAmount * drawn.byGiftCards) / 100)
	const left: Part[] = [
		{ means: 'bank', centAmount: totals.totalCentAmount - giftCards },
		{ means: 'gift-card', centAmount: giftCards },
	]
	let refunded = 0
	const receive = (position: number, quantity: number) => {
		const back = [{ position, quantity }]
		const rules = { lines, back, isWithinWithdrawal: true, deliveryCentAmount: drawn.delivery }
		const delivery = deliveryBack({ ...rules, standardDeliveryCentAmount: drawn.delivery })
		const credit = creditFor(lines, back, currency).reduce((sum, part) => sum + part.grossCentAmount, delivery)
		const parts = splitRefund(credit, left)
		// Gift cards come last: nothing goes onto them while the bank still has something to give back.
		for (const part of left) part.centAmount -= sumOf(parts.filter(({ means }) => means === part.means))
		if (parts.some(({ means }) => means === 'gift-card')) expect(left[0]!.centAmount).toBe(0)
		refunded += credit
		lines[position]!.accepted += quantity
	}
	/** Units that are cancelled leave the line; the delivery cost stays as long as anything is to be delivered. */
	const cancel = (state: LineState, quantity: number) => {
		const centAmount = amountOfLast(state, { quantity, currency })
		state.quantity -= quantity
		state.totalCentAmount -= centAmount
		const rules = { lines, back: [], isWithinWithdrawal: true, deliveryCentAmount: drawn.delivery }
		const delivery = deliveryBack({ ...rules, standardDeliveryCentAmount: drawn.delivery })
		const parts = splitRefund(centAmount + delivery, left)
		for (const part of left) part.centAmount -= sumOf(parts.filter(({ means }) => means === part.means))
		refunded += sumOf(parts)
	}
	for (const { line, quantity, refused, isCancelled } of drawn.portions) {
		const state = lines[line % lines.length]!
		const open = state.quantity - state.accepted - state.refused
		if (isCancelled) {
			if (open > 0) cancel(state, Math.min(quantity, open))
			continue
		}
		const accepted = Math.min(quantity, open)
		if (accepted > 0) receive(state.position, accepted)
		if (!everything) state.refused += Math.min(refused, open - accepted)
	}
	if (everything) {
		for (const state of lines) {
			const open = state.quantity - state.accepted
			if (open > 0) receive(state.position, open)
		}
	}
	return { total: totals.totalCentAmount, refunded, left, lines, currency }
}

test('however units come back or are refused, never more goes back than was paid', () => {
	fc.assert(
		fc.property(order, (drawn) => {
			const { total, refunded, left, lines, currency } = play(drawn, { everything: false })
			expect(refunded).toBeLessThanOrEqual(total)
			expect(sumOf(left)).toBe(total - refunded)
			for (const line of lines) {
				const amounts = unitAmountsLeft(line, currency)
				expect(amounts).toHaveLength(line.quantity - line.accepted - line.refused)
				for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(0)
			}
		}),
		{ numRuns: 2_000 },
	)
})

test('when everything comes back, in whatever portions, exactly what was paid goes back, in Swiss steps, too', () => {
	fc.assert(
		fc.property(order, (drawn) => {
			const { total, refunded, left } = play(drawn, { everything: true })
			expect(refunded).toBe(total)
			expect(left.map(({ centAmount }) => centAmount)).toEqual([0, 0])
		}),
		{ numRuns: 2_000 },
	)
})

test('the surcharge of a dearer way to send stays, and after the right of withdrawal all of the delivery cost', () => {
	const line = {
		position: 0,
		sku: 'a',
		quantity: 1,
		packed: 1,
		totalCentAmount: 1_000,
		underWay: 0,
		accepted: 0,
		refused: 0,
	}
	const rules = { lines: [line], back: [{ position: 0, quantity: 1 }], deliveryCentAmount: 990 }
	const back = (isWithinWithdrawal: boolean, standardDeliveryCentAmount: number | undefined) =>
		deliveryBack({ ...rules, isWithinWithdrawal, standardDeliveryCentAmount })
	expect(back(true, 390)).toBe(390)
	// Orders that do not know it are given all of it.
	expect(back(true, undefined)).toBe(990)
	expect(back(false, 390)).toBe(0)
	expect(deliveryBack({ ...rules, back: [], isWithinWithdrawal: true, standardDeliveryCentAmount: 390 })).toBe(0)
})
