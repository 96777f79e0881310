/** Measures of a garment as the trade takes them, lying flat, in the order a size guide lists them; `stature` is the wearer's height. */
export const MEASURES = [
	'stature',
	'chest',
	'waist',
	'hips',
	'shoulder',
	'sleeve',
	'length',
	'inseam',
	'rise',
	'thigh',
	'hem',
	'foot',
	'head',
	'width',
	'height',
	'depth',
] as const
export type Measure = (typeof MEASURES)[number]

/** Centimeters by measure and size key. */
export type Measures = Partial<Record<Measure, Record<string, number>>>

/** Garments a size guide draws, with its measures as lines. */
export const FIGURES = ['top', 'dress', 'trousers', 'skirt', 'overall', 'shoe', 'hat', 'bag', 'belt'] as const
export type Figure = (typeof FIGURES)[number]

/** Which drawing shows all these measures; null where none does. */
export function figureOf(measures: readonly Measure[]): Figure | null {
	const has = (measure: Measure) => measures.includes(measure)
	if (has('foot')) return 'shoe'
	if (has('head')) return 'hat'
	if (has('chest') && has('inseam')) return 'overall'
	if (has('chest') && has('hips') && !has('inseam')) return 'dress'
	if (has('chest')) return 'top'
	if (has('inseam')) return 'trousers'
	if (has('depth')) return 'bag'
	if (has('waist')) return has('length') ? 'skirt' : 'belt'
	return null
}
