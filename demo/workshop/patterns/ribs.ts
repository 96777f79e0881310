import { across, beside, both, type Line, line, type Piece, type Point, type Seam, whole } from '../pattern.ts'
import { type Frame, hemLine, type Top } from './top-lines.ts'

/** Ribs at the hem and the cuffs, narrower than what is sewn to them. */
export function ribPieces(
	m: Top,
	{ waistline, top, low, angle }: Frame,
	side: 'front' | 'back',
	layer: number,
): Piece[] {
	const { hem = 0, cuff = 0 } = m.ribs ?? {}
	const pieces: Piece[] = []
	if (hem > 0) {
		const corner: Point = [waistline[0] - 0.9, m.length]
		const upper = hemLine(`waist.${side}`, waistline, waistline[1])
		const end = line('ribend', waistline, corner)
		const lower = hemLine(`hem.${side}`, corner, m.length)
		pieces.push(
			whole({ name: `rib.hem.${side}`, layer, part: 'rib', surface: 'rib', ease: -0.045, stiffness: 2 }, [
				upper,
				end,
				lower,
			]),
		)
	}
	if (cuff > 0) {
		const [dx, dy] = [Math.cos(angle) * cuff, Math.sin(angle) * cuff]
		const [inX, inY] = [-Math.sin(angle) * 0.7, Math.cos(angle) * 0.7]
		const outer: Point = [top[0] + dx + inX, top[1] + dy + inY]
		const inner: Point = [low[0] + dx - inX, low[1] + dy - inY]
		pieces.push(
			...both({
				name: `rib.cuff.${side}`,
				layer,
				part: 'rib',
				surface: 'rib',
				ease: -0.03,
				stiffness: 2,
				grain: (angle * 180) / Math.PI - 90,
				outline: [
					line(`wrist.${side}`, top, low),
					line('cuffin', low, inner),
					line(`cuff.${side}`, inner, outer),
					line('cuffout', outer, top),
				],
			}),
		)
	}
	return pieces
}

/** How far down the inner edges of a V meet, which begin beyond the center line. */
function meetingOf(edge: readonly Point[]): number {
	const index = Math.max(
		1,
		edge.findIndex(([x]) => x > 0),
	)
	const [[ax, ay], [bx, by]] = [edge[index - 1], edge[index]]
	return ay + ((by - ay) * -ax) / (bx - ax)
}

/** The ring of ribs around the neck: its outer edge is the neckline, its ends meet above the shoulder. */
export function neckRib(
	m: Top,
	neck: Line,
	{ side, layer, height }: { side: 'front' | 'back'; layer: number; height: number },
): { piece: Piece; seam: Seam } {
	const within = beside(neck.points, height).slice(1, -1)
	const start: Point = [0, m.pointed && side === 'front' ? meetingOf(within) : neck.points[0][1] - height]
	const meeting: Point = [m.neck - height * 0.75, -height * 0.5]
	const inner: Line = {
		name: `rim.${side}`,
		points: [start, ...within.filter(([x]) => x > 0.2), meeting],
	}
	const part = {
		name: `rib.${side}`,
		layer,
		part: 'rib' as const,
		surface: 'smooth' as const,
		ease: -0.015,
		stiffness: 4,
	}
	return {
		piece: whole(part, [inner, line('ribside', meeting, [m.neck, 0]), neck]),
		seam: { layer, kind: 'rib', points: across(neck.points).toReversed(), width: height },
	}
}
