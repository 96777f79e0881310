import { type Button, line, mirrorPoint, onBothSides, type Patch, type Point, type Seam } from '../pattern.ts'
import { mirror, type Sewn, sewn, together } from './sewn.ts'
import { linesOf, type Trousers } from './trousers-lines.ts'

/** Fly, pockets, loops and what else is on the front. */
export function frontDetails(m: Trousers): Sewn {
	return together([closing(m), ...onKnees(m), ...onFront(m), cordOf(m)])
}

function patch(points: Point[]): Sewn {
	const [first, second, ...rest] = points
	return sewn({
		seams: [
			{ layer: 1, kind: 'edge', points: [second, ...rest, first].toReversed(), width: 0.3 },
			{ layer: 1, kind: 'hem', points: [second, first], width: 1.8 },
			{ layer: 1, kind: 'mouth', points: [second, first], width: 1.4 },
		],
		patches: [{ layer: 1, points, part: 'pocket' }],
	})
}

/** The ends of a cord that comes out of the waistband. */
function cordOf(m: Trousers): Sewn {
	if (!m.cord) return sewn()
	const { band } = linesOf(m)
	return sewn({
		patches: [-1.6, 1.6].map((x) => ({
			layer: 1,
			part: 'thread',
			raise: 0.35,
			points: [
				[x - 0.22, band * 0.6 + 1.4],
				[x + 0.22, band * 0.6 + 1.4],
				[x * 1.9 + 0.22, band + 15],
				[x * 1.9 - 0.22, band + 15],
			],
		})),
	})
}

function onKnees(m: Trousers): Sewn[] {
	if (!m.knees) return []
	const { inside, outside } = linesOf(m)
	const [from, to] = [m.rise + (m.length - m.rise) * 0.3, m.rise + (m.length - m.rise) * 0.66]
	const edgeOf = (points: readonly Point[], inset: number) =>
		points
			.filter(([, y]) => y > from && y < to)
			.map(([x, y]): Point => [x + inset, y])
			.toSorted((a, b) => a[1] - b[1])
	const points = [...edgeOf(outside.points, -0.1), ...edgeOf(inside.points, 0.1).toReversed()]
	const [right, low] = [edgeOf(outside.points, 0), edgeOf(inside.points, 0)]
	const row = (a: Point, b: Point): Sewn['seams'] => onBothSides({ layer: 1, kind: 'edge', points: [b, a], width: 0.5 })
	const one = sewn({ patches: [{ layer: 1, points, part: 'pocket', raise: 0.08 }] })
	return [
		one,
		mirror(one),
		sewn({
			seams: [...row(low[0], right[0]), ...row(right.at(-1) as Point, low.at(-1) as Point)],
		}),
	]
}

function onFront(m: Trousers): Sewn[] {
	if (!m.patchPockets) return []
	const { band } = linesOf(m)
	const [x, y, size] = [m.hip * 0.4, band + 5.5, m.hip * 0.5]
	const one = patch([
		[x, y],
		[x + size, y + 1.2],
		[x + size, y + size * 1.1],
		[x, y + size * 1.1],
	])
	return [one, mirror(one)]
}

