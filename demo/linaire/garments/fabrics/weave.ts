import { denim } from './denim.ts'
import type { Fabric } from './fabric.ts'
import { jersey } from './plain.ts'
import { straw } from './straw.ts'

const WEAVERS = { jersey, denim, straw }

export type FabricId = keyof typeof WEAVERS

/** The cloth for a garment. */
export function weave(id: FabricId): Fabric {
	return WEAVERS[id]()
}
