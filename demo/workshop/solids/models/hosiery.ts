import { FROM_ABOVE, type Photographed, pillow } from './pillow.ts'
import type { Finish } from '../finish.ts'
import { type Outline, smooth } from '../region.ts'
import { round, sweep } from '../sweep.ts'
import { curve, rise } from '../vector.ts'

const mirrored = (outline: Outline): Outline => outline.map(([x, y]) => [-x, y] as const).toReversed()

/** Tights laid flat; cm. */
export function tights({ length, waist }: { length: number; waist: number }): Photographed {
	const w = waist / 2
	const crotch = length * 0.74
	const leg = smooth(
		[
			[-0.2, length],
			[-w, length],
			[-w - 0.5, length - 5],
			[-w - 0.9, crotch + 2],
			[-w - 0.9, crotch - 10],
			[-w - 0.6, length * 0.4],
			[-w - 0.2, length * 0.2],
			[-w + 0.1, 6],
			[-w - 0.3, 3.2],
			[-w - 2.4, 0.4],
			[-w - 3.8, -1.5],
			[-w - 3, -2.4],
			[-w - 0.5, -1.2],
			[-w + 3.2, 1.4],
			[-w + 4.4, 3.6],
			[-w + 4.4, 8],
			[-w + 5, length * 0.22],
			[-w + 5.9, length * 0.42],
			[-0.8, crotch - 8],
			[-0.2, crotch - 1],
			[0.7, crotch + 3],
			[0.6, length - 4],
		],
		6,
	)
	const rim: Outline = smooth(
		[
			[-w - 0.1, length + 0.2],
			[0, length + 0.3],
			[w + 0.1, length + 0.2],
			[w + 0.3, length - 2.9],
			[0, length - 3.05],
			[-w - 0.3, length - 2.9],
		],
		6,
	)
	const knit = { finish: 'hose' as Finish, part: 'cloth' }
	const seam = curve(
		[
			[0.15, length - 2.6, 1.15],
			[0.2, length - 10, 1.2],
			[0.1, crotch + 1, 1.1],
		],
		20,
	)
	return {
		solids: [
			{ ...knit, mesh: pillow({ outline: leg, high: 0.7, soft: 0.9, uneven: 0.12, seed: 3 }) },
			{
				...knit,
				mesh: pillow({
					outline: mirrored(leg),
					high: 0.7,
					soft: 0.9,
					on: (x, y) => 0.3 * rise(crotch - 12, crotch + 2, y) * rise(3, 0, Math.abs(x)),
					uneven: 0.22,
					seed: 7,
				}),
			},
			{ part: 'cloth', finish: 'rib', mesh: pillow({ outline: rim, high: 0.95, soft: 0.28, uneven: 0.05, seed: 9 }) },
			{ part: 'seam', finish: 'lace', mesh: sweep(seam, round(0.1, 0.07)) },
		],
		front: { ...FROM_ABOVE, fill: [0.7, 0.84] },
		back: { around: 238, above: 40, fill: [0.8, 0.72] },
		detail: { around: 270, above: 62, close: { at: [0, length - 7, 1], width: 17 } },
	}
}
