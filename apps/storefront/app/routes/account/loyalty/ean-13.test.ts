import { expect, test } from 'vitest'
import { eanBars, eanModules } from './ean-13.ts'

test('an EAN-13 has the modules of the standard', () => {
	// 4 003994 155486, digit by digit from the tables of ISO/IEC 15420: the 4 makes the left half L G L L G G.
	const left = ['0001101', '0100111', '0111101', '0001011', '0010111', '0011101']
	const right = ['1100110', '1001110', '1001110', '1011100', '1001000', '1010000']
	expect(eanModules('4003994155486')).toBe(`101${left.join('')}01010${right.join('')}101`)
	expect(eanModules('0000000000000')).toMatch(/^101(0001101){6}01010(1110010){6}101$/)
})

test('its bars are where its modules are dark, and the guards are the outer and the middle ones', () => {
	const digits = '5901234123457'
	const drawn = Array.from({ length: 95 }, () => '0')
	for (const { at, width } of eanBars(digits)) drawn.fill('1', at, at + width)
	expect(drawn.join('')).toBe(eanModules(digits))
	expect(
		eanBars(digits)
			.filter(({ isGuard }) => isGuard)
			.map(({ at }) => at),
	).toEqual([0, 2, 46, 48, 92, 94])
	expect(eanBars('')).toEqual([])
})
