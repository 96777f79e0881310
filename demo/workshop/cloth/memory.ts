import type { Material } from '../materials.ts'
import type { Mesh } from './mesh.ts'
import { noise } from './random.ts'

type Remembering = {
	mesh: Mesh
	material: Material
	seed: number
	/** The same for all layers, which lie on each other. */
	even?: boolean
}

/**
 * The folds that wearing and lying left in a cloth, as the height in cm it would have at each vertex if nothing weighed on
 * it. A cloth that remembers nothing lies like rubber: flat but for a few high rucks.
 */
export function memoryOf({ mesh, material, seed, even = false }: Remembering): Float32Array {
	const heights = new Float32Array(mesh.count)
	for (let vertex = 0; vertex < mesh.count; vertex += 1) {
		const side = even ? 0 : mesh.layers[vertex] * 31
		heights[vertex] = fold(mesh.rest[vertex * 2], mesh.rest[vertex * 2 + 1], material.memory, seed + side)
	}
	return heights
}

function fold(x: number, y: number, { height, distance, sharp }: Material['memory'], seed: number): number {
	// Folds run mostly downwards and lean, each region its own way; here and there the cloth is calm.
	const lean = 0.9 * noise(x / 26, y / 26, seed + 40) + 0.35 * noise(x / 9, y / 9, seed + 41)
	const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
	const [wx, wy] = [x + 2.2 * noise(x / 8, y / 8, seed + 42), y + 2.2 * noise(x / 8, y / 8, seed + 43)]
	const [across, along] = [wx * cos + wy * sin, wy * cos - wx * sin]
	const soft = noise(across / distance, along / (distance * 3.2), seed + 44)
	const cross = noise(along / (distance * 0.9), across / (distance * 2.4), seed + 45)
	const ridge = (value: number) => 1 - 2 * Math.sqrt(value * value + 0.004)
	const sharpFold = ridge(noise(across / (distance * 1.3), along / (distance * 2), seed + 46))
	const calm = Math.min(1, Math.max(0.12, 0.55 + 0.9 * noise(x / 15, y / 15, seed + 47)))
	const calmer = Math.min(1, Math.max(0, 0.3 + 1.2 * noise(x / 11, y / 11, seed + 48)))
	return height * (calm * (soft + 0.4 * cross) + sharp * calmer * Math.max(0, sharpFold))
}
