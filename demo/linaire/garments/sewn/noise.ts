/** A number by chance from -1 to 1 for each pair of integers. */
export function lattice(x: number, y: number, seed: number): number {
	let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
	hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
	return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1
}

/** Smooth noise of the plane from -1 to 1, with one hill or valley for each unit of x and y. */
export function noise(x: number, y: number, seed: number): number {
	const [column, row] = [Math.floor(x), Math.floor(y)]
	const [s, t] = [x - column, y - row]
	const [u, v] = [s * s * (3 - 2 * s), t * t * (3 - 2 * t)]
	const top = lattice(column, row, seed) * (1 - u) + lattice(column + 1, row, seed) * u
	const bottom = lattice(column, row + 1, seed) * (1 - u) + lattice(column + 1, row + 1, seed) * u
	return top * (1 - v) + bottom * v
}
