import { forEachMember, isIn } from '../bitset.ts'
import type { Projection } from '../projection.ts'
import type { SiteCatalog } from '../site-catalog.ts'
import type { LanguageIndexes } from './language-index.ts'
import type { Phrase } from './lexicon.ts'
import type { Reading, Unit } from './units.ts'
import { holds, type Term } from './terms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A garment's head word outranks the rest of its name; the category confirms it. */
const WEIGHTS = { head: 10, compound: 8.5, name: 6.5, color: 6, category: 4, confirmed: 3 }

/** Share of a second matching color. */
const SECOND_SHARE = 0.2

export type Scores = Float32Array<ArrayBuffer>
type ScoreInput = { catalog: SiteCatalog; indexes: LanguageIndexes; isAlone: boolean }

/** Scores colorways by a unit, by its best reading. */
export function scoreUnit(unit: Unit, input: ScoreInput): Scores {
	const scores = new Float32Array(input.catalog.projection.room.colorways)
	for (const reading of unit.readings) addReading(scores, reading, input)
	return scores
}

function addReading(scores: Scores, reading: Reading, input: ScoreInput): void {
	const { weight } = reading
	const raise = (colorway: number, score: number) => {
		if (score * weight > scores[colorway]!) scores[colorway] = score * weight
	}
	if ('all' in reading) return addAll(scores, reading, input)
	if ('any' in reading) return addAny(scores, reading.any, input)
	const index = input.indexes.get(reading.language)
	if (!index) return
	if ('meaning' in reading) return index.meanings.raise(reading.meaning, { ...input, raise })
	const [only, ...others] = reading.phrase
	const { projection } = input.catalog
	if (others.length > 0) return addPhrase(reading.phrase, { projection, vocabulary: index.vocabulary, raise })
	const term = index.vocabulary.term(only ?? '')
	if (term) addTerm(scores, term, { projection, weight })
}

/** All parts must match; the score is their average. */
function addAll(scores: Scores, { all, weight }: { all: readonly Unit[]; weight: number }, input: ScoreInput): void {
	const parts = all.map((unit) => scoreUnit(unit, { ...input, isAlone: false }))
	for (let colorway = 0; colorway < scores.length; colorway++) {
		let sum = 0
		for (const part of parts) {
			if (part[colorway] === 0) {
				sum = 0
				break
			}
			sum += part[colorway]!
		}
		const score = (weight * sum) / parts.length
		if (score > scores[colorway]!) scores[colorway] = score
	}
}

/** One part must match; more parts score higher. */
function addAny(scores: Scores, any: readonly Unit[], input: ScoreInput): void {
	const parts = any.map((unit) => scoreUnit(unit, { ...input, isAlone: false }))
	for (let colorway = 0; colorway < scores.length; colorway++) {
		const own = parts.map((part) => part[colorway]!)
		const best = Math.max(...own)
		scores[colorway] = best + SECOND_SHARE * (own.reduce((sum, score) => sum + score, 0) - best)
	}
}

type Raise = (colorway: number, score: number) => void

function raiseProduct(
	ordinal: number,
	{ projection, score, raise }: { projection: Projection; score: number; raise: Raise },
) {
	const { firstColorway, endColorway } = projection.products[ordinal]!
	for (let colorway = firstColorway; colorway < endColorway; colorway++) raise(colorway, score)
}

/** Without calls for each product: a common word has thousands of them, and every search of it scores them all. */
function addTerm(scores: Scores, term: Term, { projection, weight }: { projection: Projection; weight: number }): void {
	const { products, categories } = projection
	const confirming = term.categories.map((category) => categories[category]!.members)
	for (const [list, score, confirmed] of [
		[term.heads, WEIGHTS.head, WEIGHTS.head + WEIGHTS.confirmed],
		[term.names, WEIGHTS.name, WEIGHTS.name + WEIGHTS.confirmed],
		[term.compounds, WEIGHTS.compound, WEIGHTS.compound],
	] as const) {
		const [plain, raised] = [score * weight, confirmed * weight]
		for (let place = 0; place < list.length; place++) {
			const { firstColorway, endColorway } = products[list[place]!]!
			let own = plain
			for (let index = 0; index < confirming.length; index++) if (isIn(confirming[index]!, firstColorway)) own = raised
			for (let colorway = firstColorway; colorway < endColorway; colorway++)
				if (own > scores[colorway]!) scores[colorway] = own
		}
	}
	const ofColor = WEIGHTS.color * weight
	for (const colorway of term.colorways) if (ofColor > scores[colorway]!) scores[colorway] = ofColor
	const ofCategory = WEIGHTS.category * weight
	for (const ordinal of term.categories)
		forEachMember(categories[ordinal]!.members, (colorway) => {
			if (ofCategory > scores[colorway]!) scores[colorway] = ofCategory
		})
}

/** Names with every word of a phrase. */
function addPhrase(
	phrase: Phrase,
	{ projection, vocabulary, raise }: { projection: Projection; vocabulary: Vocabulary; raise: Raise },
): void {
	const terms = phrase.map((stemmed) => vocabulary.term(stemmed))
	if (!terms.every((term) => term !== undefined)) return
	const lists = ({ heads, compounds, names }: Term) => [heads, compounds, names]
	const uses = (term: Term) => lists(term).reduce((sum, list) => sum + list.length, 0)
	const [rarest, ...others] = terms.toSorted((a, b) => uses(a) - uses(b))
	if (!rarest) return
	for (const list of lists(rarest))
		for (const ordinal of list) {
			if (!others.every((term) => lists(term).some((own) => holds(own, ordinal)))) continue
			const isAbout = terms.some((term) => holds(term.heads, ordinal) || holds(term.compounds, ordinal))
			raiseProduct(ordinal, { projection, score: isAbout ? WEIGHTS.head : WEIGHTS.name, raise })
		}
}
