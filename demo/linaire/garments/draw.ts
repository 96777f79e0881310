import { archetypeOf } from './archetypes.ts'
import { createRandom, seedOf } from './cloth/random.ts'
import { type Drawing, drawSheet, type SheetOptions } from './cloth/sheet.ts'
import { weave } from './fabrics/weave.ts'
import type { Cloth } from './silhouettes/cloth.ts'
import { silhouettes } from './silhouettes/silhouettes.ts'
import type { GarmentSpec } from './spec.ts'

export type { GarmentSpec } from './spec.ts'

/** Goes into the name of every cached picture: raise it with any change that alters a pixel. */
export const ENGINE_VERSION = '2'

export type DrawOptions = {
	/** Width in px of the later raster image (default 1200). The light of the folds is computed per pixel. */
	width?: number
	/** Without ground the garment is a transparent cut-out for banners and tiles. */
	ground?: boolean
}

type Sheet = { drawing: Drawing; options: SheetOptions }

/** The silhouette of a specification, cut and coloured, and how it is put on its sheet. */
export function sheetOf(spec: GarmentSpec, { width = 1200, ground = true }: DrawOptions = {}): Sheet {
	const archetype = archetypeOf(spec.code)
	const accents = spec.accents ?? []
	const seed = seedOf(`${spec.code} ${spec.baseColor} ${accents.join(' ')}`)
	const random = createRandom(seed)
	const fabric = weave(archetype.fabric)
	const cloth: Cloth = { colour: spec.baseColor.toLowerCase(), fabric, accents, random }
	const draw = silhouettes[archetype.silhouette] as (cloth: Cloth, options: unknown) => Drawing
	const options = { id: `g${seed.toString(36)}`, seed, width, view: spec.view, ground }
	return { drawing: draw(cloth, archetype.options ?? {}), options }
}

/**
 * Draws a garment as one self-contained SVG, 3:4, on a canvas of 1200 by 1600 units. Deterministic: folds, jitter and
 * ids come from the specification alone. The detail view has the folds of the front view. Throws for an unknown code
 * or a colour that is not `#rrggbb`. `renderMaster` paints the same sheet faster.
 */
export function drawGarment(spec: GarmentSpec, options: DrawOptions = {}): string {
	const sheet = sheetOf(spec, options)
	return drawSheet(sheet.drawing, sheet.options)
}
