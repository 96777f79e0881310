import { line, type Line, type Pattern, type Piece, type Point, type Seam } from '../pattern.ts'

/** A square of silk with rolled edges, cm. From before it lies open, from behind folded once from corner to corner. */
export type Square = { side: number }

const ROLL = 0.3

/** The edge of a line that is walked with the cloth at its right hand. */
const rolled = (layer: number, points: readonly Point[]): Seam => ({
	layer,
	kind: 'roll',
	points: points.toReversed(),
	width: ROLL,
})

export function square({ side }: Square, view: 'front' | 'back'): Pattern {
	return view === 'front' ? open(side / 2) : folded(side / Math.SQRT2)
}

function open(half: number): Pattern {
	const corners: Point[] = [
		[-half, -half],
		[half, -half],
		[half, half],
		[-half, half],
	]
	const outline = corners.map((corner, k): Line => line(`edge.${k}`, corner, corners[(k + 1) % 4]))
	return {
		pieces: [{ name: 'square', layer: 0, part: 'body', outline }],
		seams: outline.map(({ points }) => rolled(0, points)),
		hands: [],
		detail: { x: half - 6, y: half - 8.5, width: 19 },
	}
}

/** Two triangles that share the fold; the upper one does not quite cover the lower. */
function folded(reach: number): Pattern {
	const [left, right]: Point[] = [
		[-reach, 0],
		[reach, 0],
	]
	const triangle = (name: string, layer: number, tip: Point): Piece => ({
		name,
		layer,
		part: layer === 0 ? 'inside' : 'body',
		grain: 45,
		outline: [line('fold', left, right), line(`${name}.right`, right, tip), line(`${name}.left`, tip, left)],
	})
	const pieces = [triangle('below', 0, [1.2, reach + 1.6]), triangle('above', 1, [-0.8, reach - 1.8])]
	return {
		pieces,
		seams: pieces.flatMap(({ layer, outline }) => outline.slice(1).map(({ points }) => rolled(layer, points))),
		hands: [],
		detail: { x: 0, y: 0, width: 17 },
	}
}
