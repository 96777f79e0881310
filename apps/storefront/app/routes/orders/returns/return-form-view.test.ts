import { expect, test } from 'vitest'
import { chosenLines, refundOf } from './return-form-view.ts'

const line = (position: number, unitCentAmounts: number[]) => ({
	position,
	name: 'Linen shirt',
	colorName: 'White',
	sizeLabel: '38',
	picture: null,
	unitCentAmounts,
})
const offer = { lines: [line(0, [3_334, 3_333]), line(2, [1_995])], deliveryCentAmount: 395 }

test.each([
	['one of two units', { 'line-0': 'yes', 'quantity-0': '1' }, { centAmount: 3_334, hasDelivery: false }],
	['all of one line', { 'line-0': 'yes', 'quantity-0': '2' }, { centAmount: 6_667, hasDelivery: false }],
	[
		'everything',
		{ 'line-0': 'yes', 'quantity-0': '2', 'line-2': 'yes', 'quantity-2': '9' },
		{ centAmount: 6_667 + 1_995 + 395, hasDelivery: true },
	],
	['nothing', {}, { centAmount: 0, hasDelivery: false }],
])('the form promises for %s what comes back for it (law 3)', (_, values, expected) => {
	expect(refundOf(chosenLines(values, offer.lines), offer)).toEqual(expected)
})

test('delivery that does not come back is not named', () => {
	const all = { 'line-0': 'yes', 'quantity-0': '2', 'line-2': 'yes' }
	const promised = refundOf(chosenLines(all, offer.lines), { ...offer, deliveryCentAmount: 0 })
	expect(promised).toEqual({ centAmount: 8_662, hasDelivery: false })
})
