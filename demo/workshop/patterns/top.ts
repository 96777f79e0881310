import {
	across,
	both,
	type Hand,
	type Line,
	line,
	mirrorPoint,
	neckline,
	onBothSides,
	type Patch,
	type Pattern,
	type Piece,
	type Point,
	type Seam,
	whole,
} from '../pattern.ts'
import { lapelFold } from './collar.ts'
import { collarOf } from './collars.ts'
import { shawlFold } from './soft-collars.ts'
import { type Frame, frameOf, hemLine, linesOf, type Top } from './top-lines.ts'
import { neckRib, ribPieces } from './ribs.ts'
import { type Sewn, sewn, together } from './sewn.ts'
import { frontOf } from './front.ts'
import { legLines, legSeams } from './lower.ts'
import { pipingOf, ventOf } from './outerwear.ts'
import { cablesOf, puffsOf, waistOf } from './knits.ts'

const of = ({ name, points }: Line, side: string): Line => ({ name: `${name}.${side}`, points })

type Ends = { frame: Frame; bottom: readonly Line[]; armhole: Line; layer: number }

/** How the cloth ends at hem, cuffs and armholes. */
function endsOf(m: Top, { frame, bottom, armhole, layer }: Ends): Seam[] {
	const [first] = bottom
	const hem: Seam[] = m.legs
		? legSeams(m.legs, bottom, layer)
		: (m.ribs?.hem ?? 0) > 0
			? [{ layer, kind: 'seam', points: across(first.points).toReversed(), width: 0.5 }]
			: m.hemBand === 0
				? []
				: [{ layer, kind: 'hem', points: across(first.points).toReversed(), width: m.hemBand ?? 2 }]
	if (m.sleeve === 0)
		return [...hem, ...onBothSides({ layer, kind: 'hem', points: armhole.points.toReversed(), width: 0.9 })]
	const { low, top: high } = frame
	const cuff: Seam =
		(m.ribs?.cuff ?? 0) > 0
			? { layer, kind: 'seam', points: [high, low], width: 0.5 }
			: { layer, kind: m.cuffs ? 'placket' : 'hem', points: [low, high], width: m.cuffs ?? 2 }
	return [
		...hem,
		...onBothSides(cuff),
		...onBothSides({ layer, kind: 'seam', points: armhole.points.toReversed(), width: 0.7 }),
	]
}

/** The neckline of a side; lapels fold out of it. */
function neckOf(m: Top, side: 'front' | 'back', depth: number): Line[] {
	const kind = side === 'front' ? m.collar?.kind : undefined
	if (kind === 'lapels') return lapelFold(m)
	if (kind === 'shawl') return [shawlFold(m)]
	return [neckline(`neck.${side}`, m.neck, depth, side === 'front' && m.pointed)]
}

/** One side of the garment: body, sleeves and ribs on a layer. */
function sideOf(m: Top, side: 'front' | 'back', layer: number, shown: boolean): { pieces: Piece[]; seams: Seam[] } {
	const frame = frameOf(m)
	const lines = linesOf(m, frame)
	const depth = side === 'front' ? m.depth : (m.back ?? 2)
	const neck = neckOf(m, side, depth)
	const ribbedHem = (m.ribs?.hem ?? 0) > 0
	const ribbedCuff = (m.ribs?.cuff ?? 0) > 0
	const bottom = m.legs
		? legLines(m.legs, side, { side: frame.waistline, length: m.length })
		: ribbedHem
			? [hemLine(`waist.${side}`, frame.waistline, frame.waistline[1])]
			: [hemLine(`hem.${side}`, frame.waistline, m.length)]
	const end = line(ribbedCuff ? `wrist.${side}` : `cuff.${side}`, frame.top, frame.low)
	const pieces: Piece[] = [
		whole({ name: side, layer, part: shown ? 'body' : 'inside', ...(!shown && { ease: 0.003 }) }, [
			...neck,
			lines.shoulder,
			of(lines.armhole, side),
			lines.side,
			...bottom,
		]),
		...(m.sleeve > 0
			? both({
					name: `sleeve.${side}`,
					layer,
					part: 'sleeve',
					...(m.puff && { ease: 0.035 }),
					grain: (frame.angle * 180) / Math.PI - 90,
					outline: [of(lines.armhole, side), lines.sleeveTop, end, lines.sleeveUnder],
				})
			: []),
		...ribPieces(m, frame, side, layer),
	]
	const seams = endsOf(m, { frame, bottom, armhole: lines.armhole, layer })
	const height = m.ribs?.neck ?? 0
	if (height > 0) {
		const { piece, seam } = neckRib(m, neck[0], { side, layer, height })
		pieces.push(piece)
		seams.push(seam)
	} else if (!m.collar)
		seams.push(...onBothSides({ layer, kind: 'hem', points: neck[0].points.toReversed(), width: 0.8 }))
	return { pieces, seams }
}

function handsOf(m: Top): Hand[] {
	const { tip, top, low } = frameOf(m)
	if (m.sleeve === 0) return []
	const middle: Point = [(top[0] + low[0]) / 2, (top[1] + low[1]) / 2]
	const turn = m.laid ?? 6
	const radius = m.cuff * 0.6 + 1
	return [
		{ at: middle, radius, pivot: tip, turn, lift: 1 },
		{ at: mirrorPoint(middle), radius, pivot: mirrorPoint(tip), turn: -turn * 0.85, lift: 1 },
	]
}

