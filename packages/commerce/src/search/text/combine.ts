import { type Bitset, firstCommon, forEachMember, intersect, isEmpty } from '../bitset.ts'
import type { MeaningFacet } from '../meaning.ts'
import type { Scored } from './scored.ts'
import type { Unit } from './units.ts'

/** A unit's published colorways, and the cost of dropping it. */
export type Part = { members: Bitset; cost: number }

/** Cost of dropping a condition; the garment itself costs most. */
const COSTS: Readonly<Partial<Record<MeaningFacet, number>>> = {
	color: 5,
	audience: 4.5,
	material: 4,
	age: 3.5,
	size: 3,
	occasion: 2,
	season: 2,
}
const OTHER_CONDITION = 2.5
const THING = 10
const MODIFIER = 4

export function costOf({ condition, isModifier }: Pick<Unit, 'condition' | 'isModifier'>): number {
	if (!condition) return isModifier ? MODIFIER : THING
	return COSTS[condition.facet] ?? OTHER_CONDITION
}

/**
 * Indexes of the parts with a common match: all of them, or else those whose omission costs least. `sure`: a part that the
 * others are scored for; undefined is answered where it must be left out, because that was not looked at.
 */
export function agreeing(parts: readonly Part[], sure?: number): number[] | undefined {
	const isAny = (place: number) => sure !== undefined || !isEmpty(parts[place]!.members)
	const places = parts.map((_, place) => place).filter(isAny)
	const until = 32 * (parts[0]?.members.length ?? 0)
	const agree = (chosen: readonly number[]) =>
		chosen.length > 0 &&
		firstCommon(
			chosen.map((place) => parts[place]!.members),
			{ from: 0, until },
		) >= 0
	if (agree(places)) return places
	const subsets = Array.from({ length: 2 ** places.length - 1 }, (_, index) => {
		const chosen = places.filter((_place, bit) => ((index + 1) >>> bit) & 1)
		return { chosen, worth: chosen.reduce((sum, place) => sum + parts[place]!.cost, 0) }
	})
	subsets.sort((a, b) => b.worth - a.worth)
	const known = ({ chosen }: { chosen: readonly number[] }) => sure === undefined || chosen.includes(sure)
	const first = subsets.find((subset) => !known(subset) || agree(subset.chosen))
	return first && !known(first) ? undefined : (first?.chosen ?? [])
}

/** Adds the colorways all the parts match, with the sum of their scores. */
export function addConjunction(found: Scored, parts: readonly Pick<Scored, 'scores' | 'members'>[]): void {
	const [first, ...others] = parts
	if (!first) return
	// The parts are used no longer.
	for (const { members } of others) intersect(first.members, members)
	forEachMember(first.members, (colorway) => {
		let sum = 0
		for (const { scores } of parts) sum += scores[colorway]!
		found.raise(colorway, sum)
	})
}
