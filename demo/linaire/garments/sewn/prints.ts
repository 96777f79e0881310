import { type Dye, type Dyeing, mix, rgbOf, WHITE } from './dye.ts'
import { noise } from './noise.ts'

/** Flowers of five petals, scattered so that none touches another, with a leaf beside some. */
export function floral({ base, accents, soft }: Dyeing): Dye {
	const [bloom = WHITE, heart = bloom, leaf = mix(base, bloom, 0.5)] = accents
	const SIZE = 3.1
	return (x, y) => {
		for (const [column, row] of [0, 1, 2, 3].map(
			(k) => [Math.floor(x / SIZE - 0.5) + (k % 2), Math.floor(y / SIZE - 0.5) + (k >> 1)] as const,
		)) {
			const chance = (salt: number) => noise(column * 7.31 + 0.5, row * 5.17 + 0.5, salt) * 0.5 + 0.5
			const [dx, dy] = [
				x - (column + 0.5 + (chance(1) - 0.5) * 0.7) * SIZE,
				y - (row + 0.5 + (chance(2) - 0.5) * 0.7) * SIZE,
			]
			const far = Math.hypot(dx, dy)
			const radius = 0.62 + 0.4 * chance(3)
			const petals = radius * (0.72 + 0.28 * Math.cos(5 * Math.atan2(dy, dx) + chance(4) * 6))
			if (far < radius * 0.24) return heart
			if (far < petals) return mix(bloom, base, 0.12 + 0.2 * (far / petals))
			const [lx, ly] = [dx - radius * 1.1, dy - radius * 0.5]
			const [along, across] = [lx * 0.8 + ly * 0.6, ly * 0.8 - lx * 0.6]
			if (chance(5) > 0.4 && Math.abs(along) < 0.62 && Math.abs(across) < 0.2 * (1 - (along / 0.62) ** 2) + soft * 0.2)
				return leaf
		}
		return base
	}
}

/** Round spots in staggered rows. */
export function dots({ base, second, soft }: Dyeing): Dye {
	const [across, down, radius] = [2.1, 1.8, 0.36]
	return (x, y) => {
		const row = Math.round(y / down)
		const shifted = x + (row % 2) * (across / 2)
		const far = Math.hypot(shifted - Math.round(shifted / across) * across, y - row * down)
		return mix(base, second, Math.min(1, Math.max(0, (radius - far) / soft + 0.5)))
	}
}

const YELLOW = rgbOf('#f2c14e')

/** A sun of a disc and sixteen rays, brushed by hand, on the chest. */
export function sun({ base, accents: [color = YELLOW], soft }: Dyeing): Dye {
	const cover = (edge: number) => Math.min(1, Math.max(0, edge / soft + 0.5))
	return (x, v) => {
		const y = v - 24
		const far = Math.hypot(x, y) + 0.12 * noise(x / 1.3, y / 1.3, 61)
		if (far > 9) return base
		const turn = (Math.atan2(y, x) / (2 * Math.PI)) * 16
		const ray = Math.round(turn)
		const reach = ray % 2 === 0 ? 8.2 : 6.6
		const aside = (Math.abs(turn - ray) / 16) * 2 * Math.PI * far
		const width = 0.42 * (1 - Math.max(0, far - 5) / (reach - 4.4)) + 0.06 * noise(x / 0.5, y / 0.5, 62)
		const rays = far > 4.9 && far < reach ? cover(width - aside) : 0
		return mix(base, color, 0.94 * Math.max(cover(4.1 - far), rays))
	}
}
