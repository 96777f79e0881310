import {
	type Line,
	line,
	mirrored,
	mirrorPoint,
	onBothSides,
	type Pattern,
	type Piece,
	type Point,
	whole,
} from '../pattern.ts'

/** Tights that lie flat, feet outwards; cm. Halves: of the waist, thigh, knee, calf and ankle; y from the top of the waistband. */
export type Tights = {
	waist: number
	band: number
	/** Waist to crotch, and to the toes. */
	rise: number
	length: number
	thigh: number
	knee: number
	calf: number
	ankle: number
	/** How far the ankle's middle lies from the center line. */
	spread: number
}

type Lines = { upper: Line; bandEnd: Line; waist: Line; outside: Line; foot: Line; inside: Line }

function linesOf({ waist, band, rise, length, thigh, knee, calf, ankle, spread }: Tights, side: string): Lines {
	const half = waist / 2
	const leg = length - rise
	const down = (share: number) => rise + leg * share
	const middle = (share: number) => half * 0.5 + (spread - half * 0.5) * share ** 1.6
	const at = (share: number, wide: number, out: 1 | -1): Point => [middle(share) + (out * wide) / 2, down(share)]
	const [heel, toe]: [Point, Point] = [
		[spread + ankle * 0.55, down(0.86)],
		[spread + ankle * 0.5 + 5.6, down(0.99)],
	]
	const instep: Point = [spread - ankle * 0.35, down(0.9)]
	const through = (name: string, from: Point, ...to: Point[]): Line => {
		const all = [from, ...to]
		// Each stretch leaves its corners along the line from the one before to the one after.
		const steps = to.map((point, k): number[] => {
			const [before, start, after] = [all[Math.max(0, k - 1)], all[k], all[Math.min(all.length - 1, k + 2)]]
			return [
				start[0] + (point[0] - before[0]) / 6,
				start[1] + (point[1] - before[1]) / 6,
				point[0] - (after[0] - start[0]) / 6,
				point[1] - (after[1] - start[1]) / 6,
				...point,
			]
		})
		return line(name, from, ...steps)
	}
	const corner: Point = [half, band]
	return {
		upper: line(`top.${side}`, [0, 0], [half - 0.3, 0]),
		bandEnd: line('bandend', [half - 0.3, 0], corner),
		waist: line(`waist.${side}`, [0, band], corner),
		outside: through(
			'outside',
			corner,
			[half + 0.5, rise * 0.55],
			[half + 0.1, rise],
			at(0.2, thigh, 1),
			at(0.45, knee, 1),
			at(0.62, calf, 1),
			at(0.8, ankle, 1),
			heel,
		),
		foot: through(
			'foot',
			heel,
			[toe[0] + 0.6, toe[1] - 2.6],
			[toe[0] + 0.9, toe[1] - 0.2],
			[toe[0] - 1.6, down(1)],
			[spread + 1.8, down(0.965)],
			instep,
		),
		inside: through('inside', instep, at(0.78, ankle, -1), at(0.62, calf, -1), at(0.45, knee, -1), at(0.2, thigh, -1), [
			0,
			rise,
		]),
	}
}

function sideOf(m: Tights, side: 'front' | 'back', layer: number): Piece[] {
	const { upper, bandEnd, waist, outside, foot, inside } = linesOf(m, side)
	const shown = layer === 1
	return [
		{
			name: side,
			layer,
			part: shown ? 'body' : 'inside',
			outline: [waist, outside, foot, inside, ...[inside, foot, outside, waist].map(mirrored)],
		},
		whole({ name: `band.${side}`, layer, part: shown ? 'band' : 'inside', surface: 'rib', ease: -0.03, stiffness: 2 }, [
			upper,
			bandEnd,
			waist,
		]),
	]
}

export function tights(m: Tights, view: 'front' | 'back'): Pattern {
	const { waist } = linesOf(m, view)
	const under = view === 'front' ? 'back' : 'front'
	const foot: Point = [m.spread + 2, m.length - 4]
	const across = waist.points.map(mirrorPoint).toReversed()
	return {
		pieces: [...sideOf(m, under, 0), ...sideOf(m, view, 1)],
		seams: [
			{ layer: 1, kind: 'seam', points: [...across, ...waist.points].toReversed(), width: 0.3 },
			{
				layer: 1,
				kind: 'seam',
				points: [
					[0, m.band],
					[0, m.rise - 8],
				],
				width: 0.35,
			},
			// The gusset, of cotton.
			...onBothSides({
				layer: 1,
				kind: 'edge',
				points: line('gusset', [0.25, m.rise - 8], [1.7, m.rise - 5.4, 2.7, m.rise - 2, 0.9, m.rise + 0.4]).points,
				width: 0.12,
			}),
		],
		hands: [
			{ at: foot, radius: 7, pivot: [m.spread, m.length * 0.62], turn: view === 'front' ? 8 : 2, lift: 1 },
			{
				at: mirrorPoint(foot),
				radius: 7,
				pivot: [-m.spread, m.length * 0.62],
				turn: view === 'front' ? -3 : -7,
				lift: 1,
			},
		],
		detail: { x: 4.5, y: m.rise * 0.26, width: 23 },
	}
}
