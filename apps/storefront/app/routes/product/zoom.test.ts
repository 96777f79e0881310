import { expect, test } from 'vitest'
import { spreadOf } from './zoom-gestures.ts'
import { allowed, heldAt } from './zoom-stage.ts'

test('what lies under the pointer stays there while the picture grows and shrinks', () => {
	const grown = heldAt({ scroll: 0, point: 100, ratio: 2.5 })
	expect(grown).toBe(150)
	expect(heldAt({ scroll: grown, point: 100, ratio: 1 / 2.5 })).toBeCloseTo(0)
})

test('a picture is never smaller than the window and never beyond four times its size', () => {
	expect([0.2, 1, 2.5, 40].map(allowed)).toEqual([1, 1, 2.5, 4])
})

test('two fingers pinch around their middle, one has no spread', () => {
	expect(
		spreadOf([
			{ x: 0, y: 0 },
			{ x: 30, y: 40 },
		]),
	).toEqual({ x: 15, y: 20, width: 50 })
	expect(spreadOf([{ x: 7, y: 9 }])).toEqual({ x: 7, y: 9, width: 0 })
})
