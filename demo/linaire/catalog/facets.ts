/** Values of the facets a style states (brief 2.4). The shop has a message for each; the order is that of the list. */
export const FACET_VALUES = {
	fit: ['slim', 'regular', 'straight', 'relaxed', 'oversized', 'wide'],
	length: ['cropped', 'regular', 'long', 'mini', 'knee', 'midi', 'maxi', 'ankle', 'full'],
	neckline: ['crew', 'v-neck', 'round', 'roll', 'polo-collar', 'shirt-collar', 'band-collar', 'wrap', 'square', 'boat'],
	sleeve: ['sleeveless', 'short', 'three-quarter', 'long'],
	pattern: ['plain', 'stripes', 'checks', 'floral', 'dots', 'other'],
	season: ['spring-summer', 'autumn-winter', 'all-year'],
	/** Only what can be proven: no word such as eco, green or responsible (law 4, 7). */
	facts: ['recycled-50', 'organic-cotton', 'european-linen', 'mono-material'],
} as const

export type FacetKey = keyof typeof FACET_VALUES
export type FactCode = (typeof FACET_VALUES.facts)[number]
export type Facets = {
	readonly [Key in Exclude<FacetKey, 'facts'>]?: (typeof FACET_VALUES)[Key][number]
}
