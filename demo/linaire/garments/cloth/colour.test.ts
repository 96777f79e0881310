import { expect, it } from 'vitest'
import { channelsOf, lift, luminance, mix } from './colour.ts'

it('reads, mixes and weighs colours', () => {
	expect(channelsOf('#1A0f08')).toEqual([26, 15, 8])
	expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
	expect(luminance('#ffffff')).toBeCloseTo(1)
	expect(() => channelsOf('linen')).toThrow('linen')
})

it('lifts pale colours without changing their hue', () => {
	const [red, green, blue] = channelsOf(lift('#f5f1e9', 1.2))
	expect(red).toBeLessThanOrEqual(253)
	expect(red).toBeGreaterThan(green)
	expect(green).toBeGreaterThan(blue)
	expect(lift('#404040', 1.5)).toBe('#606060')
})
