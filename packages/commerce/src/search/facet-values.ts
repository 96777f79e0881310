import { COLOR_FAMILIES } from '../catalog/colors.ts'
import { emptySet } from './bitset.ts'
import { VALUE_FACETS, type ValueFacet } from './contract.ts'
import type { FacetValueEntry } from './projection.ts'

/** Display order of values (brief 2.4); others follow alphabetically. Sizes have their own order. */
const NATURAL_ORDER: Readonly<Partial<Record<ValueFacet, readonly string[]>>> = {
	color: COLOR_FAMILIES,
	fit: ['slim', 'regular', 'straight', 'relaxed', 'oversized', 'wide'],
	length: ['cropped', 'mini', 'short', 'knee', 'regular', 'ankle', 'midi', 'full', 'long', 'maxi'],
	neckline: ['crew', 'v-neck', 'round', 'roll', 'polo-collar', 'shirt-collar', 'band-collar', 'wrap', 'square', 'boat'],
	sleeve: ['sleeveless', 'short', 'three-quarter', 'long'],
	material: [
		'cotton',
		'linen',
		'wool',
		'cashmere',
		'silk',
		'viscose',
		'lyocell',
		'polyester',
		'polyamide',
		'leather',
		'denim',
	],
	pattern: ['plain', 'stripes', 'checks', 'floral', 'dots', 'other'],
	season: ['spring-summer', 'autumn-winter', 'all-year'],
	occasion: [
		'office',
		'school',
		'wedding',
		'party',
		'holiday',
		'beach',
		'sport',
		'rain',
		'snow',
		'between-seasons',
		'home',
		'night',
		'birth',
		'gift',
	],
}

type Draft = { facet: ValueFacet; value: string; alias: string; rank: number; labels?: Record<string, string> }

/** Collects distinct facet values while a catalog is read. */
export class FacetValues {
	readonly #drafts = new Map<string, Draft>()

	add(draft: Omit<Draft, 'alias' | 'rank'> & { alias?: string; rank?: number }): string {
		const key = `${draft.facet} ${draft.value}`
		if (!this.#drafts.has(key)) {
			const natural = NATURAL_ORDER[draft.facet]?.indexOf(draft.value) ?? -1
			const rank = draft.rank ?? (natural < 0 ? Number.MAX_SAFE_INTEGER : natural)
			this.#drafts.set(key, { ...draft, alias: draft.alias ?? draft.value, rank })
		}
		return key
	}

	/** Sorted values by the key that `add` returned. Their sets are empty, for `colorwayCount` colorways. */
	finish(colorwayCount: number): Map<string, FacetValueEntry> {
		const facetRank = (facet: ValueFacet) => VALUE_FACETS.indexOf(facet)
		const sorted = [...this.#drafts].toSorted(
			([, a], [, b]) =>
				facetRank(a.facet) - facetRank(b.facet) ||
				a.rank - b.rank ||
				(a.value < b.value ? -1 : Number(a.value > b.value)),
		)
		return new Map(
			sorted.map(([key, { facet, value, alias, labels }], ordinal) => [
				key,
				{ ordinal, facet, value, alias, labels, members: emptySet(colorwayCount) },
			]),
		)
	}
}

/** The attribute facets of a style: a value or a list of them by facet key. Facts are written `facts` in catalog files. */
export function attributeValues(attributes: Record<string, string | string[]>, facet: ValueFacet): string[] {
	const raw = attributes[facet] ?? (facet === 'fact' ? attributes.facts : undefined) ?? []
	return Array.isArray(raw) ? raw : [raw]
}

/** Main fibres: half or more of the first part. Other materials, such as leather or denim, are attributes. */
export function mainFibre(composition: readonly { fibres: { fibre: string; percent: number }[] }[]): string[] {
	return (composition[0]?.fibres ?? []).filter(({ percent }) => percent >= 50).map(({ fibre }) => fibre)
}

/** The main fibres of a product: a fifth or more of any part. */
export function mainFibres(composition: readonly { fibres: { fibre: string; percent: number }[] }[]): string[] {
	const main = composition.flatMap(({ fibres }) => fibres.filter(({ percent }) => percent >= 20))
	return [...new Set(main.map(({ fibre }) => fibre))]
}
