import { beside, type Button, evenly, onBothSides, type Patch, type Point, type Seam } from '../pattern.ts'
import { teeth } from './collar.ts'
import type { Base, Front } from './front.ts'
import { insideOf } from './lower.ts'
import { togglesOf } from './outerwear.ts'
import { type Sewn, sewn } from './sewn.ts'

const KIND = { radius: 0.55, kind: 'button' } as const

/** Where the front ends: at the hem, or between the legs. */
const endOf = (m: Base) => (m.legs?.kind === 'long' ? m.legs.crotch : m.length)

/** The height of each button: a hand apart on a coat, down to the hem on a shirt. */
function placesOf({ closure, buttons = 7, from, apart, button = KIND }: Front, m: Base): number[] {
	const start = from ?? m.depth + 2
	const step = apart ?? (button.radius > 0.9 ? 11 : undefined)
	const last = closure === 'half' ? m.depth + 13 : endOf(m) - (m.legs ? 3 : 12) - (m.curve ?? 0)
	return Array.from(
		{ length: buttons },
		(_, index) => start + index * (step ?? (last - start) / Math.max(1, buttons - 1)),
	)
}

/** A placket down to the hem, or to the chest. */
function placketOf(front: Front, m: Base): Sewn {
	const { closure, band = 3.2, button = KIND } = front
	const low = closure === 'half' ? m.depth + 15 : endOf(m) + 1
	const end: Point[] = [
		[-band / 2, low],
		[band / 2, low],
	]
	const leg = alongLeg(m)
	return sewn({
		seams: [
			{
				layer: 1,
				kind: 'placket',
				points: [
					[-band / 2, m.depth - 0.8 - (m.ribs?.neck ?? 0)],
					[-band / 2, low],
				],
				width: band,
			},
			...(closure === 'half' ? [{ layer: 1, kind: 'stitch', points: end, width: 0.1 } as const] : []),
			...leg.seams,
		],
		buttons: [
			...placesOf(front, m).map((y): Button => ({ at: [0, y], layer: 1, ...button })),
			...leg.buttons.map((at): Button => ({ at, layer: 1, ...button })),
		],
	})
}

/** The band down the inside of the right leg of a suit as far as the foot, and where its studs are. */
function alongLeg({ legs, length }: Base): { seams: Seam[]; buttons: Point[] } {
	if (legs?.kind !== 'long' || !legs.feet) return { seams: [], buttons: [] }
	const end = length - (legs.end ?? 11) * 0.35 - 2
	const points = insideOf(legs, length)
		.points.toReversed()
		.filter(([, y]) => y < end)
	const middle = evenly(beside(points, 1), 0.5)
	return {
		seams: [{ layer: 1, kind: 'placket', points, width: 2 }],
		buttons: [0.22, 0.54, 0.86].map((share) => middle[Math.round(share * (middle.length - 1))]),
	}
}

/** One front lies over the other: its edge comes out under the lapel and runs down to the hem. */
function overlapOf(front: Front, m: Base): Sewn {
	const { closure, button = KIND } = front
	const over = closure === 'double' ? 9.5 : 2
	const meets = m.collar?.break ?? front.from ?? m.depth + 2
	const edge: Point[] = [
		[over, meets - over * 1.1],
		[over, m.length],
	]
	return sewn({
		seams: [{ layer: 1, kind: 'overlap', points: edge, width: 0.7, piece: 'front' }],
		buttons: placesOf(front, m).flatMap((y) =>
			(closure === 'double' ? [-6.2, 6.2] : [0]).map((x) => ({ at: [x, y] as const, layer: 1, ...button })),
		),
	})
}

function zipOf(m: Base): Sewn {
	const edge: Point[] = [
		[0.55, m.depth - 1],
		[0.55, m.length],
	]
	return sewn({
		seams: onBothSides({ layer: 1, kind: 'edge', points: edge, width: 0.6 }),
		patches: [teeth(1, m.depth - 2.4, m.length)],
	})
}

/** A flap over a zip, held by press studs. */
function flapOf({ buttons = 6, button = KIND }: Front, m: Base): Sewn {
	// The last stud sits above the hem's stitches, not on them.
	const rows = m.length - m.depth - 9
	const edge: Point[] = [
		[-3.2, m.depth - 1.5],
		[-3.2, m.length + 1],
	]
	return sewn({
		seams: [{ layer: 1, kind: 'placket', points: edge, width: 6.4 }],
		buttons: Array.from({ length: buttons }, (_, index) => ({
			at: [1.8, m.depth + 2 + (index / (buttons - 1)) * rows],
			layer: 1,
			...button,
		})),
	})
}

/** The edge of a front wrapped over the other, from the neck to the waist and down the skirt. */
function wrapOf({ belt: waist, knot: aside = 8 }: Front, m: Base): Sewn {
	const tied = waist ?? m.depth
	const edge: Point[] = [
		[0, m.depth - 0.5],
		[aside * 0.55, m.depth + (tied - m.depth) * 0.5],
		[aside + 3, tied + 2],
		[aside + 5, tied + (m.length - tied) * 0.45],
		[aside + 2, m.length + 1],
	]
	// What lies below the belt and under the edge is the other front: its print does not go on from the upper one.
	const under: Patch = {
		layer: 1,
		part: 'body',
		raise: 0,
		grain: 180,
		points: [...edge.slice(2), [m.chest * 3, m.length + 1], [m.chest * 3, tied + 2]],
	}
	return sewn({ seams: [{ layer: 1, kind: 'overlap', points: edge, width: 0.6 }], patches: [under] })
}

export function closureOf(front: Front, m: Base): Sewn {
	switch (front.closure) {
		case 'buttons':
		case 'half':
			return placketOf(front, m)
		case 'single':
		case 'double':
			return overlapOf(front, m)
		case 'zip':
			return zipOf(m)
		case 'flap':
			return flapOf(front, m)
		case 'wrap':
			return wrapOf(front, m)
		case 'toggles':
			return togglesOf(m, placesOf(front, m))
		default:
			return sewn()
	}
}
