import { type Button, onBothSides, type Point } from '../pattern.ts'
import { beltOf } from './belt.ts'
import { closureOf } from './closures.ts'
import { cordOf, pipingOf, stormOf } from './outerwear.ts'
import { pocketsOf, type Pockets } from './pockets.ts'
import { type Sewn, sewn, together } from './sewn.ts'
import type { Top } from './top-lines.ts'

/** What is on the front of a garment: how it closes, and its pockets. */
export type Front = {
	/** `half` opens to the chest, as of a polo; `flap` hides a zip under press studs; `wrap` runs from the neck to the waist. */
	closure?: 'buttons' | 'zip' | 'half' | 'single' | 'double' | 'flap' | 'wrap' | 'toggles'
	/** Number of buttons, and where the first is. */
	buttons?: number
	from?: number
	/** Distance of the buttons where they do not go down to the hem. */
	apart?: number
	band?: number
	button?: { radius: number; kind: Button['kind'] }
	pockets?: Pockets
	/** Height of the pocket's upper edge. */
	pocketAt?: number
	/** Upper edge of a belt of the same cloth, tied beside the middle, and how far beside. */
	belt?: number
	knot?: number
	/** Height at which a cord draws the waist in. */
	cord?: number
	/** Height of a reflecting strip across. */
	piping?: number
	/** A flap over the right shoulder against rain, as of a trench coat. */
	storm?: boolean
	/** Depth of a V stitched below the neck, as of a sweatshirt. */
	insert?: number
}

/** Both edges of the triangle that is set in below the neck. */
function insertOf({ insert }: Front, m: Base): Sewn {
	if (insert === undefined) return sewn()
	const edge: Point[] = [
		[insert * 0.72, m.depth - 0.6],
		[0, m.depth + insert],
	]
	const sides = (width: number) => onBothSides({ layer: 1, kind: width ? 'edge' : 'stitch', points: edge, width })
	return { seams: [...sides(0.4), ...sides(0)], patches: [], buttons: [] }
}

/** What of a garment's measures its front is drawn from. */
export type Base = Pick<
	Top,
	'front' | 'chest' | 'waist' | 'depth' | 'length' | 'curve' | 'ribs' | 'collar' | 'neck' | 'legs'
>

export function frontOf(m: Base): Sewn {
	if (!m.front) return sewn()
	return together([
		closureOf(m.front, m),
		...pocketsOf(m.front, m),
		stormOf(m.front, m),
		beltOf(m.front, m),
		cordOf(m.front, m),
		insertOf(m.front, m),
		pipingOf(m.front.piping, m.chest),
	])
}
