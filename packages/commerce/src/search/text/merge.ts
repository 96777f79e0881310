import type { MeaningFacet } from '../meaning.ts'
import { READING_WEIGHTS, type Unit } from './units.ts'

/** Facets with one value per article, where two values mean either. For two colors either matches, both score higher. */
const EITHER: ReadonlySet<MeaningFacet> = new Set<MeaningFacet>(['color', 'size', 'age', 'occasion', 'season'])

/** Merges units that ask for values of the same facet into alternatives. Others stay unchanged. */
export function mergeAlternatives(units: readonly Unit[]): { unit: Unit; members: readonly Unit[] }[] {
	const merged: { unit: Unit; members: Unit[] }[] = []
	for (const unit of units) {
		const facet = unit.condition?.facet
		const known = facet && EITHER.has(facet) ? merged.find((one) => one.unit.condition?.facet === facet) : undefined
		if (!known) {
			merged.push({ unit, members: [unit] })
			continue
		}
		known.members.push(unit)
		known.unit = { ...known.unit, readings: [{ any: known.members, weight: READING_WEIGHTS.typed }] }
	}
	return merged
}
