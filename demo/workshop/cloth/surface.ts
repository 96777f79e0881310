import type { Material } from '../materials.ts'
import { noise } from './random.ts'

/** The height in cm of a cloth's own texture at x and y cm of its grain; `finest` is the smallest wave that can be seen. */
export function texture(surface: Material['surface'], x: number, y: number, finest: number): number {
	const wave = (at: number, length: number) => (length < finest * 2.2 ? 0 : Math.cos((at / length) * 2 * Math.PI))
	switch (surface) {
		case 'rib':
			return 0.05 * wave(x, 0.42) + 0.012 * wave(y, 0.2)
		case 'knit':
			return stitch(x, y, { wide: 0.26, high: 0.2, depth: 0.035 }, finest)
		case 'chunky':
			return stitch(x, y, { wide: 0.85, high: 0.62, depth: 0.16 }, finest) + 0.04 * noise(x / 0.2, y / 0.2, 5)
		case 'cord':
			return 0.06 * wave(x, 0.34)
		case 'linen':
			return (
				0.012 * noise(x / 0.07, y / 1.4, 3) +
				0.012 * noise(x / 1.4, y / 0.07, 4) +
				0.012 * wave(x, 0.12) * wave(y, 0.12)
			)
		case 'twill':
			return 0.014 * wave(x + y * 0.6, 0.13) + 0.01 * noise(x / 0.09, y / 0.3, 6)
		case 'wool':
			return 0.02 * noise(x / 0.14, y / 0.14, 7) + 0.014 * noise(x / 0.5, y / 0.5, 8)
		case 'plain':
			return 0.006 * wave(x, 0.09) * wave(y, 0.09)
		case 'quilt':
			return 0.03 * noise(x / 0.8, y / 0.5, 9)
		case 'smooth':
			return 0.007 * noise(x / 0.1, y / 0.16, 10)
	}
}

/** A course of knit stitches: each is a V of two legs. */
function stitch(
	x: number,
	y: number,
	{ wide, high, depth }: { wide: number; high: number; depth: number },
	finest: number,
): number {
	if (high < finest * 2.2) return 0
	const column = x / wide
	const across = Math.abs((column - Math.floor(column)) * 2 - 1)
	// Legs rise from the middle of a wale to its sides.
	const along = y / high - across * 0.55
	const leg = Math.sin((along - Math.floor(along)) * Math.PI)
	const wale = Math.sin(across * Math.PI * 0.96 + 0.06)
	return depth * Math.sqrt(Math.max(0, leg)) * (0.35 + 0.65 * Math.max(0, wale))
}
