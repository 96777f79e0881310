import type { Drawing } from '../cloth/sheet.ts'
import type { Cloth } from './cloth.ts'
import { drawHat } from './headwear.ts'

/** All silhouettes by name; a new one is added here and in `../archetypes.ts`. */
export const silhouettes = {
	hat: drawHat,
} satisfies Record<string, (cloth: Cloth, options: never) => Drawing>

export type SilhouetteId = keyof typeof silhouettes

/** The options that a silhouette understands. */
export type OptionsOf<Id extends SilhouetteId> = NonNullable<Parameters<(typeof silhouettes)[Id]>[1]>
