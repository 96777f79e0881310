import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { type OrderStatuses, STATUS_WORDS, statusWord } from './rules.ts'

const orderStatus = ['pending', 'confirmed', 'cancelled'] as const
const paymentStatus = ['pending', 'authorized', 'paid', 'refused', 'cancelled', 'refunded'] as const
const fulfillmentStatus = ['unfulfilled', 'preparing', 'shipped', 'ready', 'delivered', 'returned'] as const
const EVERY: OrderStatuses[] = orderStatus.flatMap((order) =>
	paymentStatus.flatMap((payment) =>
		fulfillmentStatus.map((fulfillment) => ({
			orderStatus: order,
			paymentStatus: payment,
			fulfillmentStatus: fulfillment,
		})),
	),
)

test('each of the 108 combinations has one word, and every word is used (brief 3.11)', () => {
	expect(EVERY).toHaveLength(108)
	expect(new Set(EVERY.map(statusWord))).toEqual(new Set(STATUS_WORDS))
})

test('what the words promise holds for every combination', () => {
	fc.assert(
		fc.property(fc.constantFrom(...EVERY), fc.constantFrom(...paymentStatus), (statuses, other) => {
			const word = statusWord(statuses)
			expect(word === 'cancelled').toBe(statuses.orderStatus === 'cancelled')
			expect(word === 'confirming').toBe(statuses.orderStatus === 'pending')
			for (const [goods, said] of [
				['shipped', 'sent'],
				['ready', 'ready'],
				['delivered', 'delivered'],
				['returned', 'returned'],
			] as const) {
				expect(word === said).toBe(statuses.orderStatus === 'confirmed' && statuses.fulfillmentStatus === goods)
			}
			// The payment status does not change the status shown.
			expect(statusWord({ ...statuses, paymentStatus: other })).toBe(word)
		}),
		{ numRuns: 1_000 },
	)
})
