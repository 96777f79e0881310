import type { Language } from '@vitrine/market/locales'
import type { Meaning } from '../meaning.ts'
import type { Phrase } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** A way to read words: a phrase of a language's names, what it means, or several things at once. */
export type Reading = { weight: number } & (
	| { phrase: Phrase; language: Language }
	| { meaning: Meaning; language: Language }
	| { all: readonly Unit[] }
	| { any: readonly Unit[] }
)

/** Words of a query that are one thing, and everything they may stand for. */
export type Unit = {
	/** Where they stand in the query. */
	start: number
	end: number
	readings: Reading[]
	/** What the words mean where they mean a condition; undefined for the name of a thing. */
	condition: Meaning | undefined
	/** The part of a compound, or its unknown rest; undefined for whole words. */
	part: string | undefined
	/** A part that says more of what follows it: the Strick of a Strickkleid. */
	isModifier: boolean
	unknownPart: string | undefined
	/** What is left in their place where the condition goes: `Bluse` of `Damenbluse`. */
	remainder: string
	/** The word that was looked for instead of what is written. */
	correction: string | undefined
}

/** What words as they stand are worth, then words of the same meaning, of one that is near, cut short, of another language. */
export const READING_WEIGHTS = { typed: 1, same: 0.85, compound: 0.7, begun: 0.6, foreign: 0.6, also: 0.5 }

/** What these tokens stand for, and nothing else yet. */
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
