import { type Color, type Dyeing, luminance, type Rgb, times, WHITE } from './dye.ts'
import { foulard } from './foulard.ts'
import { nap, pebbles } from './hides.ts'
import { dots, floral, sun } from './prints.ts'
import { check, gingham, stripes, windowpane } from './stripes.ts'
import { chambray, denim, fleck, herringbone, houndstooth, melange, rawDenim, slub } from './yarns.ts'

const DYES = {
	plain: ({ base }) => base,
	stripe: stripes({ period: 1.4, width: 0.5 }),
	'stripe-fine': stripes({ period: 0.62, width: 0.2, strength: 0.85 }),
	breton: stripes({ period: 2.9, width: 1.05, across: true }),
	'stripe-across': stripes({ period: 1.3, width: 0.36, across: true }),
	pinstripe: stripes({ period: 1.9, width: 0.13, strength: 0.6 }),
	check,
	gingham,
	windowpane,
	denim,
	'denim-raw': rawDenim,
	melange,
	slub,
	chambray,
	fleck,
	houndstooth,
	herringbone,
	floral,
	foulard,
	dots,
	pebbles,
	nap,
	sun,
} satisfies Record<string, (dyeing: Dyeing) => Color>

/** How a colorway is colored: by its yarns, by stripes and checks woven of them, by a print, or as leather. */
export type DyeId = keyof typeof DYES

/** A dye in its colors. `soft` is the size of a pixel in cm. */
export function dyeOf(id: DyeId, { base, accents, soft }: { base: Rgb; accents: readonly Rgb[]; soft: number }): Color {
	const second = accents[0] ?? (luminance(base) > 0.4 ? times(base, 0.3) : WHITE)
	return DYES[id]({ base, second, accents, soft })
}
