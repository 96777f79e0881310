import type { Random } from '../cloth/random.ts'
import { denim } from './denim.ts'
import type { Fabric } from './fabric.ts'
import { floral } from './floral.ts'
import { knit, rib } from './knit.ts'
import { linen } from './linen.ts'
import { cord, jersey, leather, poplin, satin, velour, wool } from './plain.ts'
import { check, stripe } from './printed.ts'
import { straw } from './straw.ts'

export type FabricId =
	| 'jersey'
	| 'poplin'
	| 'wool'
	| 'satin'
	| 'leather'
	| 'cord'
	| 'velour'
	| 'linen'
	| 'canvas'
	| 'denim'
	| 'knit'
	| 'knit-fine'
	| 'rib'
	| 'stripe'
	| 'stripe-h'
	| 'check'
	| 'floral'
	| 'straw'

const WEAVERS: Record<FabricId, (random: Random, accents: string[]) => Fabric> = {
	jersey,
	poplin,
	wool,
	satin,
	leather,
	cord,
	velour,
	denim,
	straw,
	linen: (random) => linen(random),
	canvas: (random) => linen(random, 1.4),
	knit: () => knit(20),
	'knit-fine': () => knit(11),
	rib: () => rib(14),
	stripe: (_, [colour = '#6a8bb3']) => stripe(colour),
	'stripe-h': (_, [colour = '#22304a']) => stripe(colour, { gap: 44, width: 15, across: true }),
	check: (_, [band = '#7a2e22', line = '#23342c']) => check(band, line),
	floral,
}

/** The cloth for a garment. `accents` are the second colours of stripes, checks and prints. */
export function weave(id: FabricId, random: Random, accents: string[] = []): Fabric {
	return WEAVERS[id](random, accents)
}
