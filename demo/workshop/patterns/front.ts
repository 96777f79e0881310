import { type Button, onBothSides, type Patch, type Point, type Seam } from '../pattern.ts'
import type { Top } from './top-lines.ts'

/** What is on the front of a garment: how it closes, and its pockets. */
export type Front = {
	/** `half` opens to the chest, as of a polo. */
	closure?: 'buttons' | 'zip' | 'half' | 'single' | 'double'
	/** Number of buttons, and where the first is. */
	buttons?: number
	from?: number
	band?: number
	button?: { radius: number; kind: Button['kind'] }
	pockets?: 'chest' | 'chest-two' | 'flaps' | 'kangaroo' | 'welts' | 'patch'
	/** Height of the pocket's upper edge. */
	pocketAt?: number
	/** Upper edge of a belt of the same cloth, tied beside the middle. */
	belt?: number
	/** Depth of a V stitched below the neck, as of a sweatshirt. */
	insert?: number
}

type Sewn = { seams: Seam[]; patches: Patch[]; buttons: Button[] }

const rectangle = (x: number, y: number, width: number, height: number, cut = 0): Point[] => [
	[x, y],
	[x + width, y],
	[x + width, y + height - cut],
	[x + width / 2, y + height],
	[x, y + height - cut],
]

function patchPocket(points: Point[], layer: number): Sewn {
	const [first, second, ...rest] = points
	return {
		seams: [
			{ layer, kind: 'edge', points: [second, ...rest, first].toReversed(), width: 0.3 },
			{ layer, kind: 'hem', points: [first, second].toReversed(), width: 2 },
		],
		patches: [{ layer, points, part: 'pocket' }],
		buttons: [],
	}
}

const mirror = ({ seams, patches, buttons }: Sewn): Sewn => ({
	seams: seams.map((seam) => onBothSides(seam)[1]),
	patches: patches.map((patch) => ({ ...patch, points: patch.points.map(([x, y]): Point => [-x, y]) })),
	buttons: buttons.map((button) => ({ ...button, at: [-button.at[0], button.at[1]] })),
})

function pocketsOf({ pockets, pocketAt = 19 }: Front, m: Top): Sewn[] {
	const flap = (x: number, y: number, width: number): Sewn => {
		const points: Point[] = [
			[x, y],
			[x, y + 5.2],
			[x + width / 2, y + 5.6],
			[x + width, y + 5.2],
			[x + width, y],
		]
		return {
			seams: [{ layer: 1, kind: 'edge', points, width: 0.5 }],
			patches: [{ layer: 1, points, part: 'pocket', raise: 0.16 }],
			buttons: [],
		}
	}
	switch (pockets) {
		case 'chest':
			return [patchPocket(rectangle(m.chest * 0.26, pocketAt, 11.5, 13, 1.6), 1)]
		case 'chest-two': {
			const one = patchPocket(rectangle(m.chest * 0.26, pocketAt, 12, 13.5, 1.8), 1)
			const lid = flap(m.chest * 0.26 - 0.2, pocketAt - 0.4, 12.4)
			return [one, mirror(one), lid, mirror(lid)]
		}
		case 'flaps': {
			const one = flap(Math.max(m.chest * 0.34, 11.5), pocketAt, 13.5)
			return [one, mirror(one)]
		}
		case 'patch': {
			const one = patchPocket(rectangle(m.chest * 0.3, pocketAt, 16, 17, 0.8), 1)
			return [one, mirror(one)]
		}
		case 'welts': {
			const slanted: Sewn = {
				seams: [
					{
						layer: 1,
						kind: 'welt',
						points: [
							[m.chest * 0.42, pocketAt],
							[m.chest * 0.6, pocketAt + 15],
						],
						width: 2.6,
					},
				],
				patches: [],
				buttons: [],
			}
			return [slanted, mirror(slanted)]
		}
		case 'kangaroo': {
			const [low, high] = [m.length - (m.ribs?.hem ?? 6) - 0.4, m.length - (m.ribs?.hem ?? 6) - 19]
			const pouch: Point[] = [
				[-9, high],
				[9, high],
				[15, high + 9],
				[15.4, low],
				[-15.4, low],
				[-15, high + 9],
			]
			return [
				{
					seams: [
						{ layer: 1, kind: 'edge', points: [pouch[5], pouch[0], pouch[1], pouch[2]], width: 0.6 },
						{ layer: 1, kind: 'stitch', points: [pouch[1], pouch[2]], width: 2.2 },
						{ layer: 1, kind: 'stitch', points: [pouch[5], pouch[0]], width: 2.2 },
						{ layer: 1, kind: 'edge', points: [pouch[2], pouch[3]], width: 0.4 },
						{ layer: 1, kind: 'edge', points: [pouch[4], pouch[5]], width: 0.4 },
					],
					patches: [{ layer: 1, points: pouch, part: 'pocket', raise: 0.22 }],
					buttons: [],
				},
			]
		}
		default:
			return []
	}
}

