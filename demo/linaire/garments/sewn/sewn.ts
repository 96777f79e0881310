import { LOOKS } from '../../catalog/range/range.ts'
import type { DyeId } from './dyes.ts'
import { MODELED } from './modeled.ts'

/** A style whose pictures are composed from the passes of a simulated garment or a modeled accessory. */
export type Sewn = {
	/** The folder of its passes. */
	garment: string
	dye: DyeId
	/** Of a set, each garment's own. */
	dyes?: readonly DyeId[]
	gloss?: 'matt' | 'soft' | 'satin'
	/** `#rrggbb` of its sewing thread, where it is not the cloth's. */
	thread?: string
	/** `#rrggbb` of its buttons; pale or dark after the cloth without. */
	buttons?: string
	/** Parts that have a color of their own, `#rrggbb`, or so much of the cloth's light. */
	colors?: Readonly<Record<string, string | number>>
}

const COPPER = '#b98544'
const PEARL = '#ddd6c8'

function of(garment: string, dye: DyeId, more: Omit<Sewn, 'garment' | 'dye'> = {}): Sewn {
	return { garment, dye, ...more }
}

const TOLD: Readonly<Record<string, Sewn>> = {
	W01: of('W01', 'stripe'),
	W02: of('W02', 'plain', { buttons: PEARL }),
	W03: of('W03', 'plain', { gloss: 'satin' }),
	W04: of('W04', 'plain'),
	W05: of('W05', 'plain'),
	W06: of('W06', 'breton'),
	W07: of('W07', 'plain', { gloss: 'satin' }),
	W08: of('W08', 'plain'),
	W09: of('W09', 'plain'),
	W10: of('W10', 'plain'),
	W11: of('W11', 'plain'),
	W12: of('W12', 'plain'),
	W13: of('W13', 'plain'),
	W14: of('W14', 'plain', { gloss: 'soft' }),
	W15: of('W15', 'plain'),
	W16: of('W16', 'denim', { thread: COPPER }),
	W17: of('W17', 'denim', { thread: COPPER }),
	W18: of('W18', 'denim', { thread: COPPER }),
	W19: of('W19', 'plain'),
	W20: of('W20', 'plain'),
	W21: of('W21', 'plain', { gloss: 'satin' }),
	W22: of('W22', 'denim', { thread: COPPER }),
	W23: of('W23', 'floral'),
	W24: of('W24', 'plain'),
	M01: of('M01', 'plain'),
	M02: of('M02', 'plain'),
	M03: of('M03', 'check'),
	M04: of('M04', 'plain'),
	M05: of('M05', 'plain'),
	M06: of('M06', 'plain'),
	M07: of('M07', 'breton'),
	M08: of('M08', 'plain'),
	M09: of('M09', 'plain', { buttons: '#8a6647' }),
	M10: of('M10', 'plain'),
	M11: of('M11', 'plain'),
	M12: of('M12', 'plain'),
	M13: of('M13', 'plain'),
	M14: of('M14', 'plain'),
	M15: of('M15', 'plain'),
	M16: of('M16', 'plain', { gloss: 'soft' }),
	M17: of('M17', 'plain'),
	M18: of('M18', 'denim', { thread: COPPER }),
	M19: of('M19', 'denim', { thread: COPPER }),
	M20: of('M20', 'plain', { gloss: 'soft' }),
	M21: of('M21', 'plain'),
	M22: of('M22', 'plain'),
	M23: of('M23', 'plain'),
	M24: of('M24', 'stripe'),
	K01: of('K01', 'breton'),
	K02: of('K02', 'sun'),
	K03: of('K03', 'plain', { dyes: ['plain', 'plain', 'breton'] }),
	K04: of('K04', 'plain', { gloss: 'soft' }),
	K05: of('K05', 'breton'),
	K06: of('K06', 'plain'),
	K07: of('K07', 'plain'),
	K08: of('K08', 'plain'),
	K09: of('K09', 'plain'),
	K10: of('K10', 'check'),
	...MODELED,
	A12: of('A12', 'foulard', { gloss: 'satin' }),
	A21: of('A21', 'plain'),
	K11: of('K11', 'plain'),
	K12: of('K12', 'plain'),
	K13: of('K13', 'floral'),
	K14: of('K14', 'plain'),
	K15: of('K15', 'denim', { thread: COPPER }),
	K16: of('K16', 'denim', { thread: COPPER }),
	K17: of('K17', 'plain'),
	K18: of('K18', 'plain', { gloss: 'soft' }),
	K19: of('K19', 'plain'),
	K20: of('K20', 'denim', { thread: COPPER }),
	K21: of('K21', 'plain', { buttons: '#a9764a' }),
	K22: of('K22', 'plain', { gloss: 'soft' }),
	K23: of('K23', 'plain', { gloss: 'soft' }),
	K24: of('K24', 'plain', { gloss: 'soft' }),
}

/** As its garment looks in the style that is told, but for cloth and thread. */
function inCloth(look: Sewn): Sewn {
	const { thread: _, ...told }: Partial<Sewn> = TOLD[look.garment] ?? {}
	const colors = { ...told.colors, ...look.colors }
	return { ...told, ...look, ...((told.colors || look.colors) && { colors }) }
}

/** Every style of the catalog, by its code. */
export const sewn: Readonly<Record<string, Sewn>> = {
	...TOLD,
	...Object.fromEntries(Object.entries(LOOKS).map(([code, look]) => [code, inCloth(look)])),
}

/** How a style looks. Throws for a code without passes. */
export function sewnAs(code: string): Sewn {
	const style = sewn[code]
	if (!style) throw new Error(`There are no passes for ${code}`)
	return style
}
