import { line, type Pattern, type Point } from '../pattern.ts'

/** Measures in cm of what is worn below, lying flat. Widths are from the center line. */
export type Trousers = {
	/** From the waist to the hem. */
	length: number
	waist: number
	hip: number
	/** From the waist down to the crotch. */
	rise: number
	/** Width of a leg at the knee and at the hem, whole. */
	knee: number
	hem: number
	/** How far the legs are apart at the hem, half. */
	spread?: number
	/** Height of the waistband, and what it is. */
	band?: number
	/** `half`: elastic behind only. */
	waistband?: 'sewn' | 'elastic' | 'half'
	/** A cord tied in front. */
	cord?: boolean
	/** Pockets sewn onto the front, and the knees lined with a second cloth. */
	patchPockets?: boolean
	knees?: boolean
	/** Only the left pocket behind. */
	onePocket?: boolean
	/** A patch of leather on the waistband behind. */
	leather?: boolean
	/** A bib with straps: its height, and its width at the top, half. */
	bib?: { height: number; top: number }
	/** `pull` has neither fly nor pockets. */
	kind: 'jeans' | 'chino' | 'pleats' | 'jogger' | 'plain' | 'pull'
	hemBand?: number
	/** Height of ribbed cuffs. */
	ribs?: number
	/** A pressed crease down the front of each leg. */
	pressed?: boolean
	turnUp?: number
	detail?: Pattern['detail']
}

export function linesOf(m: Trousers) {
	const spread = m.spread ?? 3
	const band = m.band ?? 4
	const hipAt = m.rise * 0.62
	const kneeAt = m.rise + (m.length - m.rise) * 0.46
	const hemY = m.length - (m.ribs ?? 0)
	const inHem: Point = [spread, hemY]
	const outHem: Point = [spread + m.hem, hemY - 0.4]
	const crotch: Point = [0, m.rise]
	const inKnee = spread * 0.55 + 0.4
	const outKnee = inKnee + m.knee
	const bandCorner: Point = [m.waist + 0.5, band]
	return {
		band,
		bandCorner,
		crotch,
		inHem,
		outHem,
		bandEnd: line('band.end', [m.waist, 0], bandCorner),
		outside: line(
			'outside',
			bandCorner,
			[
				m.waist + (m.hip - m.waist) * 0.42,
				band + (hipAt - band) * 0.45,
				m.hip - 0.2,
				m.rise * 0.56,
				m.hip,
				m.rise * 0.8,
			],
			[m.hip, m.rise * 1.02, outKnee + 0.3, kneeAt - Math.min(9, (kneeAt - m.rise * 0.8) * 0.35), outKnee, kneeAt],
			[outKnee - 0.2, kneeAt + 10, outHem[0], outHem[1] - 10, ...outHem],
		),
		inside: line(
			'inside',
			inHem,
			[inHem[0], inHem[1] - 10, inKnee, kneeAt + 10, inKnee, kneeAt],
			[inKnee, kneeAt - 10, 2.4, m.rise + 4, ...crotch],
		),
	}
}
