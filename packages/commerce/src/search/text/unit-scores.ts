import { type Bitset, forEachMember, isIn, union } from '../bitset.ts'
import type { Columns } from '../columns.ts'
import type { Projection } from '../projection.ts'
import type { SiteCatalog } from '../site-catalog.ts'
import type { LanguageIndexes } from './language-index.ts'
import type { Phrase } from './lexicon.ts'
import type { Scored, ScoredSets } from './scored.ts'
import type { Reading, Unit } from './units.ts'
import { holds, type Term } from './terms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A garment's head word outranks the rest of its name; the category confirms it. */
const WEIGHTS = { head: 10, compound: 8.5, name: 6.5, color: 6, category: 4, confirmed: 3 }

/** Share of a second matching color. */
const SECOND_SHARE = 0.2

type ScoreInput = { catalog: SiteCatalog; indexes: LanguageIndexes; isAlone: boolean; sets: ScoredSets }

/** Scores colorways by a unit, by its best reading. */
export function scoreUnit(unit: Unit, input: ScoreInput): Scored {
	const scored = input.sets.lend()
	for (const reading of unit.readings) addReading(scored, reading, input)
	return scored
}

function addReading(scored: Scored, reading: Reading, input: ScoreInput): void {
	const { weight } = reading
	if ('all' in reading) return addAll(scored, reading, input)
	if ('any' in reading) return addAny(scored, reading.any, input)
	const index = input.indexes.get(reading.language)
	if (!index) return
	if ('meaning' in reading) return index.meanings.raise(reading.meaning, { ...input, scored, weight })
	const [only, ...others] = reading.phrase
	const { projection } = input.catalog
	if (others.length > 0) return addPhrase(scored, reading.phrase, { projection, vocabulary: index.vocabulary, weight })
	const term = index.vocabulary.term(only ?? '')
	if (term) addTerm(scored, term, { projection, weight, confirming: input.sets.lendSet() })
}

/** All parts must match; the score is their average. */
function addAll(scored: Scored, { all, weight }: { all: readonly Unit[]; weight: number }, input: ScoreInput): void {
	const [first, ...others] = all.map((unit) => scoreUnit(unit, { ...input, isAlone: false }))
	if (!first) return
	for (const { members } of others) first.restrict(members)
	forEachMember(first.members, (colorway) => {
		let sum = first.scores[colorway]!
		for (const { scores } of others) sum += scores[colorway]!
		scored.raise(colorway, (weight * sum) / all.length)
	})
}

/** One part must match; more parts score higher. */
function addAny(scored: Scored, any: readonly Unit[], input: ScoreInput): void {
	const parts = any.map((unit) => scoreUnit(unit, { ...input, isAlone: false }))
	for (const part of parts)
		forEachMember(part.members, (colorway) => {
			if (isIn(scored.members, colorway)) return
			const own = parts.map(({ members, scores }) => (isIn(members, colorway) ? scores[colorway]! : 0))
			const best = Math.max(...own)
			scored.raise(colorway, best + SECOND_SHARE * (own.reduce((sum, score) => sum + score, 0) - best))
		})
}

type WordInput = { projection: Projection; weight: number }

function raiseProduct(scored: Scored, product: number, { columns, score }: { columns: Columns; score: number }): void {
	const end = columns.endColorway[product]!
	for (let colorway = columns.firstColorway[product]!; colorway < end; colorway++) scored.raise(colorway, score)
}

function addTerm(
	scored: Scored,
	term: Term,
	{ projection, weight, confirming }: WordInput & { confirming: Bitset },
): void {
	const { columns, categories } = projection
	const { firstColorway } = columns
	union(
		term.categories.map((category) => categories[category]!.members),
		confirming,
	)
	for (const [list, score, confirmed] of [
		[term.heads, WEIGHTS.head, WEIGHTS.head + WEIGHTS.confirmed],
		[term.names, WEIGHTS.name, WEIGHTS.name + WEIGHTS.confirmed],
		[term.compounds, WEIGHTS.compound, WEIGHTS.compound],
	] as const)
		for (const product of list) {
			const own = isIn(confirming, firstColorway[product]!) ? confirmed : score
			raiseProduct(scored, product, { columns, score: own * weight })
		}
	for (const colorway of term.colorways) scored.raise(colorway, WEIGHTS.color * weight)
	scored.raiseAll(confirming, WEIGHTS.category * weight)
}

/** Names with every word of a phrase. */
function addPhrase(
	scored: Scored,
	phrase: Phrase,
	{ projection, vocabulary, weight }: WordInput & { vocabulary: Vocabulary },
): void {
	const terms = phrase.map((stemmed) => vocabulary.term(stemmed))
	if (!terms.every((term) => term !== undefined)) return
	const lists = ({ heads, compounds, names }: Term) => [heads, compounds, names]
	const uses = (term: Term) => lists(term).reduce((sum, list) => sum + list.length, 0)
	const [rarest, ...others] = terms.toSorted((a, b) => uses(a) - uses(b))
	if (!rarest) return
	for (const list of lists(rarest))
		for (const product of list) {
			if (!others.every((term) => lists(term).some((own) => holds(own, product)))) continue
			const isAbout = terms.some((term) => holds(term.heads, product) || holds(term.compounds, product))
			const score = (isAbout ? WEIGHTS.head : WEIGHTS.name) * weight
			raiseProduct(scored, product, { columns: projection.columns, score })
		}
}
