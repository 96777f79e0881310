import type { Finish } from '../finish.ts'
import type { Inside, Solid } from '../mesh.ts'
import { shell } from '../shell.ts'
import { type Last, liningOf, type LastMeasures, upper } from './last.ts'
import { flat, heelOf, ring } from './sole.ts'

/** What all shoes on a flat sole have; cm. */
export type Shoe = LastMeasures & {
	/** Of the sole under the ball. */
	thick: number
	/** How far the sole stands out, where it is sewn to a welt. */
	welt: number
	/** Share of its length that a heel loses to the ground. */
	narrow?: number
	/** Heights of the edge of the opening over the seat, by cm from the heel. */
	edge: readonly (readonly [x: number, z: number])[]
	sole?: Finish
}

export const LINING = { part: 'lining', finish: 'lining' } as const

export const least = (one: readonly [number, number], other: readonly [number, number]) =>
	one[0] < other[0] ? one : other

/** Sole, heel and insole. */
export function bottom(last: Last, { thick, welt, narrow = 0.08, sole = 'edge' }: Shoe): Solid[] {
	const stitches = welt > 0.2 ? { rows: [0.26 + welt * 0.35], pitch: 0.36, width: 0.09 } : undefined
	const low = (x: number) => last.under(x) - thick
	const high = (x: number) => last.under(x) + 0.16
	const mesh = ring(
		last,
		[
			[-3, low],
			[welt - 0.1, low],
			[welt, (x) => low(x) + 0.1],
			[welt, (x) => high(x) - 0.08],
			[welt - 0.06, high],
			[-0.4, high],
		],
		stitches,
	)
	return [
		{ part: 'sole', finish: sole, mesh, ...(stitches && { stitches }) },
		...(last.heel - thick > 0.3
			? [heelOf(last, { front: last.length * 0.245, thick: thick - 0.01, narrow, finish: sole, part: 'sole' })]
			: []),
		{ part: 'insole', finish: 'lining', mesh: flat(last, { out: -0.25, height: (x) => last.under(x) + 0.25 }) },
	]
}

/** The foot as a shell with its opening. */
export function vamp(last: Last, open: Inside, { thickness = 0.22, rim = 0.11 } = {}): Solid[] {
	const piece = {
		part: 'upper',
		finish: 'leather',
		thickness,
		stitches: { rows: [0.22] },
		rim: { radius: rim },
	} as const
	return [...shell(upper(last, open), piece), liningOf(last, open, thickness)]
}
