import type { FabricId } from './fabrics/weave.ts'
import type { OptionsOf, SilhouetteId } from './silhouettes/silhouettes.ts'

type Cut<Id extends SilhouetteId> = { silhouette: Id; options?: OptionsOf<Id> }

/** How a style of the demo catalogue is drawn. */
export type Archetype = { [Id in SilhouetteId]: Cut<Id> }[SilhouetteId] & {
	fabric: FabricId
	/** Second colours where the specification names none. */
	accents?: string[]
	/** The silhouette of the design that is not drawn yet and for which this one stands in. */
	standsInFor?: string
}

/** Every style code of the demo catalogue and its drawing. */
export const archetypes: Record<string, Archetype> = {
	W01: { silhouette: 'shirt', fabric: 'stripe', options: { pockets: 'one' } },
	W02: { silhouette: 'shirt', fabric: 'linen', options: { collar: 'band' } },
	W03: { silhouette: 'shirt', fabric: 'satin', options: { collar: 'tie', full: true } },
	W04: { silhouette: 'tee', fabric: 'rib', options: { fitted: true } },
	W05: { silhouette: 'tee', fabric: 'jersey' },
	W06: { silhouette: 'tee', fabric: 'stripe-h', options: { sleeves: 'long', neck: 'boat' } },
	W07: { silhouette: 'tee', fabric: 'satin', options: { fitted: true }, standsInFor: 'cami' },
	W08: { silhouette: 'knit', fabric: 'knit' },
	W09: { silhouette: 'knit', fabric: 'knit-fine', options: { neck: 'v', front: 'buttons' } },
	W10: { silhouette: 'knit', fabric: 'rib', options: { neck: 'roll' } },
	W11: { silhouette: 'knit', fabric: 'jersey', options: { sweat: true } },
	W12: { silhouette: 'coat', fabric: 'wool' },
	W13: { silhouette: 'coat', fabric: 'poplin', options: { belt: true } },
	W14: { silhouette: 'coat', fabric: 'poplin', options: { front: 'single', length: 'hip' }, standsInFor: 'puffer' },
	W15: { silhouette: 'coat', fabric: 'wool', options: { front: 'single', length: 'hip', oneButton: true } },
	W16: {
		silhouette: 'shirt',
		fabric: 'denim',
		options: { straight: true, pockets: 'flaps' },
		standsInFor: 'jacket-denim',
	},
	W17: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'wide' } },
	W18: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'straight' } },
	W19: { silhouette: 'trousers', fabric: 'wool', options: { pleats: true } },
	W20: { silhouette: 'trousers', fabric: 'linen', options: { cut: 'wide' } },
	W21: { silhouette: 'skirt-pleat', fabric: 'satin' },
	W22: { silhouette: 'skirt-short', fabric: 'denim' },
	W23: { silhouette: 'dress-wrap', fabric: 'floral' },
	W24: { silhouette: 'dress-wrap', fabric: 'linen', standsInFor: 'dress-shirt' },
	M01: { silhouette: 'shirt', fabric: 'poplin', options: { pockets: 'one' } },
	M02: { silhouette: 'shirt', fabric: 'linen' },
	M03: { silhouette: 'shirt', fabric: 'check', options: { straight: true, pockets: 'flaps' } },
	M04: { silhouette: 'tee', fabric: 'jersey' },
	M05: { silhouette: 'tee', fabric: 'jersey', options: { pocket: true } },
	M06: { silhouette: 'tee', fabric: 'jersey', options: { neck: 'polo' } },
	M07: { silhouette: 'tee', fabric: 'stripe-h', options: { sleeves: 'long', neck: 'crew' } },
	M08: { silhouette: 'knit', fabric: 'knit-fine' },
	M09: { silhouette: 'knit', fabric: 'knit', options: { neck: 'shawl', front: 'buttons' } },
	M10: { silhouette: 'knit', fabric: 'rib', options: { neck: 'roll' } },
	M11: { silhouette: 'knit', fabric: 'jersey', options: { sweat: true, neck: 'hood', pocket: true } },
	M12: { silhouette: 'knit', fabric: 'jersey', options: { sweat: true, front: 'zip', pocket: true } },
	M13: { silhouette: 'coat', fabric: 'wool', options: { front: 'single' } },
	M14: { silhouette: 'coat', fabric: 'wool', options: { length: 'thigh' } },
	M15: { silhouette: 'coat', fabric: 'poplin', options: { front: 'single' }, standsInFor: 'parka' },
	M16: { silhouette: 'coat', fabric: 'poplin', options: { front: 'single', length: 'hip' }, standsInFor: 'gilet' },
	M17: { silhouette: 'coat', fabric: 'linen', options: { front: 'single', length: 'hip' } },
	M18: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'straight' } },
	M19: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'taper' } },
	M20: { silhouette: 'trousers', fabric: 'poplin' },
	M21: { silhouette: 'trousers', fabric: 'wool', options: { pleats: true } },
	M22: { silhouette: 'trousers', fabric: 'linen', options: { cut: 'wide', waist: 'drawstring' } },
	M23: { silhouette: 'trousers', fabric: 'poplin', options: { cut: 'short' } },
	M24: { silhouette: 'shirt', fabric: 'stripe', options: { straight: true }, standsInFor: 'pyjama' },
	K01: { silhouette: 'tee', fabric: 'stripe-h' },
	K02: { silhouette: 'tee', fabric: 'jersey', options: { print: 'sun' } },
	K03: { silhouette: 'tee', fabric: 'jersey', standsInFor: 'body' },
	K04: { silhouette: 'tee', fabric: 'velour', options: { sleeves: 'long' }, standsInFor: 'sleepsuit' },
	K05: { silhouette: 'shirt', fabric: 'stripe', options: { straight: true }, standsInFor: 'pyjama' },
	K06: { silhouette: 'knit', fabric: 'jersey', options: { sweat: true } },
	K07: { silhouette: 'knit', fabric: 'jersey', options: { sweat: true, neck: 'hood', pocket: true } },
	K08: { silhouette: 'knit', fabric: 'knit', options: { cables: true } },
	K09: { silhouette: 'knit', fabric: 'knit', options: { neck: 'v', front: 'buttons' } },
	K10: { silhouette: 'shirt', fabric: 'check', options: { pockets: 'one' } },
	K11: { silhouette: 'shirt', fabric: 'poplin', options: { collar: 'peter-pan', full: true } },
	K12: { silhouette: 'dress-wrap', fabric: 'cord', standsInFor: 'dress-pinafore' },
	K13: { silhouette: 'dress-wrap', fabric: 'floral', standsInFor: 'dress-a' },
	K14: { silhouette: 'skirt-tier', fabric: 'poplin' },
	K15: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'taper' } },
	K16: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'wide' } },
	K17: { silhouette: 'trousers', fabric: 'jersey', options: { cut: 'cuffed', waist: 'drawstring' } },
	K18: { silhouette: 'trousers', fabric: 'poplin' },
	K19: { silhouette: 'trousers', fabric: 'linen', options: { cut: 'short', waist: 'drawstring' } },
	K20: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'wide' }, standsInFor: 'dungarees' },
	K21: { silhouette: 'coat', fabric: 'wool', options: { front: 'single' }, standsInFor: 'coat-duffle' },
	K22: { silhouette: 'coat', fabric: 'poplin', options: { front: 'single', length: 'hip' }, standsInFor: 'puffer' },
	K23: { silhouette: 'coat', fabric: 'poplin', options: { front: 'single', length: 'thigh' }, standsInFor: 'parka' },
	K24: { silhouette: 'tee', fabric: 'jersey', options: { fitted: true }, standsInFor: 'swim' },
	...Object.fromEntries(
		Array.from({ length: 24 }, (_, index): [string, Archetype] => [
			`A${String(index + 1).padStart(2, '0')}`,
			{ silhouette: 'tote', fabric: 'leather', standsInFor: 'accessory' },
		]),
	),
}

/** The drawing of a style code. Throws when the code is unknown. */
export function archetypeOf(code: string): Archetype {
	const archetype = archetypes[code]
	if (!archetype) throw new Error(`No archetype for the code ${code}`)
	return archetype
}
