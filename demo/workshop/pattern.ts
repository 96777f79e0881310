import type { Surface } from './materials.ts'

/** A place on the table in centimeters: x to the right of the center line, y down from the highest point of the shoulder. */
export type Point = readonly [x: number, y: number]

/** A drawn line of a pattern. Pieces that name the same line are sewn together along it; a mirrored line has `~` behind its name. */
export type Line = { name: string; points: readonly Point[] }

/** What a piece is, for the colors of a colorway. */
export type Part =
	| 'body'
	| 'sleeve'
	| 'rib'
	| 'collar'
	| 'cuff'
	| 'pocket'
	| 'inside'
	| 'lining'
	| 'button'
	| 'thread'
	| 'label'
	| 'band'
	| 'metal'
	| 'zip'
	| 'leather'
	| 'reflective'

/** A cut piece of cloth where it lies: layers lie on each other from 0 up. */
export type Piece = {
	name: string
	layer: number
	part: Part
	/** Its lines in order around it; one may be given against its direction. */
	outline: readonly Line[]
	/** Turn of the cloth against the piece, in degrees clockwise: stripes follow it. */
	grain?: number
	/** How much more cloth there is than place, 0.03 for 3 %; less than 0 draws together, as a rib does. */
	ease?: number
	/** Times the stiffness of the material: a collar is interlined. */
	stiffness?: number
	/** Its own texture, where it is not the material's: a rib on jersey. */
	surface?: Surface
	/** Lies flat and is only pressed, such as the inside of a neck. */
	still?: boolean
	/** As narrow as a strap: smoothed along its edges only, never across. */
	narrow?: boolean
	/** Which of a set it belongs to, where not all are dyed alike. */
	cloth?: number
}

/** What stands up from the cloth along a line of the pattern; all lengths in cm. */
export type Seam = {
	/** The layers it is on. */
	layer: number
	points: readonly Point[]
	kind:
		| 'hem'
		| 'stitch'
		| 'seam'
		| 'rib'
		| 'edge'
		| 'mouth'
		| 'roll'
		| 'crease'
		| 'placket'
		| 'welt'
		| 'pleat'
		| 'gather'
		| 'overlap'
		| 'quilt'
		| 'cable'
	/** Breadth of the band beside the line, to its left when walked (y down: to the right of the direction). */
	width: number
	/** The piece it stays on, where it would run over others of its layer. */
	piece?: string
}

/** A hand that lays the garment: takes what is near a place, turns and moves it, lets go. */
export type Hand = {
	at: Point
	radius: number
	pivot?: Point
	/** Degrees clockwise around the pivot, as seen. */
	turn?: number
	move?: Point
	/** cm, up while moving. */
	lift?: number
}

/** A round solid sewn onto a layer. */
export type Button = { at: Point; radius: number; layer: number; kind: 'button' | 'metal' | 'toggle' }

/** `raise` in cm; as thick as the cloth unless said. */
export type Patch = {
	layer: number
	points: readonly Point[]
	part: Part
	grain?: number
	raise?: number
	cloth?: number
}

export type Pattern = {
	pieces: readonly Piece[]
	seams: readonly Seam[]
	hands: readonly Hand[]
	buttons?: readonly Button[]
	/** Patches sewn onto a layer, such as pockets; their stitches are seams. */
	patches?: readonly Patch[]
	/** Drawn closed in the pattern: channels sewn through both layers. */
	quilting?: readonly (readonly Point[])[]
	/** The part of the table that the close view shows. */
	detail: { x: number; y: number; width: number }
}

/** A line along straight pieces and curves: `[x, y]` is a corner, `[cx, cy, x, y]` a curve with one handle, six numbers one with two. */
export function line(name: string, from: Point, ...to: readonly (readonly number[])[]): Line {
	const points: Point[] = [from]
	for (const step of to) {
		const start = points.at(-1) as Point
		if (step.length === 2) points.push([step[0], step[1]])
		else points.push(...curve(start, step))
	}
	return { name, points }
}

const FINE = 24

function curve([x0, y0]: Point, step: readonly number[]): Point[] {
	return Array.from({ length: FINE }, (_, index): Point => {
		const t = (index + 1) / FINE
		const s = 1 - t
		if (step.length === 4) {
			const [cx, cy, x, y] = step
			return [s * s * x0 + 2 * s * t * cx + t * t * x, s * s * y0 + 2 * s * t * cy + t * t * y]
		}
		const [ax, ay, bx, by, x, y] = step
		const weigh = (p0: number, p1: number, p2: number, p3: number) =>
			s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
		return [weigh(x0, ax, bx, x), weigh(y0, ay, by, y)]
	})
}

export const mirrorPoint = ([x, y]: Point): Point => [-x, y]

export function mirrored({ name, points }: Line): Line {
	return { name: `${name}~`, points: points.map(mirrorPoint) }
}

/** A piece over both sides from the lines of its right half, which run from the center line to the center line. */
export function whole(piece: Omit<Piece, 'outline'>, half: readonly Line[]): Piece {
	return { ...piece, outline: [...half, ...half.map(mirrored).toReversed()] }
}

/** A piece of the right side and its mirror. */
export function both(piece: Piece): Piece[] {
	const { name, outline, grain = 0 } = piece
	return [piece, { ...piece, name: `${name}~`, outline: outline.map(mirrored), grain: -grain }]
}

/** The same points at even steps of about `step`, ends kept. */
export function evenly(points: readonly Point[], step: number): Point[] {
	const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - points[index][0], y - points[index][1]))
	const total = lengths.reduce((sum, length) => sum + length, 0)
	const count = Math.max(1, Math.round(total / step))
	const result: Point[] = []
	let [segment, walked] = [0, 0]
	for (let index = 0; index < count; index += 1) {
		const wanted = (index / count) * total
		while (segment < lengths.length - 1 && walked + lengths[segment] < wanted) {
			walked += lengths[segment]
			segment += 1
		}
		const share = lengths[segment] > 0 ? (wanted - walked) / lengths[segment] : 0
		const [[ax, ay], [bx, by]] = [points[segment], points[segment + 1]]
		result.push([ax + (bx - ax) * share, ay + (by - ay) * share])
	}
	result.push(points.at(-1) as Point)
	return result
}

/** A seam and its mirror on the left side. */
export function onBothSides(seam: Seam): Seam[] {
	// Mirrored, the left of a line is its right: it is walked the other way.
	return [seam, { ...seam, points: seam.points.map(mirrorPoint).toReversed() }]
}

/** Lines drawn at a distance to the right of a line as it is walked down (y grows downwards). */
export function beside(points: readonly Point[], distance: number): Point[] {
	return points.map(([x, y], index): Point => {
		const [a, b] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]]
		const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
		const length = Math.hypot(dx, dy) || 1
		return [x + (dy / length) * distance, y - (dx / length) * distance]
	})
}

/** A line over both sides from its right half, which begins or ends on the center line. */
export function across(points: readonly Point[]): Point[] {
	const outwards = Math.abs(points[0][0]) < 1e-6 ? points : points.toReversed()
	return [...outwards.slice(1).toReversed(), ...outwards.map(mirrorPoint)]
}

/** The right half of a round neckline, from the center line up to the shoulder. */
export function neckline(name: string, width: number, depth: number, pointed = false): Line {
	if (pointed) return line(name, [0, depth], [width * 0.5, depth * 0.55, width * 0.92, depth * 0.3, width, 0])
	return line(name, [0, depth], [width * 0.72, depth, width, depth * 0.5, width, 0])
}
