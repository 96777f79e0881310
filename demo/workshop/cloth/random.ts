/** A stream of numbers from 0 to 1 that the seed alone decides (mulberry32). */
export function chance(seed: number): () => number {
	let state = seed >>> 0
	return () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
	}
}

function lattice(x: number, y: number, seed: number): number {
	let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
	hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
	return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1
}

/** Smooth noise of the plane from -1 to 1, with one hill or valley for each unit of x and y. */
export function noise(x: number, y: number, seed: number): number {
	const [column, row] = [Math.floor(x), Math.floor(y)]
	const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
	const [u, v] = [ease(x - column), ease(y - row)]
	const top = lattice(column, row, seed) * (1 - u) + lattice(column + 1, row, seed) * u
	const bottom = lattice(column, row + 1, seed) * (1 - u) + lattice(column + 1, row + 1, seed) * u
	return top * (1 - v) + bottom * v
}
