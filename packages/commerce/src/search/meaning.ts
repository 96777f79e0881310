import { CONDITION_FACETS, type SearchCondition } from './contract.ts'

export type MeaningFacet = SearchCondition['facet']

/** Values of a facet, best first. Sizes and ages as typed. */
export type Meaning = { facet: MeaningFacet; values: readonly string[] }

export const AUDIENCES = ['women', 'men', 'kids', 'girls', 'boys', 'baby'] as const
export type Audience = (typeof AUDIENCES)[number]

export function isMeaningFacet(facet: string): facet is MeaningFacet {
	return CONDITION_FACETS.some((known) => known === facet)
}
