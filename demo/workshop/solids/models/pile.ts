import type { Mesh } from '../mesh.ts'

const CELL = 0.25
const SIDE = 400
/** How far what lies on an edge stands off from it, and how far around it is smoothed; cells. */
const [OFF, SOFT] = [2, 5]

/** What lies on the table, as heights: soft things are laid on it one after the other, each bends over those below. Reaches 50 cm around its middle. */
export class Pile {
	#heights = new Float32Array(SIDE * SIDE)
	#smooth = new Float32Array(SIDE * SIDE)

	/** The height at which a thing laid here lies; cm. */
	at(x: number, y: number): number {
		const [column, row] = [x / CELL + SIDE / 2, y / CELL + SIDE / 2]
		const [c, r] = [Math.floor(column), Math.floor(row)]
		if (c < 0 || r < 0 || c >= SIDE - 1 || r >= SIDE - 1) return 0
		const [s, t, at] = [column - c, row - r, r * SIDE + c]
		const all = this.#smooth
		return (all[at] * (1 - s) + all[at + 1] * s) * (1 - t) + (all[at + SIDE] * (1 - s) + all[at + SIDE + 1] * s) * t
	}

	lay(meshes: readonly Mesh[]): void {
		for (const { positions } of meshes) {
			for (let at = 0; at < positions.length; at += 3) {
				const [c, r] = [Math.round(positions[at] / CELL + SIDE / 2), Math.round(positions[at + 1] / CELL + SIDE / 2)]
				if (c < 0 || r < 0 || c >= SIDE || r >= SIDE) continue
				this.#heights[r * SIDE + c] = Math.max(this.#heights[r * SIDE + c], positions[at + 2])
			}
		}
		const most = (values: readonly number[]) => Math.max(...values)
		const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
		let values = this.#heights
		for (const [reach, of] of [
			[OFF, most],
			[SOFT, mean],
			[SOFT, mean],
		] as const)
			for (const step of [1, SIDE]) values = filtered(values, { reach, step, of })
		this.#smooth = values
	}
}

type Filter = { reach: number; step: number; of(values: readonly number[]): number }

function filtered(values: Float32Array<ArrayBuffer>, { reach, step, of }: Filter): Float32Array<ArrayBuffer> {
	const near = Array.from({ length: 2 * reach + 1 }, (_, k) => (k - reach) * step)
	return values.map((_, at) => of(near.map((far) => values[at + far] ?? 0)))
}
