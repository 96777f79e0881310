import type { Point } from '../pattern.ts'
import { mirror, type Sewn } from './sewn.ts'
import type { Front } from './front.ts'
import type { Top } from './top-lines.ts'

/** `four` are two flaps on the chest and two pockets with flaps below, `bib` one in the middle. */
export type Pockets = 'chest' | 'chest-two' | 'flaps' | 'kangaroo' | 'welts' | 'patch' | 'four' | 'bib'

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
			{ layer, kind: 'hem', points: [second, first], width: 2 },
			{ layer, kind: 'mouth', points: [second, first], width: 1.4 },
		],
		patches: [{ layer, points, part: 'pocket' }],
		buttons: [],
	}
}

export function pocketsOf(
	{ pockets, pocketAt = 19 }: Front,
	m: Pick<Top, 'chest' | 'waist' | 'length' | 'ribs'>,
): Sewn[] {
	const flap = (x: number, y: number, width: number): Sewn => {
		const points: Point[] = [
			[x, y],
			[x, y + 5.2],
			[x + width / 2, y + 5.6],
			[x + width, y + 5.2],
			[x + width, y],
		]
		return {
			seams: [{ layer: 1, kind: 'edge', points, width: 0.5, piece: 'front' }],
			patches: [{ layer: 1, points, part: 'pocket', raise: 0.16 }],
			buttons: [],
		}
	}
	// A child's pockets are as much smaller as the child.
	const size = Math.min(1, m.chest / 26)
	switch (pockets) {
		case 'chest':
			return [patchPocket(rectangle(m.chest * 0.26, pocketAt, 11.5 * size, 13 * size, 1.6 * size), 1)]
		case 'chest-two': {
			const one = patchPocket(rectangle(m.chest * 0.26, pocketAt, 12, 13.5, 1.8), 1)
			const lid = flap(m.chest * 0.26 - 0.2, pocketAt - 0.4, 12.4)
			return [one, mirror(one), lid, mirror(lid)]
		}
		case 'flaps': {
			// Not over the edge of a double-breasted front, and not around the side.
			const at = Math.min(Math.max(m.chest * 0.34, 11.5 * size), (m.waist ?? m.chest) - 15.5 * size)
			const one = flap(at, pocketAt, 13.5 * size)
			return [one, mirror(one)]
		}
		case 'patch': {
			const one = patchPocket(rectangle(m.chest * 0.3, pocketAt, 16 * size, 17 * size, 0.8), 1)
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
							[m.chest * 0.6, pocketAt + 15 * size],
						],
						width: 2.6,
					},
				],
				patches: [],
				buttons: [],
			}
			return [slanted, mirror(slanted)]
		}
		case 'four': {
			const low = pocketAt + 29 * size
			const [pouch, lid] = [
				patchPocket(rectangle(m.chest * 0.3, low, 16 * size, 19 * size, 1), 1),
				flap(m.chest * 0.3 - 0.3, low - 0.4, 16 * size + 0.6),
			]
			const chest = flap(m.chest * 0.28, pocketAt, 12.5 * size)
			return [pouch, mirror(pouch), lid, mirror(lid), chest, mirror(chest)]
		}
		case 'bib':
			return [patchPocket(rectangle(-m.chest * 0.3, pocketAt, m.chest * 0.6, m.chest * 0.6, 0.8), 1)]
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
						{ layer: 1, kind: 'edge', points: [pouch[2], pouch[1], pouch[0], pouch[5]], width: 0.6 },
						{ layer: 1, kind: 'stitch', points: [pouch[2], pouch[1]], width: 2.2 },
						{ layer: 1, kind: 'stitch', points: [pouch[0], pouch[5]], width: 2.2 },
						{ layer: 1, kind: 'edge', points: [pouch[3], pouch[2]], width: 0.4 },
						{ layer: 1, kind: 'edge', points: [pouch[5], pouch[4]], width: 0.4 },
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