function closureOf(
	{ closure, buttons = 7, from, band = 3.2, button = { radius: 0.55, kind: 'button' } }: Front,
	m: Top,
): Sewn {
	const start = from ?? m.depth + 2
	const low = closure === 'half' ? m.depth + 15 : m.length - (m.curve ? 2 : 0) - (m.ribs?.hem ?? 0) - 1
	// The buttons of a coat are a hand apart, those of a shirt go down to the hem.
	const apart = button.radius > 0.9 ? 11 : undefined
	const places = Array.from({ length: buttons }, (_, index) =>
		apart
			? start + index * apart
			: start +
				(index / Math.max(1, buttons - 1)) * ((closure === 'half' ? low - 2 : m.length - 12 - (m.curve ?? 0)) - start),
	)
	switch (closure) {
		case 'buttons':
		case 'half':
			return {
				seams: [
					{
						layer: 1,
						kind: 'placket',
						points: [
							[-band / 2, m.depth - 1],
							[-band / 2, closure === 'half' ? low : m.length + 1],
						],
						width: band,
					},
					...(closure === 'half'
						? [
								{
									layer: 1,
									kind: 'stitch' as const,
									points: [
										[-band / 2, low],
										[band / 2, low],
									] as Point[],
									width: 0.1,
								},
							]
						: []),
				],
				patches: [],
				buttons: places.map((y) => ({ at: [0, y], layer: 1, ...button })),
			}
		case 'single':
		case 'double': {
			const over = closure === 'double' ? 9.5 : 2
			const meets = m.collar?.break ?? start
			// The right front lies over the left, from where the lapels break down to the hem.
			const edge: Point[] = [
				[0.6, meets],
				[over, meets + 4],
				[over, m.length],
			]
			return {
				seams: [{ layer: 1, kind: 'overlap', points: edge, width: 0.7 }],
				patches: [],
				buttons: places.flatMap((y) =>
					(closure === 'double' ? [-6.2, 6.2] : [0]).map((x) => ({ at: [x, y] as const, layer: 1, ...button })),
				),
			}
		}
		case 'zip':
			return {
				seams: onBothSides({
					layer: 1,
					kind: 'edge',
					points: [
						[0.55, m.depth - 1],
						[0.55, m.length],
					],
					width: 0.6,
				}),
				patches: [
					{
						layer: 1,
						points: [
							[-0.4, m.depth - 2.4],
							[0.4, m.depth - 2.4],
							[0.4, m.length],
							[-0.4, m.length],
						],
						part: 'zip',
						raise: -0.04,
					},
				],
				buttons: [],
			}
		default:
			return { seams: [], patches: [], buttons: [] }
	}
}

function beltOf({ belt }: Front, m: Top): Sewn {
	if (belt === undefined) return { seams: [], patches: [], buttons: [] }
	// To the sides, not over the sleeves that lie beside them.
	const [wide, low] = [(m.waist ?? m.chest) + 2, belt + 4]
	const end = (x: number, lean: number, length: number): Point[] => [
		[x, low - 0.6],
		[x + 3, low - 0.6],
		[x + 3.4 + lean, low + length],
		[x - 0.2 + lean, low + length + 0.8],
	]
	const band: Point[] = [
		[-wide, belt],
		[wide, belt],
		[wide, low],
		[-wide, low],
	]
	const knot: Point[] = [
		[2.6, belt - 0.5],
		[6.6, belt - 0.3],
		[6.9, low + 0.4],
		[2.3, low + 0.5],
	]
	const raised = (points: Point[], raise: number): Patch => ({ layer: 1, points, part: 'body', raise })
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
		patches: [raised(end(2.4, -2, 21), 0.18), raised(end(4.2, 1.6, 24), 0.2), raised(band, 0.22), raised(knot, 0.5)],
		buttons: [],
	}
}

/** Both edges of the triangle that is set in below the neck. */
function insertOf({ insert }: Front, m: Top): Sewn {
	if (insert === undefined) return { seams: [], patches: [], buttons: [] }
	const edge: Point[] = [
		[insert * 0.72, m.depth - 0.6],
		[0, m.depth + insert],
	]
	const sides = (width: number) => onBothSides({ layer: 1, kind: width ? 'edge' : 'stitch', points: edge, width })
	return { seams: [...sides(0.4), ...sides(0)], patches: [], buttons: [] }
}

export function frontOf(m: Top): Sewn {
	if (!m.front) return { seams: [], patches: [], buttons: [] }
	const all = [closureOf(m.front, m), ...pocketsOf(m.front, m), beltOf(m.front, m), insertOf(m.front, m)]
	return {
		seams: all.flatMap(({ seams }) => seams),
		patches: all.flatMap(({ patches }) => patches),
		buttons: all.flatMap(({ buttons }) => buttons),
	}
}
