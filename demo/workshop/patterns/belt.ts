import type { Patch, Point } from '../pattern.ts'
import type { Front } from './front.ts'
import { type Sewn, sewn } from './sewn.ts'
import type { Top } from './top-lines.ts'

/** A belt of the same cloth, tied in a knot whose ends hang. */
export function beltOf({ belt, knot: aside = 0 }: Front, m: Pick<Top, 'chest' | 'waist'>): Sewn {
	if (belt === undefined) return sewn()
	// To the sides, not over the sleeves that lie beside them.
	const [wide, low] = [(m.waist ?? m.chest) + 2, belt + 4]
	const end = (x: number, lean: number, length: number): Point[] => [
		[aside + x, low - 0.6],
		[aside + x + 3, low - 0.6],
		[aside + x + 3.4 + lean, low + length],
		[aside + x - 0.2 + lean, low + length + 0.8],
	]
	const band: Point[] = [
		[-wide, belt],
		[wide, belt],
		[wide, low],
		[-wide, low],
	]
	const knot: Point[] = [
		[aside + 2.6, belt - 0.5],
		[aside + 6.6, belt - 0.3],
		[aside + 6.9, low + 0.4],
		[aside + 2.3, low + 0.5],
	]
	// Cut along the cloth: stripes run along it, and a print does not go on from the dress.
	const raised = (points: Point[], raise: number, grain: number): Patch => ({
		layer: 1,
		points,
		part: 'body',
		raise,
		grain,
	})
	return {
		seams: [
			{
				layer: 1,
				kind: 'gather',
				points: [
					[wide, low],
					[-wide, low],
				],
				width: 6,
			},
			{
				layer: 1,
				kind: 'gather',
				points: [
					[-wide, belt],
					[wide, belt],
				],
				width: 4,
			},
		],
		patches: [
			raised(end(2.4, -2, 21), 0.18, 185),
			raised(end(4.2, 1.6, 24), 0.2, 176),
			raised(band, 0.22, 90),
			raised(knot, 0.5, 180),
		],
		buttons: [],
	}
}
