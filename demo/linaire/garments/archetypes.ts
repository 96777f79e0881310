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
	W07: { silhouette: 'cami', fabric: 'satin' },
	W08: { silhouette: 'knit', fabric: 'knit' },
	W09: { silhouette: 'knit', fabric: 'knit-fine', options: { neck: 'v', front: 'buttons' } },
	W10: { silhouette: 'knit', fabric: 'rib', options: { neck: 'roll' } },
	W11: { silhouette: 'knit', fabric: 'jersey', options: { sweat: true } },
	W12: { silhouette: 'coat', fabric: 'wool' },
	W13: { silhouette: 'coat', fabric: 'poplin', options: { belt: true } },
	W14: { silhouette: 'puffer', fabric: 'poplin' },
	W15: { silhouette: 'coat', fabric: 'wool', options: { front: 'single', length: 'hip', oneButton: true } },
	W16: { silhouette: 'jacket-denim', fabric: 'denim' },
	W17: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'wide' } },
	W18: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'straight' } },
	W19: { silhouette: 'trousers', fabric: 'wool', options: { pleats: true } },
	W20: { silhouette: 'trousers', fabric: 'linen', options: { cut: 'wide' } },
	W21: { silhouette: 'skirt-pleat', fabric: 'satin' },
	W22: { silhouette: 'skirt-short', fabric: 'denim' },
	W23: { silhouette: 'dress-wrap', fabric: 'floral' },
	W24: { silhouette: 'dress-shirt', fabric: 'linen' },
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
	M15: { silhouette: 'parka', fabric: 'poplin', options: { waisted: true } },
	M16: { silhouette: 'puffer', fabric: 'poplin', options: { sleeveless: true } },
	M17: { silhouette: 'coat', fabric: 'linen', options: { front: 'single', length: 'hip' } },
	M18: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'straight' } },
	M19: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'taper' } },
	M20: { silhouette: 'trousers', fabric: 'poplin' },
	M21: { silhouette: 'trousers', fabric: 'wool', options: { pleats: true } },
	M22: { silhouette: 'trousers', fabric: 'linen', options: { cut: 'wide', waist: 'drawstring' } },
	M23: { silhouette: 'trousers', fabric: 'poplin', options: { cut: 'short' } },
	M24: { silhouette: 'pyjama', fabric: 'stripe' },
	K01: { silhouette: 'tee', fabric: 'stripe-h' },
	K02: { silhouette: 'tee', fabric: 'jersey', options: { print: 'sun' }, accents: ['#f2c14e'] },
	K03: { silhouette: 'body', fabric: 'jersey' },
	K04: { silhouette: 'sleepsuit', fabric: 'velour' },
	K05: { silhouette: 'pyjama', fabric: 'stripe' },
	K06: { silhouette: 'knit', fabric: 'jersey', options: { sweat: true } },
	K07: { silhouette: 'knit', fabric: 'jersey', options: { sweat: true, neck: 'hood', pocket: true } },
	K08: { silhouette: 'knit', fabric: 'knit', options: { cables: true } },
	K09: { silhouette: 'knit', fabric: 'knit', options: { neck: 'v', front: 'buttons' } },
	K10: { silhouette: 'shirt', fabric: 'check', options: { pockets: 'one' } },
	K11: { silhouette: 'shirt', fabric: 'poplin', options: { collar: 'peter-pan', full: true } },
	K12: { silhouette: 'dress-pinafore', fabric: 'cord' },
	K13: { silhouette: 'dress-a', fabric: 'floral' },
	K14: { silhouette: 'skirt-tier', fabric: 'poplin' },
	K15: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'taper' } },
	K16: { silhouette: 'jeans', fabric: 'denim', options: { leg: 'wide' } },
	K17: { silhouette: 'trousers', fabric: 'jersey', options: { cut: 'cuffed', waist: 'drawstring' } },
	K18: { silhouette: 'trousers', fabric: 'poplin' },
	K19: { silhouette: 'trousers', fabric: 'linen', options: { cut: 'short', waist: 'drawstring' } },
	K20: { silhouette: 'dungarees', fabric: 'denim' },
	K21: { silhouette: 'parka', fabric: 'wool', options: { toggles: true } },
	K22: { silhouette: 'puffer', fabric: 'poplin' },
	K23: { silhouette: 'parka', fabric: 'poplin' },
	K24: { silhouette: 'swim', fabric: 'jersey' },
	A01: { silhouette: 'bag-tote', fabric: 'leather' },
	A02: { silhouette: 'bag-shopper', fabric: 'canvas' },
	A03: { silhouette: 'bag-flap', fabric: 'leather' },
	A04: { silhouette: 'bag-bucket', fabric: 'leather' },
	A05: { silhouette: 'backpack', fabric: 'canvas' },
	A12: { silhouette: 'square', fabric: 'floral' },
	A13: { silhouette: 'beanie', fabric: 'rib' },
	A14: { silhouette: 'hat', fabric: 'denim' },
	A15: { silhouette: 'hat', fabric: 'straw', options: { wide: true } },
	A20: { silhouette: 'socks', fabric: 'rib' },
	A21: { silhouette: 'tights', fabric: 'jersey' },
	A22: { silhouette: 'wallet', fabric: 'leather', options: { cards: true } },
	A23: { silhouette: 'wallet', fabric: 'leather' },
}

/** The drawing of a style code. Throws when the code is unknown. */
export function archetypeOf(code: string): Archetype {
	const archetype = archetypes[code]
	if (!archetype) throw new Error(`No archetype for the code ${code}`)
	return archetype
}