/** How the front closes, by kind. */
function closing(m: Trousers): Sewn {
	const { band, crotch } = linesOf(m)
	const w = m.waist
	const fly: Seam[] = [
		{ layer: 1, kind: 'seam', points: [[0, band + 1.4], crotch], width: 0.5 },
		{
			layer: 1,
			kind: 'stitch',
			points: line('fly', [3.4, band + 1.3], [3.4, band + 9], [3.4, band + 13.5, 0.3, band + 16.5]).points,
			width: 0,
		},
	]
	const loops: Patch[] =
		m.waistband === 'elastic'
			? []
			: [w * 0.45, -w * 0.45].map((x) => ({
					layer: 1,
					part: 'band' as const,
					raise: 0.2,
					points: [
						[x - 0.6, -0.2],
						[x + 0.6, -0.2],
						[x + 0.6, band + 1.6],
						[x - 0.6, band + 1.6],
					] as Point[],
				}))
	const button: Button[] =
		m.waistband === 'elastic'
			? []
			: [
					{
						at: [0, band * 0.5 + 1.4],
						radius: m.kind === 'jeans' ? 0.85 : 0.75,
						layer: 1,
						kind: m.kind === 'jeans' ? 'metal' : 'button',
					},
				]
	const leg = (m.spread ?? 3) + m.hem / 2
	const press: Seam[] = m.pressed
		? onBothSides({
				layer: 1,
				kind: 'crease',
				points: [
					[w * 0.52, band + 4],
					[w * 0.56, m.rise],
					[leg - 0.3, m.length * 0.62],
					[leg, m.length - 1],
				],
				width: 0.9,
			})
		: []
	switch (m.kind) {
		case 'jeans': {
			const { points: scoop } = line(
				'scoop',
				[w * 0.52, band + 1],
				[w * 0.53, band + 6, w * 0.68, band + 8.8, w + 1.2, band + 8.8],
			)
			return {
				seams: [
					...fly,
					...(m.patchPockets ? [] : onBothSides({ layer: 1, kind: 'edge', points: scoop.toReversed(), width: 0.35 })),
					...(m.patchPockets ? [] : onBothSides({ layer: 1, kind: 'stitch', points: scoop.toReversed(), width: 0.9 })),
					...press,
				],
				patches: loops,
				buttons: [
					...button,
					...(m.patchPockets ? [] : [w * 0.55, -w * 0.55]).map((x) => ({
						at: [x, band + 1.6] as Point,
						radius: 0.42,
						layer: 1,
						kind: 'metal' as const,
					})),
				],
			}
		}
		case 'pull':
			return sewn({ seams: [{ ...fly[0], width: 0.5 }, ...press] })
		case 'jogger': {
			const slanted: Point[] = [
				[m.hip - 0.4, band + 17],
				[w * 0.62, band + 1],
			]
			return {
				seams: [
					fly[0],
					...onBothSides({ layer: 1, kind: 'mouth', points: slanted, width: 1.4 }),
					...onBothSides({ layer: 1, kind: 'stitch', points: slanted, width: 0.6 }),
				],
				patches: [],
				buttons: [],
			}
		}
		default: {
			const slanted = onBothSides({
				layer: 1,
				kind: 'edge',
				points: [
					[m.hip - 0.6, band + 16],
					[w * 0.66, band + 1],
				],
				width: 0.5,
			})
			const pleats =
				m.kind === 'pleats'
					? [w * 0.32, w * 0.56].flatMap((x) =>
							onBothSides({
								layer: 1,
								kind: 'seam',
								points: [
									[x, band + 1.2],
									[x + w * 0.04, band + 9],
								],
								width: 0.9,
							}),
						)
					: []
			return {
				seams: [...(m.kind === 'plain' ? [fly[0]] : fly), ...slanted, ...pleats, ...press],
				patches: loops,
				buttons: button,
			}
		}
	}
}

/** Yoke, pockets and darts of the back. */
export function backDetails(m: Trousers): Sewn {
	const { band, crotch } = linesOf(m)
	const center: Seam = { layer: 1, kind: 'seam', points: [[0, band], crotch], width: 0.6 }
	const pocket: Point[] = [
		[4, band + 8],
		[17, band + 7],
		[17.2, band + 19],
		[10.6, band + 21.5],
		[4.4, band + 19.6],
	]
	const size = Math.min(1, m.hip / 24)
	const cut = pocket.map(([x, y]): Point => [x * size, band + (y - band) * size])
	const shown = m.onePocket ? [cut] : [cut, cut.map(mirrorPoint)]
	const badge: Point[] = [
		[m.waist * 0.45, -0.1],
		[m.waist * 0.45 + 7, -0.1],
		[m.waist * 0.45 + 7, band + 0.4],
		[m.waist * 0.45, band + 0.4],
	]
	const yoke: Seam[] =
		m.kind === 'jeans'
			? onBothSides({
					layer: 1,
					kind: 'seam',
					points: [
						[m.hip - 0.5, band + 3.6],
						[0, band + 6.4],
					],
					width: 0.7,
				})
			: []
	if (m.kind === 'pull' && !m.bib) return sewn({ seams: [center] })
	if (m.kind === 'jeans' || m.kind === 'jogger' || m.bib) {
		return {
			seams: [
				center,
				...yoke,
				...onBothSides({
					layer: 1,
					kind: 'edge',
					points: [cut[1], cut[2], cut[3], cut[4], cut[0]],
					width: 0.25,
				}).slice(0, shown.length),
				...onBothSides({ layer: 1, kind: 'stitch', points: [cut[0], cut[1]], width: -1.2 }).slice(0, shown.length),
				...onBothSides({ layer: 1, kind: 'mouth', points: [cut[1], cut[0]], width: 1.4 }).slice(0, shown.length),
			],
			patches: [
				...shown.map((points) => ({ layer: 1, points, part: 'pocket' as const })),
				...(m.leather ? [{ layer: 1, part: 'leather' as const, raise: 0.12, points: badge }] : []),
			],
			buttons: [],
		}
	}
	const welt = onBothSides({
		layer: 1,
		kind: 'welt',
		points: [
			[m.waist * 0.78, band + 8.6],
			[m.waist * 0.26, band + 9],
		],
		width: 1.2,
	})
	const dart = onBothSides({
		layer: 1,
		kind: 'seam',
		points: [
			[m.waist * 0.5, band],
			[m.waist * 0.5, band + 8],
		],
		width: 0.2,
	})
	return {
		seams: [center, ...welt, ...dart],
		patches: [],
		buttons: [m.waist * 0.52, -m.waist * 0.52].map((x) => ({
			at: [x, band + 11],
			radius: 0.6,
			layer: 1,
			kind: 'button',
		})),
	}
}
