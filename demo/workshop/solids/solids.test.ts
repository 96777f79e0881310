import { checkedArt } from '@vitrine/testing/checked'
import { describe, expect, it } from 'vitest'
import { sheet } from './mesh.ts'
import { rectangle, region } from './region.ts'
import { shell } from './shell.ts'
import { readSolids } from './solids.ts'

const { artTest, recordTest } = checkedArt(import.meta.dirname, {
	madeFrom: ['.', '../cloth/random.ts'],
	record: 'checked.txt',
})
const solids = [...readSolids()]

describe('accessories', () => {
	artTest.each(solids)('%s stands on the table: all of it is above, and some of it touches', (_name, build) => {
		const { solids: parts, behind = parts } = build()
		for (const scene of [parts, behind]) {
			let lowest = Number.POSITIVE_INFINITY
			for (const { mesh } of scene) {
				for (const corner of mesh.triangles) {
					if (mesh.edges[corner * 2] < 0) continue
					const z = mesh.positions[corner * 3 + 2]
					lowest = Number.isFinite(z) ? Math.min(lowest, z) : Number.NaN
				}
			}
			expect(lowest).toBeGreaterThan(-0.12)
			expect(lowest).toBeLessThan(0.3)
		}
	})
})

describe('a cut piece', () => {
	const square = region(rectangle(4, 4, 0.01))
	const plane = {
		at: (s: number, t: number) => [s * 6 - 3, t * 6 - 3, 1] as const,
		columns: 60,
		rows: 60,
		inside: (_place: unknown, s: number, t: number) => square(s * 6 - 3, t * 6 - 3),
	}

	it('keeps what is inside of its outline and knows the distance to its edge', () => {
		const { positions, edges, triangles } = sheet(plane)
		for (const corner of triangles) {
			const [x, y] = [Math.abs(positions[corner * 3]), Math.abs(positions[corner * 3 + 1])]
			// On the diagonals two edges are as near as each other.
			if (Math.abs(x - y) < 0.21) continue
			const far = 2 - Math.max(x, y)
			expect(far).toBeGreaterThan(-0.11)
			if (far > 0) expect(edges[corner * 2]).toBeCloseTo(far, 1)
		}
	})

	it('has an edge as round as it is thick, all around', () => {
		const [, rim] = shell(plane, { part: 'strap', finish: 'leather', thickness: 0.4 })
		const heights = Array.from({ length: rim.mesh.positions.length / 3 }, (_, at) => rim.mesh.positions[at * 3 + 2])
		expect([Math.min(...heights), Math.max(...heights)].map((z) => Math.round(z * 100) / 100)).toEqual([0.6, 1])
		const round = Array.from({ length: rim.mesh.positions.length / 3 }, (_, at) => rim.mesh.positions[at * 3])
		expect([Math.min(...round), Math.max(...round)].map((x) => Math.round(x * 10) / 10)).toEqual([-2.2, 2.2])
	})
})

recordTest()
