import type { Language } from '@vitrine/market/locales'
import { addTo, type Bitset, emptySet, forEachMember, isIn } from '../bitset.ts'
import type { Projection } from '../projection.ts'
import { type Word, wordsOf } from './fold.ts'
import type { References } from './references.ts'
import { type Term, Vocabulary } from './vocabulary.ts'

/** Colorways that words match, how well, and what was searched where the words as typed match nothing. */
export type TextMatch = { members: Bitset; scores: Float32Array; correctedQuery: string | null }

const WEIGHTS = { reference: 100_000, referencePrefix: 100, name: 10, color: 6, category: 4, prefix: 0.6 }
const MOST_WORDS = 8

/** Words that tell nothing apart, in any of our languages: they do not have to match where others do. */
const STOP_WORDS = new Set(
	'a an and the for in of with et de des du d en la le les l un une pour avec y el los las con para e il lo i gli di da der die das und mit für fur ein eine im z w na do oraz dla'.split(
		' ',
	),
)

/** The words a query is made of that have to match. */
export function queryWords(query: string): Word[] {
	const words = query
		.split(/\s+/)
		.flatMap((chunk) => wordsOf(chunk.replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, ' ')))
		.slice(0, MOST_WORDS)
	const telling = words.filter(({ folded }) => !STOP_WORDS.has(folded))
	return telling.length > 0 ? telling : words
}

/** Full-text search over one language: names, color names and category names by word and beginning of word, references whole. */
export class TextIndex {
	readonly vocabulary: Vocabulary
	readonly #projection: Projection
	readonly #references: References

	constructor(options: { projection: Projection; references: References; language: Language }) {
		this.#projection = options.projection
		this.#references = options.references
		this.vocabulary = new Vocabulary(options.projection, options.language)
	}

	/** What a query finds among the published colorways: all its words have to match, misspelt ones by their nearest words. */
	search(query: string, published: Bitset): TextMatch {
		const size = this.#projection.colorways.length
		const match: TextMatch = { members: emptySet(size), scores: new Float32Array(size), correctedQuery: null }
		this.#addReferences(match, query)
		const words = queryWords(query)
		const typed = words.map((word) => this.#scoreTerms(this.#meanings(word.folded), word.folded, published))
		if (words.length > 0 && typed.every((scores) => scores !== undefined)) addConjunction(match, typed)
		else if (!anyIn(match.members, published)) this.#addCorrected(match, { words, typed, published })
		return match
	}

	/** Terms a word stands for: those that begin with it, or with its singular where none do. */
	#meanings(folded: string): readonly Term[] {
		const terms = this.vocabulary.startingWith(folded)
		return terms.length > 0 || folded.length < 4 || !/[sx]$/.test(folded)
			? terms
			: this.vocabulary.startingWith(folded.slice(0, -1))
	}

	/** How well each colorway is told by any of the terms; undefined where none that is published is. */
	#scoreTerms(terms: readonly Term[], word: string, published: Bitset): Float32Array | undefined {
		if (terms.length === 0) return undefined
		const { products, categories, colorways } = this.#projection
		const scores = new Float32Array(colorways.length)
		let isFound = false
		const raise = (ordinal: number, score: number) => {
			if (scores[ordinal]! >= score || !isIn(published, ordinal)) return
			scores[ordinal] = score
			isFound = true
		}
		for (const term of terms) {
			const quality = term.folded === word ? 1 : WEIGHTS.prefix
			for (const ordinal of term.products) {
				const { firstColorway, endColorway } = products[ordinal]!
				for (let colorway = firstColorway; colorway < endColorway; colorway++) raise(colorway, WEIGHTS.name * quality)
			}
			for (const ordinal of term.colorways) raise(ordinal, WEIGHTS.color * quality)
			for (const ordinal of term.categories)
				forEachMember(categories[ordinal]!.members, (colorway) => raise(colorway, WEIGHTS.category * quality))
		}
		return isFound ? scores : undefined
	}

	#addReferences(match: TextMatch, query: string): void {
		for (const { ordinal } of this.#references.startingWith(query)) {
			addTo(match.members, ordinal)
			match.scores[ordinal] = WEIGHTS.referencePrefix
		}
		for (const { ordinal } of this.#references.exactly(query)) {
			addTo(match.members, ordinal)
			match.scores[ordinal] = WEIGHTS.reference
		}
	}

	#addCorrected(
		match: TextMatch,
		{ words, typed, published }: { words: Word[]; typed: (Float32Array | undefined)[]; published: Bitset },
	): void {
		const corrected: string[] = []
		const scores: Float32Array[] = []
		for (const [index, word] of words.entries()) {
			const asTyped = typed[index]
			const near = asTyped ? [] : this.vocabulary.near(word.folded)
			const found = asTyped ?? this.#scoreTerms(near, near[0]?.folded ?? '', published)
			if (!found) return
			scores.push(found)
			corrected.push(near[0]?.surface ?? word.surface)
		}
		addConjunction(match, scores)
		if (anyIn(match.members, published)) match.correctedQuery = corrected.join(' ')
	}
}

/** Adds the colorways that every word tells, with the sum of how well. */
function addConjunction(match: TextMatch, words: readonly (Float32Array | undefined)[]): void {
	for (let colorway = 0; colorway < match.scores.length; colorway++) {
		let sum = 0
		for (const scores of words) {
			const score = scores?.[colorway] ?? 0
			if (score === 0) {
				sum = 0
				break
			}
			sum += score
		}
		if (sum === 0) continue
		addTo(match.members, colorway)
		match.scores[colorway]! += sum
	}
}

function anyIn(members: Bitset, published: Bitset): boolean {
	return members.some((word, index) => (word & published[index]!) !== 0)
}
