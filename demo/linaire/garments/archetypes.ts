import type { FabricId } from './fabrics/weave.ts'
import type { OptionsOf, SilhouetteId } from './silhouettes/silhouettes.ts'

type Cut<Id extends SilhouetteId> = { silhouette: Id; options?: OptionsOf<Id> }

/** How a style of the demo catalogue is drawn. */
export type Archetype = { [Id in SilhouetteId]: Cut<Id> }[SilhouetteId] & {
	fabric: FabricId
}

/** Style codes that are neither sewn nor modeled, and their drawings. */
export const archetypes: Record<string, Archetype> = {
	A14: { silhouette: 'hat', fabric: 'denim' },
}

/** The drawing of a style code. Throws when the code is unknown. */
export function archetypeOf(code: string): Archetype {
	const archetype = archetypes[code]
	if (!archetype) throw new Error(`No archetype for the code ${code}`)
	return archetype
}