/** Channels across the body, and around the sleeves at right angles to them. */
function channelsOf(m: Top, piece: 'front' | 'back'): Seam[] {
	const { quilt = 0 } = m
	if (quilt === 0) return []
	const { tip, angle } = frameOf(m)
	const rows = Math.ceil((m.length + 2) / quilt)
	const wide = Math.max(m.chest, m.hem ?? 0) + 3
	const body = Array.from({ length: rows }, (_, row): Seam => {
		const y = m.length - (row + 1) * quilt
		return {
			layer: 1,
			kind: 'quilt',
			piece,
			points: [
				[wide, y],
				[-wide, y],
			],
			width: quilt,
		}
	})
	const sleeves = Array.from({ length: m.sleeve > 0 ? Math.ceil((m.sleeve + 6) / quilt) : 0 }, (_, row): Seam[] => {
		const along = m.sleeve - (row + 1) * quilt
		const [x, y] = [tip[0] + along * Math.cos(angle), tip[1] + along * Math.sin(angle)]
		const [dx, dy] = [Math.sin(angle) * 26, -Math.cos(angle) * 26]
		const [right, left] = onBothSides({
			layer: 1,
			kind: 'quilt',
			points: [
				[x + dx * 0.3, y + dy * 0.3],
				[x - dx, y - dy],
			],
			width: quilt,
		})
		return [
			{ ...right, piece: `sleeve.${piece}` },
			{ ...left, piece: `sleeve.${piece}~` },
		]
	})
	return [...body, ...sleeves.flat()]
}

/** The woven label at the back of the neck. */
function labelOf(m: Top): Patch[] {
	const [high, wide] = [(m.back ?? 2) + 1.3, m.neck * 0.24]
	return [
		{
			layer: 0,
			part: 'label',
			raise: 0.05,
			points: [
				[-wide, high],
				[wide, high],
				[wide, high + wide * 0.62],
				[-wide, high + wide * 0.62],
			],
		},
	]
}

/** What is sewn onto the back. */
function behindOf(m: Top): Sewn {
	const wide = (m.waist ?? m.chest) + 3
	const { belt, cord, piping, storm } = m.front ?? {}
	const row = (y: number, kind: Seam['kind'], width: number): Seam => ({
		layer: 1,
		kind,
		points: [
			[wide, y],
			[-wide, y],
		],
		width,
	})
	const points: Point[] = [
		[-m.chest * 0.94, 20],
		[-m.chest * 0.5, 25],
		[0, 26.5],
		[m.chest * 0.5, 25],
		[m.chest * 0.94, 20],
	]
	return together([
		sewn({
			seams: [
				...(storm
					? [{ layer: 1, kind: 'overlap', piece: 'back', points: points.toReversed(), width: 0.6 } as const]
					: []),
				...(cord === undefined ? [] : [row(cord + 2, 'gather', 6)]),
				...(belt === undefined ? [] : [row(belt + 4, 'gather', 6)]),
				...(m.slit
					? [
							{
								layer: 1,
								kind: 'edge',
								points: [
									[0, (m.back ?? 2) + m.slit],
									[0, m.back ?? 2],
								],
								width: 0.35,
							} as const,
						]
					: []),
			],
			patches:
				belt === undefined
					? []
					: [
							{
								layer: 1,
								part: 'body',
								raise: 0.22,
								grain: 90,
								points: [
									[-wide, belt],
									[wide, belt],
									[wide, belt + 4],
									[-wide, belt + 4],
								],
							},
						],
			buttons: m.slit ? [{ at: [0, (m.back ?? 2) + 0.7], radius: 0.5, layer: 1, kind: 'button' }] : [],
		}),
		pipingOf(piping, m.chest),
		ventOf(m),
	])
}

/** The front or the back view of a garment worn above. */
export function top(m: Top, view: 'front' | 'back' = 'front'): Pattern {
	const [under, over] = view === 'front' ? (['back', 'front'] as const) : (['front', 'back'] as const)
	const [below, above] = [sideOf(m, under, 0, false), sideOf(m, over, 1, true)]
	const collar = collarOf(m, view)
	const front = view === 'front' ? frontOf(m) : behindOf(m)
	const yoke: Seam[] =
		m.yoke && view === 'back'
			? [
					{
						layer: 1,
						kind: m.puff ? 'gather' : 'seam',
						points: [
							[m.shoulder - 0.6, 11],
							[0, 11.6],
							[-m.shoulder + 0.6, 11],
						],
						width: m.puff ? 8 : 0.5,
					},
				]
			: []
	const shoulders: Seam[] =
		m.yoke && view === 'front'
			? onBothSides({
					layer: 1,
					kind: m.puff ? 'gather' : 'seam',
					points: [
						[m.shoulder - 0.7, (m.slope ?? 4.5) + 3.2],
						[m.neck + 0.6, 3.4],
					],
					width: m.puff ? 7 : 0.5,
				})
			: []
	return {
		pieces: [...below.pieces, ...collar.below, ...above.pieces, ...collar.above],
		seams: [
			...below.seams,
			...above.seams,
			...collar.seams,
			...channelsOf(m, over),
			...cablesOf(m, over),
			...puffsOf(m, over),
			...waistOf(m),
			...front.seams,
			...yoke,
			...shoulders,
		],
		hands: handsOf(m),
		patches: [...(view === 'front' ? labelOf(m) : []), ...collar.patches, ...front.patches],
		buttons: [...collar.buttons, ...front.buttons],
		detail: m.detail ?? { x: 0, y: 9, width: 32 },
	}
}
