import { noise } from '../cloth/random.ts'
import { clamp } from './vector.ts'

/**
 * A knit: breadth of a stitch and height of a course in cm, knit and purl wales in turn (purls lie behind and take little
 * breadth), how deep its stitches are.
 */
type Knit = { wale: number; course: number; rib: readonly [knit: number, purl: number]; depth: number }

const KNITS = {
	/** Rib of one and one, of thick wool yarn. */
	'rib-wool': { wale: 0.42, course: 0.31, rib: [1, 1], depth: 0.13 },
	/** Rib of two and one, of cotton. */
	'rib-cotton': { wale: 0.17, course: 0.15, rib: [2, 1], depth: 0.06 },
	'plain-cotton': { wale: 0.17, course: 0.14, rib: [1, 0], depth: 0.03 },
} satisfies Record<string, Knit>

export type KnitId = keyof typeof KNITS
/** What of its breadth a purl wale shows. */
const PURL = 0.42

export const isKnit = (finish: string): finish is KnitId => finish in KNITS

/** The height in cm of a knit at a place, its yarn uneven. */
export function knitted(id: KnitId, u: number, v: number, finest: number): number {
	const cloud = (length: number, seed: number) => (length < finest * 1.6 ? 0 : noise(u / length, v / length, seed))
	return stitches(u, v, KNITS[id], finest) + KNITS[id].depth * (0.05 * cloud(0.06, 21) + 0.06 * cloud(0.16, 22))
}

/** A flat plait of straw: its strands turn at its edges; one turn is 0.4 along. */
export function strands(u: number, v: number, finest: number): number {
	if (finest > 0.08) return 0.03
	const [turn, high] = [0.4, 0.62]
	const across = v / high - Math.floor(v / high)
	const fold = Math.abs(across * 2 - 1)
	const along = u / turn + fold * 0.8
	const strand = along - Math.floor(along)
	return 0.06 * Math.sqrt(Math.max(0, 1 - (2 * strand - 1) ** 2)) * Math.sqrt(1 - 0.9 * fold ** 6)
}

/** How much of the light reaches a place between stitches, which the shadows are too coarse for: of its height in the texture. */
export function hollow(finish: string, height: number): number {
	if (finish === 'straw') return 0.55 + 0.45 * clamp(height / 0.045, 0, 1)
	if (!isKnit(finish)) return 1
	const share = clamp(height / KNITS[finish].depth, 0, 1)
	return 0.4 + 0.6 * share * (2 - share)
}

/** Wales of stitches, each a V of two legs; between them purls, seen as their crosswise loops. */
function stitches(u: number, v: number, { wale, course, rib: [knit, purl], depth }: Knit, finest: number): number {
	if (wale < finest * 3) return depth * 0.7
	const period = wale * (knit + purl * PURL)
	// No hand and no machine knits all stitches alike.
	const [x, y] = [u + wale * 0.07 * noise(u / 1.1, v / 2.3, 23), v + course * 0.16 * noise(u / 0.4, v / 1.2, 24)]
	const at = x - Math.floor(x / period) * period
	if (at > knit * wale) {
		const across = (at - knit * wale) / (purl * wale * PURL)
		return depth * (0.12 * Math.abs(Math.sin((y / course) * Math.PI)) + 0.3 * (2 * across - 1) ** 4)
	}
	const across = Math.abs((at / wale - Math.floor(at / wale)) * 2 - 1)
	const along = y / course + across * 0.8
	const leg = Math.sin((along - Math.floor(along)) * Math.PI)
	// The rib as a whole is round.
	const whole = purl > 0 ? Math.sqrt(Math.max(0, 1 - Math.abs((2 * at) / (knit * wale) - 1) ** 3)) : 1
	const legs = 0.62 + 0.38 * Math.sin(Math.min(1, across * 1.1) * Math.PI * 0.96 + 0.06)
	return depth * (0.3 + 0.7 * whole) * legs * (0.58 + 0.42 * Math.sqrt(leg))
}
