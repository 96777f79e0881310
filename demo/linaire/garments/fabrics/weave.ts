import { denim } from './denim.ts'
import type { Fabric } from './fabric.ts'

const WEAVERS = { denim }

export type FabricId = keyof typeof WEAVERS

/** The cloth for a garment. */
export function weave(id: FabricId): Fabric {
	return WEAVERS[id]()
}
