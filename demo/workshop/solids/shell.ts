import type { Finish } from './finish.ts'
import { type Grid, gridOf, type Mesh, meshOf, type Sheet, type Solid, type Stitches } from './mesh.ts'
import { between, minus, plus, times, unit, type Vec } from './vector.ts'

/** How a cut piece of leather, cloth or rubber is made; cm. */
export type Cut = {
	part: string
	finish: Finish
	thickness: number
	stitches?: Stitches
	/** What its back is, where it shows. */
	lining?: { part: string; finish: Finish }
	/** What its edge is: cut leather, or a binding of its own radius. */
	rim?: { part?: string; finish?: Finish; radius?: number }
}

/** A piece cut from a surface: its face, its edge, and its back where it has a lining. It is as thick as said, to the inside. */
export function shell(sheet: Sheet, { part, finish, thickness, stitches, lining, rim = {} }: Cut): Solid[] {
	const face = gridOf(sheet)
	const radius = rim.radius ?? thickness / 2
	const solids: Solid[] = [{ part, finish, mesh: meshOf(face), ...(stitches && { stitches }) }]
	if (sheet.inside)
		solids.push({
			part: rim.part ?? part,
			finish: rim.finish ?? finish,
			mesh: rimOf(face, { depth: thickness / 2, radius }),
		})
	if (lining) {
		const back = gridOf({ ...sheet, offset: (sheet.offset ?? 0) - thickness })
		solids.push({ ...lining, mesh: meshOf(back) })
	}
	return solids
}

type Corner = { place: Vec; normal: Vec; inward: Vec; along: number }

const AROUND = 6

/** Half a tube along the cut edge, its middle `depth` below the face. */
function rimOf(grid: Grid, { depth, radius }: { depth: number; radius: number }): Mesh {
	const corners: Corner[] = []
	for (const [a, b] of crossings(grid)) corners.push(a, b)
	const positions: number[] = []
	const normals: number[] = []
	const places: number[] = []
	for (const { place, normal, inward, along } of corners) {
		const middle = plus(place, times(normal, -depth))
		for (let step = 0; step <= AROUND; step += 1) {
			const angle = (step / AROUND) * Math.PI
			const out = unit(plus(times(normal, Math.cos(angle)), times(inward, -Math.sin(angle))))
			positions.push(...plus(middle, times(out, radius)))
			normals.push(...out)
			places.push(along, angle * radius)
		}
	}
	const triangles: number[] = []
	const ring = AROUND + 1
	for (let at = 0; at < corners.length; at += 2) {
		for (let step = 0; step < AROUND; step += 1) {
			const [a, b] = [at * ring + step, (at + 1) * ring + step]
			triangles.push(a, b, b + 1, a, b + 1, a + 1)
		}
	}
	return {
		positions: Float32Array.from(positions),
		normals: Float32Array.from(normals),
		places: Float32Array.from(places),
		edges: Float32Array.from({ length: corners.length * ring * 2 }, (_, at) => (at % 2 ? 0 : 99)),
		triangles: Uint32Array.from(triangles),
	}
}

/** Where the cut runs through the triangles of a grid: two corners each. */
function* crossings(grid: Grid): Generator<readonly [Corner, Corner]> {
	const { columns, rows, edges } = grid
	const wide = columns + 1
	for (let row = 0; row < rows; row += 1) {
		for (let column = 0; column < columns; column += 1) {
			const a = row * wide + column
			for (const corners of [
				[a, a + 1, a + wide + 1],
				[a, a + wide + 1, a + wide],
			]) {
				const found: Corner[] = []
				for (const [one, other] of [
					[0, 1],
					[1, 2],
					[2, 0],
				]) {
					const [p, q] = [corners[one], corners[other]]
					const [from, to] = [edges[p][0], edges[q][0]]
					if (from > 0 !== to > 0) found.push(cornerOf(grid, from > 0 ? q : p, from > 0 ? p : q))
				}
				if (found.length === 2) yield [found[0], found[1]]
			}
		}
	}
}

function cornerOf({ points, normals, edges, inward }: Grid, out: number, within: number): Corner {
	const share = -edges[out][0] / (edges[within][0] - edges[out][0])
	const normal = unit(between(normals[out], normals[within], share))
	const sum = between(inward[out], inward[within], share)
	const flat = minus(sum, times(normal, normal[0] * sum[0] + normal[1] * sum[1] + normal[2] * sum[2]))
	return {
		place: between(points[out], points[within], share),
		normal,
		inward: unit(flat),
		along: edges[within][1],
	}
}
