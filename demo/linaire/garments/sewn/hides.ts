import { type Dye, type Dyeing, times } from './dye.ts'
import { noise } from './noise.ts'

/** The pebbles of grained leather. */
export function pebbles({ base }: Dyeing): Dye {
	return (x, y) => {
		const pebble = noise(x / 0.16, y / 0.16, 41) + 0.5 * noise(x / 0.08, y / 0.08, 42)
		return times(base, 1 + 0.07 * pebble)
	}
}

/** The nap of suede, which lies now this way, now that. */
export function nap({ base }: Dyeing): Dye {
	return (x, y) => times(base, 1 + 0.07 * noise(x / 1.1, y / 0.9, 43) + 0.05 * noise(x / 0.07, y / 0.07, 44))
}
