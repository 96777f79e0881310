import { band, type Dye, type Dyeing, mix } from './dye.ts'

/** Stripes of `width` in every `period` cm, along the cloth or across it. */
export function stripes({
	period,
	width,
	strength = 1,
	across = false,
}: {
	period: number
	width: number
	strength?: number
	across?: boolean
}): (dyeing: Dyeing) => Dye {
	return ({ base, second, soft }) =>
		(x, y) =>
			mix(base, second, strength * band(across ? y : x, { period, width, soft }))
}

/** Wide bands that cross, with a fine line between them. */
export function check({ base, second, accents, soft }: Dyeing): Dye {
	const third = accents[1] ?? mix(second, base, 0.4)
	const period = 6.4
	return (x, y) => {
		const wide = 0.5 * band(x, { period, width: 2.2, soft }) + 0.5 * band(y, { period, width: 2.2, soft })
		const line = { period, width: 0.28, soft }
		return mix(mix(base, second, wide), third, 0.6 * Math.max(band(x - 3.2, line), band(y - 3.2, line)))
	}
}

/** Bands as wide as the cloth between them, full where they cross. */
export function gingham({ base, second, soft }: Dyeing): Dye {
	const bands = { period: 1.5, width: 0.75, soft }
	return (x, y) => mix(base, second, 0.45 * band(x, bands) + 0.55 * band(y, bands))
}

/** Fine lines that cross far apart. */
export function windowpane({ base, second, soft }: Dyeing): Dye {
	const line = { period: 5.2, width: 0.26, soft }
	return (x, y) => mix(base, second, 0.75 * Math.max(band(x, line), band(y, line)))
}
