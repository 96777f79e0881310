import { describe, expect, it } from 'vitest'
import type { Pattern } from '../pattern.ts'
import { cut } from './mesh.ts'
import { stroke } from './stroke.ts'

const SIDE = 40
const pattern: Pattern = {
	pieces: [
		{
			name: 'square',
			layer: 0,
			part: 'body',
			outline: [
				{
					name: 'edge',
					points: [
						[0, 0],
						[SIDE, 0],
						[SIDE, SIDE],
						[0, SIDE],
						[0, 0],
					],
				},
			],
		},
	],
	seams: [],
	hands: [],
	detail: { x: 0, y: 0, width: SIDE },
}

/** The highest place of a square that is stroked. */
function strokedFrom(heightAt: (u: number, v: number) => number, grain = 0): number {
	const laid = { ...pattern, pieces: pattern.pieces.map((piece) => ({ ...piece, grain })) }
	const mesh = cut(laid, 1, 3)
	const x = new Float32Array(mesh.count * 3)
	for (let vertex = 0; vertex < mesh.count; vertex += 1) {
		const [u, v] = [mesh.rest[vertex * 2], mesh.rest[vertex * 2 + 1]]
		x.set([u, v, heightAt(u, v)], vertex * 3)
	}
	stroke({ pattern: laid, mesh, x, reach: 6 })
	return x.reduce((highest, value, at) => (at % 3 === 2 ? Math.max(highest, value) : highest), 0)
}

const bump = (far: number) => Math.exp(-(far * far) / 8)

describe('a hand that strokes cloth', () => {
	it('leaves the folds that run down it', () => {
		expect(strokedFrom((u) => bump(u - SIDE / 2))).toBeGreaterThan(0.9)
	})

	it('leaves a hint of rucks across it', () => {
		expect(strokedFrom((_, v) => bump(v - SIDE / 2))).toBeLessThan(0.65)
	})

	it('follows the cloth of a piece that lies turned', () => {
		expect(strokedFrom((_, v) => bump(v - SIDE / 2), 90)).toBeGreaterThan(0.9)
	})
})
