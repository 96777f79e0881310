import type { Line, Pattern, Point } from '../pattern.ts'

/** A garment of a set: where the top of its center line lies, and its turn in degrees clockwise. */
export type Placed = { pattern: Pattern; at: Point; turn?: number }

/** Garments that are sold together, laid onto each other from the first up. */
export function set(garments: readonly Placed[]): Pattern {
	let layers = 0
	const laid = garments.map(({ pattern, at, turn = 0 }, cloth) => {
		const up = layers
		layers += 1 + Math.max(...pattern.pieces.map(({ layer }) => layer))
		return place(pattern, { up, cloth, turn, at })
	})
	return {
		pieces: laid.flatMap(({ pieces }) => pieces),
		seams: laid.flatMap(({ seams }) => seams),
		hands: laid.flatMap(({ hands }) => hands),
		patches: laid.flatMap(({ patches = [] }) => patches),
		buttons: laid.flatMap(({ buttons = [] }) => buttons),
		detail: (laid.at(-1) as Pattern).detail,
	}
}

type Place = { up: number; cloth: number; turn: number; at: Point }

function place(pattern: Pattern, { up, cloth, turn, at }: Place): Pattern {
	const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
	const along = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos]
	const to = (point: Point): Point => {
		const [x, y] = along(point)
		return [x + at[0], y + at[1]]
	}
	const named = (name: string) => `${cloth}.${name}`
	const laid = <One extends { layer: number; points: readonly Point[] }>(one: One): One => ({
		...one,
		layer: one.layer + up,
		points: one.points.map(to),
	})
	const [x, y] = to([pattern.detail.x, pattern.detail.y])
	return {
		pieces: pattern.pieces.map((piece) => ({
			...piece,
			name: named(piece.name),
			layer: piece.layer + up,
			grain: (piece.grain ?? 0) + turn,
			cloth,
			outline: piece.outline.map(({ name, points }): Line => ({ name: named(name), points: points.map(to) })),
		})),
		seams: pattern.seams.map((seam) => ({ ...laid(seam), ...(seam.piece && { piece: named(seam.piece) }) })),
		hands: pattern.hands.map((hand) => ({
			...hand,
			at: to(hand.at),
			...(hand.pivot && { pivot: to(hand.pivot) }),
			...(hand.move && { move: along(hand.move) }),
		})),
		patches: (pattern.patches ?? []).map((patch) => ({ ...laid(patch), grain: (patch.grain ?? 0) + turn, cloth })),
		buttons: (pattern.buttons ?? []).map((button) => ({ ...button, at: to(button.at), layer: button.layer + up })),
		detail: { ...pattern.detail, x, y },
	}
}
