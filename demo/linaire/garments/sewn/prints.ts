import { type Dye, type Dyeing, mix, rgbOf, WHITE } from './dye.ts'
import { lattice, noise } from './noise.ts'

/** Small flowers of five petals, each turned its own way, half of them on a sprig of two leaves, and buds between them. */
export function floral({ base, accents, soft }: Dyeing): Dye {
	const [bloom = WHITE, heart = bloom, leaf = mix(base, bloom, 0.5)] = accents
	const CELL = 2.3
	const covered = (edge: number) => Math.min(1, Math.max(0, edge / soft + 0.5))
	return (x, y) => {
		let color = base
		const column = Math.round(x / CELL)
		for (let i = column - 1; i <= column + 1; i += 1) {
			// Every other column is set half a repeat lower, so that no rows are seen.
			const row = Math.round(y / CELL - (i & 1) / 2)
			for (let j = row - 1; j <= row + 1; j += 1) {
				const [dx, dy] = [
					x - (i + 0.3 * lattice(i, j, 1)) * CELL,
					y - (j + (i & 1) / 2 + 0.3 * lattice(i, j, 2)) * CELL,
				]
				const far = Math.hypot(dx, dy)
				if (far > 1.15) continue
				const turn = Math.PI * lattice(i, j, 3)
				if (lattice(i, j, 4) < -0.55) {
					color = mix(color, lattice(i, j, 5) > 0 ? leaf : bloom, covered(0.15 - far))
					continue
				}
				const radius = 0.5 + 0.13 * lattice(i, j, 6)
				if (lattice(i, j, 7) > -0.1) color = mix(color, leaf, covered(sprig(dx, dy, turn, radius)))
				const petal = Math.abs(Math.cos(2.5 * (Math.atan2(dy, dx) + turn)))
				const edge = radius * (0.5 + 0.5 * Math.sqrt(petal)) - far
				color = mix(color, mix(bloom, base, 0.08 + 0.22 * (far / radius)), covered(edge))
				color = mix(color, heart, covered(radius * 0.3 - far))
			}
		}
		return color
	}
}

/** How far within one of two leaves a place is, cm: they grow to both sides of a flower, less than a right angle apart. */
function sprig(dx: number, dy: number, turn: number, radius: number): number {
	let most = -1
	for (const side of [0.75, -0.75]) {
		const [cos, sin] = [Math.cos(turn + side), Math.sin(turn + side)]
		const [along, across] = [dx * cos + dy * sin - radius * 1.45, dy * cos - dx * sin]
		most = Math.max(most, 0.15 * (1 - (along / 0.42) ** 2) - Math.abs(across))
	}
	return most
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
		const far = Math.hypot(x, y) + 0.1 * noise(x / 2.6, y / 2.6, 61)
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
