import {
	type Line,
	line,
	mirrorPoint,
	onBothSides,
	type Pattern,
	type Piece,
	type Point,
	type Seam,
	whole,
} from '../pattern.ts'
import { backDetails, frontDetails } from './trousers-details.ts'
import { bibOf } from './bib.ts'
import { linesOf, type Trousers } from './trousers-lines.ts'

/** The waist runs lower in front: what stands above it shows the inside of the back. */
const waistLine = (name: string, m: Trousers, dip: number): Line =>
	line(name, [0, dip], [m.waist * 0.6, dip, m.waist * 0.85, dip * 0.3, m.waist, 0])

function sideOf(m: Trousers, side: 'front' | 'back', layer: number, shown: boolean): Piece[] {
	const { band, bandCorner, bandEnd, outside, inside, inHem, outHem } = linesOf(m)
	const dip = side === 'front' ? 1.4 : 0
	const upper = waistLine(`waist.${side}`, m, dip)
	const seam = line(
		`band.${side}`,
		[0, band + dip],
		[m.waist * 0.6, band + dip, m.waist * 0.85, band + dip * 0.3, ...bandCorner],
	)
	const hem = line(`hem.${side}`, outHem, inHem)
	const elastic = m.waistband === 'elastic' || (m.waistband === 'half' && side === 'back')
	const body: Piece = {
		name: side,
		layer,
		part: shown ? 'body' : 'inside',
		...(!shown && { ease: 0.003 }),
		// Once around: down the right leg, up its inside to the crotch, and the same on the left.
		outline: [
			seam,
			outside,
			hem,
			inside,
			...[inside, hem, outside, seam].map(({ name, points }) => ({
				name: `${name}~`,
				points: points.map(mirrorPoint),
			})),
		],
	}
	const bandPiece = whole(
		{
			name: `band.${side}`,
			layer,
			part: shown ? 'band' : 'inside',
			ease: elastic ? -0.03 : 0,
			stiffness: elastic ? 1.5 : 4,
			...(elastic && { surface: 'rib' as const }),
		},
		[upper, bandEnd, seam],
	)
	const pieces = [body, bandPiece]
	if (m.ribs) {
		const [inner, outer]: [Point, Point] = [
			[inHem[0] + 1, m.length],
			[outHem[0] - 1, m.length - 0.4],
		]
		const rib: Piece = {
			name: `rib.${side}`,
			layer,
			part: 'rib',
			surface: 'rib',
			ease: -0.03,
			stiffness: 2,
			outline: [hem, line('ribin', inHem, inner), line(`end.${side}`, inner, outer), line('ribout', outer, outHem)],
		}
		pieces.push(rib, {
			...rib,
			name: `${rib.name}~`,
			outline: rib.outline.map(({ name, points }) => ({ name: `${name}~`, points: points.map(mirrorPoint) })),
		})
	}
	return pieces
}

/** A stitched hem, or a turn-up whose edge lies on the leg. */
function hemOf(m: Trousers, layer: number): Seam {
	const { inHem, outHem } = linesOf(m)
	const up = m.turnUp ?? 0
	if (up === 0) return { layer, kind: 'hem', points: [inHem, outHem], width: m.hemBand ?? 1.6 }
	const points: Point[] = [
		[inHem[0] - 1, inHem[1] - up],
		[outHem[0] + 1, outHem[1] - up],
	]
	return { layer, kind: 'overlap', points, width: 0.6 }
}

/** The front or the back view of trousers, jeans or shorts. */
export function trousers(m: Trousers, view: 'front' | 'back' = 'front'): Pattern {
	const [under, over] = view === 'front' ? (['back', 'front'] as const) : (['front', 'back'] as const)
	const { inHem, outHem, bandCorner, band, outside } = linesOf(m)
	const details = view === 'front' ? frontDetails(m) : backDetails(m)
	const dip = view === 'front' ? 1.4 : 0
	const hems: Seam[] = m.ribs
		? onBothSides({ layer: 1, kind: 'seam', points: [inHem, outHem], width: 0.4 })
		: [0, 1].flatMap((layer) => onBothSides(hemOf(m, layer)))
	const waistSeam: Point[] = [
		[-bandCorner[0], bandCorner[1]],
		[-m.waist * 0.6, band + dip * 0.9],
		[0, band + dip],
		[m.waist * 0.6, band + dip * 0.9],
		bandCorner,
	]
	const middle: Point = [(inHem[0] + outHem[0]) / 2, m.length - 2]
	const bib = bibOf(m, view)
	return {
		pieces: [...sideOf(m, under, 0, false), ...bib.below, ...sideOf(m, over, 1, true), ...bib.above],
		seams: [
			...details.seams,
			...bib.seams,
			...hems,
			{ layer: 1, kind: 'seam', points: waistSeam.toReversed(), width: 0.3 },
			...(m.waistband === 'elastic'
				? []
				: [
						{
							layer: 1,
							kind: 'stitch' as const,
							points: waistSeam.map(([x, y]): Point => [x, y - band + 0.35]),
							width: 0,
						},
					]),
			...onBothSides({
				layer: 1,
				kind: 'stitch',
				points: outside.points.filter(([, y]) => y < m.rise * 0.8).toReversed(),
				width: 0.5,
			}),
		],
		hands: [
			{ at: middle, radius: m.hem * 0.5 + 1, move: [-1.2, -0.6], lift: 1 },
			{ at: mirrorPoint(middle), radius: m.hem * 0.5 + 1, move: [0.9, -0.3], lift: 1 },
		],
		patches: [...details.patches, ...bib.patches],
		buttons: [...details.buttons, ...bib.buttons],
		detail: m.detail ?? { x: 1, y: 15, width: 36 },
	}
}
