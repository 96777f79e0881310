import { expect, it } from 'vitest'
import { boxAround, onSide, symmetric } from './path.ts'
import { clockwise } from './winding.ts'

it('puts a half path on either side of the centre line', () => {
	expect(onSide('M10 20L-5 30', 1)).toBe('M610 20L595 30')
	expect(onSide('M10 20L-5 30', -1)).toBe('M590 20L605 30')
})

it('closes a half outline by its mirror image', () => {
	expect(symmetric('M0 0L100 0C120 50 120 80 100 100L0 100', () => 0.5)).toBe(
		'M600 0L700 0C720 50 720 80 700 100L600 100L500 100C480 80 480 50 500 0L600 0Z',
	)
})

it('frames all points of several paths', () => {
	expect(boxAround(['M10 20L30 5Z', 'M-5 8C0 0 4 40 6 6'])).toEqual({ x: -5, y: 0, width: 35, height: 40 })
})

it('turns loops clockwise and leaves those that are', () => {
	const square = 'M0 0L10 0L10 10L0 10Z'
	expect(clockwise(square)).toBe(square)
	expect(clockwise('M0 0L0 10L10 10C12 6 12 3 10 0Z')).toBe('M10 0C12 3 12 6 10 10L0 10L0 0Z')
})
