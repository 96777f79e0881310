import { type Line, line, onBothSides, type Point, type Seam } from '../pattern.ts'

/** What a garment has between the legs: openings of a swimsuit or a bodysuit, or legs of its own. */
export type Legs = {
	kind: 'open' | 'long'
	/** How far down the side the opening begins, or the hip is. */
	from: number
	/** Half the width between the legs, or for long legs how deep the crotch is. */
	crotch: number
	/** Width of a leg at its end, whole, and how far the legs are apart there, half. */
	end?: number
	spread?: number
	/** Closed and round, as feet are. */
	feet?: boolean
}

/** The lower edge of the right half, from the side to the center line: openings are cut deeper in front. */
export function legLines({ kind, crotch, end = 11, spread = 3, feet }: Legs, side: string, at: Edge): Line[] {
	const [x, y] = at.side
	if (kind === 'open') {
		const meets: Point = [crotch, at.length - 1.2]
		const deep = side === 'front' ? 0.42 : 0.72
		return [
			line(`leg.${side}`, at.side, [
				x * deep + crotch * 0.4,
				y + (meets[1] - y) * 0.18,
				crotch + 1.2,
				y + (meets[1] - y) * 0.62,
				...meets,
			]),
			line('crotch', meets, [crotch * 0.5, at.length, 0, at.length]),
		]
	}
	const out: Point = [spread + end, at.length - (feet ? end * 0.35 : 0.3)]
	const inner: Point = [spread, at.length - (feet ? end * 0.35 : 0)]
	const foot = feet
		? line('foot', out, [out[0] - 0.3, at.length + 1, inner[0] + 0.3, at.length + 1, ...inner])
		: line(`hem.${side}`, out, inner)
	return [
		line('leg.out', at.side, [x + 0.6, y + (out[1] - y) * 0.3, out[0] + 0.4, y + (out[1] - y) * 0.6, ...out]),
		foot,
		insideOf({ crotch, end, spread, feet }, at.length),
	]
}

/** The inside of the right leg, from its end up to the crotch. */
export function insideOf({ crotch, end = 11, spread = 3, feet }: Omit<Legs, 'kind' | 'from'>, length: number): Line {
	const [low, foot] = [length - (feet ? end * 0.35 : 0), length - (feet ? end * 0.35 : 0.3)]
	return line('leg.in', [spread, low], [spread - 0.4, foot - (foot - crotch) * 0.4, 1.6, crotch + 2.5, 0, crotch])
}

type Edge = { side: Point; length: number }

export function legSeams(legs: Legs, [first, second]: readonly Line[], layer: number): Seam[] {
	if (legs.kind === 'open')
		return [
			...onBothSides({ layer, kind: 'hem', points: first.points.toReversed(), width: 0.9 }),
			{
				layer,
				kind: 'seam',
				points: [
					[-legs.crotch, second.points[0][1] - 2.2],
					[legs.crotch, second.points[0][1] - 2.2],
				],
				width: 0.4,
			},
		]
	const [x, y] = second.points[0]
	const [inner] = second.points.at(-1) ?? [0]
	return legs.feet
		? onBothSides({
				layer,
				kind: 'seam',
				points: [
					[x + 0.4, y - 2],
					[(x + inner) / 2, y - 3],
					[inner - 0.4, y - 2],
				],
				width: 0.5,
			})
		: onBothSides({ layer, kind: 'hem', points: second.points.toReversed(), width: 1.4 })
}
