import { expect, test } from 'vitest'
import { maskedCardNumber, readCardNumber, voucherProgress } from './loyalty.ts'

test.each([
	['2980000123450', '2980000123450'],
	['2 980000 123450', '2980000123450'],
	[' 2980\u00a00001\u202f2345 0 ', '2980000123450'],
	['4006381333931', '4006381333931'],
	['2980000123451', undefined],
	['2980000132450', undefined],
	['298000012345', undefined],
	['29800001234501', undefined],
	['2980000-123450', undefined],
	['٢٩٨٠٠٠٠١٢٣٤٥٠', undefined],
	['2980000123450x', undefined],
	['', undefined],
])('the card %j is %j (R115)', (typed, number) => {
	expect(readCardNumber(typed)).toBe(number)
})

test('only the last four digits of a card are shown', () => {
	expect(maskedCardNumber('2980000123450')).toBe('…3450')
})

test.each([
	[250, 100, { vouchers: 2, left: 50, missing: 50 }],
	[0, 100, { vouchers: 0, left: 0, missing: 100 }],
	[99, 100, { vouchers: 0, left: 99, missing: 1 }],
	[100, 100, { vouchers: 1, left: 0, missing: 100 }],
	[7, 1, { vouchers: 7, left: 0, missing: 1 }],
	[999_999_999, 200, { vouchers: 4_999_999, left: 199, missing: 1 }],
])('%i points where %i make a voucher (R113)', (points, scale, expected) => {
	expect(voucherProgress(points, scale)).toEqual(expected)
})
