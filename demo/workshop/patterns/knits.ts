import { beside, onBothSides, type Point, type Seam } from '../pattern.ts'
import { frameOf, linesOf, type Top } from './top-lines.ts'

/** Width of a cable, cm. */
const CABLE = 2.6

/** Cables on the body and down the middle of the sleeves. */
export function cablesOf(m: Top, piece: 'front' | 'back'): Seam[] {
	const { cables = [] } = m
	if (cables.length === 0) return []
	const low = m.length - (m.ribs?.hem ?? 0)
	const column = (x: number): Seam => ({
		layer: 1,
		kind: 'cable',
		piece,
		points: [
			[x - CABLE / 2, -2],
			[x - CABLE / 2, low],
		],
		width: CABLE,
	})
	const { tip, underarm, top, low: under } = frameOf(m)
	const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
	const [start, end] = [middle(tip, underarm), middle(top, under)]
	// From a little before the armhole, which is hollow.
	const before: Point = [start[0] - (end[0] - start[0]) * 0.15, start[1] - (end[1] - start[1]) * 0.15]
	const points = beside([before, end], CABLE / 2).toReversed()
	const [right, left] = onBothSides({ layer: 1, kind: 'cable', points, width: CABLE })
	return [
		...cables.flatMap((x) => (x === 0 ? [column(0)] : [column(x), column(-x)])),
		...(tip[0] > 0
			? [
					{ ...right, piece: `sleeve.${piece}` },
					{ ...left, piece: `sleeve.${piece}~` },
				]
			: []),
	]
}

/** The gathers of a puffed sleeve, at the armhole and above its end. */
export function puffsOf(m: Top, piece: 'front' | 'back'): Seam[] {
	const { puff } = m
	if (puff === undefined || m.sleeve === 0) return []
	const frame = frameOf(m)
	const { top, low, angle } = frame
	const { armhole } = linesOf(m, frame)
	const back = m.cuffs ?? 1.6
	const away = (point: Point): Point => [point[0] - Math.cos(angle) * back, point[1] - Math.sin(angle) * back]
	const [right, left] = onBothSides({ layer: 1, kind: 'gather', points: armhole.points, width: puff })
	return [
		{ ...right, piece: `sleeve.${piece}` },
		{ ...left, piece: `sleeve.${piece}~` },
		...onBothSides({ layer: 1, kind: 'gather', points: [away(top), away(low)].toReversed(), width: puff }),
	]
}

/** A skirt gathered into the seam around the waist. */
export function waistOf({ seamAt, waist, chest }: Top): Seam[] {
	if (seamAt === undefined) return []
	const wide = (waist ?? chest) + 3
	const points: Point[] = [
		[wide, seamAt],
		[-wide, seamAt],
	]
	return [{ layer: 1, kind: 'gather', points, width: 9 }]
}
