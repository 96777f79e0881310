import { type Bitset, forEachMember, intersect, isIn, union } from '../bitset.ts'
import type { Columns } from '../columns.ts'
import { forEachOf, type Members } from '../members.ts'
import type { Projection } from '../projection.ts'
import type { SiteCatalog } from '../site-catalog.ts'
import type { CommonWords, WordSets } from './common-words.ts'
import type { LanguageIndexes } from './language-index.ts'
import type { Phrase } from './lexicon.ts'
import { type Scored, type ScoredSets, Unscored } from './scored.ts'
import type { Reading, Unit } from './units.ts'
import { holds, type Term } from './terms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A garment's head word outranks the rest of its name; the category confirms it. */
const WEIGHTS = { head: 10, compound: 8.5, name: 6.5, color: 6, category: 4, confirmed: 3 }

/** Of a set: 32 colorways each. */
const FEW_WORDS = 128

/** Share of a second matching color. */
const SECOND_SHARE = 0.2

/** `among`: the only colorways that matter, few of them; others may be scored, too. */
type ScoreInput = {
	catalog: SiteCatalog
	indexes: LanguageIndexes
	isAlone: boolean
	sets: ScoredSets
	common: CommonWords
	among?: Members
}

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
	if (!term) return
	// To look up a few colorways takes less than to go through a set.
	const common = input.among && input.among.bits.length <= FEW_WORDS ? undefined : input.common.of(term)
	if (common) addCommonTerm(scored, term, { ...input, weight, words: common })
	else if (input.among) addTermAmong(scored, term, { projection, weight, among: input.among })
	else addTerm(scored, term, { projection, weight, confirming: input.sets.confirming })
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

/** As `addTerm`, by the sets of a common word. The best scores come first, so that each colorway is written once. */
function addCommonTerm(
	scored: Scored,
	{ categories }: Term,
	{ catalog, sets, words, weight, among }: ScoreInput & { weight: number; words: WordSets },
): void {
	const { confirming, confirmed } = sets
	const byOrdinal = catalog.projection.categories
	union(
		categories.map((category) => byOrdinal[category]!.members),
		confirming,
	)
	const raise = (set: Bitset | undefined, score: number) => {
		if (set) scored.raiseAll(set, score * weight, among)
	}
	const raiseConfirmed = (set: Bitset | undefined, score: number) => {
		if (!set || categories.length === 0 || scored instanceof Unscored) return
		confirmed.set(set)
		intersect(confirmed, confirming)
		raise(confirmed, score + WEIGHTS.confirmed)
	}
	raiseConfirmed(words.heads, WEIGHTS.head)
	raise(words.heads, WEIGHTS.head)
	raiseConfirmed(words.names, WEIGHTS.name)
	raise(words.compounds, WEIGHTS.compound)
	raise(words.names, WEIGHTS.name)
	raise(words.colorways, WEIGHTS.color)
	raise(confirming, WEIGHTS.category)
}

/** Asks each of a few colorways for the word. */
function addTermAmong(scored: Scored, term: Term, { projection, weight, among }: WordInput & { among: Members }): void {
	const { columns, categories } = projection
	const confirming = term.categories.map((category) => categories[category]!.members)
	forEachOf(among, (colorway) => {
		const product = columns.product[colorway]!
		const isConfirmed = confirming.some((members) => isIn(members, columns.firstColorway[product]!))
		const more = isConfirmed ? WEIGHTS.confirmed : 0
		if (holds(term.heads, product)) scored.raise(colorway, (WEIGHTS.head + more) * weight)
		if (holds(term.names, product)) scored.raise(colorway, (WEIGHTS.name + more) * weight)
		if (holds(term.compounds, product)) scored.raise(colorway, WEIGHTS.compound * weight)
		if (holds(term.colorways, colorway)) scored.raise(colorway, WEIGHTS.color * weight)
		if (confirming.some((members) => isIn(members, colorway))) scored.raise(colorway, WEIGHTS.category * weight)
	})
}

/** Most colorways that a unit of names can match; undefined for meanings. */
export function mostOf(unit: Unit, indexes: LanguageIndexes): number | undefined {
	let most = 0
	for (const reading of unit.readings) {
		if (!('phrase' in reading)) return undefined
		const { vocabulary } = indexes.get(reading.language) ?? {}
		const uses = reading.phrase.map((stemmed) => {
			const term = vocabulary?.term(stemmed)
			if (term && term.categories.length > 0) return Number.POSITIVE_INFINITY
			return term ? term.heads.length + term.names.length + term.compounds.length + term.colorways.length : 0
		})
		most += Math.min(...uses)
	}
	return most
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
