import { FROM_ABOVE, type Photographed, pillow } from './pillow.ts'
import type { Finish } from '../finish.ts'
import { type Outline, smooth } from '../region.ts'

/** A knitted hat laid flat, its cuff turned up; cm. */
export function beanie({ width, height, cuff }: { width: number; height: number; cuff: number }): Photographed {
	const w = width / 2
	const dome: Outline = smooth(
		[
			[-w, 0.5],
			[-w - 0.2, height * 0.35],
			[-w * 0.93, height * 0.66],
			[-w * 0.66, height * 0.9],
			[-w * 0.2, height],
			[w * 0.2, height],
			[w * 0.66, height * 0.9],
			[w * 0.93, height * 0.66],
			[w + 0.2, height * 0.35],
			[w, 0.5],
		],
		8,
	)
	const turned: Outline = smooth(
		[
			[-w - 0.35, 0.2],
			[-w - 0.5, cuff * 0.5],
			[-w - 0.35, cuff],
			[-w * 0.5, cuff + 0.25],
			[0, cuff + 0.32],
			[w * 0.5, cuff + 0.25],
			[w + 0.35, cuff],
			[w + 0.5, cuff * 0.5],
			[w + 0.35, 0.2],
			[w * 0.5, -0.1],
			[0, -0.18],
			[-w * 0.5, -0.1],
		],
		8,
	)
	const half = (y: number) =>
		w * Math.sqrt(Math.max(0.02, 1 - Math.max(0, (y - height * 0.42) / (height * 0.6)) ** 2.4))
	const ribs = (x: number, y: number) => [(x / half(y)) * w, y] as const
	const knit = { part: 'cloth', finish: 'rib' as Finish }
	return {
		solids: [
			{ ...knit, mesh: pillow({ outline: dome, high: 2.4, soft: 3.6, uneven: 0.25, place: ribs }) },
			{
				...knit,
				part: 'cuff',
				mesh: pillow({ outline: turned, high: 2.7, soft: 1.2, uneven: 0.12, place: (x, y) => [x, y], seed: 5 }),
			},
		],
		front: { ...FROM_ABOVE, fill: [0.72, 0.7] },
		back: { around: 245, above: 38, fill: [0.78, 0.66] },
		detail: { around: 272, above: 56, close: { at: [1.5, cuff, 3], width: 10 } },
	}
}
