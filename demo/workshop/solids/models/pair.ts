import type { Angle } from '../camera.ts'
import { placedAll, type Solid } from '../mesh.ts'

type Seen = {
	length?: number
	/** Where the close view looks: share of the length and height in cm. */
	close?: readonly [share: number, height: number]
	/** The second view and the close one show the inner side. */
	inner?: boolean
}

const APART = 6.2

/** A pair from its left shoe, side by side, the toes to the lower right. */
export function pair(
	left: readonly Solid[],
	{ length = 28, close = [0.6, 6], inner }: Seen,
): { solids: Solid[]; front: Angle; detail: Angle } {
	const solids = [
		...placedAll(left, { move: [0.8, APART, 0], turn: 3 }),
		...placedAll(left, { mirror: true, move: [0, -APART, 0] }),
	]
	return {
		solids,
		front: { around: 318, above: 31, fill: [0.86, 0.68] },
		detail: {
			around: 300,
			above: 34,
			close: { at: [length * close[0], inner ? APART : -APART, close[1]], width: 11.5 },
		},
	}
}

/** One shoe from its outer side, or its inner. */
export function side(left: readonly Solid[], { length = 28, inner = false }: Seen): { behind: Solid[]; back: Angle } {
	return {
		behind: placedAll(left, { mirror: !inner, move: [-length / 2, 0, 0] }),
		back: { around: 270, above: 9, fill: [0.84, 0.66] },
	}
}
