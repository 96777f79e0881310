import { line, mirrored, onBothSides, type Piece, type Point, whole } from '../pattern.ts'
import { mirror, type Sewn, sewn, together } from './sewn.ts'
import type { Trousers } from './trousers-lines.ts'

type Bib = Sewn & { below: Piece[]; above: Piece[] }

/** The bib of dungarees on the waistband, its straps over the shoulders and their buckles. */
export function bibOf(m: Trousers, view: 'front' | 'back'): Bib {
	if (!m.bib) return { ...sewn(), below: [], above: [] }
	const { height, top } = m.bib
	const [front, back] = view === 'front' ? [1, 0] : [0, 1]
	const waist = (side: string, dip: number) =>
		line(`waist.${side}`, [0, dip], [m.waist * 0.6, dip, m.waist * 0.85, dip * 0.3, m.waist, 0])
	const edge = line('bib.edge', [m.waist, 0], [m.waist * 0.78, -height * 0.25, top + 1, -height * 0.55, top, -height])
	const [x, over, wide] = [top - 2, -height - 11, 1.8]
	const bib = whole({ name: 'bib', layer: front, part: front ? 'body' : 'inside', stiffness: 1.5, ease: 0.004 }, [
		waist('front', 1.4),
		edge,
		line('bib.corner', [top, -height], [x + wide, -height]),
		line('strap.front.foot', [x - wide, -height], [x + wide, -height]),
		line('bib.top', [x - wide, -height], [0, -height]),
	])
	// Behind the waist rises to a point from which the straps go.
	const peak: Point = [2.6, -height * 0.72]
	const yoke = whole({ name: 'yoke', layer: back, part: back ? 'body' : 'inside', stiffness: 1.5, ease: 0.004 }, [
		waist('back', 0),
		line('yoke.edge', [m.waist, 0], [m.waist * 0.7, -height * 0.2, peak[0] + 4, -height * 0.4, ...peak]),
		line('yoke.top', peak, [0, peak[1]]),
	])
	const turn = line('strap.top', [x - wide, over], [x + wide, over])
	const strap = (layer: number, from: readonly [Point, Point], name: string): Piece[] => {
		const outline = [
			line(`${name}.foot`, from[0], from[1]),
			line(`${name}.out`, from[1], [x + wide, over]),
			turn,
			line(`${name}.in`, [x - wide, over], from[0]),
		]
		const one: Piece = { name, layer, part: 'band', ease: 0, stiffness: 3, outline }
		return [one, { ...one, name: `${name}~`, outline: outline.map(mirrored) }]
	}
	// Seen from behind, the ends on the bib are hidden: the straps start from its top.
	const foot = -height + (view === 'front' ? 4.5 : 0)
	const before = strap(
		front + 1,
		[
			[x - wide, foot],
			[x + wide, foot],
		],
		view === 'front' ? 'strap.end' : 'strap.front',
	)
	const behind = strap(
		back,
		[
			[peak[0] - wide * 1.6, peak[1] + 3],
			[peak[0] + wide * 0.6, peak[1] + 3],
		],
		'strap.back',
	)
	const seams = sewn({
		seams: [
			...onBothSides({ layer: front, kind: 'hem', points: edge.points.toReversed(), width: 0.8 }),
			{
				layer: front,
				kind: 'hem',
				points: [
					[top, -height],
					[-top, -height],
				],
				width: 2,
			},
		],
	})
	const pouch: Point[] = [
		[-top * 0.62, -height * 0.72],
		[top * 0.62, -height * 0.72],
		[top * 0.62, -height * 0.22],
		[0, -height * 0.16],
		[-top * 0.62, -height * 0.22],
	]
	const pocket = sewn({
		seams: [
			{ layer: 1, kind: 'edge', points: [pouch[1], pouch[2], pouch[3], pouch[4], pouch[0]], width: 0.3 },
			{ layer: 1, kind: 'hem', points: [pouch[1], pouch[0]], width: 1.6 },
		],
		patches: [{ layer: 1, points: pouch, part: 'pocket' }],
	})
	const buckle = sewn({
		patches: [
			{
				layer: 2,
				part: 'metal',
				raise: 0.25,
				points: [
					[x - wide - 0.5, -height + 0.6],
					[x + wide + 0.5, -height + 0.6],
					[x + wide + 0.5, -height + 3.4],
					[x - wide - 0.5, -height + 3.4],
				],
			},
		],
		buttons: [{ at: [x, -height + 2], radius: 0.9, layer: 2, kind: 'metal' }],
	})
	return {
		...together(view === 'front' ? [seams, pocket, buckle, mirror(buckle)] : []),
		below: view === 'front' ? [yoke, ...behind] : [bib, ...before.map((piece) => ({ ...piece, layer: 0 }))],
		above: view === 'front' ? [bib, ...before] : [yoke, ...behind],
	}
}
