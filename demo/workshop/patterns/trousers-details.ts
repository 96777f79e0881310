import { type Button, mirrorPoint, onBothSides, type Patch, type Point, type Seam } from '../pattern.ts'
import { linesOf, type Trousers } from './trousers-lines.ts'

type Sewn = { seams: Seam[]; patches: Patch[]; buttons: Button[] }

/** Fly, pockets, loops and what else is on the front. */
export function frontDetails(m: Trousers): Sewn {
	const { band, crotch } = linesOf(m)
	const w = m.waist
	const fly: Seam[] = [
		{ layer: 1, kind: 'seam', points: [[0, band + 1.4], crotch], width: 0.5 },
		{
			layer: 1,
			kind: 'stitch',
			points: [
				[3.4, band + 1.3],
				[3.4, band + 9],
				[2.6, band + 13],
				[0.3, band + 16.5],
			],
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
			const scoop: Point[] = [
				[w * 0.52, band + 1],
				[w * 0.56, band + 5],
				[w * 0.75, band + 8.4],
				[w + 1.2, band + 8.8],
			]
			return {
				seams: [
					...fly,
					...onBothSides({ layer: 1, kind: 'edge', points: scoop.toReversed(), width: 0.35 }),
					...onBothSides({ layer: 1, kind: 'stitch', points: scoop.toReversed(), width: 0.9 }),
					...press,
				],
				patches: loops,
				buttons: [
					...button,
					...[w * 0.55, -w * 0.55].map((x) => ({
						at: [x, band + 1.6] as Point,
						radius: 0.42,
						layer: 1,
						kind: 'metal' as const,
					})),
				],
			}
		}
		case 'jogger':
			return {
				seams: [
					fly[0],
					...onBothSides({
						layer: 1,
						kind: 'edge',
						points: [
							[m.hip - 0.4, band + 17],
							[w * 0.62, band + 1],
						],
						width: 0.6,
					}),
				],
				patches: [-1.6, 1.6].map((x) => ({
					layer: 1,
					part: 'thread' as const,
					raise: 0.35,
					points: [
						[x - 0.22, band * 0.6 + 1.4],
						[x + 0.22, band * 0.6 + 1.4],
						[x * 1.9 + 0.22, band + 15],
						[x * 1.9 - 0.22, band + 15],
					] as Point[],
				})),
				buttons: [],
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
	const both = [pocket, pocket.map(mirrorPoint)]
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
	if (m.kind === 'jeans' || m.kind === 'jogger') {
		return {
			seams: [
				center,
				...yoke,
				...onBothSides({
					layer: 1,
					kind: 'edge',
					points: [pocket[1], pocket[2], pocket[3], pocket[4], pocket[0]],
					width: 0.25,
				}),
				...onBothSides({ layer: 1, kind: 'stitch', points: [pocket[0], pocket[1]], width: -1.2 }),
			],
			patches: both.map((points) => ({ layer: 1, points, part: 'pocket' as const })),
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
