import { both, type Line, line, neckline, onBothSides, type Piece, type Point, type Seam, whole } from '../pattern.ts'
import { band, fromFold, NONE, type Sewn, standBehind } from './collar.ts'
import type { Top } from './top-lines.ts'

/** A flat collar with round ends that lies on the shoulders; it meets in front and is open behind. */
export function peterPan(m: Top, view: 'front' | 'back', reach: number): Sewn {
	const depth = view === 'front' ? m.depth : (m.back ?? 2)
	const start: Point = [0, depth]
	const outer: Point = [m.neck + reach * 0.8, reach * 0.5]
	const low = depth + reach
	const leaf = [
		neckline(`neck.${view}`, m.neck, depth),
		line('pan.shoulder', [m.neck, 0], outer),
		line(
			'pan.edge',
			outer,
			[m.neck + reach * 0.7, low * 0.75, m.neck * 0.85, low, m.neck * 0.5, low],
			[m.neck * 0.12, low, 0.1, depth + reach * 0.5, ...start],
		),
	]
	const inside = whole({ name: 'stand', layer: 0, part: 'collar', ease: 0, stiffness: 4 }, [
		line('pan.fold', [0, -1], [m.neck * 0.6, -1, m.neck - 0.4, -0.7, m.neck, 0]),
		neckline('neck.back', m.neck, m.back ?? 2),
	])
	return {
		...NONE,
		below: view === 'front' ? [inside] : [],
		above: both({ name: 'leaf', layer: 2, part: 'collar', ease: 0, stiffness: 5, grain: 20, outline: leaf }),
		seams: onBothSides({ layer: 2, kind: 'edge', points: leaf[2].points.toReversed(), width: 0.4 }),
	}
}

/** Where a shawl collar folds out of the front. */
export function shawlFold(m: Top): Line {
	const meets = m.collar?.break ?? 36
	return line('s.roll', [0, meets], [m.neck * 0.45, meets * 0.78, m.neck - 0.6, meets * 0.45, m.neck, 0])
}

/** A collar in one with the front, without a notch: from behind the neck down to where the fronts meet. */
export function shawl(m: Top, meets: number, reach: number): Sewn {
	const { piece, fold } = standBehind(m, 3.4)
	const roll = shawlFold(m)
	const closing = roll.points[0]
	const outer: Point = [m.neck + 3.6, 1.6]
	const edge = line(
		's.edge',
		closing,
		[m.neck * 0.8, meets * 0.9, m.neck + reach, meets * 0.62, m.neck + reach * 0.86, meets * 0.36],
		[m.neck + reach * 0.78, meets * 0.16, m.neck + 4.4, 3.4, ...outer],
	)
	const leaf = [line('fold.side', fold, [m.neck, 0]), roll, edge, fromFold('s.top', outer, fold)]
	return {
		...NONE,
		below: [piece],
		above: both({
			name: 'leaf',
			layer: 2,
			part: 'rib',
			surface: 'rib',
			ease: 0.01,
			stiffness: 2,
			grain: 14,
			outline: leaf,
		}),
		seams: onBothSides({ layer: 2, kind: 'edge', points: edge.points.toReversed(), width: 0.15 }),
	}
}

/** A band whose ends are tied in a bow: two loops, two ends and the knot, each cloth of its own. */
export function tie(m: Top): Sewn {
	const y = m.depth + 1.2
	const collar = band(m, 2.6)
	const loop = (side: 1 | -1, lean: number): Piece => {
		const at = (x: number, dy: number): Point => [side * x, y + dy]
		const outline = [
			line(
				`loop.${side}`,
				at(0.3, -0.9),
				[...at(4, -3.4 + lean), ...at(9.6, -3.6 + lean), ...at(10.8, 1.6 + lean)],
				[...at(11.4, 6.8 + lean), ...at(4.6, 4.2 + lean), ...at(0.3, 1.3)],
				[...at(0.3, -0.9)],
			),
		]
		return { name: `loop.${side}`, layer: 4, part: 'collar', ease: 0.03, grain: side * 80, outline }
	}
	const tail = (side: 1 | -1, reach: number): Piece => {
		const at = (x: number, dy: number): Point => [side * x, y + dy]
		const outline = [
			line(
				`tail.${side}`,
				at(-0.2, 0.6),
				at(1.4, 0.2),
				[...at(3.4, 9), ...at(7.4, reach * 0.6), ...at(8.4, reach)],
				at(3.4, reach + 3.2),
				[...at(3.2, reach * 0.7), ...at(1.2, 10), ...at(-0.2, 0.6)],
			),
		]
		return { name: `tail.${side}`, layer: 3, part: 'collar', ease: 0.02, grain: side * -12, outline }
	}
	const knot: Piece = {
		name: 'knot',
		layer: 5,
		part: 'collar',
		ease: 0.04,
		grain: 70,
		outline: [
			line(
				'knot',
				[-1.5, y - 1.6],
				[0, y - 2.1, 1.5, y - 1.5],
				[2, y, 1.6, y + 1.6],
				[0, y + 2.1, -1.5, y + 1.7],
				[-1.9, y, -1.5, y - 1.6],
			),
		],
	}
	const drawn = (side: number): Seam => ({
		layer: 4,
		kind: 'gather',
		points: [
			[side * 1.2, y - side * 5],
			[side * 1.2, y + side * 5],
		],
		width: 9,
	})
	// The upper side of a loop bends over its lower one.
	const bent = (side: number): Seam => {
		const points: Point[] = [
			[side * 1.5, y],
			[side * 5, y + 0.9],
			[side * 9, y + 3.2],
		]
		return {
			layer: 4,
			piece: `loop.${side}`,
			kind: 'overlap',
			points: points.toSorted((a, b) => b[0] - a[0]),
			width: 0.5,
		}
	}
	const edges = [loop(1, 0), loop(-1, 0.8)].map(
		({ outline, layer, name }): Seam => ({ layer, piece: name, kind: 'edge', points: outline[0].points, width: 0.15 }),
	)
	return {
		...collar,
		above: [...collar.above, tail(1, 27), tail(-1, 24), loop(1, 0), loop(-1, 0.8), knot],
		seams: [
			...collar.seams,
			drawn(1),
			drawn(-1),
			bent(1),
			bent(-1),
			...edges,
			{
				layer: 3,
				kind: 'gather',
				points: [
					[4, y + 1.6],
					[-4, y + 1.6],
				],
				width: 7,
			},
		],
		buttons: [],
		patches: [],
	}
}
