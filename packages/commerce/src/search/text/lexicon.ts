import type { Language } from '@vitrine/market/locales'
import type { Meaning } from '../meaning.ts'
import { readWords, type Role, type Words } from '../words/read-words.ts'
import { fold } from './fold.ts'
import { stem } from './stem.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Synonyms in one language, and related words each of them also finds. */
export type SynonymGroup = { language: Language; id: string; terms: readonly string[]; also: readonly string[] }

/** A phrase as stems. */
export type Phrase = readonly string[]
export type LexiconEntry = { meanings: Meaning[]; same: Phrase[]; also: Phrase[] }

/** Maximum words of a phrase in the tables. */
export const LONGEST_PHRASE = 5

/** Meanings of a language's words: facet values, departments and seasons from its table, synonyms from the shop's. */
export class Lexicon {
	readonly language: Language
	/** By folded words, then by stems: `niña` and `niño` share a stem but differ. */
	readonly #exact = new Map<string, LexiconEntry>()
	readonly #stems = new Map<string, LexiconEntry>()
	readonly #roles = new Map<Role, ReadonlySet<string>>()
	/** Every single word of the tables by its folded form, for typo correction. */
	readonly words = new Map<string, string>()

	constructor(language: Language, groups: readonly SynonymGroup[]) {
		this.language = language
		const words = readWords(language)
		this.#enterRoles(words)
		for (const { phrase, meaning } of words.meanings) this.#enter(phrase, (entry) => entry.meanings.push(meaning))
		for (const { terms, also } of groups) {
			const same = terms.map((term) => this.phraseOf(term))
			const weaker = also.map((term) => this.phraseOf(term))
			for (const term of terms)
				this.#enter(term, (entry) => {
					entry.same.push(...same)
					entry.also.push(...weaker)
				})
		}
	}

	/** Stems of a text without stop words: queries omit articles and prepositions freely. */
	phraseOf(text: string): Phrase {
		return this.meaningful(tokensOf(text)).map(({ folded }) => stem(folded, this.language))
	}

	/** Removes stop words, unless there are no others. */
	meaningful(tokens: readonly Token[]): readonly Token[] {
		const meaningful = tokens.filter(({ folded }) => !this.is('ignore', folded))
		return meaningful.length > 0 ? meaningful : tokens
	}

	/** Entry of adjacent words, exact or stemmed. */
	find(folded: readonly string[]): LexiconEntry | undefined {
		return (
			this.#exact.get(folded.join(' ')) ?? this.#stems.get(folded.map((word) => stem(word, this.language)).join(' '))
		)
	}

	/** Entry of a phrase of stems. */
	findPhrase(phrase: Phrase): LexiconEntry | undefined {
		return this.#stems.get(phrase.join(' '))
	}

	is(role: Role, folded: string): boolean {
		return this.#roles.get(role)?.has(folded) ?? false
	}

	#enter(phrase: string, fill: (entry: LexiconEntry) => void): void {
		const tokens = this.meaningful(tokensOf(phrase))
		const folded = tokens.map((token) => token.folded)
		for (const [keys, words] of [
			[this.#exact, folded],
			[this.#stems, this.phraseOf(phrase)],
		] as const) {
			const key = words.join(' ')
			const entry = keys.get(key) ?? { meanings: [], same: [], also: [] }
			fill(entry)
			keys.set(key, entry)
		}
		const [only] = tokens
		if (tokens.length === 1 && only) this.words.set(only.folded, only.surface.toLowerCase())
	}

	#enterRoles({ roles }: Words): void {
		for (const [role, words] of Object.entries(roles))
			this.#roles.set(role as Role, new Set(words.map((word) => fold(word))))
	}
}
