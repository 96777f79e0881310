import type { Language } from '@vitrine/market/locales'
import type { Meaning } from '../meaning.ts'
import type { Phrase } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** A reading of words: a phrase of names, a meaning, or several of them. */
export type Reading = { weight: number } & (
	| { phrase: Phrase; language: Language }
	| { meaning: Meaning; language: Language }
	| { all: readonly Unit[] }
	| { any: readonly Unit[] }
)

/** Words of a query that belong together, with all their readings. */
export type Unit = {
	/** Range of the words in the query. */
	start: number
	end: number
	readings: Reading[]
	/** Meaning of the words as a condition; undefined for the name of an article. */
	condition: Meaning | undefined
	/** Part of a compound, or its unknown rest; undefined for whole words. */
	part: string | undefined
	/** A modifier of the following part: Strick in Strickkleid. */
	isModifier: boolean
	unknownPart: string | undefined
	/** Text that remains when the condition is removed: `Bluse` of `Damenbluse`. */
	remainder: string
	/** Corrected word that was searched instead. */
	correction: string | undefined
}

/** Weights of readings: exact, synonym, compound part, prefix, other language, related. */
export const READING_WEIGHTS = { typed: 1, same: 0.85, compound: 0.7, begun: 0.6, foreign: 0.6, also: 0.5 }

/** A unit of these tokens with the given readings. */
export function unitOf(tokens: readonly Token[], readings: Reading[]): Unit {
	return {
		start: tokens[0]!.start,
		end: tokens.at(-1)!.end,
		readings,
		condition: undefined,
		part: undefined,
		isModifier: false,
		unknownPart: undefined,
		remainder: '',
		correction: undefined,
	}
}
