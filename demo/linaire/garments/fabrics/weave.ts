import type { Random } from '../cloth/random.ts'
import { denim } from './denim.ts'
import type { Fabric } from './fabric.ts'
import { linen } from './linen.ts'
import { jersey } from './plain.ts'
import { straw } from './straw.ts'

export type FabricId = 'jersey' | 'canvas' | 'denim' | 'straw'

const WEAVERS: Record<FabricId, (random: Random, accents: string[]) => Fabric> = {
	jersey,
	denim,
	straw,
	canvas: (random) => linen(random, 1.4),
}

/** The cloth for a garment. `accents` are the second colours of stripes, checks and prints. */
export function weave(id: FabricId, random: Random, accents: string[] = []): Fabric {
	return WEAVERS[id](random, accents)
}
