import { type Dye, type Dyeing, mix, type Rgb, times, WHITE } from './dye.ts'
import { noise } from './noise.ts'

const FADED: Rgb = [0.55, 0.62, 0.7]

/** The unevenness of the yarns of denim. */
const slubOf = (x: number, y: number) =>
	0.07 * noise(x / 0.07, y / 2.6, 3) + 0.05 * noise(x / 0.3, y / 5, 4) + 0.03 * noise(x / 1.6, y / 0.06, 5)

/** Worn pale along the thighs, which the knees end. */
export function denim({ base }: Dyeing): Dye {
	return (x, y) => {
		const slub = slubOf(x, y)
		const thigh = Math.exp(-(((Math.abs(x) - 11.5) / 5.5) ** 2) - ((y - 44) / 20) ** 2)
		const worn = thigh * (0.13 + 0.04 * noise(x / 4, y / 9, 6))
		return mix(times(base, 1 + slub), FADED, Math.max(0, 0.02 + worn + slub * 0.2))
	}
}

/** Denim as the mill delivers it. */
export function rawDenim({ base }: Dyeing): Dye {
	return (x, y) => times(base, 0.94 + 0.7 * slubOf(x, y))
}

/** A pale and a dark yarn spun together. */
export function melange({ base }: Dyeing): Dye {
	return (x, y) => {
		const yarn = noise(x / 0.06, y / 0.34, 7) + 0.7 * noise(x / 0.12, y / 0.16, 8)
		return yarn > 0 ? mix(base, WHITE, Math.min(0.26, yarn * 0.24)) : times(base, 1 + yarn * 0.28)
	}
}

/** Yarn that is thicker here and thinner there, laid across. */
export function slub({ base }: Dyeing): Dye {
	return (x, y) => times(base, 1 + 0.05 * noise(x / 2.2, y / 0.09, 31) + 0.035 * noise(x / 0.9, y / 0.2, 32))
}

/** White weft in a colored warp. */
export function chambray({ base }: Dyeing): Dye {
	return (x, y) => {
		const weft = 0.5 + 0.5 * noise(x / 0.6, y / 0.07, 33)
		const warp = 0.5 + 0.5 * noise(x / 0.07, y / 0.6, 34)
		return mix(base, WHITE, 0.1 + 0.2 * weft * (1 - 0.6 * warp))
	}
}

/** Neps of pale yarn, scattered. */
export function fleck({ base, accents }: Dyeing): Dye {
	const nep = accents[0] ?? WHITE
	return (x, y) => {
		const chance = noise(x / 0.17, y / 0.13, 35)
		const ground = times(base, 1 + 0.05 * noise(x / 0.08, y / 0.3, 36))
		return chance > 0.62 ? mix(ground, nep, Math.min(0.6, (chance - 0.62) * 4)) : ground
	}
}

const THREAD = 0.19

/** Two tones, four threads each way, in a twill of two over two. */
export function houndstooth({ base, second, soft }: Dyeing): Dye {
	const isSecond = (x: number, y: number) => {
		const [warp, weft] = [Math.floor(x / THREAD), Math.floor(y / THREAD)]
		const thread = (((warp + weft) % 4) + 4) % 4 < 2 ? warp : weft
		return ((thread % 8) + 8) % 8 < 4
	}
	const near = soft / 4
	return (x, y) => {
		const corners = [
			isSecond(x - near, y - near),
			isSecond(x + near, y - near),
			isSecond(x - near, y + near),
			isSecond(x + near, y + near),
		]
		return mix(base, second, corners.filter(Boolean).length / 4)
	}
}

/** A twill whose diagonal turns in every column. */
export function herringbone({ base, second, soft }: Dyeing): Dye {
	const [column, rise] = [2.4, 0.8]
	return (x, y) => {
		const side = Math.abs(((((x / column) % 2) + 2) % 2) - 1) * column
		const phase = ((y + side) / rise) % 1
		const far = Math.abs(((phase + 1) % 1) - 0.5) * rise
		return mix(base, second, 0.62 * Math.min(1, Math.max(0, (rise / 4 - far) / soft + 0.5)))
	}
}
