import type { Finish } from '../finish.ts'
import { placedAll, type Solid } from '../mesh.ts'
import { type Outline, rectangle, region } from '../region.ts'
import { shell } from '../shell.ts'
import { rise } from '../vector.ts'
import type { Photographed } from './bags.ts'

/** How high what is sewn together lies over the table at a place; cm. */
export type Ground = (x: number, y: number) => number

type Piece = {
	outline: Outline
	ground: Ground
	thickness: number
	finish?: Finish
	part?: string
	stitches?: readonly number[]
	lined?: boolean
}

/** A cut piece that lies on a ground. */
export function piece({
	outline,
	ground,
	thickness,
	finish = 'leather',
	part = 'upper',
	stitches = [0.2],
	lined,
}: Piece): Solid[] {
	const within = region(outline)
	const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
	const [left, low] = [Math.min(...xs) - 0.15, Math.min(...ys) - 0.15]
	const [wide, tall] = [Math.max(...xs) + 0.15 - left, Math.max(...ys) + 0.15 - low]
	return shell(
		{
			at: (s, t) => {
				const [x, y] = [left + s * wide, low + t * tall]
				return [x, y, ground(x, y) + thickness]
			},
			columns: Math.round(wide * 7),
			rows: Math.round(tall * 7),
			inside: ([x, y]) => within(x, y),
		},
		{
			part,
			finish,
			thickness,
			stitches: { rows: stitches, pitch: 0.27, width: 0.07 },
			...(lined && { lining: { part, finish } }),
			rim: { part: part === 'card' ? 'card' : 'edge', finish: 'edge' },
		},
	)
}

/** A pocket's outline: from the lower edge to an opening at `top`, which dips for the thumb. */
export function slot(
	[left, right]: readonly [number, number],
	[low, top]: readonly [number, number],
	dip = 0.16,
): Outline {
	const [middle, half, soft] = [(left + right) / 2, (right - left) / 2, 0.45]
	const arc = [0, 1, 2, 3, 4].map((step) => (step / 4) * (Math.PI / 2))
	return [
		...arc.map((angle) => [left + soft * (1 - Math.cos(angle)), low + soft * (1 - Math.sin(angle))] as const),
		...arc.map((angle) => [right - soft * (1 - Math.sin(angle)), low + soft * (1 - Math.cos(angle))] as const),
		...Array.from({ length: 25 }, (_, k) => {
			const share = 1 - k / 12
			return [middle + share * half, top - dip * (1 - share ** 4)] as const
		}),
	]
}

export type Cards = { width: number; height: number; slots: number }

const THIN = 0.1

/** A card holder whose pockets lie one over the other, a second time with a card in it; cm. */
export function cards({ width, height, slots }: Cards): Photographed {
	const [w, h] = [width / 2, height / 2]
	// Leather that was carried does not lie quite flat.
	const bowed: Ground = (x, y) => 0.006 * x * x + 0.004 * (y + 1) ** 2
	const pockets = Array.from({ length: slots }, (_, k) =>
		piece({
			outline: slot([-w, w], [-h, h - 0.75 - k * 1.02]),
			// Over each edge below it, a pocket rises a little.
			ground: (x, y) => bowed(x, y) + 0.16 + k * 0.085 + 0.03 * rise(h - k * 1.02, h - 1.6 - k * 1.02, y),
			thickness: THIN,
		}),
	).flat()
	const back = piece({ outline: rectangle(width, height, 0.5), ground: bowed, thickness: 0.16, lined: true })
	const card = piece({
		outline: rectangle(8.56, 5.4, 0.32).map(([x, y]) => [x + 0.1, y + h - 1.7] as const),
		ground: (x, y) => bowed(x, y) + 0.25,
		thickness: 0.05,
		part: 'card',
		finish: 'acetate',
		stitches: [],
	})
	return {
		solids: placedAll([...back, ...pockets], { turn: 8 }),
		behind: placedAll([...back, ...pockets, ...card], { turn: -24 }),
		front: { around: 270, above: 62, fill: [0.74, 0.6] },
		back: { around: 280, above: 38, fill: [0.76, 0.6] },
		detail: { around: 276, above: 48, close: { at: [2, 1.5, 0.4], width: 7 } },
	}
}
