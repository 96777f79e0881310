import type { Drawing } from '../cloth/sheet.ts'
import type { Cloth } from './cloth.ts'
import { drawCoat } from './coat.ts'
import { drawJeans } from './jeans.ts'
import { drawKnit } from './knitwear.ts'
import { drawShirt } from './shirt.ts'
import { drawPleatedSkirt, drawShortSkirt, drawTieredSkirt } from './skirt.ts'
import { drawTee } from './tee.ts'
import { drawTote } from './tote.ts'
import { drawTrousers } from './trousers.ts'
import { drawWrapDress } from './wrap-dress.ts'

/** All silhouettes by name; a new one is added here and in `../archetypes.ts`. */
export const silhouettes = {
	tee: drawTee,
	knit: drawKnit,
	shirt: drawShirt,
	coat: drawCoat,
	jeans: drawJeans,
	trousers: drawTrousers,
	'skirt-pleat': drawPleatedSkirt,
	'skirt-short': drawShortSkirt,
	'skirt-tier': drawTieredSkirt,
	'dress-wrap': drawWrapDress,
	tote: drawTote,
} satisfies Record<string, (cloth: Cloth, options: never) => Drawing>

export type SilhouetteId = keyof typeof silhouettes

/** The options that a silhouette understands. */
export type OptionsOf<Id extends SilhouetteId> = NonNullable<Parameters<(typeof silhouettes)[Id]>[1]>
