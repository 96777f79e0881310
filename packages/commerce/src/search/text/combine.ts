import { addTo, type Bitset, emptySet, isEmpty } from '../bitset.ts'
import type { MeaningFacet } from '../meaning.ts'
import type { Scores } from './unit-scores.ts'
import type { Unit } from './units.ts'

/** A unit's published colorways, and the cost of dropping it. */
export type Part = { scores: Scores; members: Bitset; cost: number }

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

export function partOf(options: { scores: Scores; published: Bitset; cost: number }): Part {
	const { scores, published } = options
	const members = emptySet(scores.length)
	for (let word = 0; word < members.length; word++) {
		const end = Math.min(scores.length, (word + 1) << 5)
		let bits = 0
		for (let colorway = word << 5; colorway < end; colorway++) if (scores[colorway]! > 0) bits |= 1 << (colorway & 31)
		members[word] = bits & published[word]!
	}
	return { scores, members, cost: options.cost }
}

/** Indexes of the parts with a common match: all of them, or else those whose omission costs least. */
export function agreeing(parts: readonly Part[]): number[] {
	const places = parts.map((_, place) => place).filter((place) => !isEmpty(parts[place]!.members))
	const total = 2 ** places.length
	const subsets = Array.from({ length: total - 1 }, (_, index) => {
		const chosen = places.filter((_place, bit) => ((index + 1) >>> bit) & 1)
		return { chosen, worth: chosen.reduce((sum, place) => sum + parts[place]!.cost, 0) }
	})
	subsets.sort((a, b) => b.worth - a.worth)
	return subsets.find(({ chosen }) => haveSomething(chosen.map((place) => parts[place]!)))?.chosen ?? []
}

function haveSomething([first, ...others]: readonly Part[]): boolean {
	if (!first) return false
	return first.members.some((word, index) => {
		let common = word
		for (const { members } of others) common &= members[index]!
		return common !== 0
	})
}

/** Adds the colorways all the parts match, with the sum of their scores. */
export function addConjunction(match: { members: Bitset; scores: Scores }, parts: readonly Part[]): void {
	if (parts.length === 0) return
	for (let index = 0; index < match.members.length; index++) {
		let common = parts[0]!.members[index]!
		for (const { members } of parts) common &= members[index]!
		for (; common !== 0; common &= common - 1) {
			const colorway = (index << 5) + 31 - Math.clz32(common & -common)
			let sum = 0
			for (const { scores } of parts) sum += scores[colorway]!
			addTo(match.members, colorway)
			match.scores[colorway]! += sum
		}
	}
}
